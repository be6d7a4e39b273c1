import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { requireViewer } from '@/lib/auth/viewer'
import type { Branch } from './branch'

/** The branches the viewer may see, by name. */
export async function listBranches(): Promise<readonly Branch[]> {
  await requireViewer()
  const { items } = await answerOf(jobPostApi().GET('/v1/branches', { params: { query: { limit: 100 } } }))
  return items
}

/** One branch, or null for one that is absent or of another company. */
export async function getBranch(branchId: string): Promise<Branch | null> {
  await requireViewer()
  if (!isId(branchId)) return null
  return answerOrNull(jobPostApi().GET('/v1/branches/{branchId}', { params: { path: { branchId } } }))
}
