import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { favouriteGroupMembers, favouriteGroups } from '../../tables/favourite-groups'
import { favourites } from '../../tables/favourites'

type Row = typeof favouriteGroups.$inferSelect
export type GroupKey = Pick<Row, 'companyId' | 'id'>

const isThis = ({ companyId, id }: GroupKey) =>
  and(eq(favouriteGroups.companyId, companyId), eq(favouriteGroups.id, id))

/** Named as SQL does, because a query of one table alone leaves the table's name out of its columns. */
const members = sql<number>`(select count(*)::integer from ${favouriteGroupMembers}
  where ${favouriteGroupMembers.companyId} = favourite_groups.company_id
  and ${favouriteGroupMembers.groupId} = favourite_groups.id)`

const shown = {
  id: favouriteGroups.id,
  name: favouriteGroups.name,
  members,
  version: favouriteGroups.version,
}

/** A company's groups, the oldest first; not paged, because their number is limited. */
export const listGroups = async (db: Database, companyId: string) =>
  db
    .select(shown)
    .from(favouriteGroups)
    .where(eq(favouriteGroups.companyId, companyId))
    // Ids are time-ordered.
    .orderBy(asc(favouriteGroups.id))

export type FavouriteGroup = Awaited<ReturnType<typeof listGroups>>[number]

export async function findGroup(db: Database, key: GroupKey): Promise<FavouriteGroup | null> {
  const [group] = await db.select(shown).from(favouriteGroups).where(isThis(key))
  return group ?? null
}

export async function insertGroup(tx: Database, group: GroupKey & Pick<Row, 'name'>): Promise<void> {
  await tx.insert(favouriteGroups).values(group)
}

/** Renames a group if it is still at `version`; false when another change came first. */
export async function renameGroup(
  tx: Database,
  key: GroupKey,
  { name, version }: Pick<Row, 'name' | 'version'>,
): Promise<boolean> {
  const changed = await tx
    .update(favouriteGroups)
    .set({ name, version: version + 1 })
    .where(and(isThis(key), eq(favouriteGroups.version, version)))
    .returning({ id: favouriteGroups.id })
  return changed.length > 0
}

export async function deleteGroup(tx: Database, key: GroupKey): Promise<boolean> {
  const gone = await tx.delete(favouriteGroups).where(isThis(key)).returning({ id: favouriteGroups.id })
  return gone.length > 0
}

type MemberKey = Pick<Row, 'companyId'> & { readonly groupId: string; readonly workerId: string }

/** Adds a favourite to a group, if not in it already; false when the group or the favourite is not the company's. */
export async function insertMember(tx: Database, key: MemberKey): Promise<boolean> {
  const { companyId, groupId, workerId } = key
  const found = await tx
    .select({ id: favouriteGroups.id })
    .from(favouriteGroups)
    .innerJoin(
      favourites,
      and(eq(favourites.companyId, favouriteGroups.companyId), eq(favourites.workerId, workerId)),
    )
    .where(isThis({ companyId, id: groupId }))
    // Neither row may be removed before the new row refers to both.
    .for('key share')
  if (found.length === 0) return false
  await tx.insert(favouriteGroupMembers).values(key).onConflictDoNothing()
  return true
}

/** Removes a worker from a group; false when they were not in it. */
export async function deleteMember(
  tx: Database,
  { companyId, groupId, workerId }: MemberKey,
): Promise<boolean> {
  const gone = await tx
    .delete(favouriteGroupMembers)
    .where(
      and(
        eq(favouriteGroupMembers.companyId, companyId),
        eq(favouriteGroupMembers.groupId, groupId),
        eq(favouriteGroupMembers.workerId, workerId),
      ),
    )
    .returning({ workerId: favouriteGroupMembers.workerId })
  return gone.length > 0
}
