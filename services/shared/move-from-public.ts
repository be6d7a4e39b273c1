import { type SQL, sql } from 'drizzle-orm'
import {
  appliedIn,
  type Connection,
  hasJournal,
  hasTable,
  journalIn,
  type Migration,
  rowsOf,
} from './migration-journal'

/** Where an earlier version noted its migrations; its tables it made in `public`. */
const earlier = 'drizzle'

/**
 * Moves the tables of an earlier version, which kept them in `public`, into the service's schema, with what belongs to
 * them: rows, indexes, keys, sequences, triggers and the functions these call. Leaves what another service keeps there,
 * and whatever else somebody put there, alone.
 */
export async function moveFromPublic(
  tx: Connection,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  const noted = (await hasJournal(tx, earlier)) ? await appliedIn(tx, earlier) : []
  const applied = migrations.filter(({ madeAt }) => noted.includes(madeAt))
  if (applied.length === 0) return
  if (applied.length < noted.length) {
    throw new Error(
      `The schema public of the database has migrations that are not of ${schema}: nothing is moved by guessing`,
    )
  }
  const statements = applied.flatMap((migration) => migration.statements)
  for (const name of namesMade(statements, 'table')) {
    if (await hasTable(tx, 'public', name)) await move(tx, sql`table public.${sql.identifier(name)}`, schema)
  }
  for (const name of namesMade(statements, 'function')) {
    for (const signature of await signaturesInPublic(tx, name)) {
      await move(tx, sql`function ${sql.raw(signature)}`, schema)
    }
  }
  await move(tx, sql`table ${journalIn(earlier)}`, schema)
  await refuseEarlierPrograms(tx)
}

const move = (tx: Connection, what: SQL, schema: string) =>
  tx.execute(sql`alter ${what} set schema ${sql.identifier(schema)}`)

/** Names of the tables or functions that statements make. */
function namesMade(statements: readonly string[], kind: 'table' | 'function'): string[] {
  const making = new RegExp(`^\\s*create (?:or replace )?${kind} "?(\\w+)"?`, 'gim')
  return [...new Set(statements.flatMap((text) => [...text.matchAll(making)].map(([, name]) => name ?? '')))]
}

async function signaturesInPublic(tx: Connection, name: string): Promise<string[]> {
  const rows = await rowsOf<{ signature: string }>(
    tx,
    sql`select format('public.%I(%s)', proname, pg_get_function_identity_arguments(oid)) as signature
      from pg_proc where pronamespace = 'public'::regnamespace and proname = ${name}`,
  )
  return rows.map(({ signature }) => signature)
}

/**
 * A program of before would find no tables, make all of them anew and serve an empty database. Where it looks for what was
 * applied, it is refused.
 */
async function refuseEarlierPrograms(tx: Connection): Promise<void> {
  const refuse = sql`${sql.identifier(earlier)}.refuse_earlier_programs()`
  await tx.execute(sql`create function ${refuse} returns bigint language plpgsql as $$ begin
    raise exception 'each service keeps its tables in a schema of its own: this program is too old for the database';
  end $$`)
  await tx.execute(
    sql`create view ${journalIn(earlier)} as select 0 as id, ''::text as hash, ${refuse} as created_at`,
  )
}
