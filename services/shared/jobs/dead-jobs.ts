import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import { notFound, Problem } from '../problem'
import { notifyOfJobs } from './enqueue'
import type { Job } from './repository'
import { jobs } from './table'

/** A dead letter, without its payload. */
export type DeadJob = Pick<Job, 'id' | 'kind' | 'attempts' | 'createdAt' | 'lastError'>

/** Jobs that were given up, the oldest first, after one of them. */
export async function listDeadJobs(
  db: Database,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<DeadJob[]> {
  const { id, kind, attempts, createdAt, lastError } = jobs
  return (
    db
      .select({ id, kind, attempts, createdAt, lastError })
      .from(jobs)
      // As literal text, because with a parameter PostgreSQL would not use the partial index.
      .where(and(sql`${jobs.state} = 'dead'`, after ? gt(id, after) : undefined))
      .orderBy(asc(id))
      .limit(limit)
  )
}

/** Lets a job that was given up be attempted for another day; 404 for an unknown job, 409 with its state for any other. */
export async function retryDeadJob(
  db: Database,
  id: string,
  actor: { readonly uid: string; readonly requestId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [job] = await tx
      .select({ kind: jobs.kind, state: jobs.state })
      .from(jobs)
      .where(eq(jobs.id, id))
      .for('update')
    if (!job) throw notFound()
    if (job.state !== 'dead') throw new Problem(409, 'wrong_state', { current: { state: job.state } })
    await tx
      .update(jobs)
      .set({
        state: 'pending',
        attempts: 0,
        nextAttemptAt: sql`now()`,
        giveUpAt: sql`now() + interval '24 hours'`,
      })
      .where(eq(jobs.id, id))
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      action: 'job.retried',
      subjectType: 'job',
      subjectId: id,
      before: { kind: job.kind, state: 'dead' },
      after: { state: 'pending' },
    })
    await notifyOfJobs(tx)
  })
}
