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
import { offline, useLater } from '@/components/forms/use-later'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import type { AskedQuestion } from '@/lib/applications/own-application'
import { answerLimit } from '@/validators/application'
import { yesNo } from '@/validators/job-post-terms'

type ApplyFormProps = {
  jobPostId: string
  questions: readonly AskedQuestion[]
  /** The resume holds no birthday, and the law wants an age. */
  asksBirthDate: boolean
}

type Values = { answers: Record<string, string>; birthDate?: string }

const storeModule = () => import('./store-application')

/** The questions of a post and the button that sends the application, once whatever happens to the answer. */
export function ApplyForm({ jobPostId, questions, asksBirthDate }: ApplyFormProps) {
  const t = useTranslations('applying')
  const router = useRouter()
  const form = useValidatedForm<Values>(
    () => import('./apply-schema').then(({ applySchema }) => applySchema({ questions, asksBirthDate })),
    { answers: Object.fromEntries(questions.map(({ id }) => [id, ''])), birthDate: '' },
  )
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const loadStore = useLater(storeModule)

  const send = async ({ answers, birthDate }: Values) => {
    setProblem(null)
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const given = questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' }))
    const outcome = await store.storeApplication({
      jobPostId,
      answers: given,
      ...(asksBirthDate && birthDate && { birthDate }),
    })
    if ('problem' in outcome) return setProblem(applyProblem(form, outcome.problem))
    router.push(`/jobs/applications?sent=${outcome.resource.id}`)
  }

  return (
    <Form id="apply" form={form} onSubmit={send} className="grid gap-6">
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
