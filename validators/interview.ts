import { array, number, object, string } from 'yup'
import { currentTime } from './clock'
import { choice, date, required, text, time } from './fields'
import {
  type InterviewLength,
  interviewDecisions,
  interviewKinds,
  interviewLengths,
  interviewTerms,
} from './interview-terms'
import { isDate } from './rules'
import { isUrl } from './url-rules'
import { violation } from './violation'

const quarterMs = interviewTerms.stepMinutes * 60_000
const dayMs = 86_400_000

/** Whether an interview may begin then: on a quarter of an hour to come, and not too far ahead. */
export function isInterviewTime(at: string, now = currentTime().getTime()): boolean {
  const moment = Date.parse(at)
  return (
    Number.isInteger(moment / quarterMs) &&
    moment > now &&
    moment <= now + interviewTerms.farthestDays * dayMs
  )
}

const moment = () =>
  required(string()).test({
    name: 'interview_time',
    message: violation('interview_time', { days: interviewTerms.farthestDays }),
    test: (value) => !value || isInterviewTime(value),
  })

const times = () =>
  array(moment())
    .default([])
    .test({
      name: 'min_items',
      message: violation('min_items', { min: 1 }),
      test: (value) => (value?.length ?? 0) > 0,
    })
    .test({
      name: 'max_items',
      message: violation('max_items', { max: interviewTerms.times }),
      test: (value) => (value?.length ?? 0) <= interviewTerms.times,
    })
    .test({
      name: 'repeated',
      message: violation('repeated'),
      test: (value) => new Set(value).size === (value?.length ?? 0),
    })

const minutes = () =>
  required(number(), 'required_select').test({
    name: 'one_of',
    message: violation('one_of'),
    test: (value) => value == null || interviewLengths.includes(value as InterviewLength),
  })

/** A video call needs its link, a visit its address. */
const placeOf = () =>
  text(interviewTerms.place)
    .default('')
    .test({
      name: 'required',
      message: violation('required'),
      test: (value, { parent }) => parent.kind === 'phone' || Boolean(value),
    })
    .test({
      name: 'url',
      message: violation('url'),
      test: (value, { parent }) => parent.kind !== 'video' || !value || isUrl(value),
    })

/** An interview as a company proposes it. */
export const interviewSchema = object({
  kind: required(choice(interviewKinds), 'required_select'),
  place: placeOf(),
  note: text(interviewTerms.note).default(''),
  minutes: minutes(),
  times: times(),
})

const bangkok = '+07:00'

/** The moment of a day and a time of day in Thailand, in ISO 8601. */
export const momentIn = (day: string, clock: string): string =>
  new Date(`${day}T${clock}:00${bangkok}`).toISOString()

/** A day and a time of day of a form; together they must be a time to come. */
const slot = () =>
  object({
    date: required(date()),
    time: required(time()).test({
      name: 'interview_time',
      message: violation('interview_time', { days: interviewTerms.farthestDays }),
      test: (value, { parent }) =>
        !value || !isDate(parent.date) || isInterviewTime(momentIn(parent.date, value)),
    }),
  })

const slots = () =>
  array(slot())
    .default([])
    .test({
      name: 'repeated',
      message: violation('repeated'),
      test: (value) => {
        const named = (value ?? []).map(({ date: day, time: clock }) => `${day} ${clock}`)
        return new Set(named).size === named.length
      },
    })

/** The form in which a company proposes an interview. */
export const proposalFormSchema = object({
  kind: required(choice(interviewKinds), 'required_select'),
  place: placeOf(),
  note: text(interviewTerms.note).default(''),
  minutes: required(choice(interviewLengths.map(String)), 'required_select'),
  slots: slots(),
})

/** The form in which a company names other times. */
export const otherTimesFormSchema = object({
  minutes: required(choice(interviewLengths.map(String)), 'required_select'),
  slots: slots(),
})

/** The form in which a worker asks for another time. */
export const wishFormSchema = object({ slot: slot(), reason: text(interviewTerms.wish).default('') })

/** Other times for an interview that there is. */
export const interviewTimesSchema = object({ minutes: minutes(), times: times() })

/** The time that a worker asks for instead, and why. */
export const interviewWishSchema = object({ at: moment(), reason: text(interviewTerms.wish).default('') })

/** The form in which a company notes what became of an interview. */
export const outcomeFormSchema = object({
  event: required(choice(['complete', 'mark_no_show']), 'required_select'),
  decision: choice(interviewDecisions),
  note: text(interviewTerms.outcomeNote).default(''),
})

/** What became of an interview. */
export const interviewOutcomeSchema = object({
  note: text(interviewTerms.outcomeNote).default(''),
  decision: choice(interviewDecisions).nullable().default(null),
})
