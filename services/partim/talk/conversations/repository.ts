import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { liveInterviewStates } from '@/validators/states/interview'
import type { AttachmentKind } from '@/validators/talk-attachments'
import type { TalkFilter, TalkSide } from '@/validators/talk-terms'
import { conversations, messages, talkCompanies, talkRights } from '../../tables/conversations'
import { interviews } from '../../tables/interviews'
import { resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { isKnownAdult } from '../../workers/workers/repository'
import type { TalkPair } from '../news/news'
import { rightFacts } from '../rights/repository'
import type { Owner } from './party'

/** The columns of each side. */
export const columnsOf = {
  company: {
    readUpTo: conversations.companyReadUpTo,
    deliveredUpTo: conversations.companyDeliveredUpTo,
    wroteUpTo: conversations.companyWroteUpTo,
    starredAt: conversations.companyStarredAt,
    archivedAt: conversations.companyArchivedAt,
    mutedAt: conversations.companyMutedAt,
  },
  worker: {
    readUpTo: conversations.workerReadUpTo,
    deliveredUpTo: conversations.workerDeliveredUpTo,
    wroteUpTo: conversations.workerWroteUpTo,
    starredAt: conversations.workerStarredAt,
    archivedAt: conversations.workerArchivedAt,
    mutedAt: conversations.workerMutedAt,
  },
} as const

/** The side that a party talks to. */
export const otherSide = (side: TalkSide): TalkSide => (side === 'company' ? 'worker' : 'company')

/** Restricts a query to a party's own conversations. */
export const isOwn = (owner: Owner): SQL =>
  owner.side === 'company'
    ? eq(conversations.companyId, owner.companyId)
    : eq(conversations.workerId, owner.workerId)

/** A side's number of messages that it has not read, of the other's. */
const unreadOf = (side: TalkSide) =>
  sql<number>`(select count(*) from ${messages}
  where ${messages.companyId} = ${conversations.companyId} and ${messages.conversationId} = ${conversations.id}
  and ${messages.seq} > ${columnsOf[side].readUpTo} and ${messages.side} = ${otherSide(side)})`.mapWith(
    Number,
  )

/** Whether the other side wrote something that this one has not read. */
const isUnread = (side: TalkSide): SQL =>
  sql`${columnsOf[otherSide(side)].wroteUpTo} > ${columnsOf[side].readUpTo}`

const lastMessage = {
  id: messages.id,
  side: messages.side,
  authorUid: messages.authorUid,
  text: messages.text,
  attachmentKind: sql<AttachmentKind | null>`${messages.attachment}->>'kind'`,
  at: messages.at,
  takenBackAt: messages.takenBackAt,
}

/** For how many days an interview that is over is still told in its conversation. */
const interviewDays = 7

/** The interview of the two that is to come, or that was over lately. */
const lastInterview = sql<{
  id: string
  version: number
} | null>`(select json_build_object('id', ${interviews.id},
    'version', ${interviews.version}) from ${interviews}
  where ${interviews.companyId} = ${conversations.companyId} and ${interviews.workerId} = ${conversations.workerId}
    and (${inArray(interviews.state, [...liveInterviewStates])}
      or ${interviews.updatedAt} > now() - make_interval(days => ${interviewDays}))
  order by ${inArray(interviews.state, [...liveInterviewStates])} desc, ${interviews.id} desc limit 1)`

/** Conversations with everything that is shown of them. */
const shown = (db: Database, side: TalkSide) =>
  db
    .select({
      conversation: conversations,
      last: lastMessage,
      worker: {
        givenName: workers.givenName,
        familyName: workers.familyName,
        photoUrl: accounts.photoUrl,
        /** For who is to ring them; no list of conversations shows it. */
        phone: accounts.phone,
        photoInLists: resumes.photoInLists,
        isAdult: isKnownAdult,
        /** They asked for the removal of their account. */
        isLeaving: isNotNull(accounts.deleteAfter).mapWith(Boolean),
      },
      company: {
        name: talkCompanies.name,
        standing: talkCompanies.standing,
        logoUrl: talkCompanies.logoUrl,
        closedAt: talkCompanies.closedAt,
      },
      unread: unreadOf(side),
      interview: lastInterview,
      ...rightFacts,
    })
    .from(conversations)
    .leftJoin(
      messages,
      and(
        eq(messages.companyId, conversations.companyId),
        eq(messages.conversationId, conversations.id),
        eq(messages.seq, conversations.lastSeq),
      ),
    )
    .leftJoin(workers, eq(workers.id, conversations.workerId))
    .leftJoin(resumes, eq(resumes.workerId, workers.id))
    .leftJoin(accounts, eq(accounts.uid, workers.accountUid))
    .leftJoin(talkCompanies, eq(talkCompanies.companyId, conversations.companyId))

export type ShownConversation = Awaited<ReturnType<typeof listConversations>>[number]

/** What somebody only opened to write is shown to nobody else, unless they proposed an interview. */
const isBegun = (side: TalkSide): SQL | undefined =>
  or(
    ne(conversations.lastSeq, 0),
    eq(conversations.begunBy, side),
    sql`exists (select 1 from ${interviews} where ${interviews.companyId} = ${conversations.companyId}
      and ${interviews.workerId} = ${conversations.workerId})`,
  )

function isListed(side: TalkSide, filter: TalkFilter): SQL | undefined {
  const { starredAt, archivedAt } = columnsOf[side]
  if (filter === 'starred') return isNotNull(starredAt)
  if (filter === 'archived') return isNotNull(archivedAt)
  return and(isNull(archivedAt), filter === 'unread' ? isUnread(side) : undefined)
}

/** Those about a post, and those with somebody who applied or was invited to it. */
const isAbout = (jobPostId: string): SQL | undefined =>
  or(
    eq(conversations.jobPostId, jobPostId),
    sql`exists (select 1 from ${talkRights} where ${talkRights.companyId} = ${conversations.companyId}
      and ${talkRights.workerId} = ${conversations.workerId} and ${talkRights.jobPostId} = ${jobPostId})`,
  )

/** Where a page of conversations ends. */
export type Position = readonly [updatedAt: string, id: string]

type Asked = {
  readonly filter: TalkFilter
  readonly jobPostId: string | null
  readonly after: Position | null
  readonly limit: number
}

/** A party's conversations, the last activity first. */
export const listConversations = (db: Database, owner: Owner, { filter, jobPostId, after, limit }: Asked) =>
  shown(db, owner.side)
    .where(
      and(
        isOwn(owner),
        isBegun(owner.side),
        isListed(owner.side, filter),
        jobPostId === null ? undefined : isAbout(jobPostId),
        after
          ? sql`(${conversations.updatedAt}, ${conversations.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit)

/** One of a party's conversations; null for any other. */
export async function findConversation(
  db: Database,
  owner: Owner,
  id: string,
): Promise<ShownConversation | null> {
  const [found] = await shown(db, owner.side).where(and(isOwn(owner), eq(conversations.id, id)))
  return found ?? null
}

/** Some of a party's conversations. */
export const findConversations = async (db: Database, owner: Owner, ids: readonly string[]) =>
  ids.length === 0 ? [] : shown(db, owner.side).where(and(isOwn(owner), inArray(conversations.id, [...ids])))

/** A party's conversations with some of the other side. */
export const findConversationsWith = async (db: Database, owner: Owner, otherIds: readonly string[]) =>
  otherIds.length === 0
    ? []
    : shown(db, owner.side).where(
        and(
          isOwn(owner),
          inArray(owner.side === 'company' ? conversations.workerId : conversations.companyId, [...otherIds]),
        ),
      )

/** The conversation of a company and a worker, as a side sees it; null where there is none. */
export async function findOfPair(
  db: Database,
  side: TalkSide,
  { companyId, workerId }: TalkPair,
): Promise<ShownConversation | null> {
  const [found] = await shown(db, side).where(
    and(eq(conversations.companyId, companyId), eq(conversations.workerId, workerId)),
  )
  return found ?? null
}

/** A party's conversations of which anything changed since a moment, the oldest change first. */
export const listChanged = (db: Database, owner: Owner, since: Date, limit: number) =>
  shown(db, owner.side)
    .where(
      and(
        isOwn(owner),
        isBegun(owner.side),
        sql`${conversations.changedAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(conversations.changedAt)
    .limit(limit)

/** How many conversations a party has with something unread; muted and archived ones do not count. */
export const countUnread = (db: Database, owner: Owner): Promise<number> => {
  const { archivedAt, mutedAt } = columnsOf[owner.side]
  return db.$count(
    conversations,
    and(isOwn(owner), isNull(archivedAt), isNull(mutedAt), isUnread(owner.side)),
  )
}

/** Locks one of a party's conversations, so that its messages are numbered one after another; null for any other. */
export async function lockConversation(tx: Database, owner: Owner, id: string) {
  const [found] = await tx
    .select()
    .from(conversations)
    .where(and(isOwn(owner), eq(conversations.id, id)))
    .for('update')
  return found ?? null
}

export type Conversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

/** Begins the conversation of a pair; false when there is one. */
export async function insertConversation(
  tx: Database,
  row: Omit<typeof conversations.$inferInsert, 'id'>,
): Promise<boolean> {
  const added = await tx
    .insert(conversations)
    .values({ ...row, id: uuidv7() })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  return added.length > 0
}

const isThis = ({ companyId, id }: Pick<Conversation, 'companyId' | 'id'>) =>
  and(eq(conversations.companyId, companyId), eq(conversations.id, id))

type Change = Partial<Omit<Conversation, 'companyId' | 'id' | 'workerId' | 'changedAt'>>

/** Changes a conversation that is locked. */
export async function changeConversation(
  tx: Database,
  conversation: Pick<Conversation, 'companyId' | 'id'>,
  change: Change,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ ...change, changedAt: sql`clock_timestamp()` })
    .where(isThis(conversation))
}
