import { object } from 'yup'
import type { AskedQuestion } from '@/lib/applications/own-application'
import { answerLimit } from '@/validators/application'
import { choice, date, required, text } from '@/validators/fields'
import { yesNo } from '@/validators/job-post-terms'

type Asked = { readonly questions: readonly AskedQuestion[]; readonly asksBirthDate: boolean }

function answerSchema({ kind, choices }: AskedQuestion) {
  if (kind === 'text') return required(text(answerLimit))
  return required(choice(kind === 'yes_no' ? yesNo : choices), 'required_select')
}

/** The form of an application: an answer to each question, and a birthday where the resume has none. */
export function applySchema({ questions, asksBirthDate }: Asked) {
  return object({
    answers: object(Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)]))),
    birthDate: asksBirthDate ? required(date()) : date(),
  })
}
