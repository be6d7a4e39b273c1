import { array, type InferType, object } from 'yup'
import { avoids } from './avoids'
import { experienceLengths } from './experience-lengths'
import {
  choice,
  choices,
  date,
  dateWithin,
  flag,
  integer,
  latitude,
  longitude,
  name,
  required,
  text,
} from './fields'
import { everyFreePart } from './free-parts'
import { horizonYears } from './horizon'
import { languageCodes, languageLevels } from './languages'
import { resumeLimits } from './resume-limits'
import { resumeVisibilities } from './resume-visibilities'
import { bangkokToday, isDate } from './rules'
import { maxSkills, skills } from './skills'
import { violation } from './violation'
import { workRadius } from './work-radius'
import { workTypes } from './work-types'

const maxPayBaht = { hour: 10_000, day: 100_000, night: 100_000 }

/** Asked pay in satang; its limits are told in baht. Null says that any pay is accepted. */
const pay = (baht: number) =>
  integer(0, baht * 100, { min: 0, max: baht })
    .nullable()
    .transform((value: unknown, original: unknown) => (original === null || original === '' ? null : value))

/** At most `max` entries of a kind, none of them twice by what `keyOf` tells. */
function listOf<Fields extends Parameters<typeof object>[0]>(
  fields: Fields,
  max: number,
  keyOf: (entry: Record<string, unknown>) => unknown,
) {
  return array(object(fields as NonNullable<Fields>))
    .typeError(violation('format'))
    .test({
      name: 'max_items',
      message: violation('max_items', { max }),
      test: (value) => !value || value.length <= max,
    })
    .test({
      name: 'repeated',
      message: violation('repeated'),
      test: (value) => !value || new Set(value.map((entry) => keyOf(entry))).size === value.length,
    })
}

const notInFuture = () =>
  date().test({
    name: 'not_future',
    message: violation('not_future'),
    test: (day) => !day || !isDate(day) || day <= bangkokToday(),
  })

/** An earlier or current job; its months are dates, of which only the month is kept. */
export const workExperienceSchema = object({
  workType: choice(workTypes).nullable(),
  title: name(80),
  workplace: required(name(80)),
  startedOn: required(notInFuture()),
  endedOn: notInFuture()
    .nullable()
    .test({
      name: 'before_start',
      message: violation('before_start'),
      test(day) {
        const { startedOn } = this.parent as { startedOn?: string }
        return !day || !startedOn || day.slice(0, 7) >= startedOn.slice(0, 7)
      },
    }),
})

/**
 * Answers of a worker's resume, each alone or several together: what is left out stays as it is. Pay is satang, days count
 * from Sunday = 0.
 */
export const resumeSchema = object({
  headline: text(resumeLimits.headline),
  about: text(resumeLimits.about),
  workTypes: choices(workTypes, resumeLimits.workTypes).test({
    name: 'required_select',
    message: violation('required_select'),
    test: (value) => value === undefined || value.length > 0,
  }),
  lengthsOfExperience: listOf(
    {
      workType: required(choice(workTypes), 'required_select'),
      length: required(choice(experienceLengths), 'required_select'),
    },
    workTypes.length,
    ({ workType }) => workType,
  ),
  workExperiences: array(workExperienceSchema)
    .typeError(violation('format'))
    .test({
      name: 'max_items',
      message: violation('max_items', { max: resumeLimits.workExperiences }),
      test: (value) => !value || value.length <= resumeLimits.workExperiences,
    }),
  skills: choices(skills, maxSkills),
  languages: listOf(
    {
      code: required(choice(languageCodes), 'required_select'),
      level: required(choice(languageLevels), 'required_select'),
    },
    languageCodes.length,
    ({ code }) => code,
  ),
  education: text(80),
  province: text(80),
  district: text(80),
  lat: latitude(),
  lng: longitude(),
  radiusKm: integer(workRadius.least, workRadius.most),
  freeParts: integer(0, everyFreePart),
  dates: listOf(
    { date: required(dateWithin(horizonYears)), isFree: required(flag()) },
    resumeLimits.dates,
    (day) => day.date,
  ),
  minHourlyPay: pay(maxPayBaht.hour),
  minDailyPay: pay(maxPayBaht.day),
  minNightlyPay: pay(maxPayBaht.night),
  avoids: choices(avoids, avoids.length),
  visibility: choice(resumeVisibilities),
  photoInLists: flag(),
  hideFromWorkplaces: flag(),
})
export type ResumeInput = InferType<typeof resumeSchema>
