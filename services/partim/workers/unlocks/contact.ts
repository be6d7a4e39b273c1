import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { formed, notFound, Problem } from '@/services/shared/problem'
import { mayAct } from '@/validators/company-standing'
import { nextUnlockState } from '@/validators/states/unlock'
import type { Actor } from '../../platform/members/access'
import {
  type ContactAccess,
  mayReport,
  presentOwnUnlock,
  presentUnlock,
  type reportDecisions,
  returnsCredit,
} from './present'
import {
  changeUnlock,
  findContact,
  findLastUnlock,
  findRunningUnlock,
  hasApplied,
  hasObjected,
  isBlocked,
  isToMeet,
  listOpen,
  listOpenReports,
  listRunning,
  listUnlocksOf,
  lockLiveUnlock,
  lockReported,
  lockUnlock,
  lockUnlockOf,
  type Pair,
  type Unlock,
} from './repository'
import { settle } from './service'

type Access = Static<typeof ContactAccess>

/** Whether a company reads name and number because it is to meet the worker; a suspended one is not registered here. */
const meets = async (db: Database, { standing }: Pick<Actor, 'standing'>, pair: Pair): Promise<boolean> =>
  standing !== 'unregistered' && (await isToMeet(db, pair))

/** Whether a company reads everything about a worker, and not only how to reach whom it is to meet. */
export const isWhole = ({ reason }: Pick<Access, 'reason'>): boolean =>
  reason === 'applied' || reason === 'unlocked'

/**
 * Whether looking at a worker counts in no limit of the day: the company reads everything about them, or they applied to it,
 * also to one that reads no applicant's contact yet (docs/decisions/0176).
 */
export const isFree = async (
  db: Database,
  { companyId }: Pick<Actor, 'companyId'>,
  workerId: string,
  access: Pick<Access, 'reason'>,
): Promise<boolean> => isWhole(access) || hasApplied(db, { companyId, workerId })

/** Why a company may read a worker's contact now, or may not. */
async function reasonOf(
  db: Database,
  actor: Actor,
  pair: Pair,
  running: Unlock | null,
): Promise<Access['reason']> {
  if (!mayAct(actor.standing, 'see_contact')) return (await meets(db, actor, pair)) ? 'met' : 'masked'
  if (await hasApplied(db, pair)) return 'applied'
  if (running) return 'unlocked'
  return (await hasObjected(db, pair)) ? 'objected' : 'masked'
}

/** What a company may read of a worker's contact, and by what; nothing of it leaves the service where it may not. */
export async function contactAccess(db: Database, actor: Actor, workerId: string): Promise<Access> {
  const pair = { companyId: actor.companyId, workerId }
  const running = await findRunningUnlock(db, pair)
  const reason = await reasonOf(db, actor, pair, running)
  const isOpen = isWhole({ reason }) || reason === 'met'
  const found = isOpen ? await findContact(db, workerId) : null
  const shown = running ?? (await findLastUnlock(db, pair))
  return {
    reason,
    contact: found && {
      displayName: [found.givenName, found.familyName].filter(Boolean).join(' '),
      phone: found.phone,
      email: reason === 'met' ? null : found.email,
    },
    unlock: shown && presentUnlock(shown),
    creditsLeft: null,
  }
}

/** Which of some workers, whom the company finds, it may read the contact of: unlocked, or applied. */
export async function openContacts(
  db: Database,
  { companyId, standing }: Pick<Actor, 'companyId' | 'standing'>,
  workerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (workerIds.length === 0 || !mayAct(standing, 'see_contact')) return new Set()
  return new Set(await listOpen(db, { companyId, workerIds }))
}

/** Which of some workers the company's credits opened, and until when. */
export async function unlockMarks(db: Database, { companyId }: Actor, workerIds: readonly string[]) {
  const running = await listRunning(db, companyId, workerIds)
  return running.map(({ workerId, until }) => ({ workerId, until: until.toISOString() }))
}

/** Reports that the number of an unlocked worker does not exist; repeating it changes nothing. */
export async function reportNumber(db: Database, actor: Actor, unlockId: string): Promise<Access['unlock']> {
  return db.transaction(async (tx) => {
    const unlock = await lockUnlock(tx, { companyId: actor.companyId, id: unlockId })
    if (!unlock?.unlockedAt) throw notFound()
    if (unlock.reportState) return presentUnlock(unlock)
    if (unlock.state !== 'unlocked' || !mayReport(unlock)) throw new Problem(409, 'report_too_late')
    const reported = await changeUnlock(tx, unlock, { reportState: 'open' })
    await audit(tx, actor, 'unlock.reported', unlock)
    return presentUnlock(reported)
  })
}

type Cause = { readonly uid: string; readonly requestId: string }

const audit = (tx: Database, { uid, requestId }: Cause, action: string, unlock: Unlock, after = {}) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId: unlock.companyId,
    action,
    subjectType: 'worker',
    subjectId: unlock.workerId,
    after: { unlockId: unlock.id, ...after },
  })

/** Every company that unlocked the caller, newest first. */
export const ownUnlocks = async (db: Database, uid: string) =>
  (await listUnlocksOf(db, uid)).map(presentOwnUnlock)

/**
 * The caller objects to a company: it reads no contact of theirs from now on and cannot unlock them again. Within the
 * first days its credit goes back. Repeating it changes nothing.
 */
export async function objectTo(db: Database, cause: Cause, unlockId: string) {
  const objected = await db.transaction(async (tx) => {
    const unlock = await lockUnlockOf(tx, cause.uid, unlockId)
    if (!unlock) throw notFound()
    const state = nextUnlockState(unlock.state, 'object')
    if (state === null) return unlock
    const isCreditReturned = returnsCredit(unlock)
    if (isCreditReturned) await settle(tx, unlock, 'refund')
    await audit(tx, cause, 'unlock.objected', unlock, { isCreditReturned })
    return changeUnlock(tx, unlock, { state })
  })
  return presentOwnUnlock({ ...objected, isBlocked: await isBlocked(db, objected) })
}

/**
 * Ends what a company unlocked shortly before its worker blocked it, and returns the credit; an older unlock stays, closed as
 * long as the block. One whose credit is being taken finds out by itself.
 */
export async function giveBackBlocked(tx: Database, cause: Cause, pair: Pair): Promise<void> {
  const unlock = await lockLiveUnlock(tx, pair)
  const state = unlock?.state === 'unlocked' ? nextUnlockState(unlock.state, 'give_back') : null
  if (!unlock || !state || !returnsCredit(unlock)) return
  await settle(tx, unlock, 'refund')
  await changeUnlock(tx, unlock, { state })
  await audit(tx, cause, 'unlock.returned', unlock)
}

/** The reports that wait for staff. */
export async function openReports(db: Database) {
  const reports = await listOpenReports(db, 100)
  return reports.map((report) => ({ ...report, reportedAt: report.reportedAt.toISOString() }))
}

/**
 * Staff's decision about a report: the number does not exist, and the credit goes back once; or it does. 409 when it is
 * decided already.
 */
export async function decideReport(
  db: Database,
  cause: Cause,
  unlockId: string,
  { event, reason }: { readonly event: (typeof reportDecisions)[number]; readonly reason: string },
) {
  const decided = await db.transaction(async (tx) => {
    const unlock = await lockReported(tx, unlockId)
    if (!unlock) throw notFound()
    if (unlock.reportState !== 'open') throw new Problem(409, 'already_decided')
    const state = event === 'accept' ? nextUnlockState(unlock.state, 'refund') : null
    if (state) await settle(tx, unlock, 'refund')
    const changed = await changeUnlock(tx, unlock, {
      reportState: event === 'accept' ? 'accepted' : 'declined',
      ...(state && { state }),
    })
    await audit(tx, cause, event === 'accept' ? 'unlock.report_accepted' : 'unlock.report_declined', unlock, {
      reason: formed(reason),
    })
    return changed
  })
  return { unlockId: decided.id, state: decided.state, report: decided.reportState ?? 'open' }
}
