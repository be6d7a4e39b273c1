import { uuidv7 } from 'uuidv7'
import type { AccessCheck } from '@/services/shared/access'
import type { Leaving } from '@/services/shared/accounts/leaving'
import { type Account, findAccount } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import { type Page, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import type { JobHandler } from '@/services/shared/jobs/kind'
import { notFound, Problem } from '@/services/shared/problem'
import { workerLeaves, workerStays } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { publish } from '@/services/shared/service-events/publish'
import { adultAge, ageOn } from '@/validators/age'
import type { FirstAnswers } from '@/validators/first-answers'
import { maskedName } from '@/validators/masked-name'
import { namePartsOf } from '@/validators/name-parts'
import { bangkokToday } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'
import { noteDeparture } from '../../platform/departures/repository'
import type { Actor } from '../../platform/members/access'
import { noteView } from '../resume-readers/repository'
import { readMasked } from '../resume-readers/service'
import { closeResume, setLeaving } from '../resumes/repository'
import { completeResume } from '../resumes/service'
import { indexWorkers } from '../search-entries/service'
import { showWorkers } from '../shown-workers/service'
import { contactAccess, isFree } from '../unlocks/contact'
import { endUnlocksOf } from '../unlocks/repository'
import { maskedProfile, maskedWorker, unlockedProfile } from './masking'
import {
  countByWorkType,
  deleteWorker,
  fillBirthDate,
  findableAmong,
  findableWorker,
  findContact,
  findNames,
  findNearby,
  findOwnWorker,
  findProfile,
  findWorkerRow,
  insertWorkers,
  type Nearby,
  renameWorker,
  updateBirthDate,
  workerOfAccount,
} from './repository'

/** Lets only employers through; staff have no company and get 409 `company_required`. */
export const employersOnly: AccessCheck = async (_request, { user }) => {
  if (user.kind !== 'employer' && !user.ops) throw new Problem(403, 'employers_only')
}

export type MaskedWorker = ReturnType<typeof maskedWorker>

/** Findable workers around a place, nearest first, masked. */
export async function searchWorkers(
  db: Database,
  reads: Database,
  actor: Actor,
  search: Omit<Nearby, 'companyId'>,
): Promise<Page<MaskedWorker>> {
  const found = await findNearby(reads, { ...search, companyId: actor.companyId })
  const today = bangkokToday()
  const { items, nextCursor } = toPage(found, search.limit, ({ distance, id }) => ({ distance, id }))
  const ids = items.map(({ id }) => id)
  // A replica may not know yet who hides.
  const visible = reads === db ? ids : await findable(db, actor, ids)
  await showWorkers(db, actor, visible)
  const shown = items.filter(({ id }) => visible.includes(id))
  return { items: shown.map((worker) => maskedWorker(worker, today)), nextCursor }
}

/** One worker's masked page; 404 for one who hides, from all or from this company, the same as for an unknown id. */
export async function readWorker(db: Database, actor: Actor, workerId: string) {
  const profile = await findProfile(db, findableWorker(actor.companyId, workerId))
  if (!profile) throw notFound()
  const counts = !(await isFree(db, actor, workerId, await contactAccess(db, actor, workerId)))
  if (counts) await showWorkers(db, actor, [workerId])
  await (counts ? readMasked : noteView)(db, actor, workerId)
  return maskedProfile(profile, bangkokToday())
}

/** An account's worker as companies read them: before they may reach them, and after. */
export async function previewOwn(db: Database, uid: string) {
  const [profile, contact] = await Promise.all([findProfile(db, workerOfAccount(uid)), findContact(db, uid)])
  if (!profile || !contact) throw notFound()
  const today = bangkokToday()
  return {
    visibility: profile.visibility,
    masked: maskedProfile(profile, today),
    unlocked: unlockedProfile(profile, contact, today),
  }
}

/** Ids of those among some workers who let themselves be found; it shows nothing of them, so it counts for nothing. */
export const findable = (
  db: Database,
  { companyId }: Actor,
  workerIds: readonly string[],
): Promise<string[]> => findableAmong(db, companyId, workerIds)

/**
 * The masked names of those among some workers whom a company may know of: who can be found, and its favourites, hidden or
 * not. Findable ones count as shown.
 */
export async function namesOf(db: Database, actor: Actor, workerIds: readonly string[]) {
  const known = await findNames(db, actor.companyId, workerIds)
  await showWorkers(
    db,
    actor,
    known.filter(({ isFindable }) => isFindable).map(({ id }) => id),
  )
  return known.map(({ id, givenName, familyName }) => ({
    id,
    displayName: maskedName(givenName, familyName),
  }))
}

/** What an account's worker tells a company when applying. */
export async function readOwnWorker(db: Database, uid: string) {
  const worker = await findOwnWorker(db, uid)
  if (!worker) throw notFound()
  return worker
}

/**
 * Stores when an account's worker was born; 404 without a worker. Repeating it changes nothing more. The resume of
 * somebody under 18 is open no longer.
 */
export async function changeBirthDate(
  db: Database,
  { uid, requestId, birthDate }: { uid: string; requestId: string; birthDate: string },
) {
  return db.transaction(async (tx) => {
    const before = await readOwnWorker(tx, uid)
    if (before.birthDate !== birthDate) {
      await updateBirthDate(tx, uid, birthDate)
      await followBirthDate(tx, { uid, requestId, birthDate, workerId: before.id })
    }
    return readOwnWorker(tx, uid)
  })
}

/** What follows from another birth date of a worker. */
async function followBirthDate(
  tx: Database,
  {
    uid,
    requestId,
    birthDate,
    workerId,
  }: { uid: string; requestId: string; birthDate: string; workerId: string },
): Promise<void> {
  if (ageOn(bangkokToday(), birthDate) < adultAge) await closeResume(tx, uid)
  // After it was closed, so that nobody is found by words that are no longer shown.
  await indexWorkers(tx, [workerId])
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    action: 'worker.birth_date_changed',
    subjectType: 'worker',
    subjectId: workerId,
  })
}

/**
 * Stores what an account's worker says of themselves when they apply, where nothing is known yet; what they said before
 * stays. 404 without a worker. Repeating it changes nothing more.
 */
export async function completeOwnWorker(
  db: Database,
  { uid, requestId }: { uid: string; requestId: string },
  { birthDate, ...answers }: FirstAnswers,
) {
  return db.transaction(async (tx) => {
    const filledId = birthDate ? await fillBirthDate(tx, uid, birthDate) : null
    if (birthDate && filledId) await followBirthDate(tx, { uid, requestId, birthDate, workerId: filledId })
    await completeResume(tx, { uid, requestId }, answers)
    return readOwnWorker(tx, uid)
  })
}

/**
 * Public counts are rounded down to multiples of this, so that a single worker's arrival or departure does not show.
 */
const countStep = 10

/** Findable workers by type of work, rounded down to tens. */
export async function countWorkers(db: Database) {
  const counted = await countByWorkType(db)
  const byType = new Map(counted.map(({ workType, workers }) => [workType, workers]))
  return workTypes.map((workType) => {
    const workers = byType.get(workType) ?? 0
    return { workType, workers: workers - (workers % countStep) }
  })
}

/** Creates the worker of a new account, with its registered name; answers the worker's id. */
export async function addWorker(tx: Database, { uid, displayName }: Account): Promise<string> {
  const id = uuidv7()
  await insertWorkers(tx, [{ id, accountUid: uid, ...namePartsOf(displayName) }])
  return id
}

/** Gives a worker the current name of their account. */
export async function followName(tx: Database, { uid, displayName }: Account): Promise<void> {
  await indexWorkers(tx, await renameWorker(tx, uid, namePartsOf(displayName)))
}

/** Everything stored about an account's worker. */
export const workerRecord = (db: Database, uid: string) => findWorkerRow(db, uid)

/** A worker may always leave: companies hear of it at once and find them no more; their resume is removed with them. */
export const leaving: Leaving = {
  mayLeave: async () => {},
  announce: async (tx, { uid }) => {
    await indexWorkers(tx, await setLeaving(tx, uid, true))
    await publish(tx, workerLeaves, { workerUid: uid })
  },
  retract: async (tx, { uid }) => {
    await indexWorkers(tx, await setLeaving(tx, uid, false))
    await publish(tx, workerStays, { workerUid: uid })
  },
  removeData: async (tx, { uid }) => {
    await endUnlocksOf(tx, uid)
    await deleteWorker(tx, uid)
    await noteDeparture(tx, uid)
  },
}

/** Tells the job-post service that a worker leaves, unless they keep their account by then. */
export const leavingDelivery = (db: Database, jobPost: EventReceiver): JobHandler =>
  deliverFacts(workerLeaves, jobPost, async ({ workerUid }) =>
    (await findAccount(db, workerUid))?.deleteAfter ? {} : null,
  )
