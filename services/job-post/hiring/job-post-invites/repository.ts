import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { Scope } from '../../platform/access/scope'
import { applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { companies, proofs } from '../../tables/companies'
import { jobPostInvites } from '../../tables/job-post-invites'
import { jobPosts, shifts } from '../../tables/job-posts'
import { isStillOpen, stands } from '../job-posts/open-posts-repository'
import { within } from '../job-posts/repository'

type Row = typeof jobPostInvites.$inferSelect
type Post = Pick<Row, 'companyId' | 'jobPostId'>

const ofPost = ({ companyId, jobPostId }: Post) =>
  and(eq(jobPostInvites.companyId, companyId), eq(jobPostInvites.jobPostId, jobPostId))

const isWorkersApplication = and(
  eq(applications.companyId, jobPostInvites.companyId),
  eq(applications.jobPostId, jobPostInvites.jobPostId),
  eq(applications.workerId, jobPostInvites.workerId),
)

const shown = {
  workerId: jobPostInvites.workerId,
  at: jobPostInvites.at,
  seenAt: jobPostInvites.seenAt,
  declinedAt: jobPostInvites.declinedAt,
  appliedAt: applications.createdAt,
}

/** Invitations with when their workers applied. */
const invites = (db: Database) =>
  db.select(shown).from(jobPostInvites).leftJoin(applications, isWorkersApplication)

/** Everybody invited to a post, the latest first. */
export const listInvites = (db: Database, post: Post) =>
  invites(db).where(ofPost(post)).orderBy(desc(jobPostInvites.at), desc(jobPostInvites.workerId))

export type JobPostInvite = Awaited<ReturnType<typeof listInvites>>[number]

/** How many of those invited to a post declined. */
export const countDeclined = (db: Database, post: Post): Promise<number> =>
  db.$count(jobPostInvites, and(ofPost(post), isNotNull(jobPostInvites.declinedAt)))

/** The invitations that some workers have to a post. */
export const findInvites = (db: Database, post: Post, workerIds: readonly string[]) =>
  invites(db).where(and(ofPost(post), inArray(jobPostInvites.workerId, [...workerIds])))

/** Which of some workers have applied to a post. */
export async function applicantsAmong(
  db: Database,
  { companyId, jobPostId }: Post,
  workerIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ workerId: applications.workerId })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.jobPostId, jobPostId),
        inArray(applications.workerId, [...workerIds]),
      ),
    )
  return rows.map(({ workerId }) => workerId)
}

export async function insertInvites(
  tx: Database,
  rows: readonly Pick<Row, 'companyId' | 'jobPostId' | 'workerId' | 'invitedBy'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(jobPostInvites).values([...rows])
}

/** How many workers a company has invited since a moment. */
export const countInvitesSince = (db: Database, companyId: string, moment: Date): Promise<number> =>
  db.$count(jobPostInvites, and(eq(jobPostInvites.companyId, companyId), gte(jobPostInvites.at, moment)))

export const countInvitesOf = (db: Database, post: Post): Promise<number> =>
  db.$count(jobPostInvites, ofPost(post))

/** Where a page of a company's invitations ends. */
export type SentPosition = readonly [at: string, jobPostId: string, workerId: string]

/** The query of a page of the invitations to the posts in a scope, the latest first; exported so that a test can read its plan. */
export function sentQuery(
  db: Database,
  scope: Scope,
  { after, limit }: { readonly after: SentPosition | null; readonly limit: number },
) {
  const { at, jobPostId, workerId } = jobPostInvites
  const position: SQL | undefined = after
    ? sql`(${at}, ${jobPostId}, ${workerId}) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::uuid)`
    : undefined
  return db
    .select({
      ...shown,
      jobPostId,
      title: jobPosts.title,
      state: jobPosts.state,
      branchName: branches.name,
    })
    .from(jobPostInvites)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, jobPostInvites.companyId), eq(jobPosts.id, jobPostInvites.jobPostId)),
    )
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))
    .leftJoin(applications, isWorkersApplication)
    .where(within(scope, eq(jobPostInvites.companyId, scope.companyId), position))
    .orderBy(desc(at), desc(jobPostId), desc(workerId))
    .limit(limit)
}

export type SentInvite = Awaited<ReturnType<typeof sentQuery>>[number]

/** A worker's invitations to some posts, of any company. */
export const findOwnInvites = (db: Database, workerId: string, jobPostIds: readonly string[]) =>
  db
    .select({ ...shown, companyId: jobPostInvites.companyId, jobPostId: jobPostInvites.jobPostId })
    .from(jobPostInvites)
    .leftJoin(applications, isWorkersApplication)
    .where(and(eq(jobPostInvites.workerId, workerId), inArray(jobPostInvites.jobPostId, [...jobPostIds])))
    .for('update', { of: jobPostInvites })

/** A worker's invitations by a company that they have neither declined nor answered by applying, locked. */
export const lockUnanswered = (tx: Database, { companyId, workerId }: Pick<Row, 'companyId' | 'workerId'>) =>
  tx
    .select({ jobPostId: jobPostInvites.jobPostId, seenAt: jobPostInvites.seenAt })
    .from(jobPostInvites)
    .where(
      and(
        eq(jobPostInvites.companyId, companyId),
        eq(jobPostInvites.workerId, workerId),
        isNull(jobPostInvites.declinedAt),
        notExists(tx.select({ id: applications.id }).from(applications).where(isWorkersApplication)),
      ),
    )
    .for('update')

/** Which of some posts a worker was invited to or applied for, whatever became of it. */
export async function knownAmong(
  db: Database,
  { uid, workerId }: { readonly uid: string; readonly workerId: string },
  jobPostIds: readonly string[],
): Promise<string[]> {
  const [invited, applied] = await Promise.all([
    db
      .select({ id: jobPostInvites.jobPostId })
      .from(jobPostInvites)
      .where(and(eq(jobPostInvites.workerId, workerId), inArray(jobPostInvites.jobPostId, [...jobPostIds]))),
    db
      .select({ id: applications.jobPostId })
      .from(applications)
      .where(and(eq(applications.workerUid, uid), inArray(applications.jobPostId, [...jobPostIds]))),
  ])
  const known = new Set([...invited, ...applied].map(({ id }) => id))
  return jobPostIds.filter((id) => known.has(id))
}

/** Stores when a worker first saw an invitation, or declined it; null for what is not so, or no more. */
export async function answerInvite(
  tx: Database,
  { companyId, jobPostId, workerId }: Pick<Row, 'companyId' | 'jobPostId' | 'workerId'>,
  answer: Pick<Row, 'seenAt' | 'declinedAt'>,
): Promise<void> {
  await tx
    .update(jobPostInvites)
    .set(answer)
    .where(and(ofPost({ companyId, jobPostId }), eq(jobPostInvites.workerId, workerId)))
}

/** Invitations with the post's fields that their worker is shown. */
function withPost(db: Database) {
  return db
    .select({
      companyId: jobPostInvites.companyId,
      jobPostId: jobPostInvites.jobPostId,
      at: jobPostInvites.at,
      seenAt: jobPostInvites.seenAt,
      declinedAt: jobPostInvites.declinedAt,
      title: jobPosts.title,
      workType: jobPosts.workType,
      payUnit: jobPosts.payUnit,
      payAmount: jobPosts.payAmount,
      overtimePay: jobPosts.overtimePay,
      paysHolidayRates: jobPosts.paysHolidayRates,
      shiftChoice: jobPosts.shiftChoice,
      startsAt: jobPosts.startsAt,
      companyName: companies.name,
      company: proofs,
      branchName: branches.name,
      district: branches.district,
      province: branches.province,
    })
    .from(jobPostInvites)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, jobPostInvites.companyId), eq(jobPosts.id, jobPostInvites.jobPostId)),
    )
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))
}

/** All of a worker's invitations that are still stored, oldest first. */
export const allInvitesOf = (db: Database, workerId: string) =>
  withPost(db).where(eq(jobPostInvites.workerId, workerId)).orderBy(asc(jobPostInvites.at))

/** Invitations of a worker that wait for an answer, to posts that still take applications. */
function isOpenFor(db: Database, workerId: string) {
  const applied = db.select({ id: applications.id }).from(applications).where(isWorkersApplication)
  const isOpen = and(eq(jobPosts.state, 'published'), isStillOpen, stands(companies))
  return and(
    eq(jobPostInvites.workerId, workerId),
    isNull(jobPostInvites.declinedAt),
    isOpen,
    notExists(applied),
  )
}

/**
 * A worker's invitations that wait for an answer, to posts that still take applications, the latest first; with `jobPostId` the
 * one to that post.
 */
export const listOpenInvites = async (
  db: Database,
  { workerId, jobPostId }: { readonly workerId: string; readonly jobPostId?: string | undefined },
  limit: number,
) =>
  withPost(db)
    .where(
      and(
        isOpenFor(db, workerId),
        jobPostId === undefined ? undefined : eq(jobPostInvites.jobPostId, jobPostId),
      ),
    )
    .orderBy(desc(jobPostInvites.at))
    .limit(limit)

export type OpenInvite = Awaited<ReturnType<typeof listOpenInvites>>[number]

/** A worker's invitation to one post; null when they cannot apply, or have answered. */
export async function findOpenInvite(
  db: Database,
  { workerId, ...post }: Post & Pick<Row, 'workerId'>,
): Promise<OpenInvite | null> {
  const [invite] = await withPost(db).where(and(ofPost(post), isOpenFor(db, workerId)))
  return invite ?? null
}

/** The shifts that posts have, by the id of each post. */
export async function shiftsOfPosts(
  db: Database,
  posts: readonly Pick<OpenInvite, 'companyId' | 'jobPostId'>[],
): Promise<ReadonlyMap<string, readonly (typeof shifts.$inferSelect)[]>> {
  if (posts.length === 0) return new Map()
  const ofPosts = posts.map(({ companyId, jobPostId }) =>
    and(eq(shifts.companyId, companyId), eq(shifts.jobPostId, jobPostId)),
  )
  const rows = await db
    .select()
    .from(shifts)
    .where(and(or(...ofPosts), isNull(shifts.endedAt)))
  const byPost = new Map<string, (typeof rows)[number][]>(posts.map(({ jobPostId }) => [jobPostId, []]))
  for (const shift of rows) byPost.get(shift.jobPostId)?.push(shift)
  return byPost
}
