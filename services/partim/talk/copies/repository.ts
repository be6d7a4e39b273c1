import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { TalkSide } from '@/validators/talk-terms'
import { conversations, messages, talkCompanies, talkReports } from '../../tables/conversations'
import { workers } from '../../tables/workers'

const ofAccount = (accountUid: string) => eq(workers.accountUid, accountUid)

/** The conversations of an account's worker, the first begun first. */
export const listConversationsOf = (db: Database, accountUid: string) =>
  db
    .select({
      id: conversations.id,
      companyId: conversations.companyId,
      companyName: talkCompanies.name,
      jobPostTitle: conversations.jobPostTitle,
      createdAt: conversations.createdAt,
      starredAt: conversations.workerStarredAt,
      archivedAt: conversations.workerArchivedAt,
      mutedAt: conversations.workerMutedAt,
    })
    .from(conversations)
    .innerJoin(workers, eq(workers.id, conversations.workerId))
    .leftJoin(talkCompanies, eq(talkCompanies.companyId, conversations.companyId))
    .where(ofAccount(accountUid))
    .orderBy(asc(conversations.createdAt))

const shownOfMessage = {
  conversationId: messages.conversationId,
  side: messages.side,
  text: messages.text,
  attachment: messages.attachment,
  at: messages.at,
  editedAt: messages.editedAt,
  takenBackAt: messages.takenBackAt,
}

/** What was written in them, in its order; which member of a company wrote is data about those. */
export const listMessagesOf = (db: Database, accountUid: string) =>
  db
    .select(shownOfMessage)
    .from(messages)
    .innerJoin(workers, eq(workers.id, messages.workerId))
    .where(ofAccount(accountUid))
    .orderBy(asc(messages.conversationId), asc(messages.seq))

/** What an account wrote for companies, in its order. */
export const listWordsOf = (db: Database, authorUid: string) =>
  db
    .select({ ...shownOfMessage, companyId: messages.companyId, companyName: talkCompanies.name })
    .from(messages)
    .leftJoin(talkCompanies, eq(talkCompanies.companyId, messages.companyId))
    .where(and(eq(messages.authorUid, authorUid), eq(messages.side, 'company')))
    .orderBy(asc(messages.at))

/** What an account reported to staff for a side. */
export const listReportsOf = (db: Database, reporterUid: string, side: TalkSide) =>
  db
    .select({
      conversationId: talkReports.conversationId,
      reason: talkReports.reason,
      text: talkReports.text,
      createdAt: talkReports.createdAt,
      state: talkReports.state,
      decidedAt: talkReports.decidedAt,
    })
    .from(talkReports)
    .where(and(eq(talkReports.reporterUid, reporterUid), eq(talkReports.side, side)))
    .orderBy(asc(talkReports.createdAt))
