'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { DateField } from '@/components/forms/date-field'
import { DraftNotice } from '@/components/forms/draft-notice'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { RadioCards } from '@/components/forms/radio-cards'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextareaField } from '@/components/forms/textarea-field'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { Problem } from '@/lib/api/problem'
import type { Board } from '@/lib/applications/application'
import type { AskedQuestion, OpenShift } from '@/lib/applications/own-application'
import { formatDate } from '@/lib/dates/format-long'
import { answerLimit } from '@/validators/application'
import { yesNo } from '@/validators/job-post-terms'
import { placesLeft } from '@/validators/places-left'
import { ChosenShiftsField } from './chosen-shifts-field'

type ApplyFormProps = {
  jobPostId: string
  questions: readonly AskedQuestion[]
  /** When they were born, YYYY-MM-DD; null where they were not asked yet, while the law requires an age. */
  birthDate: string | null
  /** The shifts to choose from; null where everybody works every shift. */
  shifts: readonly OpenShift[] | null
}

type Values = { shiftIds: string[]; answers: Record<string, string>; birthDate?: string }

/** How full the shifts are now, if that is why an application was refused. */
const placesIn = ({ code, current }: Problem) =>
  code === 'shift_taken' ? (current as Pick<Board, 'shifts'>).shifts : null

const isChoosable = ({ placesLeft: left, clash }: OpenShift) => left !== 0 && clash === undefined

/** Whether a post does not take them, so that another job is the next step. */
const isRefused = (problem: FormRefusal | null) =>
  problem !== null && ['age_out_of_range', 'applied_too_often', 'post_not_open'].includes(problem.code)

const storeModule = () => import('./store-application')

/** A post's questions and the button that sends the application, exactly once even if an answer is lost. */
export function ApplyForm({ jobPostId, questions, birthDate: known, shifts: offered }: ApplyFormProps) {
  const t = useTranslations('applying')
  const router = useRouter()
  const [asksBirthDate, setAsksBirthDate] = useState(known === null)
  const form = useValidatedForm<Values>(
    () => import('./apply-schema').then(({ applySchema }) => applySchema({ questions, shifts: offered })),
    {
      shiftIds: [],
      answers: Object.fromEntries(questions.map(({ id }) => [id, ''])),
      birthDate: known ?? '',
    },
  )
  const draft = useKeptDraft(form, `apply:${jobPostId}`)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [shifts, setShifts] = useState(offered)
  const [justTaken, setJustTaken] = useState<readonly string[]>([])
  const loadStore = useLazyModule(storeModule)

  /** Unticks the shifts that others have filled meanwhile; the rest of the choice stays. */
  const giveWay = (filled: Board['shifts']) => {
    const leftOf = ({ id, placesLeft: before }: OpenShift) => {
      const now = filled.find(({ shiftId }) => shiftId === id)
      return now ? placesLeft(now) : before
    }
    const now = (shifts ?? []).map((shift) => ({ ...shift, placesLeft: leftOf(shift) }))
    const isFree = (id: string) => now.some((shift) => shift.id === id && shift.placesLeft !== 0)
    const { shiftIds } = form.getValues()
    setShifts(now)
    setJustTaken(shiftIds.filter((id) => !isFree(id)))
    form.setValue('shiftIds', shiftIds.filter(isFree))
  }

  /** What was typed before may name shifts that are full or clash by now, and a day of birth that was being corrected. */
  const lookAgain = useEffectEvent(() => {
    const { shiftIds, birthDate } = form.getValues()
    const free = shiftIds.filter((id) => offered?.some((shift) => shift.id === id && isChoosable(shift)))
    if (free.length < shiftIds.length) form.setValue('shiftIds', free)
    if (birthDate !== (known ?? '')) setAsksBirthDate(true)
  })
  useEffect(() => {
    if (draft.restored) lookAgain()
  }, [draft.restored])

  const send = async ({ answers, shiftIds, birthDate }: Values) => {
    setProblem(null)
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const given = questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' }))
    if (asksBirthDate && birthDate) {
      const refused = await store.storeBirthDate(birthDate)
      if (refused) return setProblem(applyProblem(form, refused))
    }
    const outcome = await store.storeApplication({
      jobPostId,
      answers: given,
      ...(offered && { shiftIds }),
    })
    if ('problem' in outcome) {
      const filled = placesIn(outcome.problem)
      if (filled) giveWay(filled)
      return setProblem(applyProblem(form, outcome.problem))
    }
    draft.clear()
    // Going back must not offer the form again: it is replaced, and pages kept from before are forgotten.
    router.replace(`/jobs/applications?sent=${outcome.resource.id}`)
    router.refresh()
  }

  return (
    <Form id="apply" form={form} onSubmit={send} className="grid gap-6">
      {shifts && <ChosenShiftsField shifts={shifts} justTaken={justTaken} />}
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {asksBirthDate ? (
        <DateField name="birthDate" label={t('birthDate')} hint={t('birthDateHint')} />
      ) : (
        known && (
          <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
            {t('bornOn', { day: formatDate(new Date(known)) })}
            <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setAsksBirthDate(true)}>
              {t('correctBirthDate')}
            </Button>
          </p>
        )
      )}
      <FormBar
        notice={
          <>
            <DraftNotice draft={draft} />
            <FormProblem
              problem={problem}
              action={
                isRefused(problem) && (
                  <ButtonLink href="/jobs" variant="secondary" size="sm">
                    {t('otherJobs')}
                  </ButtonLink>
                )
              }
            />
          </>
        }
      >
        <p className="text-sm text-ink-2 max-sm:hidden">{t('free')}</p>
        <SubmitButton variant="accent" className="ml-auto max-sm:w-full">
          {t('submit')}
        </SubmitButton>
      </FormBar>
    </Form>
  )
}

function Question({ question }: { question: AskedQuestion }) {
  const t = useTranslations('applying')
  const { id, text, kind, choices } = question
  const name = `answers.${id}`
  const asked = { name, label: text, named: t('answer') }
  if (kind === 'text') return <TextareaField {...asked} rows={3} limit={answerLimit} />
  const options =
    kind === 'yes_no'
      ? yesNo.map((value) => ({ value, label: t(value) }))
      : choices.map((value) => ({ value, label: value }))
  return <RadioCards {...asked} options={options} />
}
