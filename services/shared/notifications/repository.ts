import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'

/** Where one reader's notifications are; their ids are ordered by time. */
export type OwnRows = {
  readonly table: PgTable & {
    readonly id: AnyPgColumn<{ data: string; notNull: true }>
    readonly readAt: AnyPgColumn<{ data: Date }>
  }
  /** Restricts a query to what the reader may see. */
  readonly isOwn: (db: Database) => SQL | undefined
}

/** Ids of unread notifications, newest first, at most `limit`. */
export async function unreadIds(db: Database, { table, isOwn }: OwnRows, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isOwn(db), isNull(table.readAt)))
    .orderBy(desc(table.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const markRead = (tx: Database, { table, isOwn }: OwnRows, which: SQL) =>
  tx
    .update(table)
    .set({ readAt: sql`now()` })
    .where(and(isOwn(tx), isNull(table.readAt), which))

/** Marks one as read; false when the reader has none with this id. One that was read before keeps its time. */
export async function markOneRead(tx: Database, own: OwnRows, id: string): Promise<boolean> {
  const { table, isOwn } = own
  const isThis = eq(table.id, id)
  await markRead(tx, own, isThis)
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(isOwn(tx), isThis))
  return found.length > 0
}

/** Marks everything up to an id as read. */
export async function markReadUpTo(tx: Database, own: OwnRows, id: string): Promise<void> {
  await markRead(tx, own, lte(own.table.id, id))
}
