'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { DateField } from '@/components/forms/date-field'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { RadioCards } from '@/components/forms/radio-cards'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextareaField } from '@/components/forms/textarea-field'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import type { Problem } from '@/lib/api/problem'
import type { Board } from '@/lib/applications/application'
import type { AskedQuestion, OpenShift } from '@/lib/applications/own-application'
import { answerLimit } from '@/validators/application'
import { yesNo } from '@/validators/job-post-terms'
import { placesLeft } from '@/validators/places-left'
import { ChosenShiftsField } from './chosen-shifts-field'

type ApplyFormProps = {
  jobPostId: string
  questions: readonly AskedQuestion[]
  /** The resume holds no birthday, and the law wants an age. */
  asksBirthDate: boolean
  /** The shifts to choose from; null where everybody works every shift. */
  shifts: readonly OpenShift[] | null
}

type Values = { shiftIds: string[]; answers: Record<string, string>; birthDate?: string }

/** How the shifts are filled by now, where that is why an application was refused. */
const placesIn = ({ code, current }: Problem) =>
  code === 'shift_taken' ? (current as Pick<Board, 'shifts'>).shifts : null

const storeModule = () => import('./store-application')

/** The questions of a post and the button that sends the application, once whatever happens to the answer. */
export function ApplyForm({ jobPostId, questions, asksBirthDate, shifts: offered }: ApplyFormProps) {
  const t = useTranslations('applying')
  const router = useRouter()
  const form = useValidatedForm<Values>(
    () =>
      import('./apply-schema').then(({ applySchema }) =>
        applySchema({ questions, asksBirthDate, shifts: offered }),
      ),
    { shiftIds: [], answers: Object.fromEntries(questions.map(({ id }) => [id, ''])), birthDate: '' },
  )
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [shifts, setShifts] = useState(offered)
  const [justTaken, setJustTaken] = useState<readonly string[]>([])
  const loadStore = useLazyModule(storeModule)

  /** Others were quicker: their shifts are unticked, and the rest stays as it was chosen. */
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

  const send = async ({ answers, shiftIds, birthDate }: Values) => {
    setProblem(null)
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const given = questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' }))
    const outcome = await store.storeApplication({
      jobPostId,
      answers: given,
      ...(offered && { shiftIds }),
      ...(asksBirthDate && birthDate && { birthDate }),
    })
    if ('problem' in outcome) {
      const filled = placesIn(outcome.problem)
      if (filled) giveWay(filled)
      return setProblem(applyProblem(form, outcome.problem))
    }
    router.push(`/jobs/applications?sent=${outcome.resource.id}`)
  }

  return (
    <Form id="apply" form={form} onSubmit={send} className="grid gap-6">
      {shifts && <ChosenShiftsField shifts={shifts} justTaken={justTaken} />}
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {asksBirthDate && <DateField name="birthDate" label={t('birthDate')} hint={t('birthDateHint')} />}
      <FormBar notice={<FormProblem problem={problem} />}>
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
  if (kind === 'text') return <TextareaField name={name} label={text} rows={3} limit={answerLimit} />
  const options =
    kind === 'yes_no'
      ? yesNo.map((value) => ({ value, label: t(value) }))
      : choices.map((value) => ({ value, label: value }))
  return <RadioCards name={name} label={text} options={options} />
}
