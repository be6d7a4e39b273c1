import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { headersFor } from '@/services/shared/testing/client'
import { openStream } from '@/services/shared/testing/open-stream'
import { testSettings } from '@/services/shared/testing/settings'
import { until } from '@/services/shared/testing/until'
import { applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { jobPosts, shifts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { assignShifts } from '../applications/application-shifts-repository'
import { addApplicationShifts } from '../applications/testing'
import { postQuery } from './repository'

let service: TestService
let companyId: string
let branchId: string
/** A post that is changed to know that what was changed before it has been heard. */
let markerId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
  markerId = (await published()).id
})
afterAll(() => service.stop())

const operation = 'GET /v1/public/job-post-changes'

const path = '/v1/public/job-post-changes'
const asWeb = () =>
  headersFor('127.0.0.1', operation, testSettings({ keysUrl: 'http://localhost/' }).VISITOR_SECRET)

/** The stream as the web hears it: `next` is the event after those that were read. */
async function listen() {
  const stream = await openStream(service.address, path, asWeb())
  let read = 0
  return {
    ...stream,
    async next(): Promise<string> {
      const { data } = await stream.until(() => true, read)
      read += 1
      return data
    },
  }
}

type Stream = Awaited<ReturnType<typeof listen>>

const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  service.database.db.update(jobPosts).set(changes).where(eq(jobPosts.id, id))

/** A listed post with the given terms. */
async function published(changes: Partial<typeof jobPosts.$inferInsert> = {}) {
  const post = await service.jobPost('owner', jobPostInput(branchId))
  await force(post.id, { state: 'published', publishedAt: new Date(), ...changes })
  return post
}

let marks = 0

/** The events of all changes that were made. */
async function eventsUntilNow({ next }: Stream): Promise<string[]> {
  await force(markerId, { updatedAt: new Date(++marks) })
  const events: string[] = []
  for (let event = await next(); event !== markerId; event = await next()) events.push(event)
  return events
}

/** The stream from now on, for a database notifies after it has answered. */
async function follow(): Promise<Stream> {
  const stream = await listen()
  await eventsUntilNow(stream)
  return stream
}

/** Another value for every column of a post that may be changed alone. */
const others: Readonly<Partial<Record<keyof typeof jobPosts.$inferInsert, unknown>>> = {
  state: 'paused',
  type: 'event',
  workType: 'cook',
  title: 'ชื่ออื่น',
  titleKeys: ['อื่น'],
  searchKeys: ['อื่น'],
  place: sql`point(1, 2)`,
  dayPay: 70_000,
  description: 'อย่างอื่น',
  headcount: 7,
  minAge: 20,
  maxAge: 50,
  payUnit: 'hour',
  payAmount: 70_000,
  overtimePay: 9_000,
  paysHolidayRates: true,
  shiftChoice: 'each',
  payday: 'weekly',
  contactName: 'คุณสมชาย',
  requirements: { gear: 'หมวก' },
  knockOutQuestions: [{ id: 'a', text: 'มาได้ไหม', kind: 'yes_no', choices: [], wanted: ['yes'] }],
  benefits: ['meal'],
  otherBenefits: 'ของว่าง',
  photos: ['http://127.0.0.1/photo'],
  visibility: 'link',
  applyBy: new Date(Date.now() + 3_600_000),
  interviewMode: 'phone',
  reviewReasons: ['a'],
  reviewNote: 'a',
  reviewSince: new Date(),
  creditShortSince: new Date(),
  creditShortBy: 'a',
  creditShortVersion: 2,
  applicantsMailAt: new Date(),
  createdBy: 'another',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  publishedAt: new Date(0),
  listedSince: new Date(0),
  startsAt: new Date(0),
  expiresAt: new Date(Date.now() + 86_400_000),
  endedAt: new Date(),
  cancelReason: 'ร้านปิดวันนั้น',
  version: 7,
}

/** What names a post, and what only the database or other tests change. */
const left = ['companyId', 'id', 'branchId', 'favouriteGroupId', 'keptDraftReason', 'keptDraftAt'] as const

/** Columns of a post that a query names. */
const namedIn = (query: string) =>
  Object.entries(getTableColumns(jobPosts))
    .filter(([, { name }]) => query.includes(`"job_posts"."${name}"`))
    .map(([column]) => column)

/** Columns of what lists show of a post, or choose and order it by. */
const onLists: readonly string[] = [
  'state',
  'type',
  'workType',
  'title',
  'headcount',
  'payUnit',
  'payAmount',
  'shiftChoice',
  'visibility',
  'applyBy',
  'publishedAt',
  'expiresAt',
]

describe('changes of what anybody reads', () => {
  test('are published, changed, closed and removed posts, and never drafts', async () => {
    const stream = await listen()
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(await stream.next()).toBe('*')
    await eventsUntilNow(stream)
    const draft = await service.jobPost('owner', jobPostInput(branchId))
    await force(draft.id, { title: 'ร่างที่แก้แล้ว' })
    const { id } = await published()
    expect(await stream.next()).toBe(`${id} listed`)
    await force(id, { state: 'closed' })
    expect(await stream.next()).toBe(`${id} listed`)
    await force(id, { title: 'ปิดแล้ว' })
    expect(await stream.next()).toBe(id)
    await service.database.db.delete(jobPosts).where(eq(jobPosts.id, id))
    expect(await stream.next()).toBe(id)
    await stream.close()
  })

  test('are those of columns that its page shows, and of lists where they show them too', async () => {
    const { db } = service.database
    const { id } = await published()
    const shown = namedIn(postQuery(db, id).toSQL().sql)
    const columns = Object.keys(getTableColumns(jobPosts)).filter(
      (column) => !left.some((one) => one === column),
    )
    expect(Object.keys(others).sort()).toEqual(columns.sort())
    const [before] = await db.select().from(jobPosts).where(eq(jobPosts.id, id))
    const stream = await follow()
    const eventsOf = async (changes: Partial<typeof jobPosts.$inferInsert>) => {
      await force(id, changes)
      return eventsUntilNow(stream)
    }
    for (const column of columns as (keyof typeof jobPosts.$inferInsert)[]) {
      const isShown = shown.includes(column)
      const expected = isShown ? [onLists.includes(column) ? `${id} listed` : id] : []
      expect([column, await eventsOf({ [column]: others[column] })]).toEqual([column, expected])
      if (isShown) await eventsOf({ [column]: before?.[column] })
    }
    await stream.close()
  })

  test('of a post that only chosen workers are shown are none', async () => {
    const chosen = await published({ visibility: 'favourites' })
    const stream = await follow()
    await force(chosen.id, { title: 'สำหรับคนโปรด' })
    await force(chosen.id, { visibility: 'public' })
    expect(await stream.next()).toBe(`${chosen.id} listed`)
    await force(chosen.id, { visibility: 'group' })
    expect(await stream.next()).toBe(`${chosen.id} listed`)
    await force(chosen.id, { title: 'สำหรับกลุ่ม', visibility: 'link' })
    expect(await stream.next()).toBe(chosen.id)
    await stream.close()
  })

  test('an edit of its shifts alone is a change of a post and of lists', async () => {
    const { id } = await published()
    const stream = await follow()
    const { db } = service.database
    await db.update(shifts).set({ breakMinutes: 30 }).where(eq(shifts.jobPostId, id))
    expect(await stream.next()).toBe(`${id} listed`)
    await db.delete(shifts).where(eq(shifts.jobPostId, id))
    expect(await stream.next()).toBe(`${id} listed`)
    await force(id, { state: 'closed' })
    expect(await stream.next()).toBe(`${id} listed`)
    await db.insert(shifts).values({ companyId, jobPostId: id, position: 0, date: dayAhead(2) })
    expect(await stream.next()).toBe(id)
    await stream.close()
  })

  test('an application is one where it takes a place that the page shows', async () => {
    const [each, all] = [await published({ shiftChoice: 'each' }), await published()]
    const stream = await follow()
    const { db } = service.database
    const apply = async (jobPostId: string) => {
      const id = randomUUID()
      await db.insert(applications).values({ companyId, id, jobPostId, workerId: randomUUID() })
      const move = (changes: Partial<typeof applications.$inferInsert>) =>
        db.update(applications).set(changes).where(eq(applications.id, id))
      const [first] = await db.select().from(shifts).where(eq(shifts.jobPostId, jobPostId))
      await addApplicationShifts(db, { companyId, id, jobPostId }, { can: [first?.id ?? ''] })
      const assign = (shiftIds: readonly string[]) => assignShifts(db, { companyId, id }, shiftIds)
      return { id, move, shiftId: first?.id ?? '', assign }
    }
    const of = { each: await apply(each.id), all: await apply(all.id) }
    for (const { move, assign, shiftId } of [of.all, of.each]) {
      await assign([shiftId])
      await move({ state: 'offered' })
      await move({ state: 'hired' })
    }
    expect(await stream.next()).toBe(each.id)
    await of.each.move({ state: 'completed' })
    await of.each.assign([])
    expect(await stream.next()).toBe(each.id)
    await of.each.move({ updatedAt: new Date() })
    await db.delete(applications).where(eq(applications.id, of.each.id))
    expect(await stream.next()).toBe(each.id)
    await force(all.id, { title: 'อีกชื่อ' })
    expect(await stream.next()).toBe(`${all.id} listed`)
    await stream.close()
  })

  test('a branch and a company are changes of their posts, in columns that these show', async () => {
    const owner = await service.owner('shops')
    const [here, elsewhere] = [await service.branch('shops'), await service.branch('shops')]
    const at = async (id: string) => {
      const post = await service.jobPost('shops', jobPostInput(id))
      await force(post.id, { state: 'published', publishedAt: new Date() })
      return post.id
    }
    const posts = [await at(here), await at(elsewhere)]
    const stream = await follow()
    const { db } = service.database
    const branch = (changes: Partial<typeof branches.$inferInsert>) =>
      db.update(branches).set(changes).where(eq(branches.id, here))
    const company = (changes: Partial<typeof companies.$inferInsert>) =>
      db.update(companies).set(changes).where(eq(companies.id, owner.companyId))
    await branch({ phone: '0899999999', version: 9 })
    await company({ registryCheckedAt: new Date(), contactName: 'คุณใหม่', version: 9 })
    await branch({ name: 'สาขาใหม่' })
    expect(await stream.next()).toBe(`${posts[0]} listed`)
    await company({ name: 'ชื่อใหม่' })
    const both = [await stream.next(), await stream.next()]
    expect(both.sort()).toEqual(posts.map((id) => `${id} listed`).sort())
    await stream.close()
  })

  test('a company with more posts than are named one by one is a change of anything', async () => {
    const { companyId: many } = await service.owner('many')
    const branch = await service.branch('many')
    const post = await service.jobPost('many', jobPostInput(branch))
    await force(post.id, { state: 'published', publishedAt: new Date() })
    const { db } = service.database
    const [row] = await db.select().from(jobPosts).where(eq(jobPosts.id, post.id))
    if (!row) throw new Error('the post is not there')
    await db
      .insert(jobPosts)
      .values(Array.from({ length: 100 }, () => ({ ...row, place: null, id: randomUUID() })))
    const stream = await follow()
    await db.update(companies).set({ name: 'มีประกาศมาก' }).where(eq(companies.id, many))
    expect(await stream.next()).toBe('*')
    await force(post.id, { title: 'หนึ่งเดียว' })
    expect(await stream.next()).toBe(`${post.id} listed`)
    await stream.close()
  })
})

test('a reader who does not read is cut off instead of being kept in memory', async () => {
  const slow = connect(Number(new URL(service.address).port), '127.0.0.1').on('error', () => undefined)
  const head = Object.entries(asWeb()).map(([name, value]) => `${name}: ${value}\r\n`)
  slow.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${head.join('')}\r\n`)
  await once(slow, 'readable')
  const stream = await listen()
  // More than systems keep for a connection whose other end does not read.
  const batches = 160
  for (let batch = 1; batch <= batches; batch += 1) {
    await service.database.db.execute(
      sql`select pg_notify('public_job_posts', ${`${batch} `} || part || repeat('x', 7000)) from generate_series(1, 20) part`,
    )
    await stream.until(({ data }) => data.startsWith(`${batch} 20x`))
  }
  const received = { bytes: 0 }
  slow.on('data', (bytes) => {
    received.bytes += bytes.length
  })
  const all = batches * 20 * 7_000
  await until(() => slow.closed || received.bytes > all)
  expect(slow.closed).toBe(true)
  expect(received.bytes).toBeLessThan(all)
  slow.destroy()
  await stream.close()
})

test('to anybody the web does not vouch for it is not there', async () => {
  for (const headers of [{}, headersFor('127.0.0.1', operation, 'another secret of thirty-two characters')]) {
    const answer = await service.ask(operation, { headers })
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
  }
})
