import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { OwnInvite } from './own-invite'

/** The posts the viewer, a worker, was invited to and can still apply for, the last one first. */
export async function listOwnInvites(): Promise<readonly OwnInvite[]> {
  await requireViewer()
  const { items } = await answerOf(jobPostApi().GET('/v1/my/job-post-invites', {}))
  return items
}
