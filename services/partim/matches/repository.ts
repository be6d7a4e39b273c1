import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { WorkType } from '@/validators/work-types'
import { availabilities, resumes, workExperiences } from '../resumes/table'
import { type Coordinates, toDegrees, toKilometres } from '../workers/nearness'
import { distanceFrom, nearestResumes, shownOfWorker } from '../workers/repository'
import { workers } from '../workers/table'
import type { FreeTime } from './free-time'

export type CandidateSearch = {
  readonly near: Coordinates
  readonly radiusKm: number
  readonly workType: WorkType
  /** The day experience that goes on is counted up to, YYYY-MM-DD. */
  readonly today: string
  readonly limit: number
}

const monthOf = (day: unknown) => sql`extract(year from ${day}) * 12 + extract(month from ${day})`

/** Free times of each resume, and its months in work of the type: one look-up by key each. */
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

/** The query of those who are compared; exported so that a test can read its plan. */
export function candidateQuery(db: Database, { near, radiusKm, workType, today, limit }: CandidateSearch) {
  const distance = distanceFrom(near)
  // As an array they are found first and then looked up by their keys, however many there are.
  const nearest = nearestResumes(db, { near, workType, after: null, rows: limit })
  return db
    .select({ ...shownOfWorker, distance, ...factsOf({ workType, today }) })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(eq(resumes.id, sql`any(array${nearest})`), lte(distance, toDegrees(radiusKm))))
    .orderBy(distance, asc(resumes.workerId))
    .limit(limit)
}

/** The findable workers nearest to a place who want a type of work, with what a match is judged by. */
export async function findCandidates(db: Database, search: CandidateSearch) {
  const rows = await candidateQuery(db, search)
  return rows.map(({ distance, ...row }) => ({ ...row, distanceKm: toKilometres(distance) }))
}
