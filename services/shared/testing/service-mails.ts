import { and, eq, isNotNull, lte, not, or, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { isRoutine } from '../jobs/routines'
import { jobs } from '../jobs/table'
import type { memoryMail } from './memory-mail'
import { until } from './until'

/** Jobs that are due or being attempted; neither those for later nor those that failed and will be tried again, nor routines. */
const isUnderWay = and(
  eq(jobs.state, 'pending'),
  not(isRoutine),
  or(isNotNull(jobs.lease), and(eq(jobs.attempts, 0), lte(jobs.nextAttemptAt, sql`now()`))),
)

/** The mails of a service with this database, which sends them into memory. */
export const mailOf = (memory: ReturnType<typeof memoryMail>, db: Database) => ({
  ...memory,
  /** Waits until every mail that is due is sent or dropped, so that a test may say how many there are. */
  allSent: async (): Promise<void> => {
    await until(
      () => db.$count(jobs, isUnderWay),
      (count) => count === 0,
    )
  },
})
