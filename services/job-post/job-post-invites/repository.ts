import { and, asc, count, desc, eq, gte, notExists, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { applications } from '../applications/table'
import { branches } from '../branches/table'
import { proofs } from '../companies/repository'
import { companies } from '../companies/table'
import { isStillOpen, stands } from '../job-posts/open-posts'
import { jobPosts, shifts } from '../job-posts/table'
import { jobPostInvites } from './table'

type Row = typeof jobPostInvites.$inferSelect
export type JobPostInvite = Pick<Row, 'workerId' | 'at'>
type Post = Pick<Row, 'companyId' | 'jobPostId'>

const ofPost = ({ companyId, jobPostId }: Post) =>
  and(eq(jobPostInvites.companyId, companyId), eq(jobPostInvites.jobPostId, jobPostId))

const shown = { workerId: jobPostInvites.workerId, at: jobPostInvites.at }

/** Everybody invited to a post, the last one first. */
export const listInvites = (db: Database, post: Post): Promise<JobPostInvite[]> =>
  db.select(shown).from(jobPostInvites).where(ofPost(post)).orderBy(desc(jobPostInvites.at))

export async function findInvite(
  db: Database,
  post: Post & Pick<Row, 'workerId'>,
): Promise<JobPostInvite | null> {
  const [invite] = await db
    .select(shown)
    .from(jobPostInvites)
    .where(and(ofPost(post), eq(jobPostInvites.workerId, post.workerId)))
  return invite ?? null
}

export async function insertInvite(tx: Database, invite: Omit<Row, 'at'>): Promise<JobPostInvite> {
  const [stored] = await tx.insert(jobPostInvites).values(invite).returning(shown)
  if (!stored) throw new Error('an invite was not stored')
  return stored
}

/** How many workers a company has invited since a moment. */
export async function countInvitesSince(tx: Database, companyId: string, moment: Date): Promise<number> {
  const [counted] = await tx
    .select({ invites: count() })
    .from(jobPostInvites)
    .where(and(eq(jobPostInvites.companyId, companyId), gte(jobPostInvites.at, moment)))
  return counted?.invites ?? 0
}

/** Invitations with what their worker is shown of the post. */
function withPost(db: Database) {
  const firstShift = db
    .select({ startsAt: sql`min(${shifts.startsAt})` })
    .from(shifts)
    .where(and(eq(shifts.companyId, jobPosts.companyId), eq(shifts.jobPostId, jobPosts.id)))
  return db
    .select({
      jobPostId: jobPostInvites.jobPostId,
      at: jobPostInvites.at,
      title: jobPosts.title,
      workType: jobPosts.workType,
      payUnit: jobPosts.payUnit,
      payAmount: jobPosts.payAmount,
      startsAt: sql<Date | null>`(${firstShift})`.mapWith(jobPosts.expiresAt),
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

/** Everything a worker was ever invited to that is still kept, oldest first. */
export const allInvitesOf = (db: Database, workerId: string) =>
  withPost(db).where(eq(jobPostInvites.workerId, workerId)).orderBy(asc(jobPostInvites.at))

/** What a worker was invited to and can still apply for, the last one first. */
export async function listOpenInvites(db: Database, workerId: string, limit: number) {
  const applied = db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, jobPostInvites.companyId),
        eq(applications.jobPostId, jobPostInvites.jobPostId),
        eq(applications.workerId, workerId),
      ),
    )
  const isOpen = and(eq(jobPosts.state, 'published'), isStillOpen, stands(companies))
  return withPost(db)
    .where(and(eq(jobPostInvites.workerId, workerId), isOpen, notExists(applied)))
    .orderBy(desc(jobPostInvites.at))
    .limit(limit)
}

export type OpenInvite = Awaited<ReturnType<typeof listOpenInvites>>[number]
