import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import type { Actor } from '../../platform/members/access'
import { countFavourites, holdFavourites, limitOf } from '../favourites/repository'
import {
  deleteGroup,
  deleteMember,
  type FavouriteGroup,
  findGroup,
  insertGroup,
  insertMember,
  listGroups,
  renameGroup,
} from './repository'

/** A company's groups, and how many favourites it has in total. */
export async function groupsOf(db: Database, { companyId }: Actor) {
  const [items, favourites] = await Promise.all([listGroups(db, companyId), countFavourites(db, companyId)])
  return { items, favourites }
}

type Change = { readonly before?: unknown; readonly after?: unknown }

const audit = (tx: Database, actor: Actor, action: string, id: string, change: Change = {}) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.companyId,
    action: `favourite_group.${action}`,
    subjectType: 'favourite_group',
    subjectId: id,
    ...change,
  })

/** Runs a write that names a group; 422 when the company has another group with that name. */
async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'favourite_groups_name_key') throw error
    throw validationFailed([{ field: 'name', rule: 'taken', params: {} }])
  }
}

async function requireGroup(db: Database, { companyId }: Actor, id: string): Promise<FavouriteGroup> {
  const group = await findGroup(db, { companyId, id })
  if (!group) throw notFound()
  return group
}

/** Creates an empty group; 409 `favourite_group_limit` when the company has as many as it may. */
export async function createGroup(tx: Database, actor: Actor, name: string): Promise<FavouriteGroup> {
  const { companyId } = actor
  await holdFavourites(tx, companyId)
  const [groups, max] = [await listGroups(tx, companyId), await limitOf(tx, 'groups')]
  if (groups.length >= max) throw new Problem(409, 'favourite_group_limit')
  const id = uuidv7()
  await naming(() => insertGroup(tx, { companyId, id, name }))
  await audit(tx, actor, 'created', id, { after: { name } })
  return requireGroup(tx, actor, id)
}

type Renaming = { readonly name: string; readonly version: number }

/** Renames a group; 412 with the current group when it is no longer at `version`. */
export async function changeGroup(
  db: Database,
  actor: Actor,
  id: string,
  { name, version }: Renaming,
): Promise<FavouriteGroup> {
  return db.transaction(async (tx) => {
    const before = await requireGroup(tx, actor, id)
    const key = { companyId: actor.companyId, id }
    if (!(await naming(() => renameGroup(tx, key, { name, version })))) throw stale(before)
    await audit(tx, actor, 'renamed', id, { before: { name: before.name }, after: { name } })
    return requireGroup(tx, actor, id)
  })
}

/** Removes a group; its members stay favourites. */
export async function removeGroup(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteGroup(tx, { companyId: actor.companyId, id }))) throw notFound()
    await audit(tx, actor, 'removed', id)
  })
}

type Member = { readonly groupId: string; readonly workerId: string }

/** Adds a favourite to a group; 404 for a worker who is no favourite, and for another company's group. */
export async function addMember(db: Database, actor: Actor, member: Member): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await insertMember(tx, { companyId: actor.companyId, ...member }))) throw notFound()
  })
}

/** Removes a worker from a group; does nothing when they are not in it. */
export async function removeMember(db: Database, actor: Actor, member: Member): Promise<void> {
  await requireGroup(db, actor, member.groupId)
  await deleteMember(db, { companyId: actor.companyId, ...member })
}
