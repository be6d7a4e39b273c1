import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A branch of the viewer's company; coordinates are decimal degrees. */
export type Branch = AnswerOf<operations['getBranch']>

/** A page of branches in order of name, with the cursor of the next page. */
export type BranchPage = AnswerOf<operations['listBranches']>

/** The part of a branch that a map or a list of choices needs. */
export type BranchSummary = AnswerOf<operations['listBranchSummaries']>['items'][number]

/** The result for each branch of an imported file. */
export type BranchImport = AnswerOf<operations['importBranches']>

/** Which branches a list shows. */
export type BranchFilter = { readonly q?: string; readonly state: 'active' | 'archived' }

/** The Revenue Department's branch number of a head office. */
export const headOfficeNumber = '00000'
