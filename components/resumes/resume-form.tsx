'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { CheckboxCards } from '@/components/forms/checkbox-cards'
import { DraftNotice } from '@/components/forms/draft-notice'
import { DraftStatus } from '@/components/forms/draft-status'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { MoneyField } from '@/components/forms/money-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { toast } from '@/components/ui/toast'
import type { Resume } from '@/lib/resumes/resume'
import { resumeVisibilities } from '@/validators/resume-visibilities'
import { workTypes } from '@/validators/work-types'
import { ResumePreview } from './resume-preview'
import { type ResumeValues, resumeBody, resumeValues } from './resume-values'
import { weekdays } from './weekdays'

const storeModule = () => import('./store-resume')
const ResumeConflict = lazy(() => import('./resume-conflict'))

export type ResumeFormProps = {
  uid: string
  displayName: string
  resume: Resume
  /** Where to return after writing it: a path of our own, checked by safeNextPath. */
  next?: string
  /** The fields of `province`, `district`, `lat` and `lng`, supplied by the page. */
  placeFields: ReactNode
}

/** Edits the worker's own resume. */
export function ResumeForm({ uid, displayName, resume, next, placeFields }: ResumeFormProps) {
  const t = useTranslations('resumes')
  const workTypeName = useTranslations('workTypes')
  const router = useRouter()
  const form = useValidatedForm(
    () => import('./resume-schema').then(({ resumeFormSchema }) => resumeFormSchema),
    resumeValues(resume),
  )
  const draft = useKeptDraft(form, `resume:${uid}`)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const loadStore = useLazyModule(storeModule)
  const [conflict, setConflict] = useState<Resume | null>(null)

  const show = (stored: Resume) => {
    draft.clear()
    form.reset(resumeValues(stored))
    setConflict(null)
  }

  const save = async ({ version = 0, ...values }: ResumeValues) => {
    setProblem(null)
    setConflict(null)
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const outcome = await store.storeResume({ id: resume.id, version }, resumeBody(values))
    if (outcome.kind === 'conflict') return setConflict(outcome.current)
    if (outcome.kind === 'refused') return setProblem(applyProblem(form, outcome.problem))
    show(outcome.resource)
    if (next) router.push(next)
    await toast('success', t('saved'))
  }

  return (
    <Form id="resume" form={form} onSubmit={save} className="grid items-start gap-8 lg:flex lg:flex-wrap">
      <ReadyFields className="grid min-w-0 grow-[999] basis-80 gap-5">
        <DraftStatus savedAt={draft.savedAt} />
        <RadioCards
          name="visibility"
          label={t('visibility')}
          named={t('visibilityName')}
          columns={3}
          options={resumeVisibilities.map((value) => ({
            value,
            label: t(`visibilities.${value}.label`),
            about: t(`visibilities.${value}.about`),
          }))}
        />
        <TextField name="headline" label={t('headline')} hint={t('headlineHint')} optional maxLength={100} />
        <CheckboxCards
          name="workTypes"
          label={t('workTypes')}
          hint={t('workTypesHint')}
          columns="short-cards"
          options={workTypes.map((value) => ({ value, label: workTypeName(value), icon: value }))}
        />
        {placeFields}
        <CheckboxCards
          name="days"
          label={t('days')}
          optional
          columns="grid-cols-3 sm:grid-cols-4"
          options={weekdays.map(({ value, key }) => ({ value, label: t(`weekdays.${key}`) }))}
        />
        <MoneyField
          name="minDailyPay"
          label={t('minDailyPay')}
          hint={t('minDailyPayHint')}
          optional
          unit={t('perDay')}
        />
        <TextareaField
          name="about"
          label={t('about')}
          hint={t('aboutHint')}
          optional
          rows={5}
          limit={1_000}
        />
        <FormBar
          aboveNavigation
          notice={
            <>
              <DraftNotice draft={draft} />
              <FormProblem problem={problem} />
            </>
          }
        >
          <SubmitButton variant="accent" className="ml-auto max-sm:w-full">
            {t('save')}
          </SubmitButton>
        </FormBar>
      </ReadyFields>
      <ResumePreview displayName={displayName} />
      {conflict && (
        <Suspense>
          <ResumeConflict
            current={conflict}
            mine={form.getValues()}
            onKeepMine={() => {
              form.setValue('version', conflict.version)
              void form.handleSubmit(save)()
            }}
            onTakeTheirs={() => show(conflict)}
            onClose={() => setConflict(null)}
          />
        </Suspense>
      )}
    </Form>
  )
}
