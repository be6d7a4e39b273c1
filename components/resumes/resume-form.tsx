'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DraftNotice } from '@/components/forms/draft-notice'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { ButtonLink } from '@/components/ui/button-link'
import { pressPart } from '@/components/ui/press-part'
import type { Resume } from '@/lib/resumes/resume'
import { type ResumeStep, resumeSteps, resumeValues } from './resume-values'
import { SavedStatus } from './saved-status'
import { StepBar } from './step-bar'
import { useResumeSaving } from './use-resume-saving'

const ResumeConflict = pressPart(() => import('./resume-conflict'))

export type ResumeFormProps = {
  uid: string
  resume: Resume
  step: ResumeStep
  hasPhoto: boolean
  /** Where to return after the first step: a path of our own, checked by safeNextPath. */
  next?: string | undefined
  children: ReactNode
}

/** One step of the worker's own resume; every answer is stored by itself. */
export function ResumeForm({ uid, resume, step, hasPhoto, next, children }: ResumeFormProps) {
  const t = useTranslations('resumes')
  const router = useRouter()
  const form = useValidatedForm(
    () => import('./resume-schema').then(({ resumeFormSchema }) => resumeFormSchema),
    resumeValues(resume, step),
  )
  const saving = useResumeSaving(form, { uid, resume, step })
  const { stored, state, problem, conflict, other, draft } = saving
  const query = next ? `&next=${encodeURIComponent(next)}` : ''
  const following = resumeSteps[resumeSteps.indexOf(step) + 1]

  const goOn = async () => {
    if (!(await saving.finish())) return
    router.push(
      following ? `/resume/${uid}?step=${following}${query}` : `/resume/${uid}?view=preview${query}`,
    )
  }

  return (
    <Form id={`resume-${step}`} form={form} onSubmit={goOn}>
      <ReadyFields className="grid min-w-0 gap-6">
        <StepBar {...{ uid, step, hasPhoto, query }} resume={stored} />
        <SavedStatus state={state} onChoose={other ? () => saving.chooseBetween(other) : undefined} />
        {children}
        {step === 'work' && <p className="text-sm text-ink-3">{t('steps.enough')}</p>}
        <DraftNotice draft={draft} />
        <FormBar notice={<FormProblem problem={problem} />}>
          {next && stored.workTypes.length > 0 && (
            <ButtonLink variant="secondary" size="lg" href={next}>
              {t('steps.apply')}
            </ButtonLink>
          )}
          <SubmitButton variant="accent" className="ml-auto max-sm:w-full">
            {t(`steps.${step}.next`)}
          </SubmitButton>
        </FormBar>
      </ReadyFields>
      {conflict && (
        <ResumeConflict
          step={step}
          current={conflict}
          mine={form.getValues()}
          onKeepMine={() => saving.keepMine(conflict)}
          onTakeTheirs={() => saving.takeTheirs(conflict)}
          onClose={saving.closeConflict}
        />
      )}
    </Form>
  )
}
