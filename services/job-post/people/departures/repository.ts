import { eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { leavingWorkers } from '../../tables/leaving-workers'

/** Notes that a worker asked for the removal of their account; repeating it changes nothing. */
export async function noteLeaving(tx: Database, workerUid: string): Promise<void> {
  await tx.insert(leavingWorkers).values({ workerUid }).onConflictDoNothing()
}

/**
 * Whether a worker asked for it; they do not keep their account, nor is it gone, before the transaction ends. Locked after the
 * post: whoever stays holds no post.
 */
export async function holdLeaving(tx: Database, workerUid: string): Promise<boolean> {
  const rows = await tx
    .select({ workerUid: leavingWorkers.workerUid })
    .from(leavingWorkers)
    .where(eq(leavingWorkers.workerUid, workerUid))
    .for('key share')
  return rows.length > 0
}

/** Forgets that a worker asked for it: they keep their account after all, or it is gone. */
export async function forgetLeaving(tx: Database, workerUid: string): Promise<void> {
  await tx.delete(leavingWorkers).where(eq(leavingWorkers.workerUid, workerUid))
}
