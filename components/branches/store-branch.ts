import { jobPost } from '@/lib/api/browser'
import { storeResource, type Target } from '@/lib/api/store-resource'
import type { Branch } from '@/lib/branches/branch'
import type { BranchInput } from '@/validators/branch'
import { saysTheSame } from './branch-values'

/** Creates a branch, or changes it at the version that was read. */
export function storeBranch(target: Target | null, body: BranchInput, draftKey: string) {
  return storeResource<BranchInput, Branch>(target, {
    draftKey,
    body,
    saysTheSame,
    create: (sent, headers) => jobPost.POST('/v1/branches', { body: sent, headers }),
    change: ({ id }, sent, headers) =>
      jobPost.PUT('/v1/branches/{branchId}', { params: { path: { branchId: id } }, body: sent, headers }),
  })
}
