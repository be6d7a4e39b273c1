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
import { moveFromPublic } from './move-from-public'

/** Any constant works; it keeps two instances that boot together, of any service, from migrating at once. */
const migrationLock = 7_405_020

/** The migrations of a folder, in their order. */
export function readMigrations(folder: string): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map((file: MigrationMeta) => ({
    madeAt: file.folderMillis,
    hash: file.hash,
    // drizzle-kit writes that a table referred to is in `public`; where it is, the search path says.
    statements: file.sql.map((statement) => statement.replaceAll('"public".', '')),
  }))
}

/**
 * Brings a service's schema up to date, all of it or nothing. Refuses a schema that a newer program brought further than
 * this one knows.
 */
export async function migrate(
  connection: Connection,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  await connection.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await addSchema(tx, schema)
    await assertSearchPath(tx, schema)
    if (!(await hasJournal(tx, schema))) await moveFromPublic(tx, schema, migrations)
    if (!(await hasJournal(tx, schema))) await addJournal(tx, schema)
    for (const migration of await missingOf(tx, schema, migrations)) {
      for (const statement of migration.statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into ${journalIn(schema)} (hash, created_at) values (${migration.hash}, ${migration.madeAt})`,
      )
    }
  })
}

/** Rejects unless a connection works in the service's schema and that schema is exactly the one its migrations make. */
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
  // `if not exists` asks for the right to create one even where there is one.
  const present = await rowsOf(tx, sql`select from pg_namespace where nspname = ${schema}`)
  if (present.length === 0) await tx.execute(sql`create schema ${sql.identifier(schema)}`)
}

/** A pooler that drops what a connection begins with would have a service read and write another one's tables. */
async function assertSearchPath(connection: Connection, schema: string): Promise<void> {
  const [row] = await rowsOf<{ schema: string | null }>(connection, sql`select current_schema() as schema`)
  if (row?.schema === schema) return
  throw new Error(
    `The database works in the schema ${row?.schema}, not in ${schema}: its address or a pooler sets another search_path`,
  )
}

async function addJournal(tx: Connection, schema: string): Promise<void> {
  await tx.execute(
    sql`create table ${journalIn(schema)} (id serial primary key, hash text not null, created_at bigint)`,
  )
}

/** The migrations a schema does not have yet; one that this program does not know was made by a newer one. */
async function missingOf(
  connection: Connection,
  schema: string,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const applied = await appliedIn(connection, schema)
  const known = new Set(migrations.map(({ madeAt }) => madeAt))
  if (applied.some((madeAt) => !known.has(madeAt))) {
    throw new Error(
      `The schema ${schema} of the database is newer than this program, which is too old for it: start the newer one`,
    )
  }
  return migrations.filter(({ madeAt }) => !applied.includes(madeAt))
}
