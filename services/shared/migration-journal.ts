import { type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The connection migrations run on: a database that nothing else uses yet, or a transaction in it. */
export type Connection = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

/** One migration file written by drizzle-kit. */
export type Migration = {
  /** The name of its file, without the ending. */
  readonly tag: string
  /** When it was created, in milliseconds; recorded in the database as its identity. */
  readonly madeAt: number
  readonly hash: string
  readonly statements: readonly string[]
}

/** Drizzle's own table name, so that its tools find it. */
const journalTable = '__drizzle_migrations'

/** The table in which a schema records its migrations. */
export const journalIn = (schema: string): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(journalTable)}`

export async function rowsOf<Row>(connection: Connection, query: SQL): Promise<Row[]> {
  return ((await connection.execute(query)) as unknown as { rows: Row[] }).rows
}

export const hasJournal = async (connection: Connection, schema: string): Promise<boolean> =>
  (
    await rowsOf(
      connection,
      sql`select from pg_tables where schemaname = ${schema} and tablename = ${journalTable}`,
    )
  ).length > 0

/** The migrations a schema has, by creation time. */
export async function appliedIn(connection: Connection, schema: string): Promise<number[]> {
  const rows = await rowsOf<{ made_at: string }>(
    connection,
    sql`select created_at::text as made_at from ${journalIn(schema)}`,
  )
  return rows.map((row) => Number(row.made_at))
}
