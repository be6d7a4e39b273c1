import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Named, nullable, OneOf, Uuid, WorkTypeCode } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { ShiftTime } from '@/validators/free-time'
import { languageCodes, languageLevels } from '@/validators/languages'
import { actorOf } from '../../platform/members/access'
import type { LanguageSkill } from '../../shapes/language-skill'
import { WorkerCard } from '../workers/card'
import { Matching } from './service'

const Fit = Named(
  'Fit',
  Type.Object({
    score: Type.Integer({ description: '0 to 100' }),
    shiftsFree: nullable(Type.Integer({ description: 'null: the worker has not said when they are free' })),
    shifts: Type.Integer(),
    isPayEnough: nullable(Type.Boolean({ description: 'null: not asked' })),
    monthsInWorkType: Type.Integer(),
    languages: Type.Array(OneOf(languageCodes), { description: 'of those asked for, spoken well enough' }),
  }),
)

const Match = Type.Object({ worker: WorkerCard, fit: Fit })

const Matches = Type.Object({
  items: Type.Array(Match),
  compared: Type.Integer({ description: 'how many near the place want this work, 300 at most' }),
})

const clock = '([01]\\d|2[0-3]):[0-5]\\d'
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const shift = `${day}T${clock}/${clock}`
const language = `(${languageCodes.join('|')}):(${languageLevels.join('|')})`
const listOf = (item: string) => `^${item}(,${item})*$`

/** Reads a shift such as `2026-11-24T09:00/18:00`. */
function shiftOf(text: string): ShiftTime {
  const [date = '', times = ''] = text.split('T')
  const [start = '', end = ''] = times.split('/')
  return { date, start, end }
}

/** Reads a language such as `en:conversational`. */
function languageOf(text: string): LanguageSkill {
  const [code, level] = text.split(':') as [LanguageSkill['code'], LanguageSkill['level']]
  return { code, level }
}

/** What a job asks for and offers, as a query. */
const MatchQuery = Type.Object({
  workType: WorkTypeCode,
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  radiusKm: Type.Number({ minimum: 0.5, maximum: 100, default: 25 }),
  shifts: Type.Optional(
    Type.String({
      pattern: listOf(shift),
      maxLength: 2_000,
      description: '2026-11-24T09:00/18:00,… in Thailand; an end at or before the start is the next day',
    }),
  ),
  dailyPay: Type.Optional(Type.Integer({ minimum: 0, description: 'satang for one person and day' })),
  experienceMonths: Type.Integer({ minimum: 0, maximum: 600, default: 0 }),
  languages: Type.Optional(
    Type.String({
      pattern: listOf(language),
      maxLength: 400,
      description: 'en:conversational,… each with the least level that will do',
    }),
  ),
  minAge: Type.Integer({ minimum: 15, maximum: 100, default: 18 }),
  maxAge: Type.Integer({ minimum: 15, maximum: 100, default: 100 }),
  limit: Type.Integer({ minimum: 1, maximum: 50, default: 12 }),
})

/** A query as a search. */
const searchOf = ({ lat, lng, shifts, languages, dailyPay, ...rest }: Static<typeof MatchQuery>) => ({
  ...rest,
  near: { lat, lng },
  dailyPay: dailyPay ?? null,
  shifts: shifts?.split(',').map(shiftOf) ?? [],
  languages: languages?.split(',').map(languageOf) ?? [],
})

/** The operations that find workers who fit a job, and tell how one does. */
export function matchRoutes(app: ServiceApp, db: Database): void {
  const matching = new Matching(db)
  app.get(
    '/v1/workers/matches',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'matchWorkers',
        summary: 'Workers who fit a job, the best first, and what speaks for each',
        querystring: MatchQuery,
        response: { 200: Matches },
      },
    },
    async (request) => matching.find(await request.reads(), actorOf(request), searchOf(request.query)),
  )

  app.get(
    '/v1/workers/:workerId/fit',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'fitWorker',
        summary: 'How one worker fits a job; null for one whom the company cannot find, or without a place',
        params: Type.Object({ workerId: Uuid }),
        querystring: MatchQuery,
        response: { 200: Type.Object({ match: nullable(Match) }) },
      },
    },
    async (request) => ({
      match: await matching.fitOf(actorOf(request), request.params.workerId, searchOf(request.query)),
    }),
  )
}
