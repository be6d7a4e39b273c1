import { array, mixed, type ObjectSchema, object, type Schema, string } from 'yup'
import type { AskedQuestion, OpenShift } from '@/lib/applications/own-application'
import { registerSchema } from '@/validators/account'
import { ageOn, workingAges } from '@/validators/age'
import { adultAge, answerLimit, isAgeFit } from '@/validators/application'
import { bornOn } from '@/validators/birth-date'
import { choiceFaults } from '@/validators/chosen-shifts'
import { choice, required, text } from '@/validators/fields'
import { yesNo } from '@/validators/job-post-terms'
import { resumeLimits } from '@/validators/resume-limits'
import { bangkokToday, isDate } from '@/validators/rules'
import { encodeViolation, violation } from '@/validators/violation'

/** First who somebody is, where they have no account; then what the post and their resume leave open. */
export type ApplyStep = 'person' | 'details'

/** What a form of an application holds; a part that is not asked for stays empty. */
export type ApplyValues = {
  step: ApplyStep
  shiftIds: string[]
  displayName: string
  email: string
  phone: string
  password: string
  province: string
  district: string
  birthDate: string
  headline: string
  answers: Record<string, string>
}

/** What a newcomer is asked about themselves: all that an account takes, or what their provider does not say. */
export type AskedOfPerson = 'whole' | 'address' | 'name'

type Asked = {
  readonly questions: readonly AskedQuestion[]
  readonly shifts: readonly OpenShift[]
  readonly areChosen: boolean
  /** Whether somebody has to say who they are, and with which address they sign in. */
  readonly person: AskedOfPerson | null
  readonly area: boolean
  /** The ages that the post takes, in years; null is 18 and no limit. */
  readonly ages: { readonly minAge: number | null; readonly maxAge: number | null }
  /** The birth date, YYYY-MM-DD, that the account has; what it means for the post only the service says. */
  readonly known: string | null
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

/** Why somebody of an age cannot do the work, as an encoded violation: the post does not take it, or the law forbids it. */
function ageFault(
  age: number,
  own: readonly OpenShift[],
  { minAge, maxAge }: Asked['ages'],
): string | undefined {
  if (!isAgeFit(age, { minAge, maxAge })) {
    const min = minAge ?? adultAge
    return maxAge === null ? violation('job_age_from', { min }) : violation('job_age', { min, max: maxAge })
  }
  const anyAge = choiceFaults(own, null).map(({ rule }) => rule)
  const fault = choiceFaults(own, age).find(({ rule }) => !anyAge.includes(rule))
  return fault && encodeViolation(fault)
}

/** A birth date that the post can take; judged here, before an account is made. */
const birthDateFor = ({ shifts, areChosen, ages, known }: Asked) =>
  bornOn().test('job_age', (born, { parent, createError }) => {
    if (!born || !isDate(born) || born === known) return true
    const age = ageOn(bangkokToday(), born)
    if (age < workingAges.min || age > workingAges.max) return true
    const { shiftIds } = parent as ApplyValues
    const own = areChosen ? shifts.filter(({ id }) => shiftIds.includes(id)) : []
    const message = ageFault(age, own, ages)
    return message === undefined || createError({ message })
  })

const anything = mixed()

/** What is asked in the second step is not checked in the first. */
const inDetails = (schema: Schema) =>
  mixed().when('step', ([step]: ApplyStep[]) => (step === 'person' ? anything : schema))

const personOf = ({ displayName, phone, email, password }: typeof registerSchema.fields) => ({
  whole: { displayName, phone, email, password },
  address: { displayName, phone, email },
  name: { displayName, phone },
})

/** The schema of an application: an answer to each question, and what the post, the resume and the account leave open. */
export function applySchema(asked: Asked): ObjectSchema<ApplyValues> {
  const { questions, shifts, areChosen, person, area } = asked
  const answers = object(
    Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)])),
  )
  const place = () => inDetails(required(text(80), 'required_select'))
  const schema = object({
    step: anything,
    shiftIds: areChosen ? shiftsSchema(shifts) : anything,
    ...(person && personOf(registerSchema.fields)[person]),
    ...(area && { province: place(), district: place() }),
    birthDate: inDetails(required(birthDateFor(asked))),
    headline: text(resumeLimits.headline),
    answers: inDetails(answers),
  })
  return schema as unknown as ObjectSchema<ApplyValues>
}
