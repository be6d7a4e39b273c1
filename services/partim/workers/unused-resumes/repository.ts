import { and, asc, eq, inArray, lt, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { ago } from '@/services/shared/retention/past'
import { intervalOf, type Period, retention } from '@/validators/retention'
import type { ResumeUse } from '@/validators/states/resume-use'
import { certificates } from '../../tables/certificates'
import { introVideos } from '../../tables/intro-videos'
import { resumes } from '../../tables/resumes'
import { applicants } from '../../tables/unlocks'
import { workers } from '../../tables/workers'
import { isFindable } from '../hiding/repository'

const { unusedResume, unusedResumeShown, unusedResumeNotice } = retention

/** A company hired them for work that is not done: whoever is expected somewhere uses what they are known by. */
const hasJob = sql<boolean>`exists (select from ${applicants} where ${applicants.workerId} = ${workers.id}
  and ${applicants.hiredAt} is not null)`

/** There is something to remove: anything they ever answered, showed or uploaded. */
const hasContent = sql<boolean>`(${resumes.version} > 1
  or exists (select from ${accounts} where ${accounts.uid} = ${workers.accountUid} and ${accounts.photoUrl} is not null)
  or exists (select from ${certificates} where ${certificates.workerId} = ${workers.id})
  or exists (select from ${introVideos} where ${introVideos.workerId} = ${workers.id}))`

const isUnusedFor = (period: Period): SQL => sql`${workers.lastActiveAt} <= ${ago(period)}`
/** The same as long before as they are told of it. */
const isNearlyUnusedFor = (period: Period): SQL =>
  sql`${workers.lastActiveAt} <= ${ago(period)} + ${intervalOf(unusedResumeNotice)}::interval`
const wasToldInTime = sql`${workers.resumeUseAt} <= ${ago(unusedResumeNotice)}`

/** Whose next step has come, for a query of workers with their resumes; a notice is not long enough ago before its time is over. */
const isDue = and(
  isNearlyUnusedFor(unusedResumeShown),
  not(resumes.isLeaving),
  or(
    and(
      not(hasJob),
      or(
        eq(workers.resumeUse, 'used'),
        and(eq(workers.resumeUse, 'asked'), isUnusedFor(unusedResumeShown), wasToldInTime),
        and(eq(workers.resumeUse, 'hidden'), isNearlyUnusedFor(unusedResume)),
        and(eq(workers.resumeUse, 'warned'), isUnusedFor(unusedResume), wasToldInTime),
      ),
    ),
    and(inArray(workers.resumeUse, ['asked', 'warned']), hasJob),
  ),
)

/** Workers with whose resume something is to happen because they do not use their account, the longest away first. */
export const listDue = (db: Database, except: readonly string[], limit: number) =>
  db
    .select({ workerId: workers.id })
    .from(workers)
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .where(and(isDue, notInArray(workers.id, [...except])))
    .orderBy(asc(workers.lastActiveAt))
    .limit(limit)

/** What is known of such a worker, locked against their return until `tx` ends; null when nothing is due any more. */
export async function lockDue(tx: Database, workerId: string) {
  const [due] = await tx
    .select({
      workerId: workers.id,
      uid: workers.accountUid,
      resumeId: resumes.id,
      use: workers.resumeUse,
      hasJob,
      hasContent,
      isFound: sql<boolean>`${isFindable}`,
    })
    .from(workers)
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .where(and(eq(workers.id, workerId), isDue))
    .for('no key update', { of: workers })
  return due ?? null
}

export type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>

/** Notes what became of a resume by not being used. */
export async function setUse(tx: Database, workerId: string, resumeUse: ResumeUse): Promise<void> {
  await tx.update(workers).set({ resumeUse, resumeUseAt: sql`now()` }).where(eq(workers.id, workerId))
}

/** Whether an account's use is news: the last one is over a day ago, or something followed from it. */
const isNews = (accountUid: string) =>
  and(
    eq(workers.accountUid, accountUid),
    or(lt(workers.lastActiveAt, sql`now() - interval '1 day'`), ne(workers.resumeUse, 'used')),
  )

/** Whether a use of an account is to be noted; false for an account without a worker. */
export const isUseNews = async (db: Database, accountUid: string): Promise<boolean> =>
  (await db.$count(workers, isNews(accountUid))) > 0

/** Locks an account's worker whose use is to be noted; null when it was noted meanwhile. */
export async function lockUsed(tx: Database, accountUid: string) {
  const [was] = await tx
    .select({ workerId: workers.id, use: workers.resumeUse })
    .from(workers)
    .where(isNews(accountUid))
    .for('no key update')
  return was ?? null
}

/** Notes that a worker uses their account now. */
export async function setUsed(tx: Database, workerId: string): Promise<void> {
  await tx
    .update(workers)
    .set({ lastActiveAt: sql`now()`, resumeUse: 'used', resumeUseAt: sql`now()` })
    .where(eq(workers.id, workerId))
}

/** Lets nobody find a worker; what they chose, and the version of what they wrote, stay. */
export async function setUnused(tx: Database, workerId: string): Promise<void> {
  await tx.update(resumes).set({ isUnused: true }).where(eq(resumes.workerId, workerId))
}

/** Whether nobody finds a worker because they did not use their account. */
export const isUnused = async (tx: Database, workerId: string): Promise<boolean> =>
  (await tx.$count(resumes, and(eq(resumes.workerId, workerId), resumes.isUnused))) > 0

/** Lets the worker of an account be found as they chose; answers the resume, or null where nothing kept them from it. */
export async function setShown(tx: Database, accountUid: string) {
  const own = tx.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, accountUid))
  const [shown] = await tx
    .update(resumes)
    .set({ isUnused: false })
    .where(and(eq(resumes.isUnused, true), eq(resumes.workerId, sql`(${own})`)))
    .returning({ id: resumes.id, workerId: resumes.workerId })
  return shown ?? null
}

/** Removes a resume with everything in it, and the worker's certificates and videos; their files are not removed by it. */
export async function deleteResume(tx: Database, workerId: string): Promise<void> {
  await tx.delete(certificates).where(eq(certificates.workerId, workerId))
  await tx.delete(introVideos).where(eq(introVideos.workerId, workerId))
  await tx.delete(resumes).where(eq(resumes.workerId, workerId))
}
