import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { within } from './deadline'
import { lockFolder } from './folder-lock'

/** A database or a transaction in it: what repositories work with. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

export type OpenDatabase = {
  readonly db: Database
  /** Rejects when the database does not answer within 1.5 s. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

type DatabaseSettings = {
  /** PostgreSQL connection; empty means PGlite in `folder`. */
  readonly url: string
  /** Folder of the embedded database; `memory://` keeps it in memory (tests). */
  readonly folder: string
  /** Folder drizzle-kit writes migrations to. */
  readonly migrations: string
  /** The data directory a database in memory begins with, as PGlite dumps it. */
  readonly snapshot?: Blob
}

const pingTimeoutMs = 1_500
/** Any constant works; it keeps two instances that boot together from migrating at once. */
const migrationLock = 7_405_020

/** Opens PostgreSQL, or PGlite where no address is given, and brings its schema up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.url ? openPostgres(settings) : openPglite(settings)
}

/** Where a service keeps its data, from its settings. */
export function databaseSettings(
  service: string,
  settings: { DATABASE_URL: string; DATA_DIR: string },
  migrations: string,
): DatabaseSettings {
  return { url: settings.DATABASE_URL, folder: join(settings.DATA_DIR || '.data', service), migrations }
}

async function openPostgres({ url, migrations }: DatabaseSettings): Promise<OpenDatabase> {
  const { Pool } = await import('pg').then((pg) => pg.default)
  const { PreparingClient } = await import('./prepared-statements')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced on next use; unheard, the event would end the process.
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migrate(drizzle({ client }), { migrationsFolder: migrations })
    } finally {
      // Ending the connection gives back its lock and its settings.
      client.release(true)
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  const db: Database = drizzle({ client: pool })
  return { db, ping: () => ping(db), close: () => pool.end() }
}

/** The embedded database is imported only where it is used: production images do not contain it. */
async function openPglite({ folder, migrations, snapshot }: DatabaseSettings): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const unlock = folder.startsWith('memory://') ? async () => {} : await lockFolder(folder)
  const client = await PGlite.create(folder, { loadDataDir: snapshot })
  const pglite = drizzle({ client })
  await migrate(pglite, { migrationsFolder: migrations })
  const db: Database = pglite
  const close = async () => {
    await client.close()
    await unlock()
  }
  return { db, ping: () => ping(db), close }
}

async function ping(db: Database): Promise<void> {
  await within(pingTimeoutMs, 'the database does not answer', Promise.resolve(db.execute(sql`select 1`)))
}
