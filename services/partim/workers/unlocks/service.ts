import type { FastifyBaseLogger } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { mayAct } from '@/validators/company-standing'
import { maskedName } from '@/validators/masked-name'
import { nextUnlockState, type UnlockEvent } from '@/validators/states/unlock'
import type { Actor } from '../../platform/members/access'
import { tellOfUnlock } from '../../platform/notifications/unlock-news'
import { type DebitedUnlock, isRefusal, type UnlockCredits } from './credits-of-job-post'
import {
  changeUnlock,
  hasApplied,
  hasObjected,
  insertIntent,
  isHiddenFrom,
  listUnsettled,
  lockLiveUnlock,
  lockPerson,
  lockUnlock,
  noteSettled,
  type Pair,
  type Unlock,
} from './repository'

export type UnlockParts = {
  readonly db: Database
  readonly credits: UnlockCredits
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** Whether a company may come to know somebody now who can be found by it, and is not leaving. */
async function isReachable(tx: Database, pair: Pair, person: Person | null): Promise<boolean> {
  if (!person || person.visibility === 'hidden' || person.isLeaving) return false
  return !(await isHiddenFrom(tx, pair))
}

/** The state an event leads to; the caller has locked the unlock and asked whether it is possible. */
function stateAfter(unlock: Unlock, event: UnlockEvent): Unlock['state'] {
  const next = nextUnlockState(unlock.state, event)
  if (next === null) throw new Error(`${event} of an unlock that is ${unlock.state}`)
  return next
}

/**
 * Notes that a member wants to unlock a worker, before any credit is taken, or finds the unlock that there is. null where
 * the contact is free, because the worker applied to the company.
 */
async function intend(tx: Database, actor: Actor, workerId: string): Promise<Unlock | null> {
  const { companyId, companyName, uid } = actor
  const pair = { companyId, workerId }
  for (;;) {
    const live = await lockLiveUnlock(tx, pair)
    const isOver = live?.until != null && live.until <= new Date()
    if (live && !isOver) return live
    if (await hasApplied(tx, pair)) return null
    if (await hasObjected(tx, pair)) throw new Problem(409, 'worker_objected')
    if (!(await isReachable(tx, pair, await lockPerson(tx, workerId)))) throw notFound()
    if (live) await changeUnlock(tx, live, { state: stateAfter(live, 'lapse') })
    const intent = await insertIntent(tx, { ...pair, id: uuidv7(), companyName, actorUid: uid })
    // Another request was first: its unlock is found now.
    if (intent) return intent
  }
}

/** Records that the credit is taken: the worker is unlocked, or cannot be reached any more and the credit goes back. */
async function record(tx: Database, intent: Unlock): Promise<Unlock> {
  const unlock = await lockUnlock(tx, intent)
  if (!unlock) throw notFound()
  const isGivenUp = unlock.state === 'refused' || unlock.state === 'returned'
  if (isGivenUp) return changeUnlock(tx, unlock, { owed: 'release' })
  if (unlock.state !== 'intended') return unlock
  const person = await lockPerson(tx, unlock.workerId)
  if (!person || !(await isReachable(tx, unlock, person))) {
    return changeUnlock(tx, unlock, { state: stateAfter(unlock, 'give_back'), owed: 'release' })
  }
  const recorded = await changeUnlock(tx, unlock, { state: stateAfter(unlock, 'record'), owed: 'capture' })
  await tellOfUnlock(tx, recorded)
  await recordAudit(tx, {
    actorUid: unlock.actorUid,
    requestId: unlock.id,
    companyId: unlock.companyId,
    action: 'worker.unlocked',
    subjectType: 'worker',
    subjectId: unlock.workerId,
    after: { unlockId: unlock.id, term: unlock.term },
  })
  return recorded
}

/** Records that no credit was taken; the release makes sure that a debit which is still under way is undone. */
async function refuse(tx: Database, intent: Unlock): Promise<Unlock> {
  const unlock = await lockUnlock(tx, intent)
  if (unlock?.state !== 'intended') return unlock ?? intent
  return changeUnlock(tx, unlock, { state: stateAfter(unlock, 'refuse'), owed: 'release' })
}

async function debitedOf(db: Database, unlock: Unlock): Promise<DebitedUnlock> {
  const { id, companyId, workerId, term, actorUid } = unlock
  const person = await db.transaction((tx) => lockPerson(tx, workerId))
  return {
    id,
    companyId,
    workerId,
    term,
    actorUid,
    workerUid: person?.workerUid ?? null,
    displayName: person && maskedName(person.givenName, person.familyName),
  }
}

/** Tells the job-post service what is owed about an unlock's credit; a failure is left to the routine. */
export async function settleOwed({ db, credits, log }: UnlockParts, unlock: Unlock): Promise<number | null> {
  if (unlock.owed === null) return null
  try {
    const { available } = await credits.settle(await debitedOf(db, unlock), unlock.owed)
    await noteSettled(db, unlock)
    return available
  } catch (err) {
    log.warn({ err, unlockId: unlock.id }, 'the credit of an unlock is settled later')
    return null
  }
}

/** What an unlock came to: the unlock, unless the contact is free anyway, and the credits that are left if one was taken. */
export type Unlocked = { readonly unlock: Unlock | null; readonly creditsLeft: number | null }

/**
 * Unlocks a worker for the member's company: notes the intent, takes one credit, records the unlock, settles the credit.
 * Each step can be repeated, so that a retry or the routine goes on wherever a process ended, and one credit is taken.
 * 404 for who cannot be found; 409 `unlock_until_represented`, `no_unlock_credit`, `worker_objected`,
 * `unlock_returned` when the worker hid meanwhile and the credit went back.
 */
export async function unlockWorker(parts: UnlockParts, actor: Actor, workerId: string): Promise<Unlocked> {
  const { db, credits } = parts
  if (!mayAct(actor.standing, 'unlock_worker')) throw new Problem(409, 'unlock_until_represented')
  const intent = await db.transaction((tx) => intend(tx, actor, workerId))
  if (!intent || intent.state === 'unlocked') return { unlock: intent, creditsLeft: null }
  const debit = await credits.debit(await debitedOf(db, intent)).catch(async (error: unknown) => {
    if (isRefusal(error)) await settleOwed(parts, await db.transaction((tx) => refuse(tx, intent)))
    throw error
  })
  if (debit.state === 'released') {
    await db.transaction((tx) => refuse(tx, intent))
    throw new Problem(409, 'unlock_in_progress')
  }
  const recorded = await db.transaction((tx) => record(tx, intent))
  await settleOwed(parts, recorded)
  if (recorded.state === 'refused' || recorded.state === 'returned') throw new Problem(409, 'unlock_returned')
  return { unlock: recorded, creditsLeft: debit.available }
}

/** Finishes one unlock whose request did not: records it if its credit was taken, and ends it if not. */
async function finish(parts: UnlockParts, unlock: Unlock): Promise<void> {
  const { db, credits } = parts
  const debited = await debitedOf(db, unlock)
  let current = unlock
  if (unlock.state === 'intended') {
    const { state } = await credits.settle(debited, 'close')
    current = await db.transaction((tx) => (state === 'released' ? refuse(tx, unlock) : record(tx, unlock)))
  }
  if (current.owed === null) return
  await credits.settle(debited, current.owed)
  await noteSettled(db, current)
}

/** Finishes unlocks that were interrupted, and settles what is owed about their credits; a routine of routes.ts. */
export async function finishUnlocks(parts: UnlockParts, work: ItemWork): Promise<void> {
  await workThrough(parts.db, work, {
    list: listUnsettled,
    idOf: ({ id }) => id,
    handle: (unlock) => finish(parts, unlock),
  })
}
