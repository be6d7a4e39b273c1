import { sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { TalkSide } from '@/validators/talk-terms'

/** The channel of PostgreSQL on which instances tell each other what happens; triggers of the migration use it as well. */
export const talkChannel = 'partim_talk'

/** A conversation, and whose it is. */
export type TalkPair = { readonly companyId: string; readonly workerId: string }
type Conversation = TalkPair & { readonly id: string }

/** How far each side got. */
export type TalkMarks = {
  readonly companyReadUpTo: number
  readonly companyDeliveredUpTo: number
  readonly workerReadUpTo: number
  readonly workerDeliveredUpTo: number
}

/**
 * Something that streams are told of. It holds no words of anybody: whoever has a stream for it reads them, and PostgreSQL
 * carries 8,000 bytes at most.
 */
export type TalkNews =
  | (Conversation & { readonly of: 'message'; readonly seq: number })
  | (Conversation & { readonly of: 'marks'; readonly marks: TalkMarks })
  | (Conversation & { readonly of: 'typing'; readonly side: TalkSide; readonly uid: string })
  /** Flags, blocks or rights are others; `side` where only that side sees it. */
  | (Conversation & { readonly of: 'conversation'; readonly side?: TalkSide })
  /** A right of the pair may be another; it may have no conversation. */
  | (TalkPair & { readonly of: 'right' })

/** Tells every instance, once the transaction is committed. */
export async function tellTalk(tx: Database, news: TalkNews): Promise<void> {
  await tx.execute(sql`select pg_notify(${talkChannel}, ${JSON.stringify(news)})`)
}
