import { notFound } from '@/services/shared/problem'

/** What a member sees: one company, and for a branch manager only some of its branches. */
export type Scope = {
  readonly companyId: string
  /** null means every branch. */
  readonly branchIds: readonly string[] | null
}

/** What is left of it where one branch is asked about; 404 for a branch that is not the member's to see. */
export function scopeOfBranch(scope: Scope, branchId: string | undefined): Scope {
  if (branchId === undefined) return scope
  if (scope.branchIds && !scope.branchIds.includes(branchId)) throw notFound()
  return { companyId: scope.companyId, branchIds: [branchId] }
}
