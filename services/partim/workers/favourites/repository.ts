import { and, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { favouriteGroupMembers } from '../../tables/favourite-groups'
import { favouriteLimits, favourites } from '../../tables/favourites'
import { resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { isFindable, isNotHiddenFrom } from '../hiding/repository'
import { shownOfWorker } from '../workers/repository'

type Row = typeof favourites.$inferSelect
export type FavouriteKey = Pick<Row, 'companyId' | 'workerId'>

const isThis = ({ companyId, workerId }: FavouriteKey) =>
  and(eq(favourites.companyId, companyId), eq(favourites.workerId, workerId))

/** The groups a favourite is in; one index lookup per row. */
const groupIds = sql<string[]>`(select coalesce(json_agg(${favouriteGroupMembers.groupId}), '[]')
  from ${favouriteGroupMembers} where ${favouriteGroupMembers.companyId} = ${favourites.companyId}
  and ${favouriteGroupMembers.workerId} = ${favourites.workerId})`

/** Where a page ends: when its last favourite was marked, and that worker's id. */
export type FavouritePosition = readonly [at: string, workerId: string]

type PageOptions = {
  readonly groupId?: string
  readonly after: FavouritePosition | null
  readonly limit: number
}

function isIn(db: Database, groupId: string): SQL {
  const { companyId, workerId } = favouriteGroupMembers
  const member = db
    .select({ one: sql`1` })
    .from(favouriteGroupMembers)
    .where(
      and(
        eq(companyId, favourites.companyId),
        eq(favouriteGroupMembers.groupId, groupId),
        eq(workerId, favourites.workerId),
      ),
    )
  return exists(member)
}

/** A company's favourites with the fields a list shows, before masking; the last marked first. */
export async function listFavourites(
  db: Database,
  companyId: string,
  { groupId, after, limit }: PageOptions,
) {
  const position =
    after && sql`(${favourites.at}, ${favourites.workerId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  return db
    .select({
      ...shownOfWorker,
      isHidden: sql<boolean>`not ${and(isFindable, isNotHiddenFrom(companyId))}`,
      at: favourites.at,
      groupIds,
    })
    .from(favourites)
    .innerJoin(workers, eq(workers.id, favourites.workerId))
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .where(
      and(
        eq(favourites.companyId, companyId),
        groupId ? isIn(db, groupId) : undefined,
        position ?? undefined,
      ),
    )
    .orderBy(desc(favourites.at), desc(favourites.workerId))
    .limit(limit)
}

export type FavouriteRow = Awaited<ReturnType<typeof listFavourites>>[number]

/** Every favourite of a company; not paged, because their number is limited. */
export async function listMarks(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ workerId: favourites.workerId })
    .from(favourites)
    .where(eq(favourites.companyId, companyId))
  return rows.map(({ workerId }) => workerId)
}

/** Locks a company's favourites and groups against additions until the transaction ends. */
export async function holdFavourites(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${companyId}`}, 0))`)
}

/** How many favourites, or groups, a company may keep. */
export async function limitOf(db: Database, of: 'favourites' | 'groups'): Promise<number> {
  const [row] = await db
    .select({ max: favouriteLimits.max })
    .from(favouriteLimits)
    .where(eq(favouriteLimits.of, of))
  return row?.max ?? 0
}

export const countFavourites = (db: Database, companyId: string): Promise<number> =>
  db.$count(favourites, eq(favourites.companyId, companyId))

export async function findFavourite(db: Database, key: FavouriteKey): Promise<Row | null> {
  const [row] = await db.select().from(favourites).where(isThis(key))
  return row ?? null
}

export async function isWorker(db: Database, workerId: string): Promise<boolean> {
  return (await db.$count(workers, eq(workers.id, workerId))) > 0
}

export async function insertFavourite(tx: Database, key: FavouriteKey): Promise<Row> {
  const [row] = await tx.insert(favourites).values(key).returning()
  if (!row) throw new Error('a favourite was not stored')
  return row
}

/** Removes a favourite, and with it from every group; false when the worker was no favourite. */
export async function deleteFavourite(tx: Database, key: FavouriteKey): Promise<boolean> {
  const gone = await tx.delete(favourites).where(isThis(key)).returning({ at: favourites.at })
  return gone.length > 0
}

/** The companies that keep the account's worker as a favourite, and the groups they put them in. */
export async function companiesOf(db: Database, accountUid: string) {
  return db
    .select({ companyId: favourites.companyId, at: favourites.at, groupIds })
    .from(favourites)
    .innerJoin(workers, eq(workers.id, favourites.workerId))
    .where(eq(workers.accountUid, accountUid))
    .orderBy(desc(favourites.at))
}
