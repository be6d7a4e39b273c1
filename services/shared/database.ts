import { basename, dirname, join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type ChannelListener, listenOnPostgres } from './channel'
import { within } from './deadline'
import { lockFolder } from './folder-lock'
import { assertUpToDate, migrate, readMigrations } from './migrations'
import { answerWithinMs, type ReadsState, Replica } from './reads/replica'

/** A database or a transaction in it: what repositories work with. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

/** Where reads go that may be some seconds old. */
export type Reads = {
  /** Answers from the replica, and from the primary whenever that is not well; the primary itself where there is no replica. */
  readonly db: Database
  /** Whether there is a replica, well or not. */
  readonly hasReplica: boolean
  /** Whether the replica answers at present. */
  readonly isReplica: () => boolean
  /** Tells when reads begin to go elsewhere. */
  readonly watch: (onChange: (state: ReadsState) => void) => void
}

export type OpenDatabase = {
  readonly db: Database
  readonly reads: Reads
  /** Rejects when the database does not answer within 1.5 s, or when its schema is not the one this program expects. */
  readonly ping: () => Promise<void>
  /** Hears what any connection notifies on a channel; answers how to stop. */
  readonly listen: (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

type DatabaseSettings = {
  /** PostgreSQL connection URL; empty means PGlite in `folder`. */
  readonly url: string
  /** PostgreSQL connection URL of a streaming replica; empty means that there is none. */
  readonly readUrl?: string
  /** How many connections to PostgreSQL it keeps at most. */
  readonly poolSize?: number
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
  const { db, reads, listen, close } = await (settings.url ? connectPostgres(settings) : openPglite(settings))
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
  return { db, reads, ping, listen, close }
}

/** Where a service keeps its data, from its settings. */
export function databaseSettings(
  service: string,
  settings: {
    readonly DATABASE_URL: string
    readonly DATABASE_READ_URL: string
    readonly DATABASE_POOL_SIZE: string
    readonly DATA_DIR: string
  },
  migrations: string,
): DatabaseSettings {
  return {
    url: settings.DATABASE_URL,
    readUrl: settings.DATABASE_READ_URL,
    poolSize: Number(settings.DATABASE_POOL_SIZE),
    folder: join(settings.DATA_DIR || '.data', service),
    migrations,
  }
}

type Connected = Pick<OpenDatabase, 'db' | 'reads' | 'listen' | 'close'>

async function connectPostgres({
  url,
  readUrl,
  poolSize: max = 10,
  migrations,
}: DatabaseSettings): Promise<Connected> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = await openPool(url, migrations, { max })
  const db = drizzle({ client: pool })
  const listen: OpenDatabase['listen'] = (channel, listener) => listenOnPostgres(url, channel, listener)
  if (!readUrl) return { db, reads: onlyPrimary(db), listen, close: () => pool.end() }

  const readPool = await openPool(readUrl, migrations, { ...forReads, max })
  const looks = {
    primary: await openPool(url, migrations, forLooks),
    replica: await openPool(readUrl, migrations, forLooks),
  }
  const replica = new Replica({ primary: pool, replica: readPool, looks })
  return {
    db,
    reads: {
      // Drizzle asks a client for nothing but `query`, except for transactions, which reads do not have.
      db: drizzle({ client: replica as unknown as pg.Client }),
      hasReplica: true,
      isReplica: () => replica.isUsed,
      watch: (onChange) => {
        replica.onChange = onChange
      },
    },
    listen,
    close: async () => {
      await replica.stop()
      await Promise.all([pool, readPool, looks.primary, looks.replica].map((open) => open.end()))
    },
  }
}

const onlyPrimary = (db: Database): Reads => ({
  db,
  hasReplica: false,
  isReplica: () => false,
  watch: () => {},
})

/** A replica that does not answer is given up after a second; the primary then answers in its place. */
const forReads = {
  connectionTimeoutMillis: 1_000,
  query_timeout: 11_000,
  options: '-c default_transaction_read_only=on',
}
const forLooks = { max: 1, connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs }

async function openPool(
  url: string,
  migrations: string,
  { options = '', ...more }: pg.PoolConfig & { readonly max: number },
): Promise<pg.Pool> {
  const { SharedPool } = await import('./connection-shares')
  const { preparingClient } = await import('./prepared-statements')
  const pool = new SharedPool({
    Client: preparingClient(),
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    // Whoever waits for a lock keeps a connection from others.
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 15_000,
    // Set at connection start: a pooler that does not support it refuses the connection, whereas it could lose a SET
    // silently.
    options: `-c search_path=${schemaOf(migrations)} ${options}`.trim(),
    keepAlive: true,
    ...more,
  })
  // A connection that fails while idle is replaced on next use; without a listener the event would end the process.
  pool.on('error', () => {})
  return pool
}

async function openPglite({ folder, migrations, snapshot }: DatabaseSettings): Promise<Connected> {
  const { drizzle } = await import('drizzle-orm/pglite')
  const { openEmbedded } = await import('./embedded-database')
  const unlock = folder.startsWith('memory://') ? async () => {} : await lockFolder(folder)
  const client = await openEmbedded(folder, snapshot)
  await client.exec(`set search_path = ${schemaOf(migrations)}`)
  const close = async () => {
    await client.close()
    await unlock()
  }
  const db = drizzle({ client })
  return {
    db,
    reads: onlyPrimary(db),
    listen: (channel, { heard }) => client.listen(channel, heard),
    close,
  }
}
