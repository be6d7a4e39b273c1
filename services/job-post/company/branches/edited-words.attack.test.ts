import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { onPostgres } from '@/services/shared/testing/on-postgres'
import type { JobPostState } from '@/validators/states/job-post'
import { branches } from '../../tables/branches'
import { jobPosts } from '../../tables/job-posts'
import { addressInput, branchInput, jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

type BranchBody = ReturnType<typeof branchInput>

let uid: string
let branchId: string
let body: BranchBody

async function begin(standing: 'registered' | 'represented', reviewed = 0): Promise<void> {
  const make = standing === 'represented' ? service.owner : service.registered
  ;({ uid } = await make(`employer-${randomUUID()}`))
  body = branchInput()
  branchId = await service.branch(uid, body)
  // Posts that staff have already reviewed, so that later ones are not among the company's first posts.
  for (let count = 0; count < reviewed; count++) await force(await publish(), { state: 'closed' })
}

const db = () => service.database.db
const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  db().update(jobPosts).set(changes).where(eq(jobPosts.id, id))
const act = (id: string, event: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: uid, body: { event } })

async function publish(): Promise<string> {
  const { id } = await service.jobPost(uid, jobPostInput(branchId))
  const { json } = await act(id, 'submit')
  expect(json).toMatchObject({ state: 'published', reviewReasons: [] })
  return id
}

/** Edits the branch, and does not wait until its posts were looked at. */
async function send(changes: Partial<BranchBody>) {
  const { version } = (await service.ask(`GET /v1/branches/${branchId}`, { as: uid })).json
  const answer = await service.ask(`PUT /v1/branches/${branchId}`, {
    as: uid,
    body: { ...body, ...changes },
    headers: { 'if-match': `"${version}"` },
  })
  expect(answer.status).toBe(200)
}

async function edit(changes: Partial<BranchBody>) {
  await send(changes)
  await service.mail.allSent()
}

const own = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: uid })).json
const publicly = (id: string) => service.ask(`GET /v1/public/job-posts/${id}`)
const stored = async (id: string) => {
  const [post] = await db().select().from(jobPosts).where(eq(jobPosts.id, id))
  return post
}

const hidden = {
  name: { name: 'โทร 0812345678 ไลน์ somchai99' },
  'address line': { address: { ...addressInput, line: 'สมัครทาง LINE @somchai99' } },
} satisfies Record<string, Partial<BranchBody>>

describe.each(['registered', 'represented'] as const)('of a company that is %s', (standing) => {
  beforeEach(() => begin(standing))

  test.each(Object.entries(hidden))(
    'contact details written into the %s of a branch take its posts from workers',
    async (_, changes) => {
      const id = await publish()
      await edit(changes)
      expect(await own(id)).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
      expect((await publicly(id)).status).toBe(404)
      const queue = (await service.ask('GET /v1/ops/job-posts', { as: 'staff' })).json.items
      expect(queue.map((post: { id: string }) => post.id)).toContain(id)
      const { json } = await service.ask('GET /v1/notifications', { as: uid })
      const kinds = json.items
        .filter(({ subjectId }: { subjectId: string }) => subjectId === id)
        .map(({ kind }: { kind: string }) => kind)
      expect(kinds).toContain('job_post_held')
      const events = await db()
        .select({ actorUid: auditEvents.actorUid })
        .from(auditEvents)
        .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'job_post.flag')))
      expect(events).toEqual([{ actorUid: uid }])
    },
  )

  test.each<JobPostState>(['paused', 'filled'])('so they do with a post that is %s', async (state) => {
    const id = await publish()
    await force(id, { state })
    await edit(hidden.name)
    expect(await own(id)).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
  })

  test('one that waits already waits for them as well', async () => {
    const { id } = await service.jobPost(uid, { ...jobPostInput(branchId), description: 'รับเฉพาะผู้หญิง' })
    expect((await act(id, 'submit')).json.reviewReasons).toEqual(['discrimination'])
    await edit(hidden.name)
    expect(await own(id)).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['contact_details', 'discrimination'],
    })
  })

  test('posts of another branch, drafts and ended ones stay as they are', async () => {
    const [draft, closed] = [await service.jobPost(uid, jobPostInput(branchId)), await publish()]
    await force(closed, { state: 'closed' })
    const there = branchId
    branchId = await service.branch(uid)
    const elsewhere = await publish()
    branchId = there
    await edit(hidden.name)
    const states = [await own(draft.id), await own(closed), await own(elsewhere)].map(({ state }) => state)
    expect(states).toEqual(['draft', 'closed', 'published'])
  })

  onPostgres('a post that somebody is changing holds up no change of its branch', async () => {
    const [held, other] = [await publish(), await publish()]
    await db().transaction(async (tx) => {
      await tx.update(jobPosts).set({ contactName: 'นภา' }).where(eq(jobPosts.id, held))
      await send(hidden.name)
      expect(await own(held)).toMatchObject({ state: 'published' })
    })
    await service.mail.allSent()
    for (const id of [held, other]) expect(await own(id)).toMatchObject({ state: 'pending_review' })
  })

  test('what is edited besides the words touches no post', async () => {
    const id = await publish()
    await force(id, { reviewSince: null })
    const { version } = await own(id)
    await edit({ lat: '13.7000', lng: '100.5000', phone: '0898765432' })
    expect(await stored(id)).toMatchObject({ state: 'published', reviewSince: null, version })
  })
})

test.each<JobPostState>(['expired', 'closed', 'cancelled'])(
  'the page of a post that is %s, which nobody reviews again, leaves contact details of its branch out',
  async (state) => {
    await begin('registered')
    const id = await publish()
    await force(id, { state })
    const { name, address } = branchInput()
    await edit({ name, address: { ...address, line: '99 ถนนสีลม' } })
    expect((await publicly(id)).json.place).toMatchObject({ name, line: '99 ถนนสีลม' })
    await edit({ ...hidden.name, ...hidden['address line'] })
    const { status, text, json } = await publicly(id)
    expect([status, json.place]).toMatchObject([200, { district: addressInput.district }])
    expect(text).not.toMatch(/0812345678|somchai99/)
  },
)

describe('a clean rename', () => {
  const rename = () => edit({ name: 'สาขาใหม่ ริมน้ำ' })

  test('leaves posts in front of workers, and brings the first ones of a company back to staff', async () => {
    await begin('registered')
    const id = await publish()
    await force(id, { reviewSince: null })
    await rename()
    expect((await publicly(id)).json.place.name).toBe('สาขาใหม่ ริมน้ำ')
    expect(await stored(id)).toMatchObject({ state: 'published', reviewReasons: [] })
    expect((await stored(id))?.reviewSince).not.toBeNull()
  })

  test.each([
    ['the fourth of a registered company', 'registered', 3],
    ['one of a represented company', 'represented', 0],
  ] as const)('brings %s back to nobody', async (_, standing, reviewed) => {
    await begin(standing, reviewed)
    const id = await publish()
    const { version } = await own(id)
    await rename()
    expect(await stored(id)).toMatchObject({ state: 'published', reviewSince: null, version })
  })
})

test('an edit of the branch and one of its post, at once and again and again, leave nothing unread', async () => {
  await begin('represented')
  const draft = jobPostInput(branchId)
  const { id } = await service.jobPost(uid, draft)
  await act(id, 'submit')
  for (let round = 0; round < 5; round++) {
    await force(id, { state: 'published', reviewReasons: [] })
    await edit({ name: `สาขา รอบ ${round}` })
    const { version } = await own(id)
    const headers = { 'if-match': `"${version}"` }
    const changed = { ...draft, title: `พนักงานเสิร์ฟ รอบ ${round}` }
    await Promise.all([
      edit(hidden.name),
      service.ask(`PUT /v1/job-posts/${id}`, { as: uid, body: changed, headers }),
    ])
    expect((await own(id)).state).toBe('pending_review')
  }
})

test('a post that comes to a branch at the moment it is edited is read with its new words', async () => {
  await begin('represented')
  const there = await service.branch(uid)
  for (let round = 0; round < 5; round++) {
    await edit({ name: `สาขา รอบ ${round}` })
    const draft = jobPostInput(there)
    const { id } = await service.jobPost(uid, draft)
    const { version } = (await act(id, 'submit')).json
    await Promise.all([
      edit(hidden.name),
      service.ask(`PUT /v1/job-posts/${id}`, {
        as: uid,
        body: { ...draft, branchId },
        headers: { 'if-match': `"${version}"` },
      }),
    ])
    expect(await own(id)).toMatchObject({ state: 'pending_review', branchId })
  }
})

test.each(['subdistrict', 'district', 'province'] as const)(
  'contact details in the %s of a branch hold a post that is submitted',
  async (field) => {
    await begin('represented')
    const words = { [field]: 'ไลน์ somchai99' }
    await db().update(branches).set(words).where(eq(branches.id, branchId))
    const { id } = await service.jobPost(uid, jobPostInput(branchId))
    expect((await act(id, 'submit')).json).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['contact_details'],
    })
  },
)
