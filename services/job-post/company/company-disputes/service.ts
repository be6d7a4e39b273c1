import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { forbidden, notFound, Problem } from '@/services/shared/problem'
import { countUse } from '@/services/shared/rate-limit/rate-limit'
import { disputeAgainAfterDays } from '@/validators/company-dispute-terms'
import { isPersonalKind } from '@/validators/company-kind'
import { nextState } from '@/validators/states/company-dispute'
import type { Actor, Doer } from '../../platform/access/actor'
import { findMember, listMembers } from '../../platform/access/repository'
import { type Company, findCompany, findHolder, lockCompany } from '../companies/repository'
import { moveDocuments } from '../company-documents/repository'
import { auditDispute, type Cause, openDisputeOf } from '../disputed-numbers/opening'
import {
  type Dispute,
  findDispute,
  findLostSince,
  findUnsettledClaim,
  insertDispute,
  listDisputesOf,
  listWrittenBy,
  lockDispute,
  updateDispute,
} from '../disputed-numbers/repository'
import { tellSide } from '../disputed-numbers/telling'
import { type Founder, type Founding, foundClaimant } from '../founding/service'
import { type ClosingParts, closeWithLastMember } from '../leaving/leaving'
import { deleteMember, lockMembers } from '../membership/repository'
import { type Dispute as DisputeShape, type Disputes, presentDispute } from './present'

/** How many disputes one person may begin. */
const personLimit = { max: 3, seconds: 30 * 86_400 }
/** How many disputes a company is shown. */
const shownAtMost = 10

type Presented = Static<typeof DisputeShape>

/** The number's holder, locked until the transaction ends; 409 when no company has the number. */
async function lockHolder(tx: Database, juristicId: string): Promise<Company> {
  const found = await findHolder(tx, juristicId)
  if (found) await lockCompany(tx, found.id)
  const holder = found && (await findHolder(tx, juristicId))
  if (!holder) throw new Problem(409, 'company_free')
  return holder
}

/** Refuses a claim to a number soon after a claim to it was decided. */
async function checkLimits(
  tx: Database,
  juristicId: string,
  uid: string,
  companyId: string | null,
): Promise<void> {
  const since = new Date(Date.now() - disputeAgainAfterDays * 86_400_000)
  if (await findLostSince(tx, { juristicId, companyId, uid, since }))
    throw new Problem(409, 'dispute_decided')
  await countUse(tx, `company disputes ${uid}`, personLimit)
}

async function begin(
  tx: Database,
  { claimantId, holderId, juristicId }: Pick<Dispute, 'claimantId' | 'holderId' | 'juristicId'>,
  cause: Cause,
  statement: string,
): Promise<Dispute> {
  const id = uuidv7()
  const sides = { claimantId, holderId, juristicId }
  const dispute = await insertDispute(tx, { id, ...sides, statement, begunBy: cause.uid })
  await auditDispute(tx, dispute, claimantId, cause, 'begun', sides)
  return dispute
}

/**
 * Founds a company without the number it claims. Its documents are added and submitted like any company's; submitting
 * them opens the dispute with the holder.
 */
export async function claimCompany(
  tx: Database,
  cause: Founder,
  founding: Founding,
  statement: string,
): Promise<Company> {
  const { juristicId } = founding.input
  const holder = await lockHolder(tx, juristicId)
  const company = await foundClaimant(tx, cause, founding)
  await checkLimits(tx, juristicId, cause.uid, null)
  await begin(tx, { claimantId: company.id, holderId: holder.id, juristicId }, cause, statement)
  return company
}

/** Locks both companies, always in the same order. */
export async function lockSides(tx: Database, ids: readonly [string, string]): Promise<void> {
  for (const id of [...ids].sort()) await lockCompany(tx, id)
}

/**
 * Whether a company may learn that another one has its number. Of a person's number only once documents were sent, so that
 * nobody finds out by typing numbers who uses Partim.
 */
const mayKnowHolder = ({ kind, verification }: Company) =>
  !isPersonalKind(kind) || verification !== 'unverified'

/** Begins a dispute for a company whose number another one has; documents that staff already have open it at once. */
export async function beginDispute(tx: Database, actor: Actor, statement: string): Promise<Presented> {
  const { companyId } = actor.scope
  const found = await findCompany(tx, companyId)
  if (!found) throw notFound()
  const known = mayKnowHolder(found) ? await findHolder(tx, found.juristicId) : null
  if (!known || known.id === companyId) throw new Problem(409, 'company_free')
  await lockSides(tx, [companyId, known.id])
  const [claimant, holder] = [await findCompany(tx, companyId), await findHolder(tx, found.juristicId)]
  if (!claimant || holder?.id !== known.id) throw new Problem(409, 'company_free')
  const earlier = await findUnsettledClaim(tx, companyId)
  if (earlier) throw new Problem(409, 'already_disputed', { current: presentDispute(earlier, companyId) })
  await checkLimits(tx, claimant.juristicId, actor.uid, companyId)
  const sides = { claimantId: companyId, holderId: holder.id, juristicId: claimant.juristicId }
  const { id } = await begin(tx, sides, actor, statement)
  const liesBeforeStaff = ['documents_submitted', 'under_review'].includes(claimant.verification)
  if (liesBeforeStaff) await openDisputeOf(tx, companyId, actor)
  return presentDispute(await requireDispute(tx, id), companyId)
}

async function requireDispute(db: Database, id: string): Promise<Dispute> {
  const dispute = await findDispute(db, id)
  if (!dispute) throw notFound()
  return dispute
}

const isAlone = async (db: Database, companyId: string): Promise<boolean> =>
  (await listMembers(db, companyId)).length === 1

/** True for the only member, the owner, of an unconfirmed company: closing it affects no other member and no worker. */
async function mayGiveUp(db: Database, { numberConfirmedAt, verification, id }: Company, role: string) {
  const isOpen = numberConfirmedAt === null && verification !== 'suspended'
  return role === 'owner' && isOpen && (await isAlone(db, id))
}

/** The disputes of the company, on either side, and whether it may begin one. */
export async function disputesOf(
  db: Database,
  { scope: { companyId }, role }: Actor,
): Promise<Static<typeof Disputes>> {
  const company = await findCompany(db, companyId)
  if (!company) throw notFound()
  const [disputes, holder] = await Promise.all([
    listDisputesOf(db, companyId, shownAtMost),
    company.numberConfirmedAt || !mayKnowHolder(company) ? null : findHolder(db, company.juristicId),
  ])
  return {
    items: disputes.map((dispute) => presentDispute(dispute, companyId)),
    isNumberTaken: holder !== null,
    mayGiveUp: await mayGiveUp(db, company, role),
  }
}

/** Until when a company can answer another's claim to its number (ISO 8601); null when there is nothing to answer. */
export async function answerDueOf(db: Database, companyId: string): Promise<string | null> {
  const disputes = await listDisputesOf(db, companyId, shownAtMost)
  const open = disputes
    .map((dispute) => presentDispute(dispute, companyId))
    .find(({ mayAnswer }) => mayAnswer)
  return open?.answerBy ?? null
}

/** Stores the holder's answer with the documents added since; only once, 409 when the dispute has ended. */
export async function answerDispute(
  db: Database,
  actor: Actor,
  id: string,
  answer: string,
): Promise<Presented> {
  const { companyId } = actor.scope
  return db.transaction(async (tx) => {
    const holder = await lockCompany(tx, companyId)
    const dispute = await lockDispute(tx, id)
    if (!holder || dispute?.holderId !== companyId || !dispute.openedAt) throw notFound()
    const state = nextState(dispute.state, 'answer', 'holder')
    if (!state) throw new Problem(409, 'wrong_state', { current: presentDispute(dispute, companyId) })
    const answered = { state, answer, answeredBy: actor.uid, answeredAt: new Date() }
    const after = await updateDispute(tx, id, answered)
    const waiting = { state: 'submitted', reason: null, decidedAt: null } as const
    await moveDocuments(tx, companyId, { from: ['draft'] }, waiting)
    await auditDispute(tx, dispute, companyId, actor, 'answered', { state })
    await tellSide(tx, dispute.claimantId, 'dispute_answered')
    return presentDispute(after, companyId)
  })
}

/** Closes an unconfirmed company on behalf of its only member; its claim is withdrawn. */
export async function giveUpCompany(
  { db, ...parts }: { readonly db: Database } & ClosingParts,
  actor: Doer,
): Promise<void> {
  const { companyId } = actor.scope
  await db.transaction(async (tx) => {
    await parts.orders.lock(tx, companyId)
    await lockMembers(tx, companyId)
    const [self, company] = [await findMember(tx, actor.uid), await findCompany(tx, companyId)]
    if (!company || self?.companyId !== companyId) throw new Problem(409, 'company_required')
    if (self.role !== 'owner') throw forbidden()
    if (!(await mayGiveUp(tx, company, self.role))) throw new Problem(409, 'company_stays')
    await closeWithLastMember(tx, parts, self)
    await deleteMember(tx, self)
  })
}

/** What a person wrote in disputes, for the copy of their data. */
export async function disputesWrittenBy(db: Database, uid: string) {
  const disputes = await listWrittenBy(db, uid)
  if (disputes.length === 0) return null
  return disputes.map(
    ({ juristicId, begunBy, statement, createdAt, answeredBy, answer, answeredAt, state }) => ({
      juristicId,
      state,
      ...(begunBy === uid && { statement, createdAt: createdAt.toISOString() }),
      ...(answeredBy === uid && { answer, answeredAt: answeredAt?.toISOString() ?? null }),
    }),
  )
}
