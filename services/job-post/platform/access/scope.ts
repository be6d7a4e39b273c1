import { notFound } from '@/services/shared/problem'

/** What a member sees: one company, and for a branch manager only some of its branches. */
export type Scope = {
  readonly companyId: string
  /** null means every branch. */
  readonly branchIds: readonly string[] | null
}

/** The scope narrowed to one branch; 404 for a branch the member does not see. */
export function scopeOfBranch(scope: Scope, branchId: string | undefined): Scope {
  if (branchId === undefined) return scope
  if (scope.branchIds && !scope.branchIds.includes(branchId)) throw notFound()
  return { companyId: scope.companyId, branchIds: [branchId] }
}
