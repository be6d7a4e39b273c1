/**
 * The partim service with many workers on TEST_DATABASE_URL's PostgreSQL, for `bench/search.mjs`: one instance that reads
 * there, and two that read from TEST_DATABASE_READ_URL, its replica.
 */
import { sql } from 'drizzle-orm'
import { sampleWorkers } from '@/services/partim/samples/population'
import { seed } from '@/services/partim/seed'
import { testPartim } from '@/services/partim/testing/test-partim'
import { indexWorkers } from '@/services/partim/workers/search-entries/service'
import { serveFigures } from './inside-service'

const workers = Math.trunc(Number(process.argv[2]))
/** So many that none of their members is shown as many workers as they may be in a day. */
const companies = 2_000
/** Copies of every sample worker that one statement makes. */
const copiesAtOnce = 25

const partim = await testPartim()
const { db } = partim
await seed(db)
await db.execute(sql`set statement_timeout = 0`)

type Indexes = { rows: { name: string; definition: string }[] }
const indexes = (await db.execute(sql`select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('resumes', 'search_entries', 'search_texts', 'workers') and indexdef not like '%UNIQUE%'`)) as unknown as Indexes
for (const { name } of indexes.rows) await db.execute(sql.raw(`drop index ${name}`))

const [{ findable } = { findable: 1 }] = (
  (await db.execute(sql`select count(*)::int as findable from search_entries`)) as unknown as {
    rows: { findable: number }[]
  }
).rows
const copies = Math.ceil(workers / findable)
/**
 * The homes of sample workers, numbered in each tile. A copy lives about one of them in its own tile, or all copies of somebody
 * would be neighbours, and what one of them offers would be offered by hundreds in a street and by nobody around it.
 */
await db.execute(sql`create table homes as select tile, lat, lng, resumes.place,
    row_number() over (partition by tile order by resumes.worker_id) - 1 as number
  from search_entries join resumes on resumes.worker_id = search_entries.worker_id`)
await db.execute(sql`create table tiles as select tile, count(*)::int as homes from homes group by tile`)
await db.execute(sql`create index on homes (tile, number)`)
await db.execute(sql`analyze homes, tiles`)

/** An id that follows from a sample worker's and the number of the copy, so that its parts find each other. */
const copyOf = (id: string) => sql.raw(`md5(${id}::text || n)::uuid`)
for (let from = 1; from < copies; from += copiesAtOnce) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    const numbers = sql`generate_series(${from}::int, ${Math.min(copies - 1, from + copiesAtOnce - 1)}::int) as n`
    const samples = sql`(select id from workers where account_uid not like 'copy-%'
      and id in (select worker_id from search_entries)) as sample`
    await tx.execute(sql`insert into workers (id, account_uid, given_name, family_name, birth_date)
      select ${copyOf('w.id')}, 'copy-' || n || w.id, given_name, family_name, birth_date
      from ${samples} join workers as w on w.id = sample.id, ${numbers}`)
    await tx.execute(sql`create temporary table moved on commit drop as
      select sample.id, n, e.tile, homes.place, homes.lat + (random() - 0.5) * 0.03 as lat, homes.lng + (random() - 0.5) * 0.03 as lng
      from ${samples} join search_entries as e on e.worker_id = sample.id join tiles on tiles.tile = e.tile cross join ${numbers}
      cross join lateral (select floor(random() * tiles.homes + n * 0)::int as number) as drawn
      join homes on homes.tile = e.tile and homes.number = drawn.number`)
    await tx.execute(sql`insert into resumes (id, worker_id, headline, about, work_types, province, district, lat, lng,
        min_daily_pay, experience_years, languages, education, visibility, free_parts)
      select ${copyOf('r.id')}, ${copyOf('r.worker_id')}, headline, about, work_types, province, district, moved.lat, moved.lng,
        min_daily_pay, experience_years, languages, education, visibility, free_parts
      from moved join resumes as r on r.worker_id = moved.id`)
    await tx.execute(sql`insert into search_entries (worker_id, place, tile, square, work_types, free_parts, free_dates, busy_dates,
        languages, certificates, hourly_pay, daily_pay, nightly_pay, months, birth_date, is_verified, listed_at)
      select r.worker_id, found.place, e.tile,
        floor(found.place[1] * 20) * 1000 + floor(found.place[0] * 20) + 500, e.work_types, e.free_parts, e.free_dates, e.busy_dates, e.languages, e.certificates, e.hourly_pay,
        e.daily_pay, e.nightly_pay, e.months, e.birth_date, e.is_verified,
        e.listed_at - random() * interval '300 days'
      from moved join search_entries as e on e.worker_id = moved.id
      join resumes as r on r.worker_id = ${copyOf('e.worker_id')}
      cross join lateral (select case
        when floor(r.place[1] * 5) * 1000 + floor(r.place[0] * 5) + 500 = e.tile then r.place else moved.place end as place) as found`)
    await tx.execute(sql`insert into search_texts (worker_id, keys, shown)
      select ${copyOf('t.worker_id')}, t.keys, t.shown
      from ${samples} join search_texts as t on t.worker_id = sample.id, ${numbers}`)
  })
}
await db.transaction(async (tx) => {
  await tx.execute(sql`set local statement_timeout = 0`)
  for (const { definition } of indexes.rows) await tx.execute(sql.raw(definition))
})
for (const table of ['workers', 'resumes', 'search_entries', 'search_texts']) {
  await db.execute(sql.raw(`vacuum analyze ${table}`))
}

const sizes = (
  (await db.execute(sql`select relname as "table or index", pg_size_pretty(pg_relation_size(oid)) as size
    from pg_class where relname like 'search\\_%' order by pg_relation_size(oid) desc`)) as unknown as {
    rows: object[]
  }
).rows

/** What one edit of a resume costs the search, at the median of a hundred. */
const edits: number[] = []
const edited = sampleWorkers(300)
  .filter(({ visibility }) => visibility !== 'hidden')
  .slice(0, 100)
  .map(({ workerId }) => workerId)
for (const workerId of edited) {
  const start = performance.now()
  await db.transaction((tx) => indexWorkers(tx, [workerId]))
  edits.push(performance.now() - start)
}
const writeMs = edits.sort((one, other) => one - other)[Math.floor(edits.length / 2)]

const tokens: string[] = []
for (let number = 0; number < companies; number += 1) {
  const uid = `employer-${number}`
  partim.addMember(uid)
  tokens.push(await partim.issuer.token(uid))
}
// Where people live is where employers are.
const places = sampleWorkers(400).map(({ lat, lng }) => ({ lat, lng }))
const servers = {
  server: process.env.TEST_DATABASE_URL ?? '',
  replica: process.env.TEST_DATABASE_READ_URL ?? '',
}
const [reading, other] = [await partim.withReplica(servers), await partim.withReplica(servers)]

serveFigures(
  { address: partim.address, reading: reading.address, other: other.address, tokens, places, sizes, writeMs },
  async () => {
    await reading.stop()
    await other.stop()
    await partim.stop()
  },
  {
    isReplica: async () => reading.isReplica(),
    // Something for the replica to be behind of.
    write: async () => {
      await indexWorkers(db, edited.slice(0, 1))
      return true
    },
  },
)
