import { type InferType, object } from 'yup'
import { bornOn } from './birth-date'
import { choice, text } from './fields'
import { resumeLimits } from './resume-limits'
import { workTypes } from './work-types'

/** What somebody who applies says of themselves where their resume does not say it yet, each alone or several together. */
export const firstAnswersSchema = object({
  birthDate: bornOn(),
  province: text(80),
  district: text(80),
  headline: text(resumeLimits.headline),
  workType: choice(workTypes),
})
export type FirstAnswers = InferType<typeof firstAnswersSchema>
