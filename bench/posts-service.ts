/** The job-post service with many posts and applications on TEST_DATABASE_URL's PostgreSQL, for `bench/posts.mjs`. */
import { sql } from 'drizzle-orm'
import { searchKeys } from '@/services/job-post/platform/search'
import { branchInput, startTestService } from '@/services/job-post/testing'
import { serveFigures } from './inside-service'

/** Truncated to a whole number because it is also written into SQL statements. */
const posts = Math.trunc(Number(process.argv[2]))
const applications = Number(process.argv[3])
/** The number of companies. Every twentieth post belongs to the company that is measured, as for a large chain. */
const companies = 100
const share = 20

const work = ['พนักงานเสิร์ฟ', 'บาริสต้า', 'ผู้ช่วยครัว', 'แคชเชียร์', 'พนักงานส่งอาหาร', 'แม่บ้าน', 'นับสต๊อก', 'ทีมงานอีเวนต์']
const when = ['กะเช้า', 'กะเย็น', 'สุดสัปดาห์', 'ช่วงเทศกาล', 'วันหยุดยาว', 'กลางคืน', 'ด่วน', 'รายวัน']
const titles = work.flatMap((what) => when.map((time) => `${what} ${time}`))

const service = await startTestService()
const { db } = service.database
const { companyId } = await service.owner('owner')
const branchId = await service.branch('owner', branchInput())
const others: { companyId: string; branchId: string }[] = []
for (let number = 1; number < companies; number += 1) {
  const uid = `other-${number}`
  const owner = await service.owner(uid)
  others.push({ companyId: owner.companyId, branchId: await service.branch(uid) })
}

const places = [{ companyId, branchId }, ...others]
await db.execute(sql`create table places (n serial, company_id uuid, branch_id uuid)`)
for (const place of places) {
  await db.execute(
    sql`insert into places (company_id, branch_id) values (${place.companyId}, ${place.branchId})`,
  )
}
await db.execute(sql`create table titles (n serial, title text, keys text[])`)
for (const title of titles) {
  // PostgreSQL's text form of an array.
  const keys = `{${searchKeys(title)
    .map((key) => JSON.stringify(key))
    .join(',')}}`
  await db.execute(sql`insert into titles (title, keys) values (${title}, ${keys}::text[])`)
}
await db.execute(sql`set statement_timeout = 0`)

/** Makes an id from a whole number; like the service's own ids, a later one sorts after an earlier one. */
const idOf = (number: string) =>
  sql.raw(`(lpad(to_hex(${number}), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`)

/** Inserts in batches, each short enough for the service's statement timeout. */
async function inParts(count: number, part: number, insert: (from: number, to: number) => Promise<unknown>) {
  for (let from = 1; from <= count; from += part) await insert(from, Math.min(count, from + part - 1))
}

await inParts(posts, 10_000, (from, to) =>
  db.execute(sql`
    insert into job_posts (company_id, id, branch_id, created_by, title, title_keys, type, work_type, state, headcount,
      pay_unit, pay_amount, published_at, expires_at)
    select place.company_id, ${idOf('post.n')}, place.branch_id, 'owner', titles.title || ' ' || post.n, titles.keys, 'daily', 'waiter',
      (array['published', 'draft', 'closed', 'filled', 'expired'])[post.n % 5 + 1], 5, 'day', 60000, now(),
      now() + interval '3 days'
    from generate_series(${from}::int, ${to}::int) as post (n)
    join places as place on place.n = case when post.n % ${share}::int = 0 then 1 else post.n % ${companies - 1}::int + 2 end
    join titles on titles.n = post.n % ${titles.length}::int + 1`),
)
await inParts(posts, 20_000, (from, to) =>
  db.execute(sql`
    insert into shifts (company_id, job_post_id, position, date, start_time, end_time, break_minutes)
    select company_id, id, 0, current_date + 3, '09:00', '18:00', 60 from job_posts
    where id between ${uuidOf(from)}::uuid and ${uuidOf(to)}::uuid`),
)
const worker = JSON.stringify({
  displayName: 'สมชาย ใจดี',
  givenName: 'สมชาย',
  familyName: 'ใจดี',
  phone: '0000000000',
  age: 22,
  workTypes: ['waiter'],
  experienceYears: 2,
  languages: [{ code: 'th', level: 'fluent' }],
  headline: 'เสิร์ฟงานเลี้ยงได้ ว่างเสาร์อาทิตย์',
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
})
await inParts(applications, 25_000, (from, to) =>
  db.execute(sql`
    insert into applications (company_id, id, job_post_id, worker_id, worker_uid, state, told_state, worker)
    select post.company_id, ${idOf('application.n')}, post.id, gen_random_uuid(), 'worker-' || application.n % 200000,
      application.state, application.state, ${worker}::jsonb
    from (
      select n, (array['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn',
        'expired', 'completed'])[n % 10 + 1] as state
      from generate_series(${from}::int, ${to}::int) as n
    ) as application
    join job_posts as post on post.id = ${idOf(`(application.n / 7 % ${posts} + 1)`)}`),
)
for (const table of ['job_posts', 'shifts', 'applications'])
  await db.execute(sql.raw(`vacuum analyze ${table}`))

function uuidOf(number: number): string {
  const hex = number.toString(16)
  return `${hex.padStart(8, '0')}-0000-7000-8000-${hex.padStart(12, '0')}`
}

const token = await service.issuer.token('owner')
// Posts of the measured company that have applications.
const boards = Array.from({ length: 200 }, (_, at) => uuidOf((at + 1) * share))
serveFigures({ address: service.address, token, boards }, service.stop)
