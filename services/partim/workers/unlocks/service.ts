import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { dropped, handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { notFound, Problem } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { unlockSettled } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { publish } from '@/services/shared/service-events/publish'
import { mayAct } from '@/validators/company-standing'
import { maskedName } from '@/validators/masked-name'
import { nextUnlockState, type UnlockEvent, type UnlockSettlement } from '@/validators/states/unlock'
import type { Actor } from '../../platform/members/access'
import { tellOfUnlock } from '../../platform/notifications/unlock-news'
import { type DebitedUnlock, isRefusal, type UnlockCredits } from './credits-of-job-post'
import {
  changeUnlock,
  findUnlock,
  hasApplied,
  hasObjected,
  insertIntent,
  isBlocked,
  isHiddenFrom,
  lockLiveUnlock,
  lockPerson,
  lockUnlock,
  type Pair,
  type Unlock,
  type UnlockKey,
} from './repository'

export type UnlockParts = {
  readonly db: Database
  readonly credits: UnlockCredits
}

const finishUnlock = jobKind(
  'finish_unlock',
  { companyId: Uuid, id: Uuid },
  // Not the subject of the unlock's events, which do not wait for it.
  { triedForDays: 7, subjectOf: ({ id }) => `intent of unlock ${id}` },
)

/** Requests end sooner than this (serverOptions). */
const longestRequestMs = 60_000

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** Whether a company may come to know somebody now who can be found by it, is not leaving and used their account lately. */
async function isReachable(tx: Database, pair: Pair, person: Person | null): Promise<boolean> {
  if (!person || person.visibility === 'hidden' || person.isUnused || person.isLeaving) return false
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
    const isClosed = live?.state === 'unlocked' && (await isBlocked(tx, pair))
    if (live && !isOver && !isClosed) return live
    if (await hasApplied(tx, pair)) return null
    if (await hasObjected(tx, pair)) throw new Problem(409, 'worker_objected')
    if (!(await isReachable(tx, pair, await lockPerson(tx, workerId)))) throw notFound()
    if (live) await changeUnlock(tx, live, { state: stateAfter(live, 'lapse') })
    const intent = await insertIntent(tx, { ...pair, id: uuidv7(), companyName, actorUid: uid })
    // Another request was first: its unlock is found now.
    if (!intent) continue
    const notBefore = new Date(Date.now() + longestRequestMs)
    await enqueue(tx, finishUnlock, { companyId, id: intent.id }, { notBefore })
    return intent
  }
}

/** Publishes what is decided about the credit of an unlock, which the transaction has locked. */
export const settle = (
  tx: Database,
  { id: unlockId, companyId, workerId, term, actorUid }: Unlock,
  settlement: UnlockSettlement,
): Promise<void> => publish(tx, unlockSettled, { unlockId, companyId, workerId, term, actorUid, settlement })

/**
 * Records that the credit is taken: the worker is unlocked. The credit goes back where they cannot be reached any more, or
 * applied meanwhile, which makes their contact free.
 */
async function record(tx: Database, intent: Unlock): Promise<Unlock> {
  const unlock = await lockUnlock(tx, intent)
  if (!unlock) throw notFound()
  // Whoever ended the intent has released the credit, whether or not it was taken by then.
  if (unlock.state !== 'intended') return unlock
  const person = await lockPerson(tx, unlock.workerId)
  if ((await hasApplied(tx, unlock)) || !person || !(await isReachable(tx, unlock, person))) {
    await settle(tx, unlock, 'release')
    return changeUnlock(tx, unlock, { state: stateAfter(unlock, 'give_back') })
  }
  await settle(tx, unlock, 'capture')
  const recorded = await changeUnlock(tx, unlock, { state: stateAfter(unlock, 'record') })
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
async function refuse(tx: Database, intent: Unlock): Promise<void> {
  const unlock = await lockUnlock(tx, intent)
  if (unlock?.state !== 'intended') return
  await settle(tx, unlock, 'release')
  await changeUnlock(tx, unlock, { state: stateAfter(unlock, 'refuse') })
}

/** Who is unlocked, for the ledger's statement: uid and masked name; null once their account is gone. */
async function personOf(db: Database, { workerId }: { readonly workerId: string }) {
  const person = await db.transaction((tx) => lockPerson(tx, workerId))
  return {
    workerUid: person?.workerUid ?? null,
    displayName: person && maskedName(person.givenName, person.familyName),
  }
}

async function debitedOf(db: Database, unlock: Unlock): Promise<DebitedUnlock> {
  const { id, companyId, workerId, term, actorUid } = unlock
  return { id, companyId, workerId, term, actorUid, ...(await personOf(db, unlock)) }
}

/** What an unlock came to: the unlock, unless the contact is free anyway, and the credits that are left if one was taken. */
export type Unlocked = { readonly unlock: Unlock | null; readonly creditsLeft: number | null }

/**
 * Unlocks a worker for the member's company: notes the intent, takes one credit, records the unlock with what becomes of
 * the credit. Each step can be repeated, so that a retry or a job goes on wherever a process ended, and one credit is taken.
 * 404 for who cannot be found; 409 `unlock_until_represented`, `no_unlock_credit`, `worker_objected`,
 * `unlock_returned` when the worker hid meanwhile and the credit went back. Who applied meanwhile costs nothing.
 */
export async function unlockWorker(
  { db, credits }: UnlockParts,
  actor: Actor,
  workerId: string,
): Promise<Unlocked> {
  if (!mayAct(actor.standing, 'unlock_worker')) throw new Problem(409, 'unlock_until_represented')
  const intent = await db.transaction((tx) => intend(tx, actor, workerId))
  if (!intent || intent.state === 'unlocked') return { unlock: intent, creditsLeft: null }
  const debit = await credits.debit(await debitedOf(db, intent)).catch(async (error: unknown) => {
    if (isRefusal(error)) await db.transaction((tx) => refuse(tx, intent))
    throw error
  })
  if (debit.state === 'released') {
    await db.transaction((tx) => refuse(tx, intent))
    throw new Problem(409, 'unlock_in_progress')
  }
  const recorded = await db.transaction((tx) => record(tx, intent))
  if (recorded.state === 'refused' || recorded.state === 'returned') {
    if (await hasApplied(db, recorded)) return { unlock: null, creditsLeft: null }
    throw new Problem(409, 'unlock_returned')
  }
  return { unlock: recorded, creditsLeft: debit.available }
}

/** Finishes an unlock whose request did not: records it if its credit was taken, and ends it if not. */
export async function finish({ db, credits }: UnlockParts, key: UnlockKey): Promise<unknown> {
  const unlock = await findUnlock(db, key)
  if (unlock?.state !== 'intended') return dropped
  const { state } = await credits.close(await debitedOf(db, unlock))
  await db.transaction<unknown>((tx) => (state === 'released' ? refuse : record)(tx, unlock))
}

/** Finishes unlocks that were interrupted, and tells the job-post service what is decided about credits. */
export const unlockJobs = (
  parts: UnlockParts & { readonly jobPost: EventReceiver },
): readonly JobHandler[] => [
  handle(finishUnlock, (key) => finish(parts, key)),
  deliverFacts(unlockSettled, parts.jobPost, (about) => personOf(parts.db, about)),
]
