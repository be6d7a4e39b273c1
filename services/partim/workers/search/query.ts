import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Coordinates } from '@/services/shared/nearness'
import { fieldError, validationFailed } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { adultAge } from '@/validators/age'
import { type CertificateKind, certificateKinds } from '@/validators/certificate-kinds'
import { languageCodes, languageLevels } from '@/validators/languages'
import { type Skill, skills } from '@/validators/skills'
import { violation } from '@/validators/violation'
import { type WorkType, workTypes } from '@/validators/work-types'
import {
  askedPayUnits,
  isInThailand,
  longestSearch,
  searchRadius,
  workerSorts,
} from '@/validators/worker-search'
import type { LanguageSkill } from '../../shapes/language-skill'
import { bornUntilAge } from './born-until'
import { readSlot, slotPattern } from './slots'
import type { Around, Wanted } from './wanted'

const listOf = (item: string) => `^${item}(,${item})*$`
const oneOf = (codes: readonly string[]) => `(${codes.join('|')})`
const List = (item: string, maxLength: number, description: string) =>
  Type.Optional(Type.String({ pattern: listOf(item), maxLength, description }))

const Flag = Type.Boolean({ default: false })

/** The place and the filters of a search, as query parameters; the address of the page holds the same. */
export const searchParameters = {
  branchId: Type.Optional(Uuid),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'instead of a branch' })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  radiusKm: Type.Number({
    minimum: searchRadius.least,
    maximum: searchRadius.most,
    default: searchRadius.usual,
  }),
  workTypes: List(oneOf(workTypes), 300, 'any of them'),
  free: List(
    slotPattern,
    2_000,
    'slots: 2026-11-28T09:00/18:00 a shift, 2026-11-28 some time that day, 6.morning part of every Saturday, 6 some time every Saturday',
  ),
  freeIn: Type.Unsafe<'all' | 'any'>({ type: 'string', enum: ['all', 'any'], default: 'all' }),
  pay: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'satang: the most they may ask for' }),
  ),
  payUnit: Type.Unsafe<(typeof askedPayUnits)[number]>({
    type: 'string',
    enum: [...askedPayUnits],
    default: 'day',
  }),
  experienceMonths: Type.Integer({ minimum: 0, maximum: 600, default: 0 }),
  languages: List(
    `${oneOf(languageCodes)}:${oneOf(languageLevels)}`,
    400,
    'en:conversational,… each with the least level that will do',
  ),
  certificates: List(oneOf(certificateKinds), 200, 'all of them'),
  skills: List(oneOf(skills), 600, 'all of them'),
  verified: Flag,
  hasVideo: Flag,
  workedForUs: Flag,
  favourites: Flag,
  minAge: Type.Integer({
    minimum: 15,
    maximum: adultAge,
    default: adultAge,
    description: 'below 18 where the work is lawful at that age; nobody is found for their age otherwise',
  }),
  q: Type.Optional(Type.String({ maxLength: longestSearch, description: 'words of their texts' })),
} as const

const Parameters = Type.Object(searchParameters)
export type SearchParameters = Static<typeof Parameters>

export const Sort = Type.Unsafe<(typeof workerSorts)[number]>({
  type: 'string',
  enum: [...workerSorts],
  default: 'fit',
})

const listed = <Item extends string>(text: string | undefined): Item[] => (text?.split(',') ?? []) as Item[]

/** Reads a language such as `en:conversational`. */
function languageOf(text: string): LanguageSkill {
  const [code, level] = text.split(':') as [LanguageSkill['code'], LanguageSkill['level']]
  return { code, level }
}

/** What a search asks of workers. */
export function wantedOf(query: SearchParameters): Wanted {
  return {
    workTypes: listed<WorkType>(query.workTypes),
    slots: listed(query.free).map(readSlot),
    isFreeInAll: query.freeIn === 'all',
    pay: query.pay === undefined ? null : { most: query.pay, unit: query.payUnit },
    experienceMonths: query.experienceMonths,
    languages: listed(query.languages).map(languageOf),
    certificates: listed<CertificateKind>(query.certificates),
    skills: listed<Skill>(query.skills),
    isVerified: query.verified,
    hasVideo: query.hasVideo,
    workedForUs: query.workedForUs,
    isFavourite: query.favourites,
    q: query.q?.trim() ?? '',
  }
}

/** The position in a query; 422 without one, and outside Thailand. */
export function placeOf({ lat, lng }: Pick<SearchParameters, 'lat' | 'lng'>): Coordinates {
  const missing = [lat === undefined && 'lat', lng === undefined && 'lng'].filter((name) => name !== false)
  if (lat === undefined || lng === undefined) {
    throw validationFailed(missing.map((name) => fieldError(name, violation('required'))))
  }
  if (!isInThailand({ lat, lng })) {
    throw validationFailed([fieldError('lat', violation('in_thailand'))])
  }
  return { lat, lng }
}

/** 422 for a branch that the company has no more. */
export const branchGone = () => validationFailed([fieldError('branchId', violation('branch_gone'))])

/** Where a search looks; nobody under 18 is found for work at night. */
export function aroundOf(
  { radiusKm, minAge }: SearchParameters,
  { slots }: Wanted,
  near: Coordinates,
  companyId: string,
): Around {
  const isAtNight = slots.some((slot) => slot.isAtNight)
  return { companyId, near, radiusKm, bornUntil: bornUntilAge(isAtNight ? adultAge : minAge) }
}
