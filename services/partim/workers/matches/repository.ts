import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Coordinates, toDegrees, toKilometres } from '@/services/shared/nearness'
import type { WorkType } from '@/validators/work-types'
import { availabilities, resumes, workExperiences } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { distanceFrom, isFindable, nearestResumes, shownOfWorker } from '../workers/repository'
import type { FreeTime } from './free-time'

export type CandidateSearch = {
  readonly near: Coordinates
  readonly radiusKm: number
  readonly workType: WorkType
  /** The day up to which a current job counts, YYYY-MM-DD. */
  readonly today: string
  readonly limit: number
}

const monthOf = (day: unknown) => sql`extract(year from ${day}) * 12 + extract(month from ${day})`

/** Each resume's free times and its months in this type of work; one index lookup each. */
function factsOf({ workType, today }: Pick<CandidateSearch, 'workType' | 'today'>) {
  const { day, fromTime, untilTime } = availabilities
  const freeTime = sql`json_build_object('day', ${day}, 'from', ${fromTime}, 'until', ${untilTime})`
  const ended = sql`coalesce(${workExperiences.endedOn}, ${today}::date)`
  const months = sql`sum(${monthOf(ended)} - (${monthOf(workExperiences.startedOn)}))`
  return {
    availability: sql<FreeTime[]>`(select coalesce(json_agg(${freeTime} order by ${day}), '[]')
      from ${availabilities} where ${availabilities.resumeId} = ${resumes.id})`,
    monthsInWorkType: sql<number>`(select coalesce(greatest(${months}, 0), 0)::integer
      from ${workExperiences} where ${workExperiences.resumeId} = ${resumes.id}
      and ${workExperiences.workType} = ${workType})`,
  }
}

/** The query for the workers to compare; exported so that a test can read its plan. */
export function candidateQuery(db: Database, { near, radiusKm, workType, today, limit }: CandidateSearch) {
  const distance = distanceFrom(near)
  // As an array, so that PostgreSQL finds the ids first and then looks the rows up by key, however many there are.
  const nearest = nearestResumes(db, { near, workType, after: null, rows: limit })
  return db
    .select({
      id: workers.id,
      birthDate: workers.birthDate,
      minDailyPay: resumes.minDailyPay,
      languages: resumes.languages,
      distance,
      ...factsOf({ workType, today }),
    })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(eq(resumes.id, sql`any(array${nearest})`), lte(distance, toDegrees(radiusKm))))
    .orderBy(distance, asc(resumes.workerId))
    .limit(limit)
}

/** What is shown of some workers, by id. */
export async function findShown(db: Database, workerIds: readonly string[]) {
  if (workerIds.length === 0) return new Map<string, never>()
  const rows = await db
    .select(shownOfWorker)
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(inArray(resumes.workerId, [...workerIds]), isFindable))
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The nearest findable workers who want a type of work, with the facts a match is scored by and nothing more: of the
 * hundreds that are compared a dozen are shown.
 */
export async function findCandidates(db: Database, search: CandidateSearch) {
  const rows = await candidateQuery(db, search)
  return rows.map(({ distance, ...row }) => ({ ...row, distanceKm: toKilometres(distance) }))
}
