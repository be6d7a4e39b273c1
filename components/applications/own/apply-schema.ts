import { array, object, string } from 'yup'
import type { AskedQuestion, OpenShift } from '@/lib/applications/own-application'
import { answerLimit } from '@/validators/application'
import { birthDateSchema } from '@/validators/birth-date'
import { choiceFaults } from '@/validators/chosen-shifts'
import { choice, required, text } from '@/validators/fields'
import { yesNo } from '@/validators/job-post-terms'
import { encodeViolation, violation } from '@/validators/violation'

type Asked = {
  readonly questions: readonly AskedQuestion[]
  readonly shifts: readonly OpenShift[] | null
}

function answerSchema({ kind, choices }: AskedQuestion) {
  if (kind === 'text') return required(text(answerLimit), 'unanswered')
  return required(choice(kind === 'yes_no' ? yesNo : choices), 'unanswered')
}

/** At least one shift, and only ones that one person can work together; the service checks again with the age. */
const shiftsSchema = (shifts: readonly OpenShift[]) =>
  array(string().defined())
    .defined()
    .test('shifts', (chosen, context) => {
      const own = shifts.filter(({ id }) => chosen?.includes(id))
      const [fault] = choiceFaults(own, null)
      if (own.length > 0 && !fault) return true
      return context.createError({ message: fault ? encodeViolation(fault) : violation('required_select') })
    })

/** The schema of an application: an answer to each question, and what the post and the resume leave open. */
export function applySchema({ questions, shifts }: Asked) {
  return object({
    shiftIds: shifts ? shiftsSchema(shifts) : array(string().defined()).defined(),
    answers: object(Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)]))),
  }).concat(birthDateSchema)
}
