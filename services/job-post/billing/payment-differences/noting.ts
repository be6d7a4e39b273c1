import type { FastifyBaseLogger } from 'fastify'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { Merchant } from '../../shapes/payment-terms'
import {
  type FoundDifference,
  insertDifference,
  resolveDifferences,
  resolveStrangeEvents,
} from './repository'

type NotingParts = { readonly db: Database; readonly log: Pick<FastifyBaseLogger, 'error'> }

/** Stores for staff what the provider and our payments disagree about, with an audit event and an error in the log, once. */
export async function noteDifference({ db, log }: NotingParts, difference: FoundDifference): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await insertDifference(tx, difference))) return
    await recordAudit(tx, auditOf('payment_difference.found', difference))
    log.error(difference, 'the payment provider and our payments disagree: npm run ops -- differences list')
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
