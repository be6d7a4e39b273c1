import { sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { searchEntries, searchTexts } from '../../tables/search-entries'

/** How many people live in each square of the plane. */
export async function findGrid(db: Database, squaresPerDegree: number) {
  const x = sql<number>`floor(${searchEntries.place}[0] * ${squaresPerDegree}::int)::int`
  const y = sql<number>`floor(${searchEntries.place}[1] * ${squaresPerDegree}::int)::int`
  return db.select({ x, y, count: sql<number>`count(*)::int` }).from(searchEntries).groupBy(sql`1, 2`)
}

/** About this share of all entries, in percent, with the keys of their texts. */
export async function findSample(db: Database, percent: number) {
  return db
    .select({
      tile: sql<number>`e.tile`,
      workTypes: sql<number>`e.work_types`,
      freeParts: sql<number>`e.free_parts`,
      freeDates: sql<string[]>`to_json(e.free_dates)`,
      busyDates: sql<string[]>`to_json(e.busy_dates)`,
      languages: sql<number>`e.languages`,
      certificates: sql<number>`e.certificates`,
      hourlyPay: sql<number | null>`e.hourly_pay`,
      dailyPay: sql<number | null>`e.daily_pay`,
      nightlyPay: sql<number | null>`e.nightly_pay`,
      months: sql<number[]>`to_json(e.months)`,
      birthDate: sql<string | null>`e.birth_date::text`,
      isVerified: sql<boolean>`e.is_verified`,
      hasVideo: sql<boolean>`e.has_video`,
      listedAt: sql<string>`to_char(e.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      keys: sql<string[]>`to_json(tsvector_to_array(t.keys))`,
    })
    .from(
      sql`${searchEntries} as e tablesample bernoulli (${percent}::float8) join ${searchTexts} as t on t.worker_id = e.worker_id`,
    )
}

export type SampledEntry = Awaited<ReturnType<typeof findSample>>[number]
