import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { forbidden, Problem } from '@/services/shared/problem'
import { mayAct } from '@/validators/company-standing'
import { nextDebitState, type UnlockDebitEvent, type UnlockDebitState } from '@/validators/states/unlock'
import { loadMembership } from '../../company/members/service'
import {
  captureCredits,
  refundCredits,
  releaseCredits,
  reserveCredits,
  type Spending,
} from '../credits/ledger'
import { balanceOfKind } from '../credits/service'
import type { DebitInput, SettlementInput, UnlockDebit } from './present'
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
    const stored = await lockProfileUnlock(tx, unlock)
    if (!stored) throw new Problem(409, 'unlock_in_progress')
    return answer(tx, companyId, stored.state)
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

const settle: Readonly<
  Partial<Record<UnlockDebitEvent, (tx: Database, spending: Spending) => Promise<unknown>>>
> = {
  capture: captureCredits,
  release: releaseCredits,
  refund: async (tx, spending) => {
    if ((await releaseCredits(tx, spending)) === 0) await refundCredits(tx, spending)
  },
}

/**
 * Settles the credit of an unlock and answers what became of it; repeating it changes nothing. `close` and `release`
 * leave a mark where no credit was taken yet, so that a debit which arrives later is refused.
 */
export async function settleUnlock(
  tx: Database,
  requestId: string,
  id: string,
  { event, ...input }: Static<typeof SettlementInput>,
): Promise<Static<typeof UnlockDebit>> {
  const { companyId, workerId } = input
  const unlock = { companyId, id }
  const endsAnyway = event === 'close' || event === 'release'
  if (endsAnyway && (await insertProfileUnlock(tx, { ...input, id, state: 'released' }))) {
    return answer(tx, companyId, 'released')
  }
  const stored = await lockProfileUnlock(tx, unlock)
  if (!stored) throw new Problem(409, 'unlock_in_progress')
  const next = nextDebitState(stored.state, event)
  if (next === null || next === stored.state) return answer(tx, companyId, stored.state)
  await setDebitState(tx, unlock, next)
  await settle[event]?.(tx, spendingOf(stored))
  await recordAudit(tx, {
    actorUid: 'system',
    requestId,
    companyId,
    action: `profile_unlock.${next}`,
    subjectType: 'worker',
    subjectId: workerId,
    after: { unlockId: id },
  })
  return answer(tx, companyId, next)
}

async function answer(
  tx: Database,
  companyId: string,
  state: UnlockDebitState,
): Promise<Static<typeof UnlockDebit>> {
  return { state, available: (await balanceOfKind(tx, companyId, 'profile_unlock')).available }
}
