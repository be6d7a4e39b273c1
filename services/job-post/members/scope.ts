/** What a member sees: one company, and for a branch manager only some of its branches. */
export type Scope = {
  readonly companyId: string
  /** null means every branch. */
  readonly branchIds: readonly string[] | null
}
