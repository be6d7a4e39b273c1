import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { ShownVideo } from './shown-video'

/** The intro videos of a worker whose page the viewer's company reads, by which the look is recorded. */
export async function listShownVideos(workerId: string): Promise<readonly ShownVideo[]> {
  await requireViewer()
  const params = { path: { workerId }, query: { ahead: true } }
  return (await answerOf(partimApi().GET('/v1/workers/{workerId}/intro-videos', { params }))).items
}
