import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { ago } from '@/services/shared/retention/past'
import type { CompanyStanding } from '@/validators/company-standing'
import { retention } from '@/validators/retention'
import { conversations, talkCompanies, talkRights } from '../../tables/conversations'
import { blockedCompanies, workplaces } from '../../tables/resume-readers'
import { resumes } from '../../tables/resumes'
import { applicants, unlocks } from '../../tables/unlocks'
import { workers } from '../../tables/workers'
import type { TalkPair } from '../news/news'

const { companyId, workerId } = conversations

/**
 * What the right to talk depends on, for a query of conversations that joins workers and their resumes. Columns are named in
 * full, because within these the table of the query is another one's.
 */
export const rightFacts = {
  hasApplied: sql<boolean>`exists (select 1 from ${applicants} where ${applicants.companyId} = ${companyId}
    and ${applicants.workerId} = ${workerId} and ${applicants.until} > now())`,
  /** The company is to meet the worker, and reads their name by that. */
  isMet: sql<boolean>`exists (select 1 from ${applicants} where ${applicants.companyId} = ${companyId}
    and ${applicants.workerId} = ${workerId} and ${applicants.contactFrom} <= now())`,
  isInvited: sql<boolean>`(${resumes.visibility} <> 'hidden' and not ${resumes.isUnused} and exists (select 1 from ${talkRights}
    where ${talkRights.companyId} = ${companyId} and ${talkRights.workerId} = ${workerId}
    and ${talkRights.invitedAt} is not null and ${talkRights.until} > now())
    and not (${resumes.hideFromWorkplaces} and exists (select 1 from ${workplaces}
      where ${workplaces.companyId} = ${companyId} and ${workplaces.workerId} = ${workers.id}
      and ${workplaces.hiredAt} > ${ago(retention.workplace)})))`,
  isUnlocked: sql<boolean>`exists (select 1 from ${unlocks} where ${unlocks.companyId} = ${companyId}
    and ${unlocks.workerId} = ${workerId} and ${unlocks.state} = 'unlocked' and ${unlocks.until} > now())`,
  /** The worker blocked the company. */
  isShunned: sql<boolean>`exists (select 1 from ${blockedCompanies} where ${blockedCompanies.companyId} = ${companyId}
    and ${blockedCompanies.workerId} = ${workerId})`,
} satisfies Record<string, SQL<boolean>>

const ofPair = (pair: TalkPair) =>
  and(eq(talkRights.companyId, pair.companyId), eq(talkRights.workerId, pair.workerId))

type RightRow = typeof talkRights.$inferInsert

/** Stores by what a company and a worker may talk about a post. */
export async function upsertRight(tx: Database, row: RightRow): Promise<void> {
  const { title, workType, invitedAt, at, until } = row
  await tx
    .insert(talkRights)
    .values(row)
    .onConflictDoUpdate({
      target: [talkRights.companyId, talkRights.workerId, talkRights.jobPostId],
      set: { title, workType, invitedAt, at, until },
    })
}

export async function deleteRight(tx: Database, pair: TalkPair, jobPostId: string): Promise<void> {
  await tx.delete(talkRights).where(and(ofPair(pair), eq(talkRights.jobPostId, jobPostId)))
}

/** Locks a worker against removal; false once they are gone. */
export async function holdWorker(tx: Database, id: string): Promise<boolean> {
  const held = await tx.select({ id: workers.id }).from(workers).where(eq(workers.id, id)).for('key share')
  return held.length > 0
}

/** The post of a pair that is asked for, or the one they last had to do with; null without one. */
export async function findPost(db: Database, pair: TalkPair, jobPostId: string | null) {
  const [found] = await db
    .select({
      jobPostId: talkRights.jobPostId,
      jobPostTitle: talkRights.title,
      jobPostWorkType: talkRights.workType,
      jobPostAt: talkRights.at,
    })
    .from(talkRights)
    .where(and(ofPair(pair), jobPostId === null ? undefined : eq(talkRights.jobPostId, jobPostId)))
    .orderBy(desc(talkRights.at))
    .limit(1)
  return found ?? null
}

/** Makes a conversation of the pair be about a post, unless it is about a later one. */
export async function turnToPost(
  tx: Database,
  pair: TalkPair,
  post: {
    readonly jobPostId: string
    readonly title: string
    readonly workType: RightRow['workType']
    readonly at: Date
  },
): Promise<void> {
  await tx
    .update(conversations)
    .set({
      jobPostId: post.jobPostId,
      jobPostTitle: post.title,
      jobPostWorkType: post.workType,
      jobPostAt: post.at,
      changedAt: sql`clock_timestamp()`,
    })
    .where(
      and(
        eq(companyId, pair.companyId),
        eq(workerId, pair.workerId),
        sql`coalesce(${conversations.jobPostAt}, '-infinity') <= ${post.at.toISOString()}::timestamptz`,
      ),
    )
}

export type TalkCompany = {
  readonly companyId: string
  readonly name: string
  readonly standing: CompanyStanding
  /** undefined where it is not known. */
  readonly logoUrl?: string | null
}

/** Stores how a company is called and how far it is proven; writes only what is another. */
export async function upsertCompany(tx: Database, { companyId: id, name, standing, logoUrl }: TalkCompany) {
  const known = { name, standing, ...(logoUrl !== undefined && { logoUrl }) }
  const isOther = sql`(${talkCompanies.name}, ${talkCompanies.standing}) is distinct from (${name}, ${standing})`
  await tx
    .insert(talkCompanies)
    .values({ companyId: id, ...known })
    .onConflictDoUpdate({
      target: talkCompanies.companyId,
      set: { ...known, updatedAt: sql`now()` },
      setWhere:
        logoUrl === undefined
          ? isOther
          : sql`${isOther} or ${talkCompanies.logoUrl} is distinct from ${logoUrl}`,
    })
}

/** Notes a company that unlocked a worker and never wrote to anybody, by the name it had then. */
export async function noteUnlocker(tx: Database, pair: TalkPair): Promise<void> {
  await tx.execute(sql`insert into ${talkCompanies} (company_id, name, standing)
    select ${unlocks.companyId}, ${unlocks.companyName}, 'represented' from ${unlocks}
    where ${unlocks.companyId} = ${pair.companyId} and ${unlocks.workerId} = ${pair.workerId}
    order by ${unlocks.createdAt} desc limit 1 on conflict do nothing`)
}

/** Notes that a company is closed: nobody writes to it any more. */
export async function closeCompany(tx: Database, id: string): Promise<void> {
  await tx
    .update(talkCompanies)
    .set({ closedAt: sql`coalesce(${talkCompanies.closedAt}, now())` })
    .where(eq(talkCompanies.companyId, id))
  await tx.delete(talkRights).where(eq(talkRights.companyId, id))
}
