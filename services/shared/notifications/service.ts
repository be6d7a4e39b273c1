import { type Static, Type } from '@fastify/type-provider-typebox'
import { decodeCursor, type Page, type PageQuery, toPage } from '../cursor'
import type { Database } from '../database'
import { notFound } from '../problem'
import type { UnreadCount } from './present'
import { markOneRead, markReadUpTo, type OwnRows, unreadIds } from './repository'

/** One reader's notifications: where they are, and how they are listed for them. */
export type OwnNotifications<Item> = OwnRows & {
  /** Newest first, after a position. */
  readonly list: (
    db: Database,
    page: { readonly after: string | null; readonly limit: number },
  ) => Promise<Item[]>
}

/** Counting stops here, because a screen shows "99+" then. */
const countedAtMost = 100

const Position = Type.String({ format: 'uuid' })

/** A reader's notifications, newest first. */
export async function pageOfNotifications<Item extends { readonly id: string }>(
  db: Database,
  own: OwnNotifications<Item>,
  { cursor, limit }: PageQuery,
): Promise<Page<Item>> {
  const after = decodeCursor(Position, cursor)
  return toPage(await own.list(db, { after, limit: limit + 1 }), limit, ({ id }) => id)
}

/** The number of unread notifications, at most 100, and the id of the newest. */
export async function countUnread(db: Database, own: OwnRows): Promise<Static<typeof UnreadCount>> {
  const ids = await unreadIds(db, own, countedAtMost)
  return { count: ids.length, newestId: ids[0] ?? null }
}

/** Marks one as read and answers what is still unread; another reader's is 404. */
export async function readOne(db: Database, own: OwnRows, id: string): Promise<Static<typeof UnreadCount>> {
  return db.transaction(async (tx) => {
    if (!(await markOneRead(tx, own, id))) throw notFound()
    return countUnread(tx, own)
  })
}

/** Marks everything up to the newest one the reader has seen as read, and answers what is still unread. */
export async function readUpTo(db: Database, own: OwnRows, id: string): Promise<Static<typeof UnreadCount>> {
  return db.transaction(async (tx) => {
    await markReadUpTo(tx, own, id)
    return countUnread(tx, own)
  })
}
