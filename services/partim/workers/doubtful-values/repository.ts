import { asc, eq, gt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { workingAges } from '@/validators/age'
import { horizonYears } from '@/validators/horizon'
import { bangkokToday } from '@/validators/rules'
import { availabilityDates, resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import type { DoubtfulValue } from './present'

const yearsAhead = (years: number): SQL =>
  sql`(${bangkokToday()}::date + make_interval(years => ${years}::integer))::date`

/** At most so many of each kind, in the order of the workers. */
export async function listDoubtfulValues(db: Database, limit: number): Promise<DoubtfulValue[]> {
  const { birthDate } = workers
  const births = await db
    .select({ workerId: workers.id, value: sql<string>`${birthDate}::text` })
    .from(workers)
    .where(or(gt(birthDate, yearsAhead(-workingAges.min)), lte(birthDate, yearsAhead(-workingAges.max - 1))))
    .orderBy(asc(workers.id))
    .limit(limit)
  const freeDays = await db
    .select({ workerId: resumes.workerId, value: sql<string>`${max(availabilityDates.date)}::text` })
    .from(availabilityDates)
    .innerJoin(resumes, eq(resumes.id, availabilityDates.resumeId))
    .where(gt(availabilityDates.date, yearsAhead(horizonYears)))
    .groupBy(resumes.workerId)
    .orderBy(asc(resumes.workerId))
    .limit(limit)
  return [
    ...births.map((row) => ({ kind: 'birth_date' as const, ...row })),
    ...freeDays.map((row) => ({ kind: 'free_day' as const, ...row })),
  ]
}
