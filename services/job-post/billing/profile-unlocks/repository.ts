import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { UnlockDebitState } from '@/validators/states/unlock'
import { profileUnlocks } from '../../tables/profile-unlocks'

export type ProfileUnlock = typeof profileUnlocks.$inferSelect
export type NewProfileUnlock = Omit<ProfileUnlock, 'createdAt'>

/** An unlock of a company. */
export type UnlockId = Pick<ProfileUnlock, 'companyId' | 'id'>

const isThis = ({ companyId, id }: UnlockId) =>
  and(eq(profileUnlocks.companyId, companyId), eq(profileUnlocks.id, id))

/** Adds an unlock; false when there is one with its id, or a paid one for the same term of the worker. */
export async function insertProfileUnlock(tx: Database, row: NewProfileUnlock): Promise<boolean> {
  const added = await tx
    .insert(profileUnlocks)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: profileUnlocks.id })
  return added.length > 0
}

/** An unlock, locked until the transaction ends; null where there is none. */
export async function lockProfileUnlock(tx: Database, unlock: UnlockId): Promise<ProfileUnlock | null> {
  const [found] = await tx.select().from(profileUnlocks).where(isThis(unlock)).for('update')
  return found ?? null
}

export async function setDebitState(tx: Database, unlock: UnlockId, state: UnlockDebitState): Promise<void> {
  await tx.update(profileUnlocks).set({ state }).where(isThis(unlock))
}

/** Removes what says who a worker was from all unlocks of them. */
export async function forgetUnlockedWorker(tx: Database, workerUid: string): Promise<void> {
  await tx
    .update(profileUnlocks)
    .set({ workerUid: null, displayName: null })
    .where(eq(profileUnlocks.workerUid, workerUid))
}

/** What a member unlocked, oldest first, for the copy of their data. */
export const listUnlockedBy = (db: Database, uid: string) =>
  db
    .select({
      companyId: profileUnlocks.companyId,
      id: profileUnlocks.id,
      workerId: profileUnlocks.workerId,
      state: profileUnlocks.state,
      createdAt: profileUnlocks.createdAt,
    })
    .from(profileUnlocks)
    .where(eq(profileUnlocks.actorUid, uid))
    .orderBy(sql`${profileUnlocks.createdAt}`)
