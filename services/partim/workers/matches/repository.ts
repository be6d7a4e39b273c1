import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Coordinates, toDegrees, toKilometres } from '@/services/shared/nearness'
import { leastMonths } from '@/validators/experience-lengths'
import type { FreeTime } from '@/validators/free-time'
import type { WorkType } from '@/validators/work-types'
import { availabilityDates, resumes, workExperiences } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { isFindable, isNotHiddenFrom } from '../hiding/repository'
import { distanceFrom, nearestResumes, shownOfWorker } from '../workers/repository'

export type CandidateSearch = {
  readonly near: Coordinates
  readonly radiusKm: number
  readonly workType: WorkType
  /** The day up to which a current job counts, YYYY-MM-DD. */
  readonly today: string
  readonly limit: number
}

const monthOf = (day: unknown) => sql`extract(year from ${day}) * 12 + extract(month from ${day})`

/** The fewest months that somebody says they did a type of work, as SQL over an entry of `lengths_of_experience`. */
const saidMonths = sql.raw(
  `case said->>'length' ${Object.entries(leastMonths)
    .map(([length, months]) => `when '${length}' then ${months}`)
    .join(' ')} else 0 end`,
)

/** Each resume's single days and its months in this type of work; one index lookup each. */
function factsOf({ workType, today }: Pick<CandidateSearch, 'workType' | 'today'>) {
  const { date, isFree } = availabilityDates
  const single = sql`json_build_object('date', ${date}, 'isFree', ${isFree})`
  const ended = sql`coalesce(${workExperiences.endedOn}, ${today}::date)`
  const months = sql`sum(${monthOf(ended)} - (${monthOf(workExperiences.startedOn)}))`
  return {
    freeParts: resumes.freeParts,
    dates: sql<FreeTime['dates']>`(select coalesce(json_agg(${single} order by ${date}), '[]')
      from ${availabilityDates} where ${availabilityDates.resumeId} = ${resumes.id} and ${date} >= ${today}::date)`,
    monthsInWorkType: sql<number>`greatest((select coalesce(${months}, 0)::integer
      from ${workExperiences} where ${workExperiences.resumeId} = ${resumes.id}
      and ${workExperiences.workType} = ${workType}),
      (select coalesce(max(${saidMonths}), 0) from jsonb_array_elements(${resumes.lengthsOfExperience}) said
      where said->>'workType' = ${workType}), 0)`,
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

/** One worker whom a company can find, as compared with a job, wherever they live; null for any other. */
export async function findCandidate(
  db: Database,
  companyId: string,
  workerId: string,
  { near, workType, today }: Pick<CandidateSearch, 'near' | 'workType' | 'today'>,
) {
  const [found] = await db
    .select({ ...shownOfWorker, distance: distanceFrom(near), ...factsOf({ workType, today }) })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(eq(workers.id, workerId), isFindable, isNotHiddenFrom(companyId), isNotNull(resumes.place)))
  return found ? { ...found, distanceKm: toKilometres(found.distance) } : null
}

/** What is shown of those among some workers whom a company can find, by id. */
export async function findShown(db: Database, companyId: string, workerIds: readonly string[]) {
  if (workerIds.length === 0) return new Map<string, never>()
  const rows = await db
    .select(shownOfWorker)
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(inArray(resumes.workerId, [...workerIds]), isFindable, isNotHiddenFrom(companyId)))
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
