import { and, arrayContains, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { messages } from '../../tables/conversations'
import type { Owner } from '../conversations/party'

export type Message = typeof messages.$inferSelect

/** The conversation of messages, by both parts of its key. */
export type Thread = { readonly companyId: string; readonly id: string }

const inThread = ({ companyId, id }: Thread) =>
  and(eq(messages.companyId, companyId), eq(messages.conversationId, id))

/** Which part of a conversation: what was written before or after a message, or last. */
export type Part = { readonly before?: number; readonly after?: number; readonly limit: number }

/** A part of a conversation, the earliest first; what is before a message is read backwards from it. */
export async function listMessages(db: Database, thread: Thread, part: Part): Promise<Message[]> {
  const isOnwards = part.after !== undefined
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        inThread(thread),
        part.after === undefined ? undefined : gt(messages.seq, part.after),
        part.before === undefined ? undefined : lt(messages.seq, part.before),
      ),
    )
    .orderBy(isOnwards ? asc(messages.seq) : desc(messages.seq))
    .limit(part.limit)
  return isOnwards ? rows : rows.reverse()
}

export async function findMessage(db: Database, thread: Thread, id: string): Promise<Message | null> {
  const [found] = await db
    .select()
    .from(messages)
    .where(and(inThread(thread), eq(messages.id, id)))
  return found ?? null
}

export async function findBySeq(db: Database, thread: Thread, seq: number): Promise<Message | null> {
  const [found] = await db
    .select()
    .from(messages)
    .where(and(inThread(thread), eq(messages.seq, seq)))
  return found ?? null
}

/** Stores a message; its time is taken under the conversation's lock, so that times are in the order of numbers. */
export async function insertMessage(
  tx: Database,
  row: Omit<typeof messages.$inferInsert, 'at' | 'changedAt'>,
): Promise<Message> {
  const now = sql`clock_timestamp()`
  const [message] = await tx
    .insert(messages)
    .values({ ...row, at: now, changedAt: now })
    .returning()
  if (!message) throw new Error('a message was not stored')
  return message
}

type Change = Partial<
  Pick<Message, 'text' | 'words' | 'warnings' | 'sentDigest' | 'attachment' | 'editedAt' | 'takenBackAt'>
>

/** Changes a message of a conversation that is locked. */
export async function changeMessage(tx: Database, message: Message, change: Change): Promise<Message> {
  const [changed] = await tx
    .update(messages)
    .set({ ...change, changedAt: sql`clock_timestamp()` })
    .where(
      and(
        inThread({ companyId: message.companyId, id: message.conversationId }),
        eq(messages.seq, message.seq),
      ),
    )
    .returning()
  if (!changed) throw new Error('a message is gone')
  return changed
}

const ofOwner = (owner: Owner): SQL =>
  owner.side === 'company' ? eq(messages.companyId, owner.companyId) : eq(messages.workerId, owner.workerId)

/** Messages of all of a party's conversations with all of some words, the newest first. */
export const searchMessages = (db: Database, owner: Owner, words: readonly string[], limit: number) =>
  db
    .select()
    .from(messages)
    .where(and(ofOwner(owner), arrayContains(messages.words, [...words])))
    .orderBy(desc(messages.at))
    .limit(limit)

/** Messages of all of a party's conversations that were written or changed since a moment, in their order. */
export const listChangedMessages = (db: Database, owner: Owner, since: Date, limit: number) =>
  db
    .select()
    .from(messages)
    .where(and(ofOwner(owner), sql`${messages.changedAt} >= ${since.toISOString()}::timestamptz`))
    .orderBy(asc(messages.changedAt), asc(messages.seq))
    .limit(limit)
