import { type Static, Type } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import type { Actor } from '../../platform/members/access'
import { listBlocked } from '../resume-readers/repository'
import { showWorkers } from '../shown-workers/service'
import { type Favourite, type FavouriteMark, presentFavourite } from './present'
import {
  companiesOf,
  countFavourites,
  deleteFavourite,
  findFavourite,
  holdFavourites,
  insertFavourite,
  isWorker,
  limitOf,
  listFavourites,
  listMarks,
} from './repository'

const Position = Type.Tuple([Type.String({ format: 'date-time' }), Type.String({ format: 'uuid' })])

/** A company's favourites, the last marked first; with `groupId` only those in that group. */
export async function pageOfFavourites(
  db: Database,
  actor: Actor,
  { cursor, limit, groupId }: PageQuery & { groupId?: string },
): Promise<Page<Static<typeof Favourite>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listFavourites(db, actor.companyId, { groupId, after, limit: limit + 1 })
  const today = bangkokToday()
  const page = toPage(
    rows.map((row) => presentFavourite(row, today)),
    limit,
    ({ at, worker }) => [at, worker.id],
  )
  const shown = page.items.filter(({ isHidden }) => !isHidden)
  await showWorkers(
    db,
    actor,
    shown.map(({ worker }) => worker.id),
  )
  return page
}

/** Ids of the workers a company has marked, to show the mark next to their names. */
export const marksOf = (db: Database, { companyId }: Actor): Promise<string[]> => listMarks(db, companyId)

const audit = (tx: Database, actor: Actor, action: string, workerId: string) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.companyId,
    action: `favourite.${action}`,
    subjectType: 'worker',
    subjectId: workerId,
  })

/**
 * Makes a worker a favourite; repeating it changes nothing. 404 for an unknown worker; 409 `favourite_limit` when the
 * company keeps as many as it may.
 */
export async function addFavourite(
  db: Database,
  actor: Actor,
  workerId: string,
): Promise<Static<typeof FavouriteMark>> {
  const key = { companyId: actor.companyId, workerId }
  return db.transaction(async (tx) => {
    await holdFavourites(tx, actor.companyId)
    const earlier = await findFavourite(tx, key)
    if (earlier) return { workerId, at: earlier.at.toISOString() }
    if (!(await isWorker(tx, workerId))) throw notFound()
    const [kept, max] = [await countFavourites(tx, actor.companyId), await limitOf(tx, 'favourites')]
    if (kept >= max) throw new Problem(409, 'favourite_limit')
    const { at } = await insertFavourite(tx, key)
    await audit(tx, actor, 'added', workerId)
    return { workerId, at: at.toISOString() }
  })
}

/** Removes a worker from the company's favourites and from its groups. */
export async function removeFavourite(db: Database, actor: Actor, workerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const wasOne = await deleteFavourite(tx, { companyId: actor.companyId, workerId })
    if (wasOne) await audit(tx, actor, 'removed', workerId)
  })
}

/**
 * The companies and groups that have the account's worker as a favourite, to decide which posts the worker may see: none that
 * the worker blocked, which chooses them for nothing any more.
 */
export async function favouriteOf(db: Database, uid: string) {
  const [rows, blocked] = await Promise.all([companiesOf(db, uid), listBlocked(db, uid)])
  const isBlocked = new Set(blocked.map(({ companyId }) => companyId))
  return rows
    .filter(({ companyId }) => !isBlocked.has(companyId))
    .map(({ companyId, groupIds }) => ({ companyId, groupIds }))
}

/** The same as stored, for the copy of the worker's data. */
export const favouriteRecords = (db: Database, uid: string) => companiesOf(db, uid)
