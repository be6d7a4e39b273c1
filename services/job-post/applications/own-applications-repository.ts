import { and, asc, desc, eq, getTableColumns, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { branches } from '../branches/table'
import { proofs } from '../companies/repository'
import { companies } from '../companies/table'
import type { Shift } from '../job-posts/repository'
import { jobPosts, shifts } from '../job-posts/table'
import { ofApplication } from './notes-repository'
import { type ApplicationKey, isThis, type PageOptions, type PostKey } from './repository'
import { applicationEvents, applicationNotes, applications } from './table'

/** A worker's application to a post of any company, or null. */
export async function findOwnKey(
  db: Database,
  uid: string,
  by: { readonly id: string } | { readonly jobPostId: string },
): Promise<(ApplicationKey & PostKey) | null> {
  const which = 'id' in by ? eq(applications.id, by.id) : eq(applications.jobPostId, by.jobPostId)
  const [found] = await db
    .select({ companyId: applications.companyId, id: applications.id, jobPostId: applications.jobPostId })
    .from(applications)
    .where(and(eq(applications.workerUid, uid), which))
  return found ?? null
}

const firstStart = sql<Date | null>`(select min(${shifts.startsAt}) from ${shifts}
  where ${shifts.companyId} = ${jobPosts.companyId} and ${shifts.jobPostId} = ${jobPosts.id})`.mapWith(
  jobPosts.expiresAt,
)

const postSummary = {
  title: jobPosts.title,
  workType: jobPosts.workType,
  type: jobPosts.type,
  state: jobPosts.state,
  payUnit: jobPosts.payUnit,
  payAmount: jobPosts.payAmount,
  startsAt: firstStart,
  expiresAt: jobPosts.expiresAt,
  companyName: companies.name,
  branchName: branches.name,
  district: branches.district,
  province: branches.province,
}

/** The shifts a worker chose, earliest first; none where everybody works every shift. */
const chosenShifts = sql<Shift[]>`coalesce((
  select json_agg(json_build_object('id', ${shifts.id}, 'date', ${shifts.date}, 'startTime', ${shifts.startTime},
    'endTime', ${shifts.endTime}, 'breakMinutes', ${shifts.breakMinutes}, 'headcount', ${shifts.headcount})
    order by ${shifts.startsAt})
  from ${shifts}
  where ${shifts.companyId} = ${applications.companyId} and ${shifts.jobPostId} = ${applications.jobPostId}
    and ${shifts.id} = any(${applications.shiftIds})), '[]'::json)`

const ofWorker = (db: Database) =>
  db
    .select({ application: getTableColumns(applications), chosenShifts, post: postSummary, company: proofs })
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))

/** A worker's applications, newest first; those to one post where it is named. */
export async function listOwn(
  db: Database,
  uid: string,
  { after, limit, jobPostId }: PageOptions & { readonly jobPostId?: string },
) {
  return ofWorker(db)
    .where(
      and(
        eq(applications.workerUid, uid),
        jobPostId === undefined ? undefined : eq(applications.jobPostId, jobPostId),
        after ? lt(applications.id, after) : undefined,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit)
}

/** Everything a worker sent in, oldest first. */
export const allOfWorker = (db: Database, uid: string): Promise<OwnApplication[]> =>
  ofWorker(db).where(eq(applications.workerUid, uid)).orderBy(asc(applications.id))

/** The events of their applications that a worker caused themselves, oldest first. */
export const ownEvents = (db: Database, uid: string) =>
  db
    .select({
      applicationId: applicationEvents.applicationId,
      event: applicationEvents.event,
      at: applicationEvents.at,
    })
    .from(applications)
    .innerJoin(
      applicationEvents,
      and(
        eq(applicationEvents.companyId, applications.companyId),
        eq(applicationEvents.applicationId, applications.id),
        eq(applicationEvents.who, 'worker'),
      ),
    )
    .where(eq(applications.workerUid, uid))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.version))

export type OwnApplication = Awaited<ReturnType<typeof listOwn>>[number]

/** One application with what its worker is shown of the post, or null. */
export async function findWithPost(db: Database, key: ApplicationKey): Promise<OwnApplication | null> {
  const [found] = await ofWorker(db).where(isThis(key))
  return found ?? null
}

/** The company of a post that was published at some time, or null. */
export async function companyOfPublished(db: Database, jobPostId: string): Promise<string | null> {
  const [found] = await db
    .select({ companyId: jobPosts.companyId })
    .from(jobPosts)
    .where(and(eq(jobPosts.id, jobPostId), isNotNull(jobPosts.publishedAt)))
  return found?.companyId ?? null
}

/** To whom a post is visible that was published at some time; null when there is no such post. */
export async function visibilityOfPublished(db: Database, jobPostId: string) {
  const [found] = await db
    .select({ visibility: jobPosts.visibility })
    .from(jobPosts)
    .where(and(eq(jobPosts.id, jobPostId), isNotNull(jobPosts.publishedAt)))
  return found?.visibility ?? null
}

/** Every application of an account. */
export const keysOfWorker = async (db: Database, uid: string): Promise<(ApplicationKey & PostKey)[]> =>
  db
    .select({ companyId: applications.companyId, id: applications.id, jobPostId: applications.jobPostId })
    .from(applications)
    .where(eq(applications.workerUid, uid))

/** Anonymizes an application: that somebody applied is kept, their identity and their words are removed. */
export async function forgetWorker(tx: Database, key: ApplicationKey): Promise<void> {
  await tx
    .update(applications)
    .set({ workerUid: null, worker: null, answers: [], updatedAt: sql`now()` })
    .where(isThis(key))
  await tx.delete(applicationNotes).where(ofApplication(key))
}
