import { array, type InferType, object, type Schema } from 'yup'
import { choice, date, flag, integer, required, text, time, withRule } from './fields'
import { jobPostTypes, paydays, payUnits, type ShiftTimes, shiftSpan } from './job-post-terms'
import { bangkokToday, isDate } from './rules'
import { violation } from './violation'
import { workTypes } from './work-types'

const limits = { headcount: 500, payBaht: 100_000, shifts: 60, breakMinutes: 240, age: { min: 15, max: 80 } }

const pay = () => integer(100, limits.payBaht * 100, { min: 1, max: limits.payBaht })

/** Nobody under 15 works (Labour Protection Act B.E. 2541, section 44). */
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
  date: date(),
  startTime: time(),
  endTime: time(),
  breakMinutes: integer(0, limits.breakMinutes).default(0),
}

const draftShift = object(shiftFields)

const notPast = date().test({
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
  date: required(notPast),
  startTime: required(time()),
  endTime: required(endWithinDay),
})

/** The index of the first shift that overlaps an earlier one, or -1. */
function overlapIndex(shifts: readonly ShiftTimes[]): number {
  const spans = shifts.map(shiftSpan)
  return spans.findIndex(
    (span, index) =>
      span && spans.slice(0, index).some((other) => other && span[0] < other[1] && other[0] < span[1]),
  )
}

function shiftList<S extends Schema>(shift: S) {
  return array(shift).test({
    name: 'max_items',
    message: violation('max_items', { max: limits.shifts }),
    test: (value) => !value || value.length <= limits.shifts,
  })
}

const draftFields = {
  branchId: text(36),
  type: choice(jobPostTypes),
  workType: choice(workTypes),
  title: text(80),
  description: text(2_000),
  headcount: integer(1, limits.headcount),
  /** Years; no least age means adults. */
  minAge: age(),
  maxAge: ageUpwards,
  payUnit: choice(payUnits),
  /** Satang for one person per `payUnit`. */
  payAmount: pay(),
  /** Satang for one person per hour of overtime; none means the least the law allows. */
  overtimePay: pay(),
  /** Whether public holidays are paid as holidays: work twice, overtime three times. */
  paysHolidayRates: flag(),
  payday: choice(paydays),
  shifts: shiftList(draftShift),
}

/** A job post still being written: everything optional, what is there well-formed. */
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
  shifts: required(shiftList(fullShift), 'required_select').test({
    name: 'overlap',
    test(value) {
      const index = overlapIndex(value ?? [])
      if (index < 0) return true
      return this.createError({ path: `${this.path}[${index}].startTime`, message: violation('overlap') })
    },
  }),
})
