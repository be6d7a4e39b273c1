import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf } from '@/services/shared/testing/test-database'
import { jobPostStates } from '@/validators/states/job-post'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { chosenQuery } from '../public-job-posts/repository'

let service: TestService
let companyId: string
let branchId: string
let otherCompanyId: string
const kitchen = uuidv7()
const people = ['cook', 'favourite', 'invited', 'stranger', 'favourite_elsewhere'] as const
const workerIds = Object.fromEntries(people.map((uid) => [uid, uuidv7()]))

beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
  otherCompanyId = (await service.owner('rival')).companyId
  for (const uid of people) service.worker(uid, { id: workerIds[uid] })
  service.profiles.favouriteOf.set('cook', [{ companyId, groupIds: [kitchen] }])
  service.profiles.favouriteOf.set('favourite', [{ companyId, groupIds: [] }])
  // The company's group does not count when another company lists it.
  service.profiles.favouriteOf.set('favourite_elsewhere', [
    { companyId: otherCompanyId, groupIds: [kitchen] },
  ])
  service.groups.of.set('owner', [kitchen])
})
afterAll(() => service.stop())

type Audience = { visibility: string; favouriteGroupId?: string }
const forFavourites = { visibility: 'favourites' }
const forKitchen = { visibility: 'group', favouriteGroupId: kitchen }

async function published(audience: Audience): Promise<string> {
  const { id } = await service.jobPost('owner', { ...jobPostInput(branchId), ...audience })
  const answer = await submit(id)
  expect([answer.status, answer.json.state]).toEqual([200, 'published'])
  return id
}
const submit = (id: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event: 'submit' } })
const invite = (id: string, workerId = workerIds.invited) =>
  service.ask(`PUT /v1/job-posts/${id}/invites/${workerId}`, { as: 'owner' })
const read = (id: string, as: string) => service.ask(`GET /v1/my/job-posts/${id}`, { as })
const readAsAnybody = (id: string, as?: string) => service.ask(`GET /v1/public/job-posts/${id}`, { as })
const listed = async (as: string) =>
  (await service.ask('GET /v1/my/job-posts', { as })).json.items.map(({ id }: { id: string }) => id)
const apply = (id: string, as: string) =>
  service.ask('POST /v1/my/applications', { as, body: { jobPostId: id, answers: [] } })
const look = (id: string, as?: string) =>
  service.ask(`POST /v1/public/job-posts/${id}/views`, { as, body: {}, headers: { 'user-agent': 'Mozilla' } })
const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  service.database.db.update(jobPosts).set(changes).where(eq(jobPosts.id, id))
const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '')

describe.each<[string, Audience, readonly string[]]>([
  ['favourites', forFavourites, ['cook', 'favourite']],
  ['a group', forKitchen, ['cook']],
])('a post for %s', (_what, audience, chosen) => {
  let id: string
  beforeAll(async () => {
    id = await published(audience)
    await invite(id)
  })

  test('is read, listed and applied for by who was chosen, and read by who was invited', async () => {
    for (const uid of chosen) {
      const answer = await read(id, uid)
      expect(answer.json).toMatchObject({ id, isOpen: true, isListed: false, isForChosen: true })
      expect(await listed(uid)).toContain(id)
      expect((await look(id, uid)).status).toBe(204)
    }
    expect((await read(id, 'invited')).status).toBe(200)
    // It is among their invitations instead.
    expect(await listed('invited')).not.toContain(id)
  })

  test('is for everybody else as none', async () => {
    const nobody = uuidv7()
    const others = people.filter((uid) => uid !== 'invited' && !chosen.includes(uid))
    expect(others).toContain('stranger')
    for (const uid of others) {
      const [answer, absent] = [await read(id, uid), await read(nobody, uid)]
      expect([answer.status, withoutId(answer.text)]).toEqual([404, withoutId(absent.text)])
      expect(await listed(uid)).not.toContain(id)
      const [applied, toNobody] = [await apply(id, uid), await apply(nobody, uid)]
      expect([applied.status, withoutId(applied.text)]).toEqual([404, withoutId(toNobody.text)])
      expect((await look(id, uid)).json.code).toBe('not_found')
    }
    for (const uid of [undefined, 'cook', 'owner', 'rival']) {
      expect((await readAsAnybody(id, uid)).status).toBe(404)
    }
    expect((await look(id)).json.code).toBe('not_found')
    for (const path of ['job-posts', 'job-post-index']) {
      expect((await service.ask(`GET /v1/public/${path}`)).text).not.toContain(id)
    }
    expect((await read(id, 'owner')).json.code).toBe('workers_only')
  })

  test('takes the application of who may read it, who then reads on whatever the company decides', async () => {
    const own = await published(audience)
    await invite(own)
    for (const uid of ['cook', 'invited']) expect((await apply(own, uid)).status).toBe(201)
    expect(await listed('cook')).not.toContain(own)
    const before = service.profiles.favouriteOf.get('cook') ?? []
    service.profiles.favouriteOf.set('cook', [])
    expect((await read(own, 'cook')).status).toBe(200)
    expect((await apply(own, 'cook')).status).toBe(200)
    service.profiles.favouriteOf.set('cook', before)
  })

  test.each(jobPostStates)('that is %s is listed only while it is open', async (state) => {
    const other = await published(audience)
    await force(other, { state })
    expect((await listed('cook')).includes(other)).toBe(state === 'published')
    const readable = ['published', 'paused', 'filled', 'expired', 'closed', 'cancelled'].includes(state)
    expect((await read(other, 'cook')).status).toBe(readable ? 200 : 404)
    expect((await read(other, 'stranger')).status).toBe(404)
  })

  test('is gone from the list when its days to apply are over', async () => {
    const other = await published(audience)
    await force(other, { applyBy: new Date(Date.now() - 1_000) })
    expect(await listed('cook')).not.toContain(other)
  })
})

describe('who was chosen', () => {
  test('reads what everybody reads, without the partim service', async () => {
    const id = await published({ visibility: 'public' })
    const chosen = await published(forFavourites)
    service.profiles.isDown = true
    expect((await read(id, 'cook')).json.isForChosen).toBe(false)
    expect((await read(chosen, 'cook')).json.code).toBe('unavailable')
    expect((await service.ask('GET /v1/my/job-posts', { as: 'cook' })).json.code).toBe('unavailable')
    service.profiles.isDown = false
  })

  test('is chosen no more when the company says so', async () => {
    const id = await published(forFavourites)
    const before = service.profiles.favouriteOf.get('favourite') ?? []
    service.profiles.favouriteOf.set('favourite', [])
    expect([(await read(id, 'favourite')).status, await listed('favourite')]).toEqual([404, []])
    expect((await apply(id, 'favourite')).status).toBe(404)
    service.profiles.favouriteOf.set('favourite', before)
  })
})

describe('writing a post for a group', () => {
  beforeEach(() => {
    service.groups.of.set('owner', [kitchen])
  })
  const write = (draft: object) =>
    service.ask('POST /v1/job-posts', { as: 'owner', body: { ...jobPostInput(branchId), ...draft } })
  const notOwn = { code: 'validation_failed', errors: [{ field: 'favouriteGroupId', rule: 'one_of' }] }

  test('takes one of the company’s groups only', async () => {
    expect((await write({ visibility: 'group', favouriteGroupId: uuidv7() })).json).toMatchObject(notOwn)
    expect((await write(forKitchen)).json).toMatchObject({ visibility: 'group', favouriteGroupId: kitchen })
  })

  test('of others is forgotten, and none keeps it from being published', async () => {
    const { json } = await write({ ...forKitchen, visibility: 'favourites' })
    expect(json.favouriteGroupId).toBeNull()
    const { id } = (await write({ visibility: 'group' })).json
    expect((await submit(id)).json.errors).toMatchObject([
      { field: 'favouriteGroupId', rule: 'required_select' },
    ])
  })

  test('that was removed since has to choose again before it is published', async () => {
    const { id } = (await write(forKitchen)).json
    service.groups.of.set('owner', [])
    expect((await submit(id)).json).toMatchObject(notOwn)
  })

  test('is not possible while the partim service does not answer, and drafts for others are', async () => {
    service.groups.isDown = true
    expect((await write(forKitchen)).json.code).toBe('unavailable')
    expect((await write(forFavourites)).status).toBe(201)
    service.groups.isDown = false
  })

  test('edits of what was chosen before ask nobody', async () => {
    const { id, version } = (await write(forKitchen)).json
    service.groups.of.set('owner', [])
    const edit = (favouriteGroupId: string) =>
      service.ask(`PUT /v1/job-posts/${id}`, {
        as: 'owner',
        body: { ...jobPostInput(branchId), visibility: 'group', favouriteGroupId },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await edit(uuidv7())).json).toMatchObject(notOwn)
    expect((await edit(kitchen)).status).toBe(200)
  })
})

describe('a group', () => {
  test('is needed by posts workers see or will see, and by no other company’s', async () => {
    const group = uuidv7()
    service.groups.of.set('owner', [group])
    const posts = (as: string) => service.ask(`GET /v1/favourite-groups/${group}/job-posts`, { as })
    const id = await published({ visibility: 'group', favouriteGroupId: group })
    const needed: string[] = []
    for (const state of jobPostStates) {
      await force(id, { state })
      if ((await posts('owner')).json.items.length > 0) needed.push(state)
    }
    expect(needed.sort()).toEqual(['filled', 'paused', 'pending_review', 'published'])
    await force(id, { state: 'published' })
    expect((await posts('owner')).json.items).toMatchObject([{ id, title: expect.any(String) }])
    expect((await posts('rival')).json.items).toEqual([])
  })
})

test('what somebody was chosen for is found without reading a table from end to end', async () => {
  const { db } = service.database
  const audience = {
    workerId: uuidv7(),
    favouriteOf: [
      { companyId, groupIds: [kitchen] },
      { companyId: otherCompanyId, groupIds: [] },
    ],
  }
  const id = await published(forFavourites)
  const lines = await db.transaction(async (tx) => {
    // A crowd of public posts; the other tables are small here, so the planner is made to use their indexes.
    await tx.execute(sql`
      insert into job_posts (company_id, id, branch_id, created_by, title, state, visibility, expires_at, published_at)
      select company_id, gen_random_uuid(), branch_id, 'crowd', 'งาน', 'published', 'public', now() + interval '3 days', now()
      from job_posts, generate_series(1, 5000) where id = ${id}`)
    await tx.execute(sql`analyze job_posts`)
    await tx.execute(sql`set local enable_seqscan = off`)
    return planOf(tx, chosenQuery(tx, audience, 50))
  })
  expect(lines).toContain('job_posts_for_chosen_idx')
  expect(lines).not.toContain('Seq Scan')
})
