import { type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What migrations run on: a database that is not open for anything else yet, or a transaction in it. */
export type Connection = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

/** One file that drizzle-kit wrote. */
export type Migration = {
  /** When it was made, in milliseconds: what a database notes of it. */
  readonly madeAt: number
  readonly hash: string
  readonly statements: readonly string[]
}

/** Drizzle's own name for it, so that its tools find it. */
const journalTable = '__drizzle_migrations'

/** Where a schema notes which migrations it has. */
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

/** Which migrations a schema has, by when they were made. */
export async function appliedIn(connection: Connection, schema: string): Promise<number[]> {
  const rows = await rowsOf<{ made_at: string }>(
    connection,
    sql`select created_at::text as made_at from ${journalIn(schema)}`,
  )
  return rows.map((row) => Number(row.made_at))
}
