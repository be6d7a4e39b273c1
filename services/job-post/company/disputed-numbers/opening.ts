import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { answerDays } from '@/validators/company-dispute-terms'
import { standingOf } from '@/validators/company-standing'
import { nextState } from '@/validators/states/company-dispute'
import { notifyMembers } from '../../platform/notifications/service'
import { type Company, findCompany } from '../companies/repository'
import { type Dispute, findUnsettledClaim, lockDispute, updateDispute } from './repository'

export type Cause = { readonly uid: string; readonly requestId?: string }

/** Audits an event of a dispute, without the statements of either side. */
export const auditDispute = (
  tx: Database,
  { id }: Pick<Dispute, 'id'>,
  companyId: string,
  { uid, requestId }: Cause,
  action: string,
  after: object,
) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action: `company_dispute.${action}`,
    subjectType: 'company_dispute',
    subjectId: id,
    after,
  })

const day = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

async function tellHolder(tx: Database, holder: Company, answerBy: Date): Promise<void> {
  await notifyMembers(tx, {
    kind: 'company_disputed',
    params: { company: holder.name, day: day.format(answerBy) },
    companyId: holder.id,
    subjectId: holder.id,
    branchId: null,
    actorUid: null,
    isStanding: true,
  })
}

/**
 * Opens the dispute that a company prepared, when its documents are submitted: the holder is notified at once and has
 * time to answer. Does nothing when the company has prepared none.
 */
export async function openDisputeOf(tx: Database, claimantId: string, cause: Cause): Promise<void> {
  const found = await findUnsettledClaim(tx, claimantId)
  const dispute = found && (await lockDispute(tx, found.id))
  const holder = dispute && (await findCompany(tx, dispute.holderId))
  const state = dispute && nextState(dispute.state, 'open', 'claimant')
  if (!dispute || !holder || !state) return
  const openedAt = new Date()
  const answerBy = new Date(openedAt.getTime() + answerDays[standingOf(holder)] * 86_400_000)
  await updateDispute(tx, dispute.id, { state, openedAt, answerBy })
  await auditDispute(tx, dispute, claimantId, cause, 'opened', { state, answerBy })
  await tellHolder(tx, holder, answerBy)
}
