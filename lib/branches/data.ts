import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { requireViewer } from '@/lib/auth/viewer'
import type { Branch, BranchFilter, BranchPage, BranchSummary } from './branch'
import { branchCookie } from './branch-cookie'

const summariesOf = cache(async (state: BranchFilter['state']): Promise<readonly BranchSummary[]> => {
  await requireViewer()
  const answer = await answerOf(jobPostApi().GET('/v1/branches/summaries', { params: { query: { state } } }))
  return answer.items
})

/** Every branch in use that the viewer may see, in order of name. */
export const listBranches = () => summariesOf('active')

/** The tax branch numbers in use, including those of archived branches. */
export async function takenBranchNumbers(): Promise<string[]> {
  const all = await Promise.all([summariesOf('active'), summariesOf('archived')])
  return all.flat().map(({ taxBranchNumber }) => taxBranchNumber)
}

/** The first page of the branches the viewer may see, in order of name. */
export async function firstBranches(filter: BranchFilter): Promise<BranchPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/branches', { params: { query: filter } }))
}

/** The branch the viewer has selected; null for all, and for one that is gone or that they may not see. */
export async function getChosenBranch(): Promise<BranchSummary | null> {
  const [branches, jar] = await Promise.all([listBranches(), cookies()])
  const chosen = jar.get(branchCookie)?.value
  return branches.find(({ id }) => id === chosen) ?? null
}

/** One branch, or null if it does not exist or belongs to another company. */
export async function getBranch(branchId: string): Promise<Branch | null> {
  await requireViewer()
  if (!isId(branchId)) return null
  return answerOrNull(jobPostApi().GET('/v1/branches/{branchId}', { params: { path: { branchId } } }))
}
