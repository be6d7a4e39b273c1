import { useTranslations } from 'next-intl'
import { RadioCards } from '@/components/forms/radio-cards'
import { TextareaField } from '@/components/forms/textarea-field'
import type { AskedQuestion } from '@/lib/applications/own-application'
import { answerLimit } from '@/validators/application'
import { yesNo } from '@/validators/job-post-terms'

/** A question of the post, by its kind. */
export function QuestionField({ question }: { question: AskedQuestion }) {
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
