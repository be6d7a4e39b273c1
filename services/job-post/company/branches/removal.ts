import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { branchReopened } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import type { StorageSettings } from '@/services/shared/uploads/shown-address'
import { stale } from '@/services/shared/version'
import type { Actor } from '../../platform/access/actor'
import { photoObjects } from '../../platform/uploads/photos'
import { holdUploads } from '../../platform/uploads/service'
import { type Branch as BranchShape, presentBranch } from './present'
import {
  type Branch,
  type BranchRow,
  countPosts,
  countTies,
  findBranch,
  lockBranch,
  moveBranch,
} from './repository'
import { audit, branchPhotos, requireRoom, unlessNumberTaken } from './service'

type Answer = Static<typeof BranchShape>

const withoutPosts = (branch: BranchRow): Branch => ({ ...branch, openPosts: 0 })

async function requireLocked(tx: Database, { scope }: Actor, id: string, version: number) {
  const branch = await lockBranch(tx, scope, id)
  if (!branch) throw notFound()
  if (branch.version === version) return branch
  const current = await findBranch(tx, scope, id)
  throw current ? stale(presentBranch(current)) : notFound()
}

/** Archives a branch. While posts are running or waiting to be published it stays: 409 `branch_has_open_posts`. */
export async function archiveBranch(
  db: Database,
  actor: Actor,
  id: string,
  version: number,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const before = await requireLocked(tx, actor, id, version)
    if (before.deletedAt) throw notFound()
    if (before.archivedAt) {
      throw new Problem(409, 'wrong_state', { current: presentBranch(withoutPosts(before)) })
    }
    const { open } = await countPosts(tx, actor.scope.companyId, id)
    if (open > 0) throw new Problem(409, 'branch_has_open_posts')
    const branch = await moveBranch(tx, before, { archivedAt: new Date() })
    await audit(tx, actor, 'branch.archived', id, before, branch)
    return presentBranch(withoutPosts(branch))
  })
}

/**
 * Deletes a branch, archived or not, with its photos. While it has posts, branch managers or pending invitations it stays: 409
 * `branch_in_use` with the number of each.
 */
export async function deleteBranch(
  db: Database,
  settings: StorageSettings,
  actor: Actor,
  id: string,
  version: number,
): Promise<Answer> {
  const { companyId } = actor.scope
  return db.transaction(async (tx) => {
    const before = await requireLocked(tx, actor, id, version)
    if (before.deletedAt) throw notFound()
    const ties = await countTies(tx, companyId, id)
    if (Object.values(ties).some((count) => count > 0)) {
      throw new Problem(409, 'branch_in_use', { params: ties })
    }
    const branch = await moveBranch(tx, before, { deletedAt: new Date() })
    const photos = photoObjects(before.photos, branchPhotos(actor.scope), settings)
    await holdUploads(tx, companyId, { field: 'photos', before: photos, after: [] })
    await audit(tx, actor, 'branch.deleted', id, before, branch)
    return presentBranch(withoutPosts(branch))
  })
}

/** Restores an archived branch, or undoes the deletion of one that still exists. */
export async function restoreBranch(
  db: Database,
  settings: StorageSettings,
  actor: Actor,
  id: string,
  version: number,
): Promise<Branch> {
  const { companyId } = actor.scope
  const restored = db.transaction(async (tx) => {
    const before = await requireLocked(tx, actor, id, version)
    if (!before.archivedAt && !before.deletedAt) {
      throw new Problem(409, 'wrong_state', { current: presentBranch(withoutPosts(before)) })
    }
    if (before.deletedAt) await requireRoom(tx, actor.scope, 1)
    const branch = await moveBranch(tx, before, before.deletedAt ? { deletedAt: null } : { archivedAt: null })
    const photos = photoObjects(before.photos, branchPhotos(actor.scope), settings)
    await holdUploads(tx, companyId, { field: 'photos', before: photos, after: photos })
    await audit(tx, actor, 'branch.restored', id, before, branch)
    await publish(tx, branchReopened, { companyId, branchId: id })
    return withoutPosts(branch)
  })
  return unlessNumberTaken(restored)
}
