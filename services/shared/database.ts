import { basename, dirname, join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { type ChannelListener, listenOnPostgres } from './channel'
import { within } from './deadline'
import { lockFolder } from './folder-lock'
import { assertUpToDate, migrate, readMigrations } from './migrations'

/** A database or a transaction in it: what repositories work with. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

export type OpenDatabase = {
  readonly db: Database
  /** Rejects when the database does not answer within 1.5 s, or when its schema is not the one this program expects. */
  readonly ping: () => Promise<void>
  /** Hears what any connection notifies on a channel; answers how to stop. */
  readonly listen: (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

type DatabaseSettings = {
  /** PostgreSQL connection URL; empty means PGlite in `folder`. */
  readonly url: string
  /** Folder of the embedded database; `memory://` keeps it in memory (tests). */
  readonly folder: string
  /** The folder drizzle-kit writes migrations to; its parent folder names the service. */
  readonly migrations: string
  /** The initial content of a database in memory, as dumped by PGlite. */
  readonly snapshot?: Blob
}

const pingTimeoutMs = 1_500

/**
 * The PostgreSQL schema of the service that these migrations belong to: `job_post` for `services/job-post/migrations`.
 */
export const schemaOf = (migrations: string): string => basename(dirname(migrations)).replaceAll('-', '_')

/** Opens PostgreSQL, or PGlite without a URL, and brings the service's schema up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { db, listen, close } = await (settings.url ? connectPostgres(settings) : openPglite(settings))
  const schema = schemaOf(settings.migrations)
  const migrations = readMigrations(settings.migrations)
  try {
    await migrate(db, schema, migrations)
  } catch (error) {
    await close()
    throw error
  }
  const ping = () =>
    within(pingTimeoutMs, 'the database does not answer', assertUpToDate(db, schema, migrations))
  return { db, ping, listen, close }
}

/** Where a service keeps its data, from its settings. */
export function databaseSettings(
  service: string,
  settings: { DATABASE_URL: string; DATA_DIR: string },
  migrations: string,
): DatabaseSettings {
  return { url: settings.DATABASE_URL, folder: join(settings.DATA_DIR || '.data', service), migrations }
}

type Connected = Pick<OpenDatabase, 'db' | 'listen' | 'close'>

async function connectPostgres({ url, migrations }: DatabaseSettings): Promise<Connected> {
  const { Pool } = await import('pg').then((pg) => pg.default)
  const { PreparingClient } = await import('./prepared-statements')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    // Set at connection start: a pooler that does not support it refuses the connection, whereas it could lose a SET
    // silently.
    options: `-c search_path=${schemaOf(migrations)}`,
    keepAlive: true,
  })
  // A connection that fails while idle is replaced on next use; without a listener the event would end the process.
  pool.on('error', () => {})
  return {
    db: drizzle({ client: pool }),
    listen: (channel, listener) => listenOnPostgres(url, channel, listener),
    close: () => pool.end(),
  }
}

/** The embedded database is imported only when used, because production images do not contain it. */
async function openPglite({ folder, migrations, snapshot }: DatabaseSettings): Promise<Connected> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const unlock = folder.startsWith('memory://') ? async () => {} : await lockFolder(folder)
  const client = await PGlite.create(folder, { loadDataDir: snapshot })
  await client.exec(`set search_path = ${schemaOf(migrations)}`)
  const close = async () => {
    await client.close()
    await unlock()
  }
  return {
    db: drizzle({ client }),
    listen: (channel, { heard }) => client.listen(channel, heard),
    close,
  }
}
