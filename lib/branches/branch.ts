import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A branch of the viewer's company; coordinates are decimal degrees. */
export type Branch = AnswerOf<operations['getBranch']>

/** Branches by name, and where the next page begins. */
export type BranchPage = AnswerOf<operations['listBranches']>

/** As much of a branch as a map or a list of choices needs. */
export type BranchSummary = AnswerOf<operations['listBranchSummaries']>['items'][number]

/** What became of a branch that was taken out of use. */
export type BranchRemoval = AnswerOf<operations['removeBranch']>

/** What became of each branch of a file. */
export type BranchImport = AnswerOf<operations['importBranches']>

/** Which branches a list shows. */
export type BranchFilter = { readonly q?: string; readonly state: 'active' | 'archived' }

/** The Revenue Department's branch number of a head office. */
export const headOfficeNumber = '00000'
