import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { longestSearch } from '@/validators/longest-search'
import { uploadSchema } from '@/validators/upload'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { giveUpPhotos, permitPhoto, publishPhotos } from '../../platform/uploads/photos'
import type { CompanyPosts } from '../companies/company-posts'
import {
  Branch,
  BranchImport,
  BranchImportResult,
  BranchInput,
  BranchSummaries,
  presentBranch,
} from './present'
import { archiveBranch, deleteBranch, restoreBranch } from './removal'
import {
  branchPhotos,
  branchRules,
  branchSummaries,
  createBranch,
  importBranches,
  pageOfBranches,
  replaceBranch,
  requireBranch,
} from './service'

const params = Type.Object({ branchId: Uuid })
const filter = {
  q: Type.Optional(
    Type.String({ maxLength: longestSearch, description: 'part of name, number, district or province' }),
  ),
  state: Type.Unsafe<'active' | 'archived'>({ ...OneOf(['active', 'archived']), default: 'active' }),
}
const photoSchema = uploadSchema('branch_photo')

export function branchRoutes(
  app: ServiceApp,
  { db, settings, identity, storage, posts }: Deps & { posts: CompanyPosts },
): void {
  const files = { db, storage, settings }

  app.get(
    '/v1/branches',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listBranches',
        querystring: Type.Object({ ...pageQuery, ...filter }),
        response: { 200: pageOf(Branch) },
      },
    },
    async (request) => pageOfBranches(db, actorOf(request).scope, request.query),
  )

  app.post(
    '/v1/branches',
    {
      config: { access: 'member', permission: 'branches.create', rules: branchRules },
      schema: { operationId: 'createBranch', body: BranchInput, response: { 201: Branch } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { photos = [] } = request.body
      // The photos are checked before the transaction, which must not wait for the storage. A repeated request gets the
      // stored answer, even if its photos are gone by then.
      const published = await publishPhotos(files, branchPhotos(actor.scope), photos).then(
        (uploaded) => ({ uploaded, refusal: null }),
        (problem: unknown) => ({ uploaded: [], refusal: { problem } }),
      )
      const branch = await once(db, request, reply, async (tx) => {
        if (published.refusal) throw published.refusal.problem
        return { status: 201, body: presentBranch(await createBranch(tx, settings, actor, request.body)) }
      })
      await giveUpPhotos(files, branchPhotos(actor.scope), published.uploaded)
      return branch
    },
  )

  app.get(
    '/v1/branches/summaries',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listBranchSummaries',
        querystring: Type.Object(filter),
        response: { 200: BranchSummaries },
      },
    },
    async (request) => branchSummaries(db, actorOf(request).scope, request.query),
  )

  app.post(
    '/v1/branches/imports',
    {
      config: { access: 'member', permission: 'branches.create' },
      schema: { operationId: 'importBranches', body: BranchImport, response: { 200: BranchImportResult } },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => ({
        status: 200,
        body: await importBranches(tx, actorOf(request), request.body),
      })),
  )

  app.get(
    '/v1/branches/:branchId',
    { config: { access: 'member' }, schema: { operationId: 'getBranch', params, response: { 200: Branch } } },
    async (request, reply) =>
      sendVersioned(reply, presentBranch(await requireBranch(db, actorOf(request), request.params.branchId))),
  )

  app.put(
    '/v1/branches/:branchId',
    {
      config: { access: 'member', permission: 'branches.edit', rules: branchRules },
      schema: { operationId: 'updateBranch', params, body: BranchInput, response: { 200: Branch } },
    },
    async (request, reply) => {
      const { branchId } = request.params
      const version = expectedVersion(request)
      const actor = actorOf(request)
      const branch = await replaceBranch({ ...files, posts }, actor, branchId, version, request.body)
      return sendVersioned(reply, presentBranch(branch))
    },
  )

  app.delete(
    '/v1/branches/:branchId',
    {
      config: { access: 'member', permission: 'branches.create' },
      schema: { operationId: 'deleteBranch', params, response: { 200: Branch } },
    },
    async (request) => {
      const version = expectedVersion(request)
      return deleteBranch(db, settings, actorOf(request), request.params.branchId, version)
    },
  )

  app.post(
    '/v1/branches/:branchId/archivals',
    {
      config: { access: 'member', permission: 'branches.create' },
      schema: { operationId: 'archiveBranch', params, response: { 200: Branch } },
    },
    async (request, reply) => {
      const version = expectedVersion(request)
      return sendVersioned(reply, await archiveBranch(db, actorOf(request), request.params.branchId, version))
    },
  )

  app.post(
    '/v1/branches/:branchId/restorations',
    {
      config: { access: 'member', permission: 'branches.create' },
      schema: { operationId: 'restoreBranch', params, response: { 200: Branch } },
    },
    async (request, reply) => {
      const version = expectedVersion(request)
      const branch = await restoreBranch(db, settings, actorOf(request), request.params.branchId, version)
      return sendVersioned(reply, presentBranch(branch))
    },
  )

  app.post(
    '/v1/branches/photo-uploads',
    {
      config: { access: 'member', permission: 'branches.edit', rules: photoSchema },
      schema: {
        operationId: 'permitBranchPhoto',
        body: UploadRequest,
        response: { 200: UploadPermit },
      },
    },
    async (request) => {
      const file = await photoSchema.validate(request.body)
      return permitPhoto(db, identity, branchPhotos(actorOf(request).scope), file)
    },
  )
}
