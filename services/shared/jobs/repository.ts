import { and, eq, gt, lt, lte, not, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '../database'
import { isRoutine } from './routines'
import { jobs } from './table'

export type Job = typeof jobs.$inferSelect

/** After a crash a job is free again when its lease expires; one that is held longer is renewed. */
export const leaseSeconds = 30

/** What becomes of a job by an attempt. */
export type Outcome = PgUpdateSetSource<typeof jobs>

export const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** The day for which it is tried begins with the first attempt, however long it waited for others of its subject. */
const giveUpAt = sql`case when ${jobs.attempts} = 0 then greatest(${jobs.giveUpAt}, now() + interval '24 hours')
  else ${jobs.giveUpAt} end`

/** The values of a job whose attempt begins. */
export const claimed = () => ({ lease: sql`gen_random_uuid()`, nextAttemptAt: fromNow(leaseSeconds) })

/** Whether nothing of the same subject that was enqueued before is still to do; what is dead waits for staff. */
const isItsTurn = sql`(${jobs.subject} is null or not exists (
  select from ${jobs} as before
  where before.subject = ${jobs.subject} and before.sequence < ${jobs.sequence}
    and before.state in ('pending', 'dead')))`

/** Leases the job of each kind that is due for the longest time; none of a kind that has none. */
export async function claimJobs(db: Database, kinds: readonly string[]): Promise<Job[]> {
  if (kinds.length === 0) return []
  const due = sql`
    select due.id from unnest(${sql.param(kinds)}::text[]) as free (kind)
    cross join lateral (
      select ${jobs.id} from ${jobs}
      where ${jobs.kind} = free.kind and ${jobs.state} = 'pending' and ${jobs.nextAttemptAt} <= now()
        and ${isItsTurn}
      order by ${jobs.nextAttemptAt}, ${jobs.id}
      limit 1
      for update skip locked
    ) as due`
  return db
    .update(jobs)
    .set({ ...claimed(), attempts: sql`${jobs.attempts} + 1`, giveUpAt })
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning()
}

/**
 * Seconds until the next job of these kinds is due that was not so many seconds ago, negative where it has become due since;
 * null where none waits.
 */
export async function secondsUntilDue(
  db: Database,
  kinds: readonly string[],
  secondsAgo: number,
): Promise<number | null> {
  const [found] = await db
    .select({ seconds: sql<number | null>`extract(epoch from min(${jobs.nextAttemptAt}) - now())::float8` })
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'pending'),
        gt(jobs.nextAttemptAt, sql`now() - make_interval(secs => ${secondsAgo}::float8)`),
        sql`${jobs.kind} = any(${sql.param(kinds)}::text[])`,
      ),
    )
  return found?.seconds ?? null
}

const isOfLease = ({ id, lease }: Job) =>
  and(eq(jobs.id, id), sql`${jobs.lease} = ${lease}`, eq(jobs.state, 'pending'))

/** Renews the lease of an attempt; false when it has lost it. */
export async function renewLease(db: Database, job: Job): Promise<boolean> {
  const renewed = await db
    .update(jobs)
    .set({ nextAttemptAt: fromNow(leaseSeconds) })
    .where(isOfLease(job))
    .returning({ id: jobs.id })
  return renewed.length > 0
}

/** Records with which payload the next attempt begins, unless this one has lost its lease. */
export async function savePayload(db: Database, job: Job, payload: unknown): Promise<void> {
  await db.update(jobs).set({ payload }).where(isOfLease(job))
}

/** Records what became of an attempt; false when it has lost its lease. */
export async function endAttempt(db: Database, job: Job, outcome: Outcome): Promise<boolean> {
  const ended = await db
    .update(jobs)
    .set({ ...outcome, lease: null })
    .where(isOfLease(job))
    .returning({ id: jobs.id })
  return ended.length > 0
}

/** Whether nobody handles a job any more, and its time is over. */
const isAbandoned = (handled: readonly string[]) =>
  and(
    eq(jobs.state, 'pending'),
    lte(jobs.nextAttemptAt, sql`now()`),
    lt(jobs.giveUpAt, sql`now()`),
    sql`${jobs.kind} <> all(${sql.param(handled)}::text[])`,
  )

/** Gives up the jobs of kinds that have no handler, when their time is over; answers how many. */
export async function giveUpUnhandled(db: Database, handled: readonly string[]): Promise<number> {
  const given = await db
    .update(jobs)
    .set({ state: 'dead', lastError: 'nobody handles this kind' })
    .where(and(isAbandoned(handled), not(isRoutine)))
    .returning({ id: jobs.id })
  return given.length
}

/** Removes the routines that no instance has had for a day; one that another release has is put off by each turn. */
export async function removeUnhandledRoutines(db: Database, handled: readonly string[]): Promise<void> {
  await db.delete(jobs).where(and(isAbandoned(handled), isRoutine))
}
