import { type Static, Type } from '@fastify/type-provider-typebox'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { filled, notFound, Problem } from '@/services/shared/problem'
import { standingOf } from '@/validators/company-standing'
import { type DisputeState, nextState } from '@/validators/states/company-dispute'
import type { CompanyPosts } from '../companies/company-posts'
import { type Company, findCompany } from '../companies/repository'
import { moveDocuments } from '../company-documents/repository'
import { endDisputesAgainst } from '../disputed-numbers/ending'
import { auditDispute, type Cause } from '../disputed-numbers/opening'
import {
  type Dispute,
  findDispute,
  listDisputes,
  listOthers,
  lockDispute,
  updateDispute,
} from '../disputed-numbers/repository'
import { tellSide } from '../disputed-numbers/telling'
import { lapseRequestsTo } from '../join-requests/ending'
import { dropLetters } from '../representation-letters/repository'
import { applyEvent, requireCase } from '../verifications/service'
import {
  type DisputeDecision,
  hasHadSay,
  type OpsDispute,
  type OpsDisputeDetails,
  presentOpsDetail,
  presentOpsDispute,
} from './present'
import { lockSides } from './service'

type Presented = Static<typeof OpsDispute>
type Decision = Static<typeof DisputeDecision>

async function sidesOf(db: Database, { holderId, claimantId }: Dispute) {
  const [holder, claimant] = await Promise.all([findCompany(db, holderId), findCompany(db, claimantId)])
  if (!holder || !claimant) throw notFound()
  return { holder, claimant }
}

const Position = Type.String({ format: 'uuid' })

/** Disputes for staff: those that wait for a decision, or those in one state; the oldest first. */
export async function pageOfDisputes(
  db: Database,
  { state, cursor, limit }: PageQuery & { state?: DisputeState },
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listDisputes(db, { state, after, limit: limit + 1 })
  const presented = await Promise.all(
    rows.map(async (dispute) => presentOpsDispute(dispute, await sidesOf(db, dispute))),
  )
  return toPage(presented, limit, ({ id }) => id)
}

/** How many other disputes about the number are shown with one. */
const othersAtMost = 20

/** Everything staff need to decide: both sides with their statements, documents and histories. */
export async function requireDisputeCase(
  db: Database,
  id: string,
): Promise<Static<typeof OpsDisputeDetails>> {
  const dispute = await findDispute(db, id)
  if (!dispute) throw notFound()
  const [holder, claimant, others] = await Promise.all([
    requireCase(db, dispute.holderId),
    requireCase(db, dispute.claimantId),
    listOthers(db, dispute, othersAtMost),
  ])
  return presentOpsDetail(dispute, { holder, claimant }, others)
}

type Locked = { readonly dispute: Dispute; readonly holder: Company; readonly claimant: Company }

/** The dispute and both its companies, locked; 409 with the current state when a decision is not possible. */
async function lockForVerdict(tx: Database, id: string, decision: Decision): Promise<Locked> {
  const found = await findDispute(tx, id)
  if (!found) throw notFound()
  await lockSides(tx, [found.claimantId, found.holderId])
  const dispute = await lockDispute(tx, id)
  if (!dispute) throw notFound()
  const sides = await sidesOf(tx, dispute)
  const current = presentOpsDispute(dispute, sides)
  if (!nextState(dispute.state, decision.verdict, 'ops')) throw new Problem(409, 'wrong_state', { current })
  if (standingOf(sides.holder) !== decision.holderStanding) {
    throw new Problem(409, 'holder_changed', { current })
  }
  if (decision.verdict === 'for_claimant' && !hasHadSay(dispute)) {
    throw new Problem(409, 'answer_awaited', { current })
  }
  return { dispute, ...sides }
}

const byOps = (cause: Cause) => ({ ...cause, who: 'ops' }) as const

/** Moves submitted documents under review, so that they can be decided; false for a company that sent none. */
async function takeUp(tx: Database, { id, verification }: Company, cause: Cause): Promise<boolean> {
  if (verification === 'under_review') return true
  if (verification !== 'documents_submitted') return false
  await applyEvent(tx, id, byOps(cause), { event: 'begin_review', isQuiet: true })
  return true
}

/**
 * Moves the number to the claimant: the holder loses it and its posts wait for staff, and the claimant becomes
 * represented.
 */
async function moveNumber(
  tx: Database,
  posts: CompanyPosts,
  { dispute, holder, claimant }: Locked,
  cause: Cause,
  reason: string,
) {
  if (!(await takeUp(tx, claimant, cause))) {
    throw new Problem(409, 'wrong_state', { current: { verification: claimant.verification } })
  }
  const taken = { numberConfirmedAt: null, representedAt: null }
  await applyEvent(tx, holder.id, byOps(cause), {
    event: 'lose_number',
    reason,
    values: () => taken,
    isQuiet: true,
  })
  await decidePapers(tx, holder.id, 'refused')
  await lapseRequestsTo(tx, holder.id)
  await dropLetters(tx, holder.id)
  await posts.hold(tx, holder.id, cause)
  const now = new Date()
  await applyEvent(tx, claimant.id, byOps(cause), {
    event: 'approve',
    values: () => ({ numberConfirmedAt: now, representedAt: now }),
    isQuiet: true,
  })
  await decidePapers(tx, claimant.id, 'accepted')
  await endDisputesAgainst(tx, holder.id, dispute.id)
}

async function keepNumber(tx: Database, { holder, claimant }: Locked, cause: Cause, reason: string) {
  if (await takeUp(tx, claimant, cause)) {
    await applyEvent(tx, claimant.id, byOps(cause), { event: 'reject', reason, isQuiet: true })
    await decidePapers(tx, claimant.id, 'refused')
  }
  // Documents that the holder submitted for its own review are decided in that review.
  const isInReview = ['documents_submitted', 'under_review'].includes(holder.verification)
  if (!isInReview) await decidePapers(tx, holder.id, 'accepted')
}

const decidePapers = (tx: Database, companyId: string, state: 'accepted' | 'refused') =>
  moveDocuments(tx, companyId, { from: ['submitted'] }, { state, reason: null, decidedAt: new Date() })

/** Staff's decision about a number that two companies claim; both are notified and can read the reason. */
export async function decideDispute(
  { db, posts }: { readonly db: Database; readonly posts: CompanyPosts },
  id: string,
  cause: Cause,
  decision: Decision,
): Promise<Presented> {
  const reason = filled('reason', decision.reason)
  return db.transaction(async (tx) => {
    const locked = await lockForVerdict(tx, id, decision)
    const { dispute, holder, claimant } = locked
    const isWon = decision.verdict === 'for_claimant'
    if (isWon) await moveNumber(tx, posts, locked, cause, reason)
    else await keepNumber(tx, locked, cause, reason)
    const state = isWon ? 'won' : 'lost'
    const after = await updateDispute(tx, id, { state, reason, endedAt: new Date(), endedBy: cause.uid })
    const { holderStanding } = decision
    for (const companyId of [holder.id, claimant.id]) {
      await auditDispute(tx, dispute, companyId, cause, decision.verdict, { state, reason, holderStanding })
    }
    await tellSide(tx, claimant.id, isWon ? 'dispute_won' : 'dispute_lost')
    await tellSide(tx, holder.id, isWon ? 'number_lost' : 'number_kept')
    return presentOpsDispute(after, await sidesOf(tx, after))
  })
}
