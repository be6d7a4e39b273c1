import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { jobs } from '@/services/shared/jobs/table'
import { savedSearches, savedSearchFinds } from '../../tables/saved-searches'
import { workers } from '../../tables/workers'
import { peopleFound } from './news-to-members'

export type SavedSearch = typeof savedSearches.$inferSelect
/** Whose search it is: one member's of a company. */
export type Owner = Pick<SavedSearch, 'companyId' | 'memberUid'>
export type SavedSearchKey = Pick<SavedSearch, 'companyId' | 'id'>
export type SavedSearchValues = Pick<SavedSearch, 'name' | 'address' | 'filters' | 'branchId' | 'notice'>

const isOf = ({ companyId, memberUid }: Owner, ...conditions: SQL[]) =>
  and(eq(savedSearches.companyId, companyId), eq(savedSearches.memberUid, memberUid), ...conditions)

const isThis = ({ companyId, id }: SavedSearchKey) =>
  and(eq(savedSearches.companyId, companyId), eq(savedSearches.id, id))

/** How many days back the list counts the people found. */
export const countedDays = 7

/** Named as SQL does, because a query of one table alone leaves the table's name out of its columns. */
const foundLately = sql<number>`(select count(*)::integer from ${savedSearchFinds}
  where ${savedSearchFinds.companyId} = saved_searches.company_id
  and ${savedSearchFinds.savedSearchId} = saved_searches.id
  and ${savedSearchFinds.isNews} and ${savedSearchFinds.at} > now() - make_interval(days => ${countedDays}))`

/** A member's saved searches, the latest first, with how many people each found lately; their number is limited. */
export const listSavedSearches = async (db: Database, owner: Owner) =>
  db
    .select({ search: savedSearches, foundLately })
    .from(savedSearches)
    .where(isOf(owner))
    .orderBy(desc(savedSearches.id))

/** A saved search of anybody. */
export async function findSearch(db: Database, key: SavedSearchKey): Promise<SavedSearch | null> {
  const [found] = await db.select().from(savedSearches).where(isThis(key))
  return found ?? null
}

export async function findSavedSearch(db: Database, owner: Owner, id: string): Promise<SavedSearch | null> {
  const [found] = await db
    .select()
    .from(savedSearches)
    .where(isOf(owner, eq(savedSearches.id, id)))
  return found ?? null
}

/** Locks a company's saved searches against additions until the transaction ends. */
export async function holdSavedSearches(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${companyId}`}, 0))`)
}

export const countSavedSearches = (db: Database, companyId: string): Promise<number> =>
  db.$count(savedSearches, eq(savedSearches.companyId, companyId))

export async function insertSavedSearch(
  tx: Database,
  values: typeof savedSearches.$inferInsert,
): Promise<SavedSearch> {
  const [row] = await tx.insert(savedSearches).values(values).returning()
  if (!row) throw new Error('a saved search was not stored')
  return row
}

/** Changes a saved search if it is still at `version`; null when another change came first, or it is gone. */
export async function updateSavedSearch(
  tx: Database,
  owner: Owner,
  id: string,
  { version, ...values }: Partial<SavedSearch> & { readonly version: number },
): Promise<SavedSearch | null> {
  const [row] = await tx
    .update(savedSearches)
    .set({ ...values, version: version + 1 })
    .where(isOf(owner, eq(savedSearches.id, id), eq(savedSearches.version, version)))
    .returning()
  return row ?? null
}

export async function deleteSavedSearch(tx: Database, owner: Owner, id: string): Promise<boolean> {
  const gone = await tx
    .delete(savedSearches)
    .where(isOf(owner, eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id })
  return gone.length > 0
}

/** Whether a search's member is still to be told of people it found. */
const hasUntoldNews = sql`exists (select 1 from ${jobs}
  where ${jobs.kind} = ${peopleFound.name} and ${jobs.state} = 'pending'
  and ${jobs.payload} ->> 'savedSearchId' = ${savedSearches.id}::text)`

/** Searches whose time to look has come and whose news is told, the longest waiting first, of every company. */
export const listDueSearches = async (db: Database, except: readonly string[], limit: number) =>
  db
    .select()
    .from(savedSearches)
    .where(
      and(
        lte(savedSearches.nextLookAt, sql`now()`),
        ne(savedSearches.notice, 'off'),
        isNull(savedSearches.branchGoneAt),
        not(hasUntoldNews),
        except.length > 0 ? not(sql`${savedSearches.id} = any(${[...except]}::uuid[])`) : undefined,
      ),
    )
    .orderBy(asc(savedSearches.nextLookAt))
    .limit(limit)

/** Notes workers as found, as news or as who had been there all along; answers those who were not noted before. */
export async function insertFinds(
  tx: Database,
  { companyId, id }: SavedSearchKey,
  workerIds: readonly string[],
  isNews: boolean,
): Promise<string[]> {
  if (workerIds.length === 0) return []
  const fresh = await tx
    .insert(savedSearchFinds)
    .values(workerIds.map((workerId) => ({ companyId, savedSearchId: id, workerId, isNews })))
    .onConflictDoNothing()
    .returning({ workerId: savedSearchFinds.workerId })
  return fresh.map(({ workerId }) => workerId)
}

/**
 * Records what a look changed, which is not an edit by the member; whether the search is still the one that was looked for,
 * which stays so until the transaction ends.
 */
export async function noteLook(
  tx: Database,
  { version, ...key }: SavedSearchKey & Pick<SavedSearch, 'version'>,
  values: Partial<Pick<SavedSearch, 'lookedUntil' | 'knowsAll' | 'nextLookAt' | 'branchGoneAt'>>,
): Promise<boolean> {
  const noted = await tx
    .update(savedSearches)
    .set(values)
    .where(and(isThis(key), eq(savedSearches.version, version)))
    .returning({ id: savedSearches.id })
  return noted.length > 0
}

export async function forgetSavedSearch(tx: Database, key: SavedSearchKey): Promise<void> {
  await tx.delete(savedSearches).where(isThis(key))
}

/** The companies whose saved searches found the account's worker, and when. */
export const findsOf = async (db: Database, accountUid: string) =>
  db
    .select({ companyId: savedSearchFinds.companyId, at: savedSearchFinds.at })
    .from(savedSearchFinds)
    .innerJoin(workers, eq(workers.id, savedSearchFinds.workerId))
    .where(eq(workers.accountUid, accountUid))
    .orderBy(desc(savedSearchFinds.at))

/**
 * Lets the searches of some members that stopped at a branch go on, beginning with the people who come from now on, and keeps
 * those from stopping about which an answer from before may be on its way. Answers all of them.
 */
export async function goOnAtBranch(
  tx: Database,
  { companyId, branchId }: { readonly companyId: string; readonly branchId: string },
  memberUids: readonly string[],
): Promise<SavedSearchKey[]> {
  const isTheirs = and(
    eq(savedSearches.companyId, companyId),
    eq(savedSearches.branchId, branchId),
    inArray(savedSearches.memberUid, [...memberUids]),
  )
  const key = { companyId: savedSearches.companyId, id: savedSearches.id }
  const asking = await tx
    .update(savedSearches)
    .set({ version: sql`${savedSearches.version} + 1` })
    .where(and(isTheirs, isNull(savedSearches.branchGoneAt), hasUntoldNews))
    .returning(key)
  const stopped = await tx
    .update(savedSearches)
    .set({ branchGoneAt: null, lookedUntil: sql`now()`, knowsAll: false, nextLookAt: sql`now()` })
    .where(and(isTheirs, isNotNull(savedSearches.branchGoneAt)))
    .returning(key)
  return [...asking, ...stopped]
}
