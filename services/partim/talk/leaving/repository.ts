import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { conversations, messages, talkReports } from '../../tables/conversations'
import { workers } from '../../tables/workers'

/** Who wrote it is gone; their words are the other side's as well. */
const nobody = ''

/** What shows or places a person goes with them, and its file with it. */
const personal = ['picture', 'file', 'voice', 'location'] as const

/** Takes an account out of what its worker wrote, sent and reported. */
export async function forgetWriter(tx: Database, accountUid: string): Promise<void> {
  const own = tx.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, accountUid))
  await tx
    .update(messages)
    .set({ authorUid: nobody })
    .where(and(inArray(messages.workerId, own), eq(messages.side, 'worker')))
  const kind = sql`${messages.attachment}->>'kind'`
  await tx
    .update(messages)
    .set({
      attachment: sql`jsonb_build_object('kind', 'gone', 'of', ${kind})`,
      changedAt: sql`clock_timestamp()`,
    })
    .where(and(inArray(messages.workerId, own), eq(messages.side, 'worker'), inArray(kind, [...personal])))
  await tx
    .update(talkReports)
    .set({ reporterUid: nobody })
    .where(and(inArray(talkReports.workerId, own), eq(talkReports.side, 'worker')))
}

/** All conversations of an account's worker. */
export const conversationKeysOf = (tx: Database, accountUid: string) =>
  tx
    .select({ companyId: conversations.companyId, id: conversations.id })
    .from(conversations)
    .innerJoin(workers, eq(workers.id, conversations.workerId))
    .where(eq(workers.accountUid, accountUid))
