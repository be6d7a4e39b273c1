import type { Avoid } from '@/validators/avoids'
import type { CertificateKind } from '@/validators/certificate-kinds'
import type { Skill } from '@/validators/skills'
import type { WorkType } from '@/validators/work-types'
import type { LanguageSkill } from '../shapes/language-skill'
import type { LengthOfExperience } from '../shapes/length-of-experience'
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
  /** A bit for each free part of a day (validators/free-parts). */
  readonly freeParts: number
  readonly radiusKm: number
  readonly minHourlyPaySatang: number | null
  readonly minNightlyPaySatang: number | null
  readonly skills: readonly Skill[]
  readonly avoids: readonly Avoid[]
  readonly lengthsOfExperience: readonly LengthOfExperience[]
  /** Single days in days from today: free, or not. */
  readonly dates: readonly { readonly inDays: number; readonly isFree: boolean }[]
  readonly certificates: readonly CertificateKind[]
  readonly photoInLists: boolean
  readonly hideFromWorkplaces: boolean
  readonly visibility: 'hidden' | 'limited' | 'open'
  readonly headline: string
  readonly about: string
  readonly registeredAt: Date
}
