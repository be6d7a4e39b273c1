import type { Static, TObject } from '@fastify/type-provider-typebox'
import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { enqueueAll } from '../jobs/enqueue'
import { type EventType, jobKindOf } from './event-type'

/**
 * Publishes events in the transaction in which they happen. Each is delivered at least once after the commit, those of a
 * subject one after another, in the order of the transactions: who publishes about the same subject waits for the end of
 * this one.
 */
export async function publish<About extends TObject>(
  tx: Database,
  type: EventType<About>,
  ...happened: readonly Static<About>[]
): Promise<void> {
  if (happened.length === 0) return
  await lockSubjects(tx, new Set(happened.map((about) => type.subjectOf(about))))
  await enqueueAll(tx, jobKindOf(type), happened)
}

/** Without it a transaction could commit an event that comes before one that is already on its way. */
async function lockSubjects(tx: Database, subjects: ReadonlySet<string>): Promise<void> {
  // In the same order everywhere, so that two transactions cannot deadlock.
  const ordered = sql.param([...subjects].sort())
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(subject, 0))
    from unnest(${ordered}::text[]) as subject`)
}
