import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { WorkerNote } from './worker-note'

/** What the viewer's company wrote about a worker, the oldest first; for members who may keep favourites. */
export async function listWorkerNotes(workerId: string): Promise<readonly WorkerNote[]> {
  await requireViewer()
  return (await answerOf(partimApi().GET('/v1/workers/{workerId}/notes', { params: { path: { workerId } } })))
    .items
}
