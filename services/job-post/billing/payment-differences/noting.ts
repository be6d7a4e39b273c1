import type { FastifyBaseLogger } from 'fastify'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { filled, notFound, Problem } from '@/services/shared/problem'
import type { Merchant } from '../../shapes/payment-terms'
import {
  endDifference,
  type FoundDifference,
  insertDifference,
  lockDifference,
  resolveDifferences,
  resolveStrangeEvents,
  wasClosed,
} from './repository'

type NotingParts = { readonly db: Database; readonly log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Stores for staff what the provider and our payments disagree about, with an audit event and an error in the log, once;
 * nothing where staff have closed the same. Answers whether it is open.
 */
export async function noteDifference(
  { db, log }: NotingParts,
  difference: FoundDifference,
): Promise<boolean> {
  const { isOpen, isAdded } = await db.transaction(async (tx) => {
    if (await wasClosed(tx, difference)) return { isOpen: false, isAdded: false }
    const added = await insertDifference(tx, difference)
    if (added) await recordAudit(tx, auditOf('payment_difference.found', difference))
    return { isOpen: true, isAdded: added }
  })
  if (isAdded) {
    log.error(difference, 'the payment provider and our payments disagree: npm run ops -- differences list')
  }
  return isOpen
}

/** Ends a difference that staff have dealt with; 404 where there is none, 409 `wrong_state` for one that is over. */
export async function closeDifference(
  db: Database,
  { uid, requestId }: { readonly uid: string; readonly requestId: string },
  id: string,
  said: string,
): Promise<void> {
  const reason = filled('reason', said)
  await db.transaction(async (tx) => {
    const difference = await lockDifference(tx, id)
    if (!difference) throw notFound()
    if (difference.resolvedAt) throw new Problem(409, 'wrong_state', { current: { state: 'resolved' } })
    await endDifference(tx, id, reason)
    const audited = auditOf('payment_difference.closed', difference)
    const after = { ...audited.after, reason }
    await recordAudit(tx, { ...audited, actorUid: uid, requestId, after })
  })
}

/** Ends the open differences of what was compared (charges and payments) that were not found again. */
export async function resolveOthers(
  { db }: Pick<NotingParts, 'db'>,
  merchant: Merchant,
  compared: readonly string[],
  found: readonly FoundDifference[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const resolved of await resolveDifferences(tx, merchant, compared, found)) {
      await recordAudit(tx, auditOf('payment_difference.resolved', resolved))
    }
  })
}

/** Ends strange events that staff have had in their list since before a moment. */
export async function resolveOldEvents(
  { db }: Pick<NotingParts, 'db'>,
  merchant: Merchant,
  before: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const resolved of await resolveStrangeEvents(tx, merchant, before)) {
      await recordAudit(tx, auditOf('payment_difference.resolved', resolved))
    }
  })
}

const auditOf = (
  action: string,
  { kind, subject, orderNumber, theirs, ours, merchant }: FoundDifference,
) => ({
  actorUid: 'system',
  action,
  subjectType: 'payment_difference',
  subjectId: subject,
  after: { kind, merchant, orderNumber, theirs, ours },
})
