import { array, object, string } from 'yup'
import type { AskedQuestion, OpenShift } from '@/lib/applications/own-application'
import { answerLimit } from '@/validators/application'
import { choiceFaults } from '@/validators/chosen-shifts'
import { choice, date, required, text } from '@/validators/fields'
import { yesNo } from '@/validators/job-post-terms'
import { encodeViolation, violation } from '@/validators/violation'

type Asked = {
  readonly questions: readonly AskedQuestion[]
  readonly asksBirthDate: boolean
  readonly shifts: readonly OpenShift[] | null
}

function answerSchema({ kind, choices }: AskedQuestion) {
  if (kind === 'text') return required(text(answerLimit))
  return required(choice(kind === 'yes_no' ? yesNo : choices), 'required_select')
}

/** Shifts of which one is needed, and which one person can work together: the service knows the age, and looks again. */
const shiftsSchema = (shifts: readonly OpenShift[]) =>
  array(string().defined())
    .defined()
    .test('shifts', (chosen, context) => {
      const own = shifts.filter(({ id }) => chosen?.includes(id))
      const [fault] = choiceFaults(own, null)
      if (own.length > 0 && !fault) return true
      return context.createError({ message: fault ? encodeViolation(fault) : violation('required_select') })
    })

/** The form of an application: an answer to each question, and what the post and the resume leave open. */
export function applySchema({ questions, asksBirthDate, shifts }: Asked) {
  return object({
    shiftIds: shifts ? shiftsSchema(shifts) : array(string().defined()).defined(),
    answers: object(Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)]))),
    birthDate: asksBirthDate ? required(date()) : date(),
  })
}
