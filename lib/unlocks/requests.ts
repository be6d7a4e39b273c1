import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { ContactAccess, OwnUnlock } from './unlock'

/** Opens a worker's contact for one credit; repeating it takes no second one. Rejects with ProblemError, like the others. */
export const unlockWorker = (workerId: string): Promise<ContactAccess> =>
  dataOf(partim.PUT('/v1/workers/{workerId}/unlock', { params: { path: { workerId } } }))

/** Reports that the number of an unlocked worker does not exist. */
export const reportNumber = (unlockId: string) =>
  dataOf(partim.PUT('/v1/unlocks/{unlockId}/report', { params: { path: { unlockId } } }))

/** Objects to a company's unlock; repeating it changes nothing. */
export const objectToUnlock = (unlockId: string): Promise<OwnUnlock> =>
  dataOf(partim.PUT('/v1/my/unlocks/{unlockId}/objection', { params: { path: { unlockId } } }))
