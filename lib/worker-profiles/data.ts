import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import type { operations } from '@/lib/api/generated/partim'
import { requireViewer } from '@/lib/auth/viewer'
import type { WorkerProfile } from './worker-profile'

type FitQuery = operations['fitWorker']['parameters']['query']

/** A worker as the viewer's company may read them; null for somebody it cannot find. */
export async function getWorkerProfile(workerId: string): Promise<WorkerProfile | null> {
  await requireViewer()
  return answerOrNull<WorkerProfile>(
    partimApi().GET('/v1/workers/{workerId}/profile', { params: { path: { workerId } } }),
  )
}

/** How a worker fits a post of the viewer's company; null where they cannot be compared. */
export async function getWorkerFit(workerId: string, query: FitQuery) {
  await requireViewer()
  return (
    await answerOf(partimApi().GET('/v1/workers/{workerId}/fit', { params: { path: { workerId }, query } }))
  ).match
}
