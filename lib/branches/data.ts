import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { requireViewer } from '@/lib/auth/viewer'
import type { Branch } from './branch'
import { branchCookie } from './branch-cookie'

/** The branches the viewer may see, by name. */
export const listBranches = cache(async (): Promise<readonly Branch[]> => {
  await requireViewer()
  const { items } = await answerOf(jobPostApi().GET('/v1/branches', { params: { query: { limit: 100 } } }))
  return items
})

/** The branch the viewer has chosen to look at; null for all, and for one that is gone or not theirs to see. */
export async function getChosenBranch(): Promise<Branch | null> {
  const [branches, jar] = await Promise.all([listBranches(), cookies()])
  const chosen = jar.get(branchCookie)?.value
  return branches.find(({ id }) => id === chosen) ?? null
}

/** One branch, or null for one that is absent or of another company. */
export async function getBranch(branchId: string): Promise<Branch | null> {
  await requireViewer()
  if (!isId(branchId)) return null
  return answerOrNull(jobPostApi().GET('/v1/branches/{branchId}', { params: { path: { branchId } } }))
}
