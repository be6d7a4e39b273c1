import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { type Database, openDatabase } from './database'
import {
  type Endings,
  migrationsOf,
  newPlace,
  otherMigrations,
  type Place,
  rowsOf,
  type Service,
} from './testing/scratch-databases'

const server = process.env.TEST_DATABASE_URL
const onPostgres = server ? describe : describe.skip
const services = ['job-post', 'partim'] as const

const endings: Endings = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

const likenesses = new Map<string, Promise<{ place: Place; contents: Contents }>>()
const likenessEndings: Endings = []
afterAll(async () => {
  for (const end of likenessEndings.reverse()) await end()
})

/** The rows of each table, as text. */
type Contents = Record<string, readonly string[]>

/** A copy of the database `make` fills, which is made only once, because an embedded one takes seconds. */
async function placeLike(name: string, make: (place: Place) => Promise<Contents>) {
  const known = likenesses.get(name) ?? makeLikeness(make)
  likenesses.set(name, known)
  const { place, contents } = await known
  return { place: await newPlace(endings, place), contents }
}

async function makeLikeness(make: (place: Place) => Promise<Contents>) {
  const ofTheTest = endings.splice(0)
  const place = await newPlace(endings)
  const contents = await make(place)
  likenessEndings.push(...endings.splice(0))
  endings.push(...ofTheTest)
  return { place, contents }
}

/** A database that was never used. */
const emptyPlace = async () => (await placeLike('empty', (place) => inPlace(place, async () => ({})))).place

async function open(service: Service, place: Place, migrations = migrationsOf(service)) {
  const { db, ping, close } = await openDatabase({ ...place, migrations })
  let isOpen = true
  const end = async () => {
    if (isOpen) await close()
    isOpen = false
  }
  endings.push(end)
  return { db, ping, close: end }
}

type Query = (text: string) => Promise<Record<string, unknown>[]>

/** Works in a database without setting a search path, unlike the services. */
async function inPlace<T>({ url, folder }: Place, work: (db: Database, query: Query) => Promise<T>) {
  if (url) {
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const client = new Client({ connectionString: url })
    await client.connect()
    return work(drizzle({ client }), async (text) => (await client.query(text)).rows).finally(() =>
      client.end(),
    )
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const client = await PGlite.create(folder)
  const query: Query = async (text) => (await client.query<Record<string, unknown>>(text)).rows
  return work(drizzle({ client }), query).finally(() => client.close())
}

/** When the first of the migrations was made that each service's single file replaces. */
const firstOf = { 'job-post': 1_795_174_140_480, partim: 1_795_174_126_581 } as const

const account = (uid: string) =>
  `insert into accounts (uid, email, phone, display_name, terms_version)
   values ('${uid}', '${uid}@example.com', '0812345678', 'สมชาย ใจดี', '1')`
const [first, second] = ['0199db4b-41db-708b-a23e-1fc5e937ac29', '0199db4b-41db-708b-a23e-1fc5e937ac30']
const audited = `insert into audit_events (id, actor_uid, action, subject_type, subject_id)
  values ('${first}', 'a', 'company.created', 'company', '${first}')`

const rowsBefore = {
  'job-post': [
    account('owner'),
    audited,
    `insert into companies (id, juristic_id, name, address_line, subdistrict, district, province, postcode)
     values ('${first}', '0105550000001', 'บริษัท ทดสอบ จำกัด', '1', 'ปทุมวัน', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330')`,
    `insert into members (company_id, id, uid, role) values ('${first}', '${first}', 'owner', 'owner')`,
    `insert into job_posts (company_id, id, created_by, title, title_keys)
     values ('${first}', '${second}', 'owner', 'บาริสต้า', '{บาริสต้า}')`,
    `insert into shifts (company_id, job_post_id, position, date) values ('${first}', '${second}', 0, '2026-12-01')`,
  ],
  partim: [
    account('worker'),
    audited,
    `insert into workers (id, account_uid, given_name) values ('${first}', 'worker', 'สมชาย')`,
    `insert into resumes (id, worker_id, lat, lng) values ('${second}', '${first}', 13.74, 100.53)`,
    `insert into availability_dates (resume_id, date, is_free) values ('${second}', '2026-01-05', true)`,
  ],
}

const tablesIn = async (query: Query, schema: string) =>
  (await query(`select tablename from pg_tables where schemaname = '${schema}' order by tablename`)).map(
    ({ tablename }) => String(tablename),
  )

/** Every row of every table, as text. */
async function contentsOf(query: Query, schema: string): Promise<Contents> {
  const tables = (await tablesIn(query, schema)).filter((name) => !name.startsWith('__'))
  const contents: Record<string, readonly string[]> = {}
  for (const table of tables) {
    const rows = await query(`select t::text as row from ${schema}."${table}" as t order by 1`)
    contents[table] = rows.map(({ row }) => String(row))
  }
  return contents
}

/** A database as left by the last version with many migrations, and every row in it. */
const filledPlace = (service: Service) =>
  placeLike(service, async (place) => {
    const { db, close } = await open(service, place)
    await db.execute(
      `insert into __drizzle_migrations (hash, created_at) values ('before', ${firstOf[service]})`,
    )
    for (const statement of rowsBefore[service]) await db.execute(statement)
    await close()
    return inPlace(place, async (_db, query) => contentsOf(query, service.replace('-', '_')))
  })

/** The journal of an earlier version in the schema `drizzle`, with a table of its own in `public`. */
const notedInPublic = (madeAt: number) => [
  'create schema drizzle',
  'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${madeAt})`,
  'create table public.accounts (uid text)',
  `insert into public.accounts values ('owner')`,
]

const messageOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (reason: Error) => reason,
  )
  return error.cause instanceof Error ? error.cause.message : error.message
}

const tooOld = (schema: string) =>
  `The schema ${schema} of the database was made by a version from before the first release, which nothing brings up to date: start with an empty database (an empty data folder, where it is embedded)`

describe('one database for both services', () => {
  test('holds a schema of each, with migrations of its own', async () => {
    const place = await emptyPlace()
    const jobPost = await open('job-post', place)
    await jobPost.db.execute(account('somebody'))
    await jobPost.ping()
    await jobPost.close()
    const partim = await open('partim', place)
    await partim.ping()
    expect(await rowsOf(partim.db, 'select uid from accounts')).toEqual([])
    await partim.db.execute('select from workers')
    await partim.close()
    const held = await inPlace(place, async (_db, query) => [
      await query('select uid from job_post.accounts'),
      await query('select uid from partim.accounts'),
      await tablesIn(query, 'public'),
    ])
    expect(held).toEqual([[{ uid: 'somebody' }], [], []])
  })

  test('in which one of them had made its tables in public: that one refuses it, the other gets its own', async () => {
    const place = await emptyPlace()
    await inPlace(place, async (_db, query) => {
      for (const statement of notedInPublic(firstOf['job-post'])) await query(statement)
    })
    expect(await messageOf(open('job-post', place))).toBe(tooOld('public'))
    const partim = await open('partim', place)
    await partim.ping()
    await partim.close()
    await inPlace(place, async (_db, query) => {
      expect(await query('select uid from public.accounts')).toEqual([{ uid: 'owner' }])
      expect(await query('select uid from partim.accounts')).toEqual([])
      expect(await query(`select from pg_namespace where nspname = 'job_post'`)).toEqual([])
    })
  })
})

describe.each(services)('what the %s service stored before its migrations were one file', (service) => {
  const schema = service.replace('-', '_')

  test('is there with every row, guarded as before, and goes on working', async () => {
    const { place, contents } = await filledPlace(service)
    await inPlace(place, async (_db, query) => {
      await query('create table public.somebody_elses (id integer)')
    })
    const { db, ping, close } = await open(service, place)
    await ping()
    expect(await messageOf(Promise.resolve(db.execute(`update audit_events set action = 'x'`)))).toMatch(
      /append-only/,
    )
    // Another row checks keys, defaults, generated columns and the functions that indexes call.
    await db.execute(account('another'))
    if (service === 'job-post') {
      await db.execute(
        `insert into job_posts (company_id, id, created_by, title_keys) values ('${first}', '${first}', 'owner', '{ครัว}')`,
      )
      await db.execute(`delete from job_posts where id = '${first}'`)
    } else {
      await db.execute(`update resumes set lat = 14 where id = '${second}'`)
      await db.execute(`update resumes set lat = 13.74 where id = '${second}'`)
    }
    await db.execute(`delete from accounts where uid = 'another'`)
    await close()
    await inPlace(place, async (_db, query) => {
      expect(await contentsOf(query, schema)).toEqual(contents)
      expect(await tablesIn(query, 'public')).toEqual(['somebody_elses'])
    })
  })

  test('stays as it was where a later migration fails', async () => {
    const { place, contents } = await filledPlace(service)
    const failing = await otherMigrations(endings, service, (journal) => {
      const entry = { idx: 999, version: '7', tag: '0999_failing', breakpoints: true }
      journal.entries.push({ ...entry, when: Date.parse('2100-01-01') })
    })
    await writeFile(
      join(failing, '0999_failing.sql'),
      'create table half_done (id integer);--> statement-breakpoint\nselect 1 / 0;',
    )
    expect(await messageOf(open(service, place, failing))).toBe('division by zero')
    await inPlace(place, async (_db, query) => expect(await contentsOf(query, schema)).toEqual(contents))
    await (await open(service, place)).ping()
  })

  test('keeps the migrations before one that fails, which is named, and goes on from there', async () => {
    const { place } = await filledPlace(service)
    const others = await otherMigrations(endings, service, (journal) => {
      for (const [tag, day] of [
        ['0998_first', '01'],
        ['0999_failing', '02'],
      ] as const) {
        const entry = { idx: journal.entries.length, version: '7', tag, breakpoints: true }
        journal.entries.push({ ...entry, when: Date.parse(`2100-01-${day}`) })
      }
    })
    await writeFile(join(others, '0998_first.sql'), 'create table first_done (id integer)')
    await writeFile(join(others, '0999_failing.sql'), 'select 1 / 0')
    await expect(open(service, place, others)).rejects.toThrow(
      `The migration 0999_failing of the schema ${schema} failed: division by zero`,
    )
    await inPlace(place, async (_db, query) => expect(await tablesIn(query, schema)).toContain('first_done'))
    await writeFile(join(others, '0999_failing.sql'), 'create table second_done (id integer)')
    const { db, ping } = await open(service, place, others)
    await ping()
    await db.execute('select from first_done, second_done')
  })

  test('is refused in a sentence, and left as it was, where it is older than that', async () => {
    const { place, contents } = await filledPlace(service)
    await inPlace(place, async (_db, query) => {
      await query(`delete from ${schema}.__drizzle_migrations where created_at > ${firstOf[service]}`)
    })
    expect(await messageOf(open(service, place))).toBe(tooOld(schema))
    await inPlace(place, async (_db, query) => expect(await contentsOf(query, schema)).toEqual(contents))
  })
})

describe('a schema that is not the one the program expects', () => {
  test('a newer one refuses an older program, in a sentence', async () => {
    const place = await emptyPlace()
    const newer = await otherMigrations(endings, 'partim', (journal) => {
      const entry = { idx: 999, version: '7', tag: '0999_newer', breakpoints: true }
      journal.entries.push({ ...entry, when: Date.parse('2100-01-01') })
    })
    await writeFile(join(newer, '0999_newer.sql'), 'create table newest (id integer)')
    await (await open('partim', place, newer)).close()
    expect(await messageOf(open('partim', place))).toBe(
      'The schema partim of the database is newer than this program, which is too old for it: start the newer one',
    )
  })

  test('is not ready: neither with a migration more nor with one less', async () => {
    const { db, ping } = await open('partim', await emptyPlace())
    await ping()
    await db.execute(
      `insert into __drizzle_migrations (hash, created_at) values ('newer', ${Date.parse('2100-01-01')})`,
    )
    await expect(ping()).rejects.toThrow('newer than this program')
    await db.execute(`delete from __drizzle_migrations where hash = 'newer'`)
    await ping()
    await db.execute(
      'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
    )
    await expect(ping()).rejects.toThrow('1 migrations of the schema partim are missing')
  })

  test('neither is a connection that was led into another schema', async () => {
    const { db, ping } = await open('partim', await emptyPlace())
    await db.transaction(async (tx) => {
      await tx.execute(sql`set search_path = public`)
    })
    await expect(ping()).rejects.toThrow('not in partim')
  })
})

onPostgres('PostgreSQL', () => {
  test('instances that boot together, of both services, migrate once', async () => {
    const place = await emptyPlace()
    const booted = await Promise.all(
      [...services, ...services, ...services].map((service) => open(service, place)),
    )
    await Promise.all(booted.map(({ ping }) => ping()))
    await inPlace(place, async (_db, query) => {
      for (const schema of ['job_post', 'partim']) {
        expect(
          await query(
            `select created_at from ${schema}.__drizzle_migrations group by created_at having count(*) > 1`,
          ),
        ).toEqual([])
      }
    })
  })

  test('an address that sets another search path is refused, not served with other tables', async () => {
    const place = await emptyPlace()
    const url = `${place.url}?options=${encodeURIComponent('-c search_path=public')}`
    expect(await messageOf(open('partim', { ...place, url }))).toContain('not in partim')
  })

  test('an extension somebody keeps in public stays there and is of use', async () => {
    const place = await emptyPlace()
    const installed = await inPlace(place, async (_db, query) => {
      const available = await query(`select from pg_available_extensions where name = 'citext'`)
      if (available.length > 0) await query('create extension citext')
      return available.length > 0
    })
    await (await open('partim', place)).close()
    await inPlace(place, async (_db, query) => {
      if (installed) expect(await query(`select 'A'::citext = 'a' as same`)).toEqual([{ same: true }])
    })
  })
})
