import type { WorkType } from '@/validators/work-types'
import type { LanguageSkill } from '../shapes/language-skill'
import type { LifeSituation, TimeWindow } from './life-situations'
import type { FullName, Gender } from './names'
import type { Place } from './places'

export type SampleExperience = {
  readonly workType: WorkType
  readonly title: string
  readonly workplace: string
  /** First and last month, each as its first day (YYYY-MM-DD); a current job has no last month. */
  readonly startedOn: string
  readonly endedOn: string | null
}

/** One invented worker with everything their resume says. */
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
