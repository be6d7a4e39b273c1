import { and, asc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { TalkSide } from '@/validators/talk-terms'
import { conversations, messages } from '../../tables/conversations'
import { talkNotices } from '../../tables/talk-notices'
import { columnsOf, otherSide } from '../conversations/repository'
import { rightFacts } from '../rights/repository'

/**
 * When somebody is told: of what reached no open page of theirs, and of what did and is not read. What was forgotten for
 * days, because nothing could be told, is not told late.
 */
const noticeAfter = { unseenMinutes: 2, unreadMinutes: 15, forgottenDays: 2 } as const

/** What a side was told that it did not read. */
export type Notice = typeof talkNotices.$inferSelect
type NoticeKey = Pick<Notice, 'companyId' | 'conversationId' | 'side'>

const isThis = ({ companyId, conversationId, side }: NoticeKey) =>
  and(
    eq(talkNotices.companyId, companyId),
    eq(talkNotices.conversationId, conversationId),
    eq(talkNotices.side, side),
  )

const ofConversation = (side: TalkSide) =>
  and(
    eq(talkNotices.companyId, conversations.companyId),
    eq(talkNotices.conversationId, conversations.id),
    eq(talkNotices.side, side),
  )

const minutesAgo = (minutes: number): SQL => sql`now() - make_interval(mins => ${minutes})`

/** A message waits for a side that has not read it: longer when it reached a page of theirs that was open. */
const isWaiting = (side: TalkSide): SQL => {
  const { readUpTo, deliveredUpTo } = columnsOf[side]
  return sql`exists (select 1 from ${messages}
    where ${messages.companyId} = ${conversations.companyId} and ${messages.conversationId} = ${conversations.id}
    and ${messages.seq} > ${readUpTo} and ${messages.side} = ${otherSide(side)} and ${messages.takenBackAt} is null
    and (${messages.at} < ${minutesAgo(noticeAfter.unseenMinutes)} and ${messages.seq} > ${deliveredUpTo}
      or ${messages.at} < ${minutesAgo(noticeAfter.unreadMinutes)}))`
}

/** Conversations in which a side wants to be told of messages that wait, and was not. */
function isDue(side: TalkSide): SQL | undefined {
  const { readUpTo, mutedAt } = columnsOf[side]
  const isBlocked =
    side === 'company' ? sql`${conversations.companyBlockedAt} is not null` : rightFacts.isShunned
  return and(
    // Where everything is read, no message needs to be looked at.
    sql`${columnsOf[otherSide(side)].wroteUpTo} > ${readUpTo}`,
    sql`${conversations.updatedAt} > ${sql`now() - make_interval(days => ${noticeAfter.forgottenDays})`}`,
    sql`${mutedAt} is null and not ${isBlocked}`,
    isNull(talkNotices.upTo),
    isWaiting(side),
  )
}

export type DueNotice = { readonly companyId: string; readonly conversationId: string; readonly item: string }

/** Conversations whose side is to be told, the longest waiting first. */
export const listDue =
  (side: TalkSide) =>
  (db: Database, except: readonly string[], limit: number): Promise<DueNotice[]> =>
    db
      .select({
        companyId: conversations.companyId,
        conversationId: conversations.id,
        item: sql<string>`${conversations.id}::text`,
      })
      .from(conversations)
      .leftJoin(talkNotices, ofConversation(side))
      .where(
        and(
          isDue(side),
          except.length > 0 ? not(sql`${conversations.id} = any(${[...except]}::uuid[])`) : undefined,
        ),
      )
      .orderBy(asc(conversations.updatedAt))
      .limit(limit)

/**
 * Notes that a side is told of what it has not read, in the transaction that tells it; false where nothing is to be told
 * any more. Locks the conversation.
 */
export async function noteTold(tx: Database, side: TalkSide, of: DueNotice): Promise<boolean> {
  const [due] = await tx
    .select({ conversation: conversations })
    .from(conversations)
    .leftJoin(talkNotices, ofConversation(side))
    .where(
      and(eq(conversations.companyId, of.companyId), eq(conversations.id, of.conversationId), isDue(side)),
    )
    .for('update', { of: conversations })
  if (!due) return false
  const { companyId, conversationId } = of
  const noted = await tx
    .insert(talkNotices)
    .values({ companyId, conversationId, side, upTo: due.conversation.lastSeq })
    .onConflictDoNothing()
    .returning({ side: talkNotices.side })
  return noted.length > 0
}

/** Notices of messages that their side has read, or wants to hear no more of. */
export const listRead =
  (side: TalkSide) =>
  (db: Database, except: readonly string[], limit: number): Promise<ReadNotice[]> =>
    db
      .select({
        notice: talkNotices,
        workerId: conversations.workerId,
        item: sql<string>`${conversations.id}::text`,
      })
      .from(talkNotices)
      .innerJoin(conversations, ofConversation(side))
      .where(
        and(
          eq(talkNotices.side, side),
          sql`${columnsOf[side].readUpTo} >= ${talkNotices.upTo}`,
          except.length > 0 ? not(sql`${conversations.id} = any(${[...except]}::uuid[])`) : undefined,
        ),
      )
      .orderBy(asc(conversations.updatedAt))
      .limit(limit)

export type ReadNotice = { readonly notice: Notice; readonly workerId: string; readonly item: string }

/** Removes a notice, so that the next message may be told of; false when it is gone already. */
export async function removeNotice(tx: Database, notice: NoticeKey): Promise<boolean> {
  const removed = await tx.delete(talkNotices).where(isThis(notice)).returning({ side: talkNotices.side })
  return removed.length > 0
}
