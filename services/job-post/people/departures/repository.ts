import { eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { leavingWorkers } from '../../tables/leaving-workers'

/** Notes that a worker asked for the removal of their account; repeating it changes nothing. */
export async function noteLeaving(tx: Database, workerUid: string): Promise<void> {
  await tx.insert(leavingWorkers).values({ workerUid }).onConflictDoNothing()
}

/** Forgets that a worker asked for it: they keep their account after all, or it is gone. */
export async function forgetLeaving(tx: Database, workerUid: string): Promise<void> {
  await tx.delete(leavingWorkers).where(eq(leavingWorkers.workerUid, workerUid))
}
