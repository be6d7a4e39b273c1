import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { uuidv7 } from 'uuidv7'
import { removePast } from '@/services/shared/retention/past'
import { testTurn } from '@/services/shared/testing/turn'
import type { Role } from '@/validators/permissions'
import { expireDuePosts } from '../../hiring/posting/expiry'
import { jobPosts } from '../../tables/job-posts'
import { members } from '../../tables/members'
import { notifications } from '../../tables/notifications'
import {
  branchInput,
  companyInput,
  jobPostInput,
  nameOf,
  startTestService,
  type TestService,
} from '../../testing'
import { notificationRetention } from './retention'
import { notifyMembers } from './service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

type Told = { id: string; kind: string; actorName: string | null; readAt: string | null }

const list = async (as: string, query = '') =>
  (await service.ask(`GET /v1/notifications${query}`, { as })).json as {
    items: Told[]
    nextCursor: string | null
  }
const kindsOf = async (as: string) => (await list(as)).items.map(({ kind }) => kind)
const unread = async (as: string) =>
  (await service.ask('GET /v1/notifications/unread-count', { as })).json as {
    count: number
    newestId: string | null
  }
const readOne = (as: string, id: string) => service.ask(`POST /v1/notifications/${id}/read`, { as })
const readUpTo = (as: string, upTo: string) =>
  service.ask('POST /v1/notifications/read', { as, body: { upTo } })
const send = (as: string, id: string, event: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as, body: { event } })

let round = 0
/** A separate company for each test: its members by role, and its first branch. */
async function team() {
  round += 1
  const uid = (role: string) => `${role}-${round}`
  const { companyId } = await service.owner(uid('owner'))
  const branchId = await service.branch(uid('owner'))
  const join = (role: Role, name: string = role, branches: string[] = []) =>
    service.colleague(uid(name), companyId, role, branches)
  return { companyId, branchId, owner: uid('owner'), join }
}

async function published(as: string, branchId: string, changes: object = {}): Promise<string> {
  const { id } = await service.jobPost(as, { ...jobPostInput(branchId), ...changes })
  expect((await send(as, id, 'submit')).status).toBe(200)
  return id
}

const memberIdOf = async (uid: string) => {
  const [member] = await service.database.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.uid, uid))
  return member?.id ?? ''
}

describe('what colleagues are told', () => {
  test('a post that is published, held back, closed or cancelled, and who did it; not one that is paused', async () => {
    const { owner, branchId, join } = await team()
    const recruiter = await join('recruiter')
    const id = await published(recruiter, branchId)
    expect(await list(owner)).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: 'job_post_published',
          subject: 'job_post',
          subjectId: id,
          params: { title: expect.stringMatching(/^พนักงานเสิร์ฟร้านอาหาร/) },
          actorName: nameOf(recruiter),
          createdAt: expect.any(String),
          readAt: null,
        },
      ],
      nextCursor: null,
    })
    expect((await send(recruiter, id, 'pause')).status).toBe(200)
    expect((await send(recruiter, id, 'close')).status).toBe(200)
    await published(recruiter, branchId, { description: 'แอดไลน์ somying' })
    const other = await published(recruiter, branchId)
    expect((await send(recruiter, other, 'cancel')).status).toBe(200)
    expect(await kindsOf(owner)).toEqual([
      'job_post_cancelled',
      'job_post_published',
      'job_post_held',
      'job_post_closed',
      'job_post_published',
    ])
    expect(await kindsOf(recruiter)).toEqual([])
  })

  test('a running post that an edit takes back to the review, once', async () => {
    const { owner, branchId, join } = await team()
    const recruiter = await join('recruiter')
    const draft = jobPostInput(branchId)
    const id = await published(owner, branchId)
    const edit = async (description: string) => {
      const { json } = await service.ask(`GET /v1/job-posts/${id}`, { as: owner })
      const headers = { 'if-match': `"${json.version}"` }
      const body = { ...draft, description }
      return service.ask(`PUT /v1/job-posts/${id}`, { as: owner, body, headers })
    }
    expect((await edit('เสิร์ฟอาหารค่ำ')).json.state).toBe('published')
    expect((await edit('แอดไลน์ somying')).json.state).toBe('pending_review')
    expect(await kindsOf(recruiter)).toEqual(['job_post_held', 'job_post_published'])
  })

  test('nothing of drafts, written or thrown away', async () => {
    const { owner, branchId, join } = await team()
    const recruiter = await join('recruiter')
    const { id } = await service.jobPost(recruiter, jobPostInput(branchId))
    expect((await send(recruiter, id, 'cancel')).status).toBe(200)
    expect(await kindsOf(owner)).toEqual([])
  })

  test('a post whose last shift is over, everybody: nobody did it', async () => {
    const { owner, branchId, join } = await team()
    const recruiter = await join('recruiter')
    const id = await published(owner, branchId)
    await service.database.db
      .update(jobPosts)
      .set({ expiresAt: new Date(Date.now() - 60_000) })
      .where(eq(jobPosts.id, id))
    await expireDuePosts(service.database.db, testTurn())
    for (const as of [owner, recruiter]) {
      expect((await list(as)).items[0]).toMatchObject({ kind: 'job_post_expired', actorName: null })
    }
  })

  test('not that the last shift is over of a post that had its people', async () => {
    const { owner, branchId } = await team()
    const id = await published(owner, branchId)
    await service.database.db
      .update(jobPosts)
      .set({ state: 'filled', expiresAt: new Date(Date.now() - 60_000) })
      .where(eq(jobPosts.id, id))
    await expireDuePosts(service.database.db, testTurn())
    expect((await service.ask(`GET /v1/job-posts/${id}`, { as: owner })).json.state).toBe('expired')
    expect(await kindsOf(owner)).toEqual([])
  })

  test('a new branch, those who write posts', async () => {
    const { owner, join } = await team()
    const [admin, finance] = [await join('admin'), await join('finance')]
    const name = branchInput().name
    const id = await service.branch(owner, { name })
    expect((await list(admin)).items).toMatchObject([
      { kind: 'branch_added', subject: 'branch', subjectId: id, params: { branch: name } },
    ])
    expect([await kindsOf(owner), await kindsOf(finance)]).toEqual([[], []])
  })

  test('a branch manager nothing but of their own branches', async () => {
    const { owner, branchId, join } = await team()
    const otherBranch = await service.branch(owner)
    const manager = await join('branch_manager', 'manager', [branchId])
    const two = await join('branch_manager', 'manager-of-two', [branchId, otherBranch])
    await published(owner, otherBranch)
    await published(owner, branchId)
    expect([await kindsOf(manager), await kindsOf(two)]).toEqual([
      ['job_post_published'],
      ['job_post_published', 'job_post_published'],
    ])
  })

  test('who found the company is told that the registry knows it, by the name there', async () => {
    const uid = await service.employer('founder')
    const body = companyInput()
    const attestation = await new SignJWT({ name: 'บริษัท ครัวยายบัว จำกัด', active: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('partim-web')
      .setAudience('partim-job-post')
      .setSubject(body.juristicId)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(service.settings.ATTESTATION_SECRET))
    const answer = await service.ask('POST /v1/companies', { as: uid, body: { ...body, attestation } })
    expect(answer.json.verification).toBe('registry_matched')
    expect((await list(uid)).items).toMatchObject([
      {
        kind: 'company_matched',
        subject: 'company',
        subjectId: answer.json.id,
        params: { company: 'บริษัท ครัวยายบัว จำกัด' },
        actorName: null,
      },
    ])
  })

  test('only what happened: with what it tells of undone, it was never told', async () => {
    const { owner, companyId, join } = await team()
    const admin = await join('admin')
    const undone = service.database.db.transaction(async (tx) => {
      const told = { params: { branch: 'สาขา' }, subjectId: uuidv7(), branchId: null, actorUid: owner }
      await notifyMembers(tx, { kind: 'branch_added', companyId, ...told })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await kindsOf(admin)).toEqual([])
  })

  test('a sentence with a gap is not told', async () => {
    const { companyId } = await team()
    const told = { companyId, subjectId: uuidv7(), branchId: null, actorUid: null }
    const gap = notifyMembers(service.database.db, { kind: 'branch_added', params: { branch: '' }, ...told })
    await expect(gap).rejects.toThrow('branch_added cannot be told')
  })
})

describe('reading', () => {
  let owner: string
  let companyId: string
  let branchId: string
  let recruiter: string
  /** Oldest first. */
  let ids: string[]
  beforeEach(async () => {
    const made = await team()
    ;({ owner, companyId, branchId } = made)
    recruiter = await made.join('recruiter')
    for (let post = 0; post < 3; post += 1) await published(recruiter, branchId)
    ids = (await list(owner)).items.map(({ id }) => id).reverse()
  })

  test('pages go from the newest to the oldest, each once, whatever was read', async () => {
    await readOne(owner, ids[2] ?? '')
    const first = await list(owner, '?limit=2')
    const rest = await list(owner, `?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(rest.nextCursor).toBeNull()
    expect((await service.ask('GET /v1/notifications?cursor=x', { as: owner })).json.code).toBe('bad_cursor')
  })

  test('one is read once and for all', async () => {
    const [oldest = '', , newest] = ids
    const answer = await readOne(owner, oldest)
    expect([answer.status, answer.json]).toEqual([200, { count: 2, newestId: newest }])
    const readAt = (await list(owner)).items.at(-1)?.readAt
    expect(Date.now() - Date.parse(readAt ?? '')).toBeLessThan(60_000)
    expect((await readOne(owner, oldest)).json).toEqual(answer.json)
    expect((await list(owner)).items.at(-1)?.readAt).toBe(readAt)
  })

  test('all up to what was seen are read; what came meanwhile is not', async () => {
    const [, middle = '', newest = ''] = ids
    expect((await readUpTo(owner, middle)).json).toEqual({ count: 1, newestId: newest })
    expect((await list(owner)).items.map(({ readAt }) => readAt !== null)).toEqual([false, true, true])
    expect((await readUpTo(owner, newest)).json).toEqual({ count: 0, newestId: null })
    expect((await readUpTo(owner, newest)).json).toEqual({ count: 0, newestId: null })
  })

  test('everybody reads their own: a colleague’s is not there, and stays unread', async () => {
    const admin = await service.colleague(`reader-${round}`, companyId, 'admin')
    await published(recruiter, branchId)
    const [own = ''] = (await list(admin)).items.map(({ id }) => id)
    const others = (await list(owner)).items.map(({ id }) => id)
    expect(others).not.toContain(own)
    const foreign = await readOne(admin, others[0] ?? '')
    const absent = await readOne(admin, uuidv7())
    const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '')
    expect(foreign.status).toBe(404)
    expect(withoutRequestId(foreign.text)).toBe(withoutRequestId(absent.text))
    await readUpTo(admin, others[0] ?? '')
    expect((await unread(owner)).count).toBe(4)
  })

  test('a company never sees another one’s', async () => {
    const stranger = await team()
    const answer = await readOne(stranger.owner, ids[0] ?? '')
    await readUpTo(stranger.owner, ids[2] ?? '')
    expect([answer.status, await kindsOf(stranger.owner)]).toEqual([404, []])
    expect(await unread(owner)).toEqual({ count: 3, newestId: ids[2] })
  })

  test('what is no id is refused', async () => {
    expect((await readUpTo(owner, 'all')).status).toBe(422)
    expect((await service.ask('POST /v1/notifications/read', { as: owner, body: {} })).status).toBe(422)
  })
})

async function told(count: number, changes: Partial<typeof notifications.$inferInsert> = {}) {
  const { owner, companyId } = await team()
  const memberId = await memberIdOf(owner)
  const row = { companyId, memberId, kind: 'branch_added' as const, params: { branch: 'สาขา' } }
  const rows = Array.from({ length: count }, () => ({
    ...row,
    id: uuidv7(),
    subjectId: uuidv7(),
    ...changes,
  }))
  await service.database.db.insert(notifications).values(rows)
  return { owner, companyId, memberId, ids: rows.map(({ id }) => id) }
}

test('the count goes no further than 100', async () => {
  const { owner, ids } = await told(101)
  expect(await unread(owner)).toEqual({ count: 100, newestId: ids.at(-1) })
})

test('a kind of a newer release, for which there are no words here, is passed over', async () => {
  const { owner } = await told(1, { kind: 'worker_invited' as never })
  expect([await unread(owner), await kindsOf(owner)]).toEqual([{ count: 0, newestId: null }, []])
})

test('a name is that of now, and gone with the account', async () => {
  const { owner } = await told(1, { actorUid: 'somebody-who-left' })
  expect((await list(owner)).items).toMatchObject([{ actorName: null }])
})

test('what was read over 90 days ago is forgotten, and what nobody read in a year; the rest stays', async () => {
  const { owner, memberId, ids } = await told(4)
  const { db } = service.database
  const readBefore = (id: string | undefined, days: number) =>
    db
      .update(notifications)
      .set({ readAt: sql`now() - make_interval(days => ${days})` })
      .where(and(eq(notifications.memberId, memberId), eq(notifications.id, id ?? '')))
  await readBefore(ids[0], 91)
  await readBefore(ids[1], 89)
  const ofIndex = (index: number) => eq(notifications.id, ids[index] ?? '')
  await db.update(notifications).set({ createdAt: sql`now() - interval '366 days'` }).where(ofIndex(3))
  await db.update(notifications).set({ createdAt: sql`now() - interval '364 days'` }).where(ofIndex(2))
  await removePast(db, notificationRetention, new AbortController().signal)
  expect((await list(owner)).items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
})

test('who leaves the company leaves nothing behind', async () => {
  const { memberId } = await told(2)
  const { db } = service.database
  await db.delete(members).where(eq(members.id, memberId))
  expect(await db.select().from(notifications).where(eq(notifications.memberId, memberId))).toEqual([])
})
