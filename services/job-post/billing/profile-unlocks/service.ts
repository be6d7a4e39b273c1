import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { forbidden, Problem } from '@/services/shared/problem'
import { unlockSettled } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { mayAct } from '@/validators/company-standing'
import { nextDebitState, type UnlockDebitState, type UnlockSettlement } from '@/validators/states/unlock'
import { loadMembership } from '../../company/members/service'
import {
  captureCredits,
  refundCredits,
  releaseCredits,
  reserveCredits,
  type Spending,
} from '../credits/ledger'
import { balanceOfKind } from '../credits/service'
import type { DebitInput, UnlockDebit } from './present'
import {
  insertProfileUnlock,
  lockProfileUnlock,
  type ProfileUnlock,
  setDebitState,
  type UnlockId,
} from './repository'

const spendingOf = ({ companyId, id, actorUid }: UnlockId & Pick<ProfileUnlock, 'actorUid'>): Spending => ({
  companyId,
  kind: 'profile_unlock',
  subjectId: id,
  actorUid,
})

/** Refuses whoever may not unlock: the role, and the company's standing, as they are at this moment. */
async function requireUnlocker(tx: Database, companyId: string, actorUid: string): Promise<void> {
  const member = await loadMembership(tx, actorUid)
  if (member?.company.id !== companyId || !member.can.includes('workers.unlock')) throw forbidden()
  if (!mayAct(member.company.standing, 'unlock_worker')) throw new Problem(409, 'unlock_until_represented')
}

/**
 * Takes the credit for an unlock, once however often it is asked. 403 and 409 `unlock_until_represented` when the member
 * may not, 409 `no_credit`, 409 `unlock_in_progress` while another unlock of the same worker and term is paid.
 */
export async function debitUnlock(
  tx: Database,
  requestId: string,
  id: string,
  input: Static<typeof DebitInput>,
): Promise<Static<typeof UnlockDebit>> {
  const { companyId, actorUid, workerId } = input
  const unlock = { companyId, id }
  if (!(await insertProfileUnlock(tx, { ...input, id, state: 'held' }))) {
    return answer(tx, companyId, (await requireDebit(tx, unlock)).state)
  }
  await requireUnlocker(tx, companyId, actorUid)
  await reserveCredits(tx, spendingOf({ ...unlock, actorUid }))
  await recordAudit(tx, {
    actorUid,
    requestId,
    companyId,
    action: 'profile_unlock.debited',
    subjectType: 'worker',
    subjectId: workerId,
    after: { unlockId: id, term: input.term },
  })
  return answer(tx, companyId, 'held')
}

/**
 * Refuses a debit that has not come yet, by a mark in its place, and answers how the debit stands; one that came stays as
 * it is.
 */
export async function closeDebit(
  tx: Database,
  id: string,
  input: Static<typeof DebitInput>,
): Promise<Static<typeof UnlockDebit>> {
  await insertProfileUnlock(tx, { ...input, id, state: 'released' })
  const { companyId } = input
  const { state } = await requireDebit(tx, { companyId, id })
  return answer(tx, companyId, state)
}

const settle: Readonly<Record<UnlockSettlement, (tx: Database, spending: Spending) => Promise<unknown>>> = {
  capture: captureCredits,
  release: releaseCredits,
  refund: async (tx, spending) => {
    if ((await releaseCredits(tx, spending)) === 0) await refundCredits(tx, spending)
  },
}

/**
 * What is decided about an unlock spends or returns its credit, once. A release leaves a mark where no credit was taken
 * yet, so that a debit which arrives later is refused.
 */
export const unlockSubscription = subscribe(unlockSettled, async (tx, { id: eventId, about, facts }) => {
  const { unlockId: id, settlement, ...unlock } = about
  const { companyId, workerId } = unlock
  if (settlement === 'release') await insertProfileUnlock(tx, { ...unlock, ...facts, id, state: 'released' })
  const stored = await requireDebit(tx, { companyId, id })
  const next = nextDebitState(stored.state, settlement)
  if (next === null) return
  await setDebitState(tx, stored, next)
  await settle[settlement](tx, spendingOf(stored))
  await recordAudit(tx, {
    actorUid: 'system',
    requestId: eventId,
    companyId,
    action: `profile_unlock.${next}`,
    subjectType: 'worker',
    subjectId: workerId,
    after: { unlockId: id },
  })
})

async function requireDebit(tx: Database, unlock: UnlockId): Promise<ProfileUnlock> {
  const stored = await lockProfileUnlock(tx, unlock)
  if (!stored) throw new Problem(409, 'unlock_in_progress')
  return stored
}

async function answer(
  tx: Database,
  companyId: string,
  state: UnlockDebitState,
): Promise<Static<typeof UnlockDebit>> {
  return { state, available: (await balanceOfKind(tx, companyId, 'profile_unlock')).available }
}
