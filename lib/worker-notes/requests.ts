import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { WorkerNote } from './worker-note'

/** Adds a note; repeating the same key and text does not add another. Rejects with ProblemError, like the other one. */
export const addWorkerNote = (workerId: string, text: string, key: string): Promise<WorkerNote> =>
  dataOf(
    partim.POST('/v1/workers/{workerId}/notes', {
      params: { path: { workerId } },
      body: { text },
      headers: { 'Idempotency-Key': key },
    }),
  )

/** Removes a note of the viewer's own. */
export const removeWorkerNote = (workerId: string, noteId: string) =>
  dataOf(partim.DELETE('/v1/workers/{workerId}/notes/{noteId}', { params: { path: { workerId, noteId } } }))
