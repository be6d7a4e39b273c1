import type { Coordinates } from '@/services/shared/nearness'
import type { CertificateKind } from '@/validators/certificate-kinds'
import type { Skill } from '@/validators/skills'
import type { WorkType } from '@/validators/work-types'
import type { AskedPayUnit, WorkerSort } from '@/validators/worker-search'
import type { LanguageSkill } from '../../shapes/language-skill'
import type { Slot } from './slots'

/** What a search asks of a worker. Nothing here is about sex, age beyond the law, religion or looks. */
export type Wanted = {
  /** Any of these; none is any work. */
  readonly workTypes: readonly WorkType[]
  readonly slots: readonly Slot[]
  /** Free in every slot, or in one at least. */
  readonly isFreeInAll: boolean
  /** The most that somebody may ask for, in satang. */
  readonly pay: { readonly most: number; readonly unit: AskedPayUnit } | null
  readonly experienceMonths: number
  /** Each with the lowest level that will do. */
  readonly languages: readonly LanguageSkill[]
  readonly certificates: readonly CertificateKind[]
  readonly skills: readonly Skill[]
  readonly isVerified: boolean
  /** An intro video that everybody who finds them may watch. */
  readonly hasVideo: boolean
  readonly workedForUs: boolean
  readonly isFavourite: boolean
  /** As typed. */
  readonly q: string
}

/** A search that asks nothing of a worker. */
export const nothingWanted: Wanted = {
  workTypes: [],
  slots: [],
  isFreeInAll: true,
  pay: null,
  experienceMonths: 0,
  languages: [],
  certificates: [],
  skills: [],
  isVerified: false,
  hasVideo: false,
  workedForUs: false,
  isFavourite: false,
  q: '',
}

/** Who asks, where, and from which age on the law lets them work at those times; YYYY-MM-DD is the latest birth date. */
export type Around = {
  readonly companyId: string
  readonly near: Coordinates
  readonly radiusKm: number
  readonly bornUntil: string
}

/** Where a page ends: what its last worker is ordered by, and their id. */
export type Position = readonly [value: string | number, id: string]

/** What is asked for, and where. */
export type WantedAround = Wanted & Around

export type WorkerSearch = WantedAround & {
  readonly sort: WorkerSort
  readonly after: Position | null
  readonly limit: number
}

/** How many meet a search; not exact: more than `count`. */
export type Total = { readonly count: number; readonly isExact: boolean }
