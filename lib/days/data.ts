import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { ComingWork, Days } from './day'

/** Who comes today and tomorrow, of one branch or of all the viewer sees; for members who decide about applicants. */
export async function getDays(branchId: string | undefined): Promise<Days> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/days', { params: { query: { branchId } } }))
}

/** Who is hired for which shifts to come, post by post; for members who decide about applicants. */
export async function getComingWork(): Promise<ComingWork> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/coming-work'))
}
