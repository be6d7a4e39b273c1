import { type Static, Type } from '@fastify/type-provider-typebox'
import { Named, nullable, OneOf, Satang, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { certificateKinds } from '@/validators/certificate-kinds'
import { languageCodes, languageLevels } from '@/validators/languages'
import { skills } from '@/validators/skills'
import { askedPayUnits, workerFilters } from '@/validators/worker-search'
import { LanguageSkill } from '../../shapes/language-skill'
import { isFromDistrict } from '../workers/card'

const reasonKinds = [
  'free',
  'work',
  'distance',
  'pay',
  'language',
  'certificate',
  'skill',
  'worked_for_us',
  'verified',
  'word',
] as const

const Optional = Type.Optional

/** One thing that speaks for a worker, or does not fit; which values it has follows from what it is about. */
export const WorkerReason = Named(
  'WorkerReason',
  Type.Object({
    of: OneOf(reasonKinds),
    state: OneOf(['met', 'partly', 'missed', 'unsaid']),
    count: Optional(Type.Integer({ description: 'free: in how many of the slots' })),
    outOf: Optional(Type.Integer({ description: 'free: of how many' })),
    missed: Optional(
      Type.Array(Type.String(), { description: 'free: the slots they are not free in, as asked' }),
    ),
    workType: Optional(WorkTypeCode),
    months: Optional(Type.Integer({ description: 'work: in this type; partly is none' })),
    km: Optional(Type.Number()),
    reachKm: Optional(
      Type.Integer({ description: 'distance: how far they go; missed is farther than that' }),
    ),
    amount: Optional(nullable(Satang)),
    unit: Optional(OneOf(askedPayUnits)),
    spare: Optional(
      Type.Integer({ description: 'pay: satang below what is offered; missed is above, less than 0' }),
    ),
    code: Optional(OneOf(languageCodes)),
    level: Optional(OneOf(languageLevels)),
    certificate: Optional(OneOf(certificateKinds)),
    skill: Optional(OneOf(skills)),
    shifts: Optional(Type.Integer({ description: 'worked_for_us: how many they did to the end' })),
    on: Optional(
      Type.String({ format: 'date', description: 'worked_for_us: on which day last, in Thailand' }),
    ),
    word: Optional(Type.String()),
  }),
)
export type Reason = Static<typeof WorkerReason>

const degrees = { description: 'the middle of a cell of 550 m' }

export const FoundWorker = Named(
  'FoundWorker',
  Type.Object({
    id: Uuid,
    displayName: Type.String({ description: 'given name and initial of the family name' }),
    ageBand: nullable(OneOf(['under_18', 'adult'])),
    age: nullable(
      Type.Integer({
        description: 'in years; null where it is unknown, and under 18, of whom the band is enough',
      }),
    ),
    workTypes: Type.Array(WorkTypeCode),
    district: Type.String(),
    province: Type.String(),
    distanceKm: Type.Number(),
    isFromDistrict,
    cell: Type.Object({ lat: Type.Number(degrees), lng: Type.Number(degrees) }),
    hourlyPay: nullable(Satang),
    dailyPay: nullable(Satang),
    nightlyPay: nullable(Satang),
    experienceYears: Type.Integer(),
    languages: Type.Array(LanguageSkill),
    headline: Type.String({ description: 'without contact details' }),
    photoUrl: nullable(Type.String({ description: 'null unless they allow it in lists' })),
    isVerified: Type.Boolean(),
    hasVideo: Type.Boolean({ description: 'an intro video that the company may watch' }),
    isFavourite: Type.Boolean(),
    isContactOpen: Type.Boolean({ description: 'the company may read their contact: unlocked, or applied' }),
    score: Type.Integer({ description: 'fit, 0 to 100' }),
    reasons: Type.Array(WorkerReason),
  }),
)

export const ComparedWorkers = Named(
  'ComparedWorkers',
  Type.Object({
    items: Type.Array(Type.Object({ ...FoundWorker.properties, skills: Type.Array(OneOf(skills)) }), {
      description: 'in the order of the ids, without those whom no search like this finds',
    }),
  }),
)

const Total = Type.Object({
  count: Type.Integer(),
  isExact: Type.Boolean({ description: 'false: more than `count`' }),
})

const Place = Type.Object({ lat: Type.Number(), lng: Type.Number() })

export const FoundWorkers = Named(
  'FoundWorkers',
  Type.Object({
    items: Type.Array(FoundWorker),
    nextCursor: nullable(Type.String()),
    total: Total,
    near: Type.Object({ ...Place.properties, radiusKm: Type.Number() }),
    isLoose: Type.Boolean({ description: 'nobody has all the words: these have some' }),
    relaxations: Type.Array(
      Type.Object({
        filter: OneOf([...workerFilters, 'radius']),
        radiusKm: nullable(Type.Number({ description: 'the wider radius, for `radius`' })),
        workers: Type.Integer({ description: 'who are found without it' }),
        isExact: Type.Boolean({ description: 'false: more than `workers`' }),
      }),
      { description: 'where few are found: what to loosen, the most people first' },
    ),
  }),
)

export const WorkerMap = Named(
  'WorkerMap',
  Type.Object({
    clusters: Type.Array(Type.Object({ ...Place.properties, workers: Type.Integer() })),
    isEstimate: Type.Boolean({ description: 'true: counted from a part of the people and rounded' }),
    cellKm: Type.Number({ description: 'side of the squares that people are counted in' }),
  }),
)
