import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit, recordAudits } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { type FieldError, notFound, Problem } from '@/services/shared/problem'
import type { StorageSettings } from '@/services/shared/uploads/shown-address'
import { judge } from '@/services/shared/validate'
import { stale } from '@/services/shared/version'
import { branchSchema, maxBranches } from '@/validators/branch'
import type { Actor } from '../../platform/access/actor'
import type { Scope } from '../../platform/access/scope'
import { knownAddressSchema } from '../../platform/known-address'
import { notifyMembers } from '../../platform/notifications/service'
import {
  giveUpPhotos,
  type PhotoOwner,
  type PhotoParts,
  photoObjects,
  photosToShow,
  publishPhotos,
} from '../../platform/uploads/photos'
import { holdUploads } from '../../platform/uploads/service'
import type { CompanyPosts } from '../companies/company-posts'
import { requireLockedCompany } from '../companies/service'
import {
  type BranchImport,
  type BranchImportResult,
  type BranchInput,
  type Branch as BranchShape,
  type BranchSummaries,
  presentBranch,
} from './present'
import {
  type Branch,
  type BranchFilter,
  type BranchRow,
  type BranchValues,
  countBranches,
  findBranch,
  insertBranch,
  insertBranches,
  listBranches,
  lockBranch,
  placeWords,
  summariseBranches,
  updateBranch,
} from './repository'

type Input = Static<typeof BranchInput>

/** The validation rules of a branch, whose address must exist. */
export const branchRules = branchSchema.shape({ address: knownAddressSchema })

const coordinate = (typed: string | undefined) => (typed ? Number(typed) : null)

function valuesOf({ address, lat, lng, photos = [], ...rest }: Input): BranchValues {
  const { line, isUnlisted: _, ...area } = address
  return { ...rest, ...area, photos, addressLine: line, lat: coordinate(lat), lng: coordinate(lng) }
}

/** Two branches of a company cannot have the same tax branch number; reports the error at that field. */
export async function unlessNumberTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'branches_tax_branch_number_key') throw error
    const errors = [{ field: 'taxBranchNumber', rule: 'taken', params: {} }] as const
    throw new Problem(409, 'branch_number_taken', { errors })
  }
}

const auditEvent = (actor: Actor, action: string, id: string, before: unknown, after: unknown) => ({
  actorUid: actor.uid,
  requestId: actor.requestId,
  companyId: actor.scope.companyId,
  action,
  subjectType: 'branch',
  subjectId: id,
  before,
  after,
})

/** Writes an audit event about a branch. */
export const audit = (tx: Database, ...event: Parameters<typeof auditEvent>) =>
  recordAudit(tx, auditEvent(...event))

const Position = Type.Tuple([Type.String(), Type.String({ format: 'uuid' })])

/** The branches a member sees, by name. */
export async function pageOfBranches(
  db: Database,
  scope: Scope,
  { cursor, limit, ...filter }: PageQuery & BranchFilter,
): Promise<Page<Static<typeof BranchShape>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listBranches(db, scope, { ...filter, after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ sortName, id }) => [sortName, id])
  return { items: items.map(presentBranch), nextCursor }
}

/** All branches a member sees, by name, in the short form, because there may be up to `maxBranches`. */
export async function branchSummaries(
  db: Database,
  scope: Scope,
  filter: BranchFilter,
): Promise<Static<typeof BranchSummaries>> {
  return { items: await summariseBranches(db, scope, filter) }
}

/** Refuses what would give a company more branches than it may keep. */
export async function requireRoom(tx: Database, { companyId }: Scope, wanted: number): Promise<void> {
  const kept = await countBranches(tx, companyId)
  if (kept + wanted > maxBranches) throw new Problem(409, 'branch_limit')
}

/** The photos of a company's branches. */
export const branchPhotos = ({ companyId }: Pick<Scope, 'companyId'>): PhotoOwner => ({
  companyId,
  kind: 'branch_photo',
  field: 'photos',
})

export async function createBranch(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  input: Input,
): Promise<Branch> {
  const { companyId } = actor.scope
  const photos = photosToShow(input.photos ?? [], branchPhotos(actor.scope), settings)
  const id = uuidv7()
  await requireRoom(tx, actor.scope, 1)
  const branch = await unlessNumberTaken(
    insertBranch(tx, actor.scope, id, valuesOf({ ...input, photos: photos.addresses })),
  )
  await holdUploads(tx, companyId, { field: 'photos', before: [], after: photos.names })
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

type ImportedRow = Static<typeof BranchImportResult>['rows'][number]

const refusedRow = (errors: readonly FieldError[]): ImportedRow => ({ id: null, errors: [...errors] })
const taken: FieldError = { field: 'taxBranchNumber', rule: 'taken', params: {} }

/**
 * Stores the rows that pass the form's rules and answers the outcome of each. When the request is repeated, rows
 * already stored are refused for their number, so that nothing is stored twice.
 */
export async function importBranches(
  tx: Database,
  actor: Actor,
  { rows }: Static<typeof BranchImport>,
): Promise<Static<typeof BranchImportResult>> {
  const { scope } = actor
  const judged = await Promise.all(rows.map((row) => judge(branchRules, row)))
  const good = judged.flatMap(({ valid }) => (valid ? [{ ...valuesOf(valid), id: uuidv7() }] : []))
  await requireRoom(tx, scope, good.length)
  const stored = await insertBranches(tx, scope, good)
  await recordAudits(
    tx,
    stored.map((branch) => auditEvent(actor, 'branch.imported', branch.id, null, branch)),
  )
  await tellOfImport(tx, actor, stored)
  const storedIds = new Set(stored.map(({ id }) => id))
  const next = good.values()
  return {
    rows: judged.map(({ valid, errors }) => {
      if (!valid) return refusedRow(errors)
      const { id } = next.next().value ?? { id: '' }
      return storedIds.has(id) ? { id, errors: [] } : refusedRow([taken])
    }),
  }
}

async function tellOfImport(tx: Database, { scope, uid }: Actor, stored: readonly BranchRow[]) {
  const [first] = stored
  if (!first) return
  await notifyMembers(tx, {
    kind: 'branches_imported',
    params: { count: String(stored.length) },
    companyId: scope.companyId,
    subjectId: first.id,
    branchId: null,
    actorUid: uid,
  })
}

/** The branch, or 404, also for another company's. */
export async function requireBranch(db: Database, actor: Actor, id: string): Promise<Branch> {
  const branch = await findBranch(db, actor.scope, id)
  if (!branch) throw notFound()
  return branch
}

export async function replaceBranch(
  parts: PhotoParts & { readonly posts: CompanyPosts },
  actor: Actor,
  id: string,
  version: number,
  input: Input,
): Promise<Branch> {
  const { db, settings } = parts
  const { companyId } = actor.scope
  const [owner, sent] = [branchPhotos(actor.scope), input.photos ?? []]
  const before = await requireBranch(db, actor, id)
  photosToShow(sent, owner, settings, before.photos)
  const uploaded = await publishPhotos(parts, owner, sent, before.photos)
  const changed = await unlessNumberTaken(
    db.transaction(async (tx) => {
      // The company is locked before the branch, in the same order as when a post is submitted.
      await requireLockedCompany(tx, companyId)
      const locked = await lockBranch(tx, actor.scope, id)
      if (locked?.version !== version) return null
      const photos = photosToShow(sent, owner, settings, locked.photos)
      const branch = await updateBranch(
        tx,
        actor.scope,
        id,
        version,
        valuesOf({ ...input, photos: photos.addresses }),
      )
      if (!branch) return null
      const shown = photoObjects(locked.photos, owner, settings)
      await holdUploads(tx, companyId, { field: 'photos', before: shown, after: photos.names })
      await audit(tx, actor, 'branch.changed', id, before, branch)
      const isReworded = placeWords(locked).join('\n') !== placeWords(branch).join('\n')
      if (isReworded) await parts.posts.reviewAt(tx, actor, id)
      return branch
    }),
  )
  if (!changed) throw stale(presentBranch(await requireBranch(db, actor, id)))
  await giveUpPhotos(parts, owner, uploaded)
  return { ...changed, openPosts: before.openPosts }
}
