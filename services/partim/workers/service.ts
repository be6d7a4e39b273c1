import { uuidv7 } from 'uuidv7'
import type { AccessCheck } from '@/services/shared/access'
import type { Leaving } from '@/services/shared/accounts/leaving'
import type { Account } from '@/services/shared/accounts/repository'
import { type Page, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'
import { noteDeparture } from '../departures/repository'
import type { Actor } from '../members/access'
import { showWorkers } from '../shown-workers/service'
import { maskedProfile, maskedWorker } from './masking'
import { namePartsOf } from './name-parts'
import {
  countByWorkType,
  deleteWorker,
  findNearby,
  findOwnWorker,
  findProfile,
  findWorkerRow,
  insertWorkers,
  isFindableWorker,
  type Nearby,
  renameWorker,
} from './repository'

/** Only who hires may come further; staff have no company, and are told so. */
export const employersOnly: AccessCheck = async (_request, { user }) => {
  if (user.kind !== 'employer' && !user.ops) throw new Problem(403, 'employers_only')
}

export type MaskedWorker = ReturnType<typeof maskedWorker>

/** Workers around a place who let themselves be found, nearest first, masked. */
export async function searchWorkers(db: Database, actor: Actor, search: Nearby): Promise<Page<MaskedWorker>> {
  const found = await findNearby(db, search)
  const today = bangkokToday()
  const { items, nextCursor } = toPage(found, search.limit, ({ distance, id }) => ({ distance, id }))
  await showWorkers(
    db,
    actor,
    items.map(({ id }) => id),
  )
  return { items: items.map((worker) => maskedWorker(worker, today)), nextCursor }
}

/** One worker's masked page; 404 for somebody hidden, exactly as for nobody. */
export async function readWorker(db: Database, actor: Actor, workerId: string) {
  const profile = await findProfile(db, workerId)
  if (!profile) throw notFound()
  await showWorkers(db, actor, [workerId])
  return maskedProfile(profile, bangkokToday())
}

/** The id of a worker who lets themselves be found; 404 for anybody else. */
export async function requireFindable(db: Database, workerId: string): Promise<string> {
  if (!(await isFindableWorker(db, workerId))) throw notFound()
  return workerId
}

/** What the worker of an account tells a company they apply to. */
export async function readOwnWorker(db: Database, uid: string) {
  const worker = await findOwnWorker(db, uid)
  if (!worker) throw notFound()
  return worker
}

/** What counts shown to everybody are rounded down to: nobody can be seen coming or going in them. */
const countStep = 10

/** Findable workers by type of work, in tens; 0 for fewer than ten. */
export async function countWorkers(db: Database) {
  const counted = await countByWorkType(db)
  const byType = new Map(counted.map(({ workType, workers }) => [workType, workers]))
  return workTypes.map((workType) => {
    const workers = byType.get(workType) ?? 0
    return { workType, workers: workers - (workers % countStep) }
  })
}

/** Makes the worker of a new account, named as it registered; answers the worker's id. */
export async function addWorker(tx: Database, { uid, displayName }: Account): Promise<string> {
  const id = uuidv7()
  await insertWorkers(tx, [{ id, accountUid: uid, ...namePartsOf(displayName) }])
  return id
}

/** A worker is called what their account is called. */
export const followName = (tx: Database, { uid, displayName }: Account): Promise<void> =>
  renameWorker(tx, uid, namePartsOf(displayName))

/** What is kept about the worker of an account. */
export const workerRecord = (db: Database, uid: string) => findWorkerRow(db, uid)

/** A worker may always leave, and their resume goes with them. */
export const leaving: Leaving = {
  mayLeave: async () => {},
  removeData: async (tx, { uid }) => {
    await deleteWorker(tx, uid)
    await noteDeparture(tx, uid)
  },
}
