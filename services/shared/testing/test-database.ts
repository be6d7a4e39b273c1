import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { uuidv7 } from 'uuidv7'
import { type Database, type OpenDatabase, openDatabase, schemaOf } from '../database'
import { migrate, readMigrations } from '../migrations'
import { requireNoCallsInTransactions, watchTransactions } from './no-open-transaction'

/** What several test files want in a database before they begin, under a name of its own. */
export type Content = { readonly name: string; readonly fill: (db: Database) => Promise<unknown> }

/**
 * A migrated database, empty or with a content: PGlite in memory, or a new one on TEST_DATABASE_URL's server, or on
 * another one.
 */
export async function testDatabase(
  migrations: string,
  server = process.env.TEST_DATABASE_URL,
  content?: Content,
): Promise<OpenDatabase> {
  if (!server) {
    const snapshot = await migratedSnapshot(migrations)
    const embedded = await openDatabase({ url: '', folder: 'memory://', migrations, snapshot })
    await content?.fill(embedded.db)
    return watched(embedded)
  }
  const name = `test_${uuidv7().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${await templateOf(server, migrations, content)}`)
  const database = await openDatabase({ url: addressOf(server, name), folder: '', migrations })
  return watched({
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  })
}

/** Makes the test that closes the database fail, if the identity provider was called within one of its transactions. */
function watched(database: OpenDatabase): OpenDatabase {
  watchTransactions(database.db)
  return {
    ...database,
    close: async () => {
      await database.close()
      requireNoCallsInTransactions()
    },
  }
}

/** Opens a test's database once more, as another instance does that reads from a replica. */
export async function openWithReplica(
  migrations: string,
  db: Database,
  { server, replica }: { readonly server: string; readonly replica: string },
): Promise<OpenDatabase> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[]
  }
  const { name = '' } = rows[0] ?? {}
  const [url, readUrl] = [addressOf(server, name), addressOf(replica, name)]
  return openDatabase({ url, readUrl, folder: '', migrations })
}

/** Runs work that fills a database without a statement timeout, for slow machines. */
export const withoutTimeLimit = (db: Database, work: (tx: Database) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 0')
    await work(tx)
  })

/** PostgreSQL's plan for a query, as text from `explain`. */
export async function planOf(db: Database, query: { getSQL: () => SQL }): Promise<string> {
  const { rows } = (await db.execute(sql`explain ${query.getSQL()}`)) as unknown as {
    rows: Record<string, string>[]
  }
  return rows.map((line) => line['QUERY PLAN']).join('\n')
}

const addressOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Any constant works; it prevents two test files from making the same template at the same time. */
const templateLock = 7_405_021

/**
 * The name of a migrated database on the server, empty or with a content, made by the first test that needs it, because
 * copying is faster. One with a content is made anew for every run, whose processes have one parent, as the programs that
 * fill it may have changed.
 */
async function templateOf(server: string, migrations: string, content?: Content): Promise<string> {
  const migrated = `migrated_${await digestOf(migrations)}`
  const name = content ? `${content.name}_${process.ppid}_${migrated}` : migrated
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [templateLock, name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `unfinished_${uuidv7().replaceAll('-', '')}`
    const from = content ? ` template ${await templateOf(server, migrations)}` : ''
    await client.query(`create database ${unfinished}${from}`)
    const database = await openDatabase({ url: addressOf(server, unfinished), folder: '', migrations })
    await content?.fill(database.db)
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

const snapshots = '.build/test-databases'

/** An empty, migrated PGlite snapshot, stored for other test files because making one takes seconds. */
async function migratedSnapshot(migrations: string): Promise<Blob> {
  const file = `${snapshots}/${await digestOf(migrations)}.tar`
  const kept = await readFile(file).catch(() => null)
  if (kept) return new Blob([kept])
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const client = await PGlite.create('memory://')
  await client.exec(`set search_path = ${schemaOf(migrations)}`)
  await migrate(drizzle({ client }), schemaOf(migrations), readMigrations(migrations))
  const snapshot = await client.dumpDataDir('none')
  await client.close()
  await mkdir(snapshots, { recursive: true })
  // Test files run in parallel, and none may read a half-written snapshot.
  const unfinished = `${file}.${uuidv7()}`
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  await rename(unfinished, file)
  return snapshot
}

/**
 * Identifies what the snapshot depends on: the migrations, the code that applies them, and PGlite's version by the
 * lockfile.
 */
async function digestOf(migrations: string): Promise<string> {
  const names = (await readdir(migrations, { recursive: true })).filter((name) => /\.(sql|json)$/.test(name))
  const own = ['package-lock.json', 'services/shared/migration-journal.ts', 'services/shared/migrations.ts']
  const files = [...own, ...names.sort().map((name) => `${migrations}/${name}`)]
  const digest = createHash('sha256')
  for (const file of files) digest.update(await readFile(file))
  return digest.digest('hex').slice(0, 16)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
