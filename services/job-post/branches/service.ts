import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { notFound, Problem } from '@/services/shared/problem'
import { permitUpload, type UploadPermit } from '@/services/shared/uploads/upload-permit'
import { stale } from '@/services/shared/version'
import type { UploadInput } from '@/validators/upload'
import type { Actor } from '../members/actor'
import type { Scope } from '../members/scope'
import { notifyMembers } from '../notifications/service'
import { holdUploads, noteUpload } from '../uploads/service'
import { photoObjects, requireOwnPhotos, type StorageSettings } from './photos'
import { type BranchInput, type Branch as BranchShape, presentBranch } from './present'
import {
  type Branch,
  type BranchValues,
  findBranch,
  insertBranch,
  listBranches,
  updateBranch,
} from './repository'

type Input = Static<typeof BranchInput>

const coordinate = (typed: string | undefined) => (typed ? Number(typed) : null)

function valuesOf({ address: { line, ...area }, lat, lng, photos = [], ...rest }: Input): BranchValues {
  return { ...rest, ...area, photos, addressLine: line, lat: coordinate(lat), lng: coordinate(lng) }
}

/** Two branches of one company cannot have the same tax branch number; the error belongs to that field. */
async function unlessNumberTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'branches_tax_branch_number_key') throw error
    const errors = [{ field: 'taxBranchNumber', rule: 'taken', params: {} }] as const
    throw new Problem(409, 'branch_number_taken', { errors })
  }
}

const audit = (tx: Database, actor: Actor, action: string, id: string, before: unknown, after: unknown) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.scope.companyId,
    action,
    subjectType: 'branch',
    subjectId: id,
    before,
    after,
  })

const Position = Type.Tuple([Type.String(), Type.String({ format: 'uuid' })])

/** The branches a member sees, by name. */
export async function pageOfBranches(
  db: Database,
  scope: Scope,
  { q, cursor, limit }: PageQuery & { q?: string },
): Promise<Page<Static<typeof BranchShape>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listBranches(db, scope, { q, after, limit: limit + 1 })
  return toPage(rows.map(presentBranch), limit, ({ name, id }) => [name, id])
}

export async function createBranch(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  input: Input,
): Promise<Branch> {
  const { companyId } = actor.scope
  const photos = requireOwnPhotos(input.photos ?? [], companyId, settings)
  const id = uuidv7()
  const branch = await unlessNumberTaken(insertBranch(tx, actor.scope, id, valuesOf(input)))
  await holdUploads(tx, companyId, { field: 'photos', before: [], after: photos })
  await audit(tx, actor, 'branch.created', id, null, branch)
  await notifyMembers(tx, {
    kind: 'branch_added',
    params: { branch: branch.name },
    companyId: branch.companyId,
    subjectId: id,
    branchId: id,
    actorUid: actor.uid,
  })
  return { ...branch, openPosts: 0 }
}

/** The branch, or 404: another company's looks like none. */
export async function requireBranch(db: Database, actor: Actor, id: string): Promise<Branch> {
  const branch = await findBranch(db, actor.scope, id)
  if (!branch) throw notFound()
  return branch
}

export async function replaceBranch(
  db: Database,
  settings: StorageSettings,
  actor: Actor,
  id: string,
  version: number,
  input: Input,
): Promise<Branch> {
  const before = await requireBranch(db, actor, id)
  const { companyId } = actor.scope
  const photos = {
    field: 'photos',
    before: photoObjects(before.photos, companyId, settings),
    after: requireOwnPhotos(input.photos ?? [], companyId, settings),
  }
  const changed = await unlessNumberTaken(
    db.transaction(async (tx) => {
      const branch = await updateBranch(tx, actor.scope, id, version, valuesOf(input))
      if (!branch) return null
      await holdUploads(tx, companyId, photos)
      await audit(tx, actor, 'branch.changed', id, before, branch)
      return branch
    }),
  )
  if (!changed) throw stale(presentBranch(await requireBranch(db, actor, id)))
  return { ...changed, openPosts: before.openPosts }
}

/** Permits one photo of a branch to be uploaded. */
export async function permitPhoto(
  db: Database,
  identity: IdentityProvider,
  { scope: { companyId } }: Actor,
  input: UploadInput,
): Promise<Static<typeof UploadPermit>> {
  const permit = await permitUpload(identity, 'branch_photo', companyId, input)
  await noteUpload(db, { companyId, objectName: `${permit.path}/${permit.fileName}` })
  return permit
}
