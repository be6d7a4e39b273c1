import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf } from '@/services/shared/testing/test-database'
import type { JobPostState } from '@/validators/states/job-post'
import { applications } from '../../tables/applications'
import { companies } from '../../tables/companies'
import { jobPostInvites } from '../../tables/job-post-invites'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { moveJobPost } from '../job-posts/repository'
import { sentQuery } from './repository'

let service: TestService
let companyId: string
let branchId: string
let jobPostId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
  await service.owner('stranger')
  await service.colleague('finance', companyId, 'finance')
  await service.colleague('elsewhere', companyId, 'branch_manager', [await service.branch('owner')])
})
afterAll(() => service.stop())
beforeEach(async () => {
  jobPostId = await post('published')
})

async function post(state: JobPostState): Promise<string> {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  await moveJobPost(service.database.db, { companyId, branchIds: null }, id, { state })
  return id
}
const invite = (workerId: string = uuidv7()) =>
  service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${workerId}`, { as: 'owner' })
const invites = () => service.ask(`GET /v1/job-posts/${jobPostId}/invites`, { as: 'owner' })
const allow = (invitesADay: number) =>
  service.database.db.update(companies).set({ invitesADay }).where(eq(companies.id, companyId))

describe('inviting several at once', () => {
  beforeEach(() => service.database.db.delete(jobPostInvites))
  const many = (count: number) => Array.from({ length: count }, () => uuidv7())
  const inviteAll = (workerIds: readonly string[], { as = 'owner', to = jobPostId, key = '' } = {}) =>
    service.ask(`POST /v1/job-posts/${to}/invites`, {
      as,
      body: { workerIds },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  type Outcome = { workerId: string; invite: object | null; refusal: string | null }
  const refusalsIn = ({ json }: { json: { items: Outcome[] } }) => json.items.map(({ refusal }) => refusal)

  test('names each with what became of them, and keeps earlier invitations', async () => {
    const [fresh, earlier, hidden, applied] = many(4) as [string, string, string, string]
    const before = await invite(earlier)
    service.profiles.hidden.add(hidden)
    await service.database.db
      .insert(applications)
      .values({ companyId, id: uuidv7(), jobPostId, workerId: applied, state: 'rejected' })
    const { status, json } = await inviteAll([fresh, earlier, hidden, applied])
    expect(status).toBe(200)
    expect(json.items).toMatchObject([
      { workerId: fresh, invite: { workerId: fresh, state: 'sent' }, refusal: null },
      { workerId: earlier, invite: before.json, refusal: null },
      { workerId: hidden, invite: null, refusal: 'worker_not_found' },
      { workerId: applied, invite: null, refusal: 'worker_applied' },
    ])
    expect((await invites()).json.items).toHaveLength(2)
    const alone = await invite(applied)
    expect([alone.status, alone.json.code]).toEqual([409, 'worker_applied'])
  })

  test('is done once with a key, and answered the same while nobody else answers', async () => {
    const [workerIds, key] = [many(3), uuidv7()]
    const answers = await Promise.all(Array.from({ length: 6 }, () => inviteAll(workerIds, { key })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    service.profiles.isDown = true
    const again = await inviteAll(workerIds, { key })
    const other = await inviteAll(many(2))
    service.profiles.isDown = false
    expect([again.status, again.text]).toEqual([200, answers[0]?.text])
    expect([other.status, other.json.code]).toEqual([503, 'unavailable'])
    expect((await invites()).json.items).toHaveLength(3)
    expect((await inviteAll(many(2), { key })).json.code).toBe('idempotency_key_reused')
  })

  test('goes as far as the limits allow, in the order asked, and says before how far that is', async () => {
    await allow(4)
    await invite()
    expect((await invites()).json.left).toEqual({ today: 3, ofPost: 99, atOnce: 100 })
    expect(refusalsIn(await inviteAll(many(5)))).toEqual([null, null, null, 'invite_limit', 'invite_limit'])
    expect((await invites()).json.left).toMatchObject({ today: 0, ofPost: 96 })
    await allow(100)
  })

  test('of many requests at once together keeps the limit', async () => {
    await allow(10)
    const other = await post('published')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => inviteAll(many(4), { to: index % 2 ? other : jobPostId })),
    )
    expect(answers.flatMap(refusalsIn).filter((refusal) => refusal === null)).toHaveLength(10)
    await allow(100)
  })

  test('is not for a company that may invite one at a time, which is said before', async () => {
    const { companyId: registeredId } = await service.registered('registered')
    const { id } = await service.jobPost('registered', jobPostInput(await service.branch('registered')))
    const scope = { companyId: registeredId, branchIds: null }
    await moveJobPost(service.database.db, scope, id, { state: 'published' })
    const asked = { as: 'registered', to: id }
    const left = async () =>
      (await service.ask(`GET /v1/job-posts/${id}/invites`, { as: 'registered' })).json.left
    expect(await left()).toEqual({ today: 5, ofPost: 100, atOnce: 1 })
    const refused = await inviteAll(many(2), asked)
    expect([refused.status, refused.json.code]).toEqual([409, 'invite_many_until_represented'])
    for (let count = 0; count < 5; count += 1) {
      expect(refusalsIn(await inviteAll(many(1), asked))).toEqual([null])
    }
    expect(refusalsIn(await inviteAll(many(1), asked))).toEqual(['invites_until_represented'])
    expect(await left()).toMatchObject({ today: 0 })
  })

  test('is for those who may publish the post, of at most a hundred, each once', async () => {
    const outcome = async (as: string) => {
      const { status, json } = await inviteAll(many(2), { as })
      return [status, json.code]
    }
    expect(await outcome('finance')).toEqual([403, 'forbidden'])
    expect(await outcome('elsewhere')).toEqual([404, 'not_found'])
    expect(await outcome('stranger')).toEqual([404, 'not_found'])
    const [one = ''] = many(1)
    expect((await inviteAll([one, one])).status).toBe(422)
    expect((await inviteAll(many(101))).status).toBe(422)
    expect((await inviteAll([])).status).toBe(422)
    const closed = await post('closed')
    expect((await inviteAll(many(2), { to: closed })).json.code).toBe('wrong_state')
    expect((await invites()).json.items).toEqual([])
  })
})

describe('who has applied', () => {
  test('among some workers is told to those who decide about them', async () => {
    const [one, other] = [uuidv7(), uuidv7()]
    const row = { companyId, id: uuidv7(), jobPostId, workerId: one }
    await service.database.db.insert(applications).values(row)
    const asked = (as: string, workerIds = `${one},${other}`) =>
      service.ask(`GET /v1/job-posts/${jobPostId}/applicants?workerIds=${workerIds}`, { as })
    expect((await asked('owner')).json).toEqual({ workerIds: [one] })
    expect((await asked('finance')).status).toBe(403)
    expect((await asked('elsewhere')).status).toBe(404)
    expect((await asked('stranger')).status).toBe(404)
    expect((await asked('owner', 'x')).status).toBe(422)
  })
})

describe('the invitations to all posts', () => {
  const sent = async (as: string, query = '') =>
    (await service.ask(`GET /v1/job-post-invites${query}`, { as })).json
  const workersIn = ({ items }: { items: { workerId: string }[] }) => items.map(({ workerId }) => workerId)

  test('come latest first in pages, also those of one moment, and leave out other branches and companies', async () => {
    await service.database.db.delete(jobPostInvites)
    const workerIds = Array.from({ length: 5 }, () => uuidv7())
    const body = { workerIds }
    await service.ask(`POST /v1/job-posts/${jobPostId}/invites`, { as: 'owner', body })
    const found: string[] = []
    let cursor = ''
    do {
      const page = await sent('owner', `?limit=2${cursor && `&cursor=${cursor}`}`)
      found.push(...workersIn(page))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(found.toSorted()).toEqual(workerIds.toSorted())
    expect((await sent('owner')).items[0]).toMatchObject({
      jobPostId,
      title: expect.stringContaining('พนักงานเสิร์ฟ'),
      postState: 'published',
      state: 'sent',
    })
    expect((await sent('stranger')).items).toEqual([])
    expect((await sent('elsewhere')).items).toEqual([])
    expect((await service.ask('GET /v1/job-post-invites', { as: 'finance' })).status).toBe(403)
  })

  test('are read by their index', async () => {
    const scope = { companyId, branchIds: null }
    const after = [new Date().toISOString(), uuidv7(), uuidv7()] as const
    const plan = await service.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return planOf(tx, sentQuery(tx, scope, { after, limit: 21 }))
    })
    expect(plan).toContain('job_post_invites_at_idx')
  })
})
