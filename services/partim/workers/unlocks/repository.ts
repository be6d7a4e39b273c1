import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { liveUnlockStates } from '@/validators/states/unlock'
import { unlockDays } from '@/validators/unlock-terms'
import { blockedCompanies } from '../../tables/resume-readers'
import { resumes } from '../../tables/resumes'
import { applicants, unlocks } from '../../tables/unlocks'
import { workers } from '../../tables/workers'
import { isNotHiddenFrom } from '../hiding/repository'

export type Unlock = typeof unlocks.$inferSelect

/** A company and a worker. */
export type Pair = { readonly companyId: string; readonly workerId: string }

const ofPair = ({ companyId, workerId }: Pair) =>
  and(eq(unlocks.companyId, companyId), eq(unlocks.workerId, workerId))

export type UnlockKey = Pick<Unlock, 'companyId' | 'id'>

const isThis = ({ companyId, id }: UnlockKey) => and(eq(unlocks.companyId, companyId), eq(unlocks.id, id))

/** How an unlock of the pair stands that is intended or unlocked, over or not; null without one. Locks it. */
export async function lockLiveUnlock(tx: Database, pair: Pair): Promise<Unlock | null> {
  const [found] = await tx
    .select()
    .from(unlocks)
    .where(and(ofPair(pair), inArray(unlocks.state, [...liveUnlockStates])))
    .for('update')
  return found ?? null
}

export async function findUnlock(db: Database, unlock: UnlockKey): Promise<Unlock | null> {
  const [found] = await db.select().from(unlocks).where(isThis(unlock))
  return found ?? null
}

/** An unlock, locked until the transaction ends. */
export async function lockUnlock(tx: Database, unlock: UnlockKey): Promise<Unlock | null> {
  const [found] = await tx.select().from(unlocks).where(isThis(unlock)).for('update')
  return found ?? null
}

/** Notes that a company wants to unlock a worker; null while another unlock of theirs is live. */
export async function insertIntent(
  tx: Database,
  intent: Pick<Unlock, 'id' | 'companyId' | 'workerId' | 'companyName' | 'actorUid'>,
): Promise<Unlock | null> {
  const term = sql`(select coalesce(max(term), 0) + 1 from ${unlocks}
    where ${ofPair(intent)} and unlocked_at is not null)`
  const [added] = await tx
    .insert(unlocks)
    .values({ ...intent, term })
    .onConflictDoNothing()
    .returning()
  return added ?? null
}

type Change = Partial<Pick<Unlock, 'state' | 'reportState'>>

/** Changes an unlock and answers it. */
export async function changeUnlock(tx: Database, unlock: UnlockKey, change: Change): Promise<Unlock> {
  const isEnding = change.state !== undefined && change.state !== 'unlocked'
  const [changed] = await tx
    .update(unlocks)
    .set({
      ...change,
      ...(change.state === 'unlocked' && {
        unlockedAt: sql`now()`,
        until: sql`now() + make_interval(days => ${unlockDays}::integer)`,
      }),
      ...(isEnding && { endedAt: sql`now()` }),
      ...(change.reportState === 'open' && { reportedAt: sql`now()` }),
    })
    .where(isThis(unlock))
    .returning()
  if (!changed) throw new Error(`the unlock ${unlock.id} is gone`)
  return changed
}

/** Whether a worker objected to a company's unlock. */
export async function hasObjected(db: Database, pair: Pair): Promise<boolean> {
  return (await db.$count(unlocks, and(ofPair(pair), eq(unlocks.state, 'objected')))) > 0
}

/**
 * The worker of an unlock blocked its company; named as SQL does, because a query of one table alone leaves the table's
 * name out of its columns, and any block whatever would count.
 */
const isOfBlocked = sql<boolean>`exists (select from ${blockedCompanies}
  where ${blockedCompanies.companyId} = unlocks.company_id and ${blockedCompanies.workerId} = unlocks.worker_id)`

/** Whether an unlock opens the contact now: a block closes it, as long as it stands. */
const isRunning: SQL = sql`${unlocks.state} = 'unlocked' and ${unlocks.until} > now() and not ${isOfBlocked}`

/** The unlock with which a company may read a worker's contact now. */
export async function findRunningUnlock(db: Database, pair: Pair): Promise<Unlock | null> {
  const [found] = await db
    .select()
    .from(unlocks)
    .where(and(ofPair(pair), isRunning))
  return found ?? null
}

/** The last unlock of a pair that was recorded, running or not. */
export async function findLastUnlock(db: Database, pair: Pair): Promise<Unlock | null> {
  const [found] = await db
    .select()
    .from(unlocks)
    .where(and(ofPair(pair), isNotNull(unlocks.unlockedAt)))
    .orderBy(desc(unlocks.term))
    .limit(1)
  return found ?? null
}

/** Which of some workers a company may read the contact of, and until when. */
export async function listRunning(db: Database, companyId: string, workerIds: readonly string[]) {
  return db
    .select({ workerId: unlocks.workerId, until: sql<Date>`${unlocks.until}`.mapWith(unlocks.until) })
    .from(unlocks)
    .where(and(eq(unlocks.companyId, companyId), inArray(unlocks.workerId, [...workerIds]), isRunning))
}

/** Whether a worker does not want to be found by a company. */
export async function isBlocked(db: Database, { companyId, workerId }: Pair): Promise<boolean> {
  const isOfPair = and(eq(blockedCompanies.companyId, companyId), eq(blockedCompanies.workerId, workerId))
  return (await db.$count(blockedCompanies, isOfPair)) > 0
}

/** Whether a company may not come to know a worker: they blocked it, or work there and hide from where they work. */
export async function isHiddenFrom(db: Database, { companyId, workerId }: Pair): Promise<boolean> {
  const isOfPair = and(eq(resumes.workerId, workerId), isNotHiddenFrom(companyId))
  return (await db.$count(resumes, isOfPair)) === 0
}

/** Whether a worker applied to a post of the company, so that their contact is free to it. */
export async function hasApplied(db: Database, { companyId, workerId }: Pair): Promise<boolean> {
  const isOfPair = and(eq(applicants.companyId, companyId), eq(applicants.workerId, workerId))
  return (await db.$count(applicants, and(isOfPair, gt(applicants.until, sql`now()`)))) > 0
}

/** Whether the company is to meet a worker, and reads their name and number by that. */
export async function isToMeet(db: Database, { companyId, workerId }: Pair): Promise<boolean> {
  const isOfPair = and(eq(applicants.companyId, companyId), eq(applicants.workerId, workerId))
  return (await db.$count(applicants, and(isOfPair, lte(applicants.contactFrom, sql`now()`)))) > 0
}

type Some = { readonly companyId: string; readonly workerIds: readonly string[] }

const rowsOfOpen = prepared((db, { companyId, workerIds }: Given<Some>) =>
  db
    .select({ workerId: unlocks.workerId })
    .from(unlocks)
    .where(
      and(
        sql`${unlocks.companyId} = ${companyId}`,
        sql`${unlocks.workerId} = any(${workerIds}::uuid[])`,
        isRunning,
      ),
    )
    .unionAll(
      db
        .select({ workerId: applicants.workerId })
        .from(applicants)
        .where(
          and(
            sql`${applicants.companyId} = ${companyId}`,
            sql`${applicants.workerId} = any(${workerIds}::uuid[])`,
            gt(applicants.until, sql`now()`),
          ),
        ),
    ),
)

/** Which of some workers a company unlocked, or applied to a post of it. */
export async function listOpen(db: Database, asked: Some): Promise<string[]> {
  return (await rowsOfOpen(db, asked)).map(({ workerId }) => workerId)
}

/** Stores until when a worker counts as an applicant of a company. */
export async function upsertApplicant(
  tx: Database,
  { companyId, workerId, ...known }: Required<typeof applicants.$inferInsert>,
): Promise<void> {
  await tx
    .insert(applicants)
    .values({ companyId, workerId, ...known })
    .onConflictDoUpdate({ target: [applicants.companyId, applicants.workerId], set: known })
}

export async function deleteApplicant(tx: Database, { companyId, workerId }: Pair): Promise<void> {
  await tx
    .delete(applicants)
    .where(and(eq(applicants.companyId, companyId), eq(applicants.workerId, workerId)))
}

/** Who a worker is, whether or not they can be found; null once their account is gone. Locks them against removal. */
export async function lockPerson(tx: Database, workerId: string) {
  const [found] = await tx
    .select({
      workerUid: workers.accountUid,
      givenName: workers.givenName,
      familyName: workers.familyName,
      visibility: resumes.visibility,
      isUnused: resumes.isUnused,
      isLeaving: isNotNull(accounts.deleteAfter).mapWith(Boolean),
    })
    .from(workers)
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(workers.id, workerId))
    .for('share', { of: resumes })
  return found ?? null
}

/** How a worker can be reached; the address only once they have verified it. */
export async function findContact(db: Database, workerId: string) {
  const [found] = await db
    .select({
      givenName: workers.givenName,
      familyName: workers.familyName,
      phone: accounts.phone,
      email: sql<
        string | null
      >`case when ${accounts.emailVerifiedAt} is null then null else ${accounts.email} end`,
    })
    .from(workers)
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(workers.id, workerId))
  return found ?? null
}

/** Every unlock of an account's worker that was recorded, newest first, and whether they blocked its company. */
export const listUnlocksOf = (db: Database, uid: string) =>
  db
    .select({ ...getTableColumns(unlocks), isBlocked: isOfBlocked })
    .from(unlocks)
    .where(
      and(
        inArray(
          unlocks.workerId,
          db.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, uid)),
        ),
        isNotNull(unlocks.unlockedAt),
      ),
    )
    .orderBy(desc(unlocks.id))

/** One of them, locked; null for anybody else's. */
export async function lockUnlockOf(tx: Database, uid: string, id: string): Promise<Unlock | null> {
  const [found] = await tx
    .select({ unlock: unlocks })
    .from(unlocks)
    .innerJoin(workers, eq(workers.id, unlocks.workerId))
    .where(and(eq(unlocks.id, id), eq(workers.accountUid, uid), isNotNull(unlocks.unlockedAt)))
    .for('update', { of: unlocks })
  return found?.unlock ?? null
}

/** Ends every unlock of an account's worker; those that are intended find out by themselves. */
export async function endUnlocksOf(tx: Database, uid: string): Promise<void> {
  const own = tx.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, uid))
  await tx
    .update(unlocks)
    .set({ state: 'ended', endedAt: sql`now()` })
    .where(and(inArray(unlocks.workerId, own), sql`${unlocks.state} not in ('intended', 'ended')`))
  await tx.delete(applicants).where(inArray(applicants.workerId, own))
}

/** The reports that wait for staff, the longest waiting first, with what is needed to check the number. */
export const listOpenReports = (db: Database, limit: number) =>
  db
    .select({
      unlockId: unlocks.id,
      companyId: unlocks.companyId,
      companyName: unlocks.companyName,
      reportedAt: sql<Date>`${unlocks.reportedAt}`.mapWith(unlocks.reportedAt),
      displayName: accounts.displayName,
      phone: accounts.phone,
    })
    .from(unlocks)
    .innerJoin(workers, eq(workers.id, unlocks.workerId))
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(unlocks.reportState, 'open'))
    .orderBy(asc(unlocks.reportedAt))
    .limit(limit)

/** An unlock by its id alone, locked: for staff. */
export async function lockReported(tx: Database, id: string): Promise<Unlock | null> {
  const [found] = await tx
    .select()
    .from(unlocks)
    .where(and(eq(unlocks.id, id), isNotNull(unlocks.reportState)))
    .for('update')
  return found ?? null
}
