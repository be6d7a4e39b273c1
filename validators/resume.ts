import { array, type InferType, object } from 'yup'
import { choice, choices, integer, latitude, longitude, required, text } from './fields'
import { resumeVisibilities } from './resume-visibilities'
import { workTypes } from './work-types'

const maxDailyPayBaht = 100_000

/** A worker's resume; pay is satang a day, days count from Sunday = 0. */
export const resumeSchema = object({
  headline: text(80),
  about: text(1_000),
  workTypes: required(choices(workTypes, 8), 'required_select'),
  province: required(text(80), 'required_select'),
  district: required(text(80), 'required_select'),
  lat: latitude(),
  lng: longitude(),
  minDailyPay: integer(0, maxDailyPayBaht * 100, { min: 0, max: maxDailyPayBaht }),
  days: array(integer(0, 6).defined()),
  visibility: required(choice(resumeVisibilities), 'required_select'),
})
export type ResumeInput = InferType<typeof resumeSchema>
