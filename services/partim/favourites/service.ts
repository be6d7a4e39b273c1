import { type Static, Type } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import type { Actor } from '../members/access'
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

/** A company's favourites, marked last first; those of one group where it is named. */
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

/** Whom a company has marked, for the marks beside people's names. */
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
 * Makes a worker a favourite, once however often it is asked. 404 for nobody; 409 `favourite_limit` once the company
 * keeps as many as it may.
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

/** Makes a worker none of the company's favourites, and a member of none of its groups. */
export async function removeFavourite(db: Database, actor: Actor, workerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const wasOne = await deleteFavourite(tx, { companyId: actor.companyId, workerId })
    if (wasOne) await audit(tx, actor, 'removed', workerId)
  })
}

/** Whose favourite the worker of an account is, and in which groups: for what companies show to those alone. */
export async function favouriteOf(db: Database, uid: string) {
  const rows = await companiesOf(db, uid)
  return rows.map(({ companyId, groupIds }) => ({ companyId, groupIds }))
}

/** The same as it is kept, for the copy of somebody's data. */
export const favouriteRecords = (db: Database, uid: string) => companiesOf(db, uid)
