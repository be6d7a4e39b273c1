import type { Database } from '@/services/shared/database'
import { auditDispute } from './opening'
import { type Dispute, endClaimsOf, endDisputesWith } from './repository'
import { tellSide } from './telling'

const system = { uid: 'system' }

const noteEnd = (tx: Database, dispute: Dispute, companyId: string) =>
  auditDispute(tx, dispute, companyId, system, 'ended', { state: dispute.state })

/** Ends the disputes against a company that lost its number. */
export async function endDisputesAgainst(tx: Database, holderId: string, besides?: string): Promise<void> {
  for (const dispute of await endDisputesWith(tx, holderId, { state: 'ended', besides })) {
    await noteEnd(tx, dispute, dispute.claimantId)
    await tellSide(tx, dispute.claimantId, 'dispute_ended')
  }
}

/** Withdraws the claim of a company that closes; a holder who knew of it is notified. */
export async function withdrawClaimsOf(tx: Database, claimantId: string): Promise<void> {
  const ended = await endClaimsOf(tx, claimantId, { state: 'withdrawn', forgetsStatement: true })
  for (const dispute of ended) {
    await noteEnd(tx, dispute, claimantId)
    if (dispute.openedAt) await tellSide(tx, dispute.holderId, 'dispute_ended')
  }
}
