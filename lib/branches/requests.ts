import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { BranchInput } from '@/validators/branch'
import type { Branch, BranchFilter, BranchImport, BranchPage, BranchSummary } from './branch'

/** A page of branches by name: the first, or the one after a cursor; rejects with ProblemError, like all here. */
export const askBranches = (filter: BranchFilter, cursor?: string): Promise<BranchPage> =>
  dataOf(jobPost.GET('/v1/branches', { params: { query: { ...filter, cursor } } }))

/** Every branch of a filter, in the short form a map needs. */
export const askBranchSummaries = async (filter: BranchFilter): Promise<readonly BranchSummary[]> =>
  (await dataOf(jobPost.GET('/v1/branches/summaries', { params: { query: filter } }))).items

/** One branch as it is now. */
export const askBranch = (branchId: string): Promise<Branch> =>
  dataOf(jobPost.GET('/v1/branches/{branchId}', { params: { path: { branchId } } }))

const ifUnchanged = ({ version }: Branch) => ({ 'If-Match': `"${version}"` })

/** Archives a branch. */
export const archiveBranch = (branch: Branch): Promise<Branch> =>
  dataOf(
    jobPost.POST('/v1/branches/{branchId}/archivals', {
      params: { path: { branchId: branch.id } },
      headers: ifUnchanged(branch),
    }),
  )

/** Deletes a branch without posts, branch managers and pending invitations. */
export const deleteBranch = (branch: Branch): Promise<Branch> =>
  dataOf(
    jobPost.DELETE('/v1/branches/{branchId}', {
      params: { path: { branchId: branch.id } },
      headers: ifUnchanged(branch),
    }),
  )

/** Restores a branch that was archived, or deleted a moment ago. */
export const restoreBranch = (branch: Branch): Promise<Branch> =>
  dataOf(
    jobPost.POST('/v1/branches/{branchId}/restorations', {
      params: { path: { branchId: branch.id } },
      headers: ifUnchanged(branch),
    }),
  )

/** Stores branches of a file; repeating the same key creates nothing twice. At most `maxImportedBranches` at once. */
export const importBranches = (branches: readonly BranchInput[], key: string): Promise<BranchImport> =>
  dataOf(
    jobPost.POST('/v1/branches/imports', {
      body: { rows: branches.map(({ photos: _, ...row }) => row) },
      headers: { 'Idempotency-Key': key },
    }),
  )
