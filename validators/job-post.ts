import { array, type InferType, type ISchema, object } from 'yup'
import { currentTime } from './clock'
import {
  choice,
  choices,
  date,
  dateWithin,
  flag,
  integer,
  required,
  text,
  texts,
  time,
  withRule,
} from './fields'
import { horizonYears } from './horizon'
import {
  benefits,
  type DayAndTime,
  deadlineMinute,
  interviewModes,
  jobPostLimits,
  jobPostTypes,
  paydays,
  payUnits,
  possibleAnswers,
  questionKinds,
  type ShiftTimes,
  shiftChoices,
  shiftSpan,
  type Visibility,
  visibilities,
} from './job-post-terms'
import { languageCodes, languageLevels } from './languages'
import { bangkokToday, isDate, isPresent } from './rules'
import { areShiftsChosen, type ChoiceTerms } from './shift-places'
import { violation } from './violation'
import { workTypes } from './work-types'

const limits = {
  ...jobPostLimits,
  headcount: 500,
  payBaht: 100_000,
  breakMinutes: 240,
  age: { min: 15, max: 80 },
  experienceMonths: 120,
}

const pay = () => integer(100, limits.payBaht * 100, { min: 1, max: limits.payBaht })

/** Nobody under 15 may work (Labour Protection Act B.E. 2541, section 44). */
const age = () => integer(limits.age.min, limits.age.max)

const ageUpwards = age().test({
  name: 'min_value',
  test(value, { parent, createError }) {
    const { minAge } = parent as { minAge?: number }
    if (!value || !minAge || value >= minAge) return true
    return createError({ message: violation('min_value', { min: minAge }) })
  },
})

const shiftFields = {
  /** Of a stored shift, which keeps it; a new one has none. */
  id: text(36),
  date: date(),
  startTime: time(),
  endTime: time(),
  breakMinutes: integer(0, limits.breakMinutes).default(0),
  /** People this shift needs, where that differs from the post's headcount. */
  headcount: integer(1, limits.headcount),
}

const draftShift = object(shiftFields)

const notPast = (day = date()) =>
  day.test({
    name: 'not_past',
    message: violation('not_past'),
    test: (value) => !value || !isDate(value) || value >= bangkokToday(),
  })

const endWithinDay = time().test({
  name: 'shift_length',
  message: violation('shift_length'),
  test(value) {
    const { startTime } = this.parent as ShiftTimes
    return !value || value !== startTime
  },
})

const fullShift = object({
  ...shiftFields,
  date: required(notPast(dateWithin(horizonYears))),
  startTime: required(time()),
  endTime: required(endWithinDay),
})

type Span = NonNullable<ReturnType<typeof shiftSpan>>

const doOverlap = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1]
const doBeginAtOnce = (one: Span, other: Span) => one[0] === other[0]

/** The index of the first shift that clashes with an earlier one, or -1. */
function clashIndex(shifts: readonly ShiftTimes[], doClash: (one: Span, other: Span) => boolean): number {
  const spans = shifts.map(shiftSpan)
  return spans.findIndex(
    (span, index) => span && spans.slice(0, index).some((other) => other && doClash(span, other)),
  )
}

function listOf<T>(item: ISchema<T>, max: number) {
  return array(item).test({
    name: 'max_items',
    message: violation('max_items', { max }),
    test: (value) => !value || value.length <= max,
  })
}

const shiftList = <T>(shift: ISchema<T>) => listOf(shift, limits.shifts)

/** The index of the first value that repeats an earlier one, or -1; blank values are ignored. */
function repetitionIndex(values: readonly (string | undefined)[]): number {
  return values.findIndex((value, index) => value && values.indexOf(value) < index)
}

const languageFields = { code: choice(languageCodes), level: choice(languageLevels) }

const draftLanguages = listOf(object(languageFields), limits.languages)

const fullLanguages = listOf(
  object({
    code: required(languageFields.code, 'required_select'),
    level: required(languageFields.level, 'required_select'),
  }),
  limits.languages,
).test({
  name: 'repeated',
  test(value) {
    const index = repetitionIndex(value?.map(({ code }) => code) ?? [])
    return (
      index < 0 || this.createError({ path: `${this.path}[${index}].code`, message: violation('repeated') })
    )
  },
})

/** A question's id is made by the form and never changes, because answers refer to it. */
const questionId = required(
  text(12).matches(/^[a-z0-9]{4,12}$/, { message: violation('format'), excludeEmptyString: true }),
)

const questionFields = {
  id: questionId,
  text: text(200),
  kind: choice(questionKinds),
  choices: texts(80, limits.choices.max),
  /** The answers the company is looking for; an empty list accepts any. */
  wanted: texts(80, limits.choices.max),
}

type QuestionTerms = { kind?: (typeof questionKinds)[number]; choices?: string[] }

const fullQuestion = object({
  ...questionFields,
  text: required(questionFields.text),
  kind: required(questionFields.kind, 'required_select'),
  choices: questionFields.choices.test({
    name: 'choices',
    test(value) {
      const { kind } = this.parent as QuestionTerms
      if (kind !== 'choice') return true
      const given = (value ?? []).filter(isPresent)
      if (given.length < limits.choices.min) {
        return this.createError({ message: violation('min_items', { min: limits.choices.min }) })
      }
      return repetitionIndex(given) < 0 || this.createError({ message: violation('repeated') })
    },
  }),
  wanted: questionFields.wanted.test({
    name: 'one_of',
    message: violation('one_of'),
    test(value) {
      const { kind, choices: given = [] } = this.parent as QuestionTerms
      const possible: readonly string[] | null = possibleAnswers(kind, given)
      return (value ?? []).every((answer) => possible?.includes(answer))
    },
  }),
})

/** A list of questions with unique ids, because answers refer to them. */
function questionList<T>(question: ISchema<T>) {
  return listOf(question, limits.questions).test({
    name: 'repeated',
    test(value) {
      const questions = (value ?? []) as readonly { id?: string }[]
      const index = repetitionIndex(questions.map(({ id }) => id))
      return (
        index < 0 || this.createError({ path: `${this.path}[${index}].id`, message: violation('repeated') })
      )
    },
  })
}

const deadlineFields = { date: date(), time: time() }

/** When applying ends: in the future, and not after the last shift. */
const fullDeadline = object({ ...deadlineFields, date: notPast() })
  .default(undefined)
  .test({
    name: 'deadline',
    test(value: DayAndTime | undefined) {
      const minute = deadlineMinute(value)
      if (minute === null || !value) return true
      const today = value.date === bangkokToday()
      if (today && minute * 60_000 < currentTime().getTime()) {
        return this.createError({ path: `${this.path}.time`, message: violation('passed') })
      }
      const { shifts = [] } = this.parent as { shifts?: ShiftTimes[] }
      const ends = shifts.flatMap((shift) => shiftSpan(shift)?.[1] ?? [])
      const isAfter = ends.length > 0 && minute > Math.max(...ends)
      if (!isAfter) return true
      return this.createError({ path: `${this.path}.date`, message: violation('after_work') })
    },
  })

const draftFields = {
  branchId: text(36),
  type: choice(jobPostTypes),
  workType: choice(workTypes),
  title: text(80),
  description: text(2_000),
  headcount: integer(1, limits.headcount),
  /** Years; without a minimum only adults are accepted. */
  minAge: age(),
  maxAge: ageUpwards,
  payUnit: choice(payUnits),
  /** Satang for one person per `payUnit`. */
  payAmount: pay(),
  /** Satang for one person per hour of overtime; when blank, the legal minimum applies. */
  overtimePay: pay(),
  /** Whether public holidays are paid as holidays: work twice, overtime three times. */
  paysHolidayRates: flag(),
  payday: choice(paydays),
  shifts: shiftList(draftShift),
  shiftChoice: choice(shiftChoices),
  /** Months of experience in such work; blank needs none. */
  experienceMonths: integer(0, limits.experienceMonths),
  languages: draftLanguages,
  /** What people must bring and wear. */
  gear: text(300),
  /** Whom people ask for when they arrive; only those who are hired read it. */
  contactName: text(80),
  knockOutQuestions: questionList(object(questionFields)),
  benefits: choices(benefits, benefits.length),
  /** Benefits in the employer's own words. */
  otherBenefits: text(200),
  /** Download addresses of uploaded pictures; the first represents the post. */
  photos: texts(500, limits.photos),
  visibility: choice(visibilities),
  /** The group of favourite workers that sees the post, when `visibility` is `group`. */
  favouriteGroupId: text(36),
  /** When applying ends, Thai time; when blank, with the last shift. */
  applyBy: object(deadlineFields).default(undefined),
  interviewMode: choice(interviewModes),
}

/** A job post that is still being written: every field is optional, but what is filled in must be well-formed. */
export const jobPostDraftSchema = object(draftFields)
export type JobPostDraftInput = InferType<typeof jobPostDraftSchema>

/** A job post that may be published. Pay is satang for one person per `payUnit`. */
export const jobPostSchema = object({
  ...draftFields,
  branchId: required(draftFields.branchId, 'required_select'),
  type: required(draftFields.type, 'required_select'),
  workType: required(draftFields.workType, 'required_select'),
  title: required(withRule(text(80), 'min', { min: 5 })),
  headcount: required(draftFields.headcount),
  payUnit: required(draftFields.payUnit, 'required_select'),
  payAmount: required(draftFields.payAmount),
  payday: required(draftFields.payday, 'required_select'),
  languages: fullLanguages,
  knockOutQuestions: questionList(fullQuestion),
  favouriteGroupId: draftFields.favouriteGroupId.test({
    name: 'required_select',
    message: violation('required_select'),
    test(value) {
      const { visibility } = this.parent as { visibility?: Visibility }
      return visibility !== 'group' || isPresent(value)
    },
  }),
  applyBy: fullDeadline,
  shifts: required(shiftList(fullShift), 'required_select').test({
    name: 'overlap',
    test(value) {
      // Where people choose their shifts, shifts may overlap; two that begin at the same time count as one shift.
      const doClash = areShiftsChosen(this.parent as ChoiceTerms) ? doBeginAtOnce : doOverlap
      const index = clashIndex(value ?? [], doClash)
      if (index < 0) return true
      return this.createError({ path: `${this.path}[${index}].startTime`, message: violation('overlap') })
    },
  }),
})
