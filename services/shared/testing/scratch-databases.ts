import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database'

/** Where a database is: a connection URL, or the folder of an embedded one. */
export type Place = { readonly url: string; readonly folder: string }

export type Service = 'job-post' | 'partim'

/** What removes the things that a test made, the latest first. */
export type Endings = (() => Promise<unknown>)[]

type Journal = {
  entries: { tag: string; when: number; idx: number; version: string; breakpoints: boolean }[]
}

const server = process.env.TEST_DATABASE_URL

export const migrationsOf = (service: Service) => `services/${service}/migrations`

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function scratchFolder(endings: Endings): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'partim-database-'))
  endings.push(() => rm(folder, { recursive: true }))
  return folder
}

/** A new database, on TEST_DATABASE_URL's server or embedded: empty, or a copy of another one that nobody is using. */
export async function newPlace(endings: Endings, likeness?: Place): Promise<Place> {
  if (!server) {
    const folder = join(await scratchFolder(endings), 'data')
    if (likeness) await cp(likeness.folder, folder, { recursive: true })
    return { url: '', folder }
  }
  const name = `test_${uuidv7().replaceAll('-', '')}`
  const template = likeness ? new URL(likeness.url).pathname.slice(1) : 'template1'
  await onServer(`create database ${name} template ${template}`)
  endings.push(() => onServer(`drop database ${name} with (force)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, folder: '' }
}

/** The migrations of a service with a changed journal, as another version would have them. */
export async function otherMigrations(
  endings: Endings,
  service: Service,
  change: (journal: Journal) => void,
): Promise<string> {
  const folder = join(await scratchFolder(endings), service, 'migrations')
  await mkdir(folder, { recursive: true })
  await cp(migrationsOf(service), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  change(journal)
  await writeFile(path, JSON.stringify(journal))
  return folder
}

export const rowsOf = async (db: Database, text: string) =>
  ((await db.execute(text)) as unknown as { rows: Record<string, unknown>[] }).rows
