import { sql } from 'drizzle-orm'
import type { Database } from '../database'

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}

/** The values that check constraints allow, by `table.column`, for every column with such a constraint. */
export async function checkedWords(db: Database): Promise<Record<string, string[]>> {
  const rows = await rowsOf<{ name: string; definition: string }>(
    db,
    sql`select t.relname || '.' || a.attname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint as c
      join pg_class as t on t.oid = c.conrelid
      join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and c.connamespace = current_schema()::regnamespace
        and c.conname = t.relname || '_' || a.attname || '_check' and pg_get_constraintdef(c.oid) like '%= ANY%'`,
  )
  return Object.fromEntries(
    rows.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'(\w+)'::text/g)].map(([, word]) => word ?? ''),
    ]),
  )
}

/** Columns whose name says that they hold a state, a role or a visibility. */
export async function columnsOfStates(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type = 'text'
        and column_name ~ '(^|_)(state|role|visibility|verification)$'`,
  )
  return rows.map(({ name }) => name)
}
