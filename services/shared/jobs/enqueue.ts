import type { Static, TSchema } from '@fastify/type-provider-typebox'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database'
import { type JobKind, requirePayload } from './kind'
import { claimed, type Job } from './repository'
import { jobs } from './table'

/** The channel on which PostgreSQL tells of jobs as soon as the transaction that enqueued them has committed. */
export const jobsChannel = 'jobs'

const notify = sql<unknown>`pg_notify(${jobsChannel}, '')`

/** Makes the service look for jobs that are due, once `tx` commits. */
export async function notifyOfJobs(tx: Database): Promise<void> {
  await tx.execute(sql`select ${notify}`)
}

type Options = {
  /** Chosen by the caller: the same id again enqueues nothing more. */
  readonly id?: string
  /** The moment before which it is not attempted. */
  readonly notBefore?: Date
}

/** Enqueues a job, which exists only if `tx` commits, and is attempted as soon as it has. */
export async function enqueue<Payload extends TSchema>(
  tx: Database,
  kind: JobKind<Payload>,
  payload: Static<Payload>,
  { id = uuidv7(), notBefore }: Options = {},
): Promise<void> {
  await insert(tx, kind, [{ id, payload, nextAttemptAt: notBefore }])
}

/** Enqueues several jobs of a kind in one statement. */
export async function enqueueAll<Payload extends TSchema>(
  tx: Database,
  kind: JobKind<Payload>,
  payloads: readonly Static<Payload>[],
  { notBefore }: Pick<Options, 'notBefore'> = {},
): Promise<void> {
  await insert(
    tx,
    kind,
    payloads.map((payload) => ({ id: uuidv7(), payload, nextAttemptAt: notBefore })),
  )
}

/**
 * Enqueues a job whose first attempt belongs to the caller, who makes it after the commit (`JobRunner.attempt`). If the
 * caller cannot, its lease expires and anybody makes the next one.
 */
export async function enqueueLeased<Payload extends TSchema>(
  tx: Database,
  kind: JobKind<Payload>,
  payload: Static<Payload>,
): Promise<Job> {
  requirePayload(kind, payload)
  const [job] = await tx
    .insert(jobs)
    .values({ id: uuidv7(), kind: kind.name, payload, ...claimed(), attempts: 1 })
    .returning()
  if (!job) throw new Error('an inserted row is expected')
  return job
}

type NewJob<Payload> = {
  readonly id: string
  readonly payload: Payload
  readonly nextAttemptAt?: Date
}

async function insert<Payload extends TSchema>(
  tx: Database,
  kind: JobKind<Payload>,
  rows: readonly NewJob<Static<Payload>>[],
): Promise<void> {
  if (rows.length === 0) return
  for (const { payload } of rows) requirePayload(kind, payload)
  await tx
    .insert(jobs)
    .values(
      rows.map((row) => ({
        ...row,
        kind: kind.name,
        subject: kind.subjectOf?.(row.payload) ?? null,
        giveUpAt: sql`coalesce(${row.nextAttemptAt?.toISOString() ?? null}::timestamptz, now())
          + make_interval(days => ${kind.triedForDays}::integer)`,
      })),
    )
    .onConflictDoNothing()
    .returning({ notified: notify })
}
