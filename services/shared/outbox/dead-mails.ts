import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import { notFound, Problem } from '../problem'
import { outboxMails } from './table'

/** A mail that was given up, without its recipient and content. */
export type DeadMail = Pick<
  typeof outboxMails.$inferSelect,
  'id' | 'kind' | 'attempts' | 'createdAt' | 'lastError'
>

/** Mails that were given up, the oldest first, after one of them. */
export async function listDeadMails(
  db: Database,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<DeadMail[]> {
  const { id, kind, attempts, createdAt, lastError } = outboxMails
  return (
    db
      .select({ id, kind, attempts, createdAt, lastError })
      .from(outboxMails)
      // As literal text, because with a parameter PostgreSQL would not use the partial index.
      .where(and(sql`${outboxMails.state} = 'dead'`, after ? gt(id, after) : undefined))
      .orderBy(asc(id))
      .limit(limit)
  )
}

/** Retries a mail that was given up for another day; 404 for an unknown mail, 409 with its state for any other. */
export async function sendAgain(
  db: Database,
  id: string,
  actor: { readonly uid: string; readonly requestId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ kind: outboxMails.kind, state: outboxMails.state })
      .from(outboxMails)
      .where(eq(outboxMails.id, id))
      .for('update')
    if (!mail) throw notFound()
    if (mail.state !== 'dead') throw new Problem(409, 'wrong_state', { current: { state: mail.state } })
    await tx
      .update(outboxMails)
      .set({
        state: 'pending',
        attempts: 0,
        nextAttemptAt: sql`now()`,
        giveUpAt: sql`now() + interval '24 hours'`,
      })
      .where(eq(outboxMails.id, id))
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      action: 'mail.sent_again',
      subjectType: 'mail',
      subjectId: id,
      before: { kind: mail.kind, state: 'dead' },
      after: { state: 'pending' },
    })
  })
}
