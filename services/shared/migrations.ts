import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import {
  appliedIn,
  type Connection,
  hasJournal,
  journalIn,
  type Migration,
  rowsOf,
} from './migration-journal'

/**
 * Any constant works; it prevents two instances that start together, of any service, from migrating at the same time.
 */
const migrationLock = 7_405_020

/** drizzle-kit's list of the files in a folder of migrations. */
type Journal = { readonly entries: readonly { readonly when: number; readonly tag: string }[] }

/** The migrations in a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal
  const tags = new Map(entries.map(({ when, tag }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder: folder }).map((file: MigrationMeta) => ({
    tag: tags.get(file.folderMillis) ?? file.hash,
    madeAt: file.folderMillis,
    hash: file.hash,
    // drizzle-kit puts referenced tables in `public`; the search path must decide instead.
    statements: file.sql.map((statement) => statement.replaceAll('"public".', '')),
  }))
}

/** When each service's first migration was created, from the time when tables were kept in `public` (decision 59). */
const firstInPublic = new Map([
  ['job_post', 1_795_174_140_480],
  ['partim', 1_795_174_126_581],
])

/**
 * Brings a service's schema up to date, each migration completely or not at all: the locks of one end with it, and instances of
 * the release before wait no longer. One that fails leaves those before it, and the error names it. Refuses a schema that a
 * newer program has already migrated further, and one from before its first migration.
 */
export async function migrate(
  connection: Connection,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  let left: number
  do left = await applyNext(connection, schema, migrations)
  while (left > 0)
}

/**
 * Applies the first migration that a schema does not have when it is this instance's turn; answers how many it does not have
 * after that. Between two of them another instance may take its turn.
 */
function applyNext(
  connection: Connection,
  schema: string,
  migrations: readonly Migration[],
): Promise<number> {
  return connection.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await addSchema(tx, schema)
    await assertSearchPath(tx, schema)
    if (!(await hasJournal(tx, schema))) {
      await assertNotInPublic(tx, schema)
      await addJournal(tx, schema)
    }
    const [next, ...others] = await missingOf(tx, schema, migrations)
    if (!next) return 0
    for (const statement of next.statements) await tx.execute(sql.raw(statement)).catch(failed(schema, next))
    await tx.execute(
      sql`insert into ${journalIn(schema)} (hash, created_at) values (${next.hash}, ${next.madeAt})`,
    )
    return others.length
  })
}

/** Throws why a migration failed, with its name: PostgreSQL's own error as the cause. */
const failed =
  (schema: string, { tag }: Migration) =>
  (error: Error) => {
    const cause = error.cause instanceof Error ? error.cause : error
    throw new Error(`The migration ${tag} of the schema ${schema} failed: ${cause.message}`, { cause })
  }

/** Rejects unless the connection uses the service's schema and that schema is exactly what its migrations produce. */
export async function assertUpToDate(
  connection: Connection,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  await assertSearchPath(connection, schema)
  const missing = await missingOf(connection, schema, migrations)
  if (missing.length > 0) throw new Error(`${missing.length} migrations of the schema ${schema} are missing`)
}

async function addSchema(tx: Connection, schema: string): Promise<void> {
  // `if not exists` needs the right to create a schema even when it exists.
  const present = await rowsOf(tx, sql`select from pg_namespace where nspname = ${schema}`)
  if (present.length === 0) await tx.execute(sql`create schema ${sql.identifier(schema)}`)
}

/** A pooler that drops connection options would make a service read and write another service's tables. */
async function assertSearchPath(connection: Connection, schema: string): Promise<void> {
  const [row] = await rowsOf<{ schema: string | null }>(connection, sql`select current_schema() as schema`)
  if (row?.schema === schema) return
  throw new Error(
    `The database works in the schema ${row?.schema}, not in ${schema}: its address or a pooler sets another search_path`,
  )
}

/** A service that finds no schema of its own would otherwise begin with an empty one, next to all existing data. */
async function assertNotInPublic(tx: Connection, schema: string): Promise<void> {
  const noted = (await hasJournal(tx, 'drizzle')) ? await appliedIn(tx, 'drizzle') : []
  const first = firstInPublic.get(schema)
  if (first !== undefined && noted.includes(first)) throw new Error(tooOld('public'))
}

const tooOld = (schema: string) =>
  `The schema ${schema} of the database was made by a version from before the first release, which nothing brings up to date: start with an empty database (an empty data folder, where it is embedded)`

async function addJournal(tx: Connection, schema: string): Promise<void> {
  await tx.execute(
    sql`create table ${journalIn(schema)} (id serial primary key, hash text not null, created_at bigint)`,
  )
}

/**
 * The migrations a schema does not have yet: all after the newest it has. One that this program does not know was made by a
 * newer program, unless it is older than one that the schema has: a file then replaced it.
 */
async function missingOf(
  connection: Connection,
  schema: string,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const applied = await appliedIn(connection, schema)
  if (applied.length === 0) return [...migrations]
  const known = migrations.map(({ madeAt }) => madeAt)
  const newest = Math.max(...applied)
  if (newest > Math.max(...known)) {
    throw new Error(
      `The schema ${schema} of the database is newer than this program, which is too old for it: start the newer one`,
    )
  }
  if (!known.includes(newest)) throw new Error(tooOld(schema))
  return migrations.filter(({ madeAt }) => madeAt > newest)
}
