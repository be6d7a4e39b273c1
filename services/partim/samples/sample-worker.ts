import type { WorkType } from '@/validators/work-types'
import type { LanguageSkill } from '../resumes/language-skill'
import type { LifeSituation, TimeWindow } from './life-situations'
import type { FullName, Gender } from './names'
import type { Place } from './places'

export type SampleExperience = {
  readonly workType: WorkType
  readonly title: string
  readonly workplace: string
  /** First and, unless still going on, last month, as their first days (YYYY-MM-DD). */
  readonly startedOn: string
  readonly endedOn: string | null
}

/** One invented person looking for work, with everything a resume says. */
export type SampleWorker = FullName & {
  readonly number: number
  readonly workerId: string
  readonly resumeId: string
  readonly gender: Gender
  readonly birthDate: string
  readonly age: number
  readonly place: Place
  readonly lat: number
  readonly lng: number
  readonly situation: LifeSituation['name']
  readonly workTypes: readonly WorkType[]
  readonly experiences: readonly SampleExperience[]
  readonly experienceYears: number
  readonly availability: readonly TimeWindow[]
  readonly languages: readonly LanguageSkill[]
  readonly education: string
  readonly minDailyPaySatang: number
  readonly visibility: 'hidden' | 'limited' | 'open'
  readonly headline: string
  readonly about: string
  readonly registeredAt: Date
}
