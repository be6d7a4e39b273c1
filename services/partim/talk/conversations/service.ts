import { type Static, Type } from '@fastify/type-provider-typebox'
import { decodeCursor, type Page, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import { Instant, Uuid } from '@/services/shared/schema'
import type { TalkFilter } from '@/validators/talk-terms'
import { type TalkPair, tellTalk } from '../news/news'
import { findPost, noteUnlocker, upsertCompany } from '../rights/repository'
import type { Colleagues } from './colleagues'
import type { Party } from './party'
import { type Conversation, presentConversation, reasonOf } from './present'
import {
  changeConversation,
  countUnread,
  findConversation,
  findOfPair,
  insertConversation,
  listConversations,
  lockConversation,
  type ShownConversation,
} from './repository'

export type TalkParts = { readonly db: Database; readonly colleagues: Colleagues }

type Shown = Static<typeof Conversation>

/** Conversations as a party sees them, with the names of colleagues. */
export async function presented(
  { colleagues }: Pick<TalkParts, 'colleagues'>,
  party: Party,
  rows: readonly ShownConversation[],
): Promise<Shown[]> {
  const authors = rows.flatMap(({ last }) => (last?.side === 'company' ? [last.authorUid] : []))
  const names = await colleagues(party, authors)
  return rows.map((row) => presentConversation(party, row, names))
}

const Position = Type.Tuple([Instant, Uuid])

type Asked = {
  readonly filter: TalkFilter
  readonly postId?: string | null
  readonly cursor?: string
  readonly limit: number
}

/** A party's conversations, the last activity first. */
export async function pageOfConversations(
  parts: TalkParts,
  party: Party,
  { filter, postId = null, cursor, limit }: Asked,
): Promise<Page<Shown>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listConversations(parts.db, party, {
    filter,
    jobPostId: postId,
    after,
    limit: limit + 1,
  })
  const { items, nextCursor } = toPage(rows, limit, ({ conversation }) => [
    conversation.updatedAt.toISOString(),
    conversation.id,
  ])
  return { items: await presented(parts, party, items), nextCursor }
}

/** How many of a party's conversations have something unread. */
export const unreadOf = countUnread

/** One of a party's conversations as it is stored; 404 for any other. */
export async function requireConversation(
  db: Database,
  party: Party,
  id: string,
): Promise<ShownConversation> {
  const found = await findConversation(db, party, id)
  if (!found) throw notFound()
  return found
}

/** One of a party's conversations; 404 for any other. */
export async function readConversation(parts: TalkParts, party: Party, id: string): Promise<Shown> {
  const [shown] = await presented(parts, party, [await requireConversation(parts.db, party, id)])
  if (!shown) throw notFound()
  return shown
}

/** How many conversations one account, and all members of a company, may begin in an hour. */
const beginnings = {
  ofAccount: { max: 60, seconds: 3_600 },
  ofCompany: { max: 300, seconds: 3_600 },
} as const

type Begun = { readonly isNew: boolean; readonly conversation: Shown }

/**
 * The conversation with somebody, begun if there is none. 404 for whom the party may not talk to and never did, the same as
 * for nobody.
 */
export async function begin(
  parts: TalkParts,
  party: Party,
  pair: TalkPair,
  postId: string | null,
): Promise<Begun> {
  const { db } = parts
  const known = await findOfPair(db, party.side, pair)
  if (!known) {
    const key = party.side === 'company' ? party.companyId : party.workerId
    await countUses(db, [
      { key: `conversations ${party.uid}`, limit: beginnings.ofAccount },
      ...(party.side === 'company' ? [{ key: `conversations of ${key}`, limit: beginnings.ofCompany }] : []),
    ])
  }
  const isNew = known === null && (await db.transaction((tx) => add(tx, party, pair)))
  if (postId !== null) await turnTo(db, party, pair, postId)
  const row = await findOfPair(db, party.side, pair)
  const [conversation] = row ? await presented(parts, party, [row]) : []
  if (!conversation) throw notFound()
  return { isNew, conversation }
}

/** Adds the conversation of a pair that may talk; false when somebody else just did. */
async function add(tx: Database, party: Party, pair: TalkPair): Promise<boolean> {
  if (party.side === 'company') {
    const { companyId, companyName: name, standing } = party
    await upsertCompany(tx, { companyId, name, standing })
  } else await noteUnlocker(tx, pair)
  const post = await findPost(tx, pair, null)
  if (!(await insertConversation(tx, { ...pair, ...post, begunBy: party.side }))) return false
  const added = await findOfPair(tx, party.side, pair)
  // Thrown away with the transaction.
  if (!added || reasonOf(added) === null) throw notFound()
  return true
}

/** Makes a conversation be about the post it is begun from, if the two have to do with that. */
async function turnTo(db: Database, party: Party, pair: TalkPair, postId: string): Promise<void> {
  const post = await findPost(db, pair, postId)
  const row = post && (await findOfPair(db, party.side, pair))
  if (!post || !row || row.conversation.jobPostId === post.jobPostId) return
  await changeConversation(db, row.conversation, post)
  await tellTalk(db, { of: 'conversation', ...pair, id: row.conversation.id })
}

export type Flags = {
  readonly isStarred?: boolean
  readonly isArchived?: boolean
  readonly isMuted?: boolean
}

/** Changes how a party keeps one of its conversations; a company's members keep it alike. */
export async function changeFlags(parts: TalkParts, party: Party, id: string, flags: Flags): Promise<Shown> {
  const { side } = party
  await parts.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, party, id)
    if (!conversation) throw notFound()
    const moment = (flag: boolean | undefined, before: Date | null) =>
      flag === undefined ? before : flag ? (before ?? new Date()) : null
    const { isStarred, isArchived, isMuted } = flags
    await changeConversation(
      tx,
      conversation,
      side === 'company'
        ? {
            companyStarredAt: moment(isStarred, conversation.companyStarredAt),
            companyArchivedAt: moment(isArchived, conversation.companyArchivedAt),
            companyMutedAt: moment(isMuted, conversation.companyMutedAt),
          }
        : {
            workerStarredAt: moment(isStarred, conversation.workerStarredAt),
            workerArchivedAt: moment(isArchived, conversation.workerArchivedAt),
            workerMutedAt: moment(isMuted, conversation.workerMutedAt),
          },
    )
    const { companyId, workerId } = conversation
    await tellTalk(tx, { of: 'conversation', companyId, workerId, id, side })
  })
  return readConversation(parts, party, id)
}
