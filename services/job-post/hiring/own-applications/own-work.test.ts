import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { headersFor } from '@/services/shared/testing/client'
import { jobPosts } from '../../tables/job-posts'
import { branchInput, dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { settleDecisions } from '../applications/testing'

let service: TestService
let branchId: string
const place = { ...branchInput(), name: 'สยามสแควร์ ซอย 3', phone: '0223456789' }
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner', place)
})
afterAll(() => service.stop())

const setState = (id: string, state: 'published' | 'closed') =>
  service.database.db.update(jobPosts).set({ state, publishedAt: new Date() }).where(eq(jobPosts.id, id))

async function openPost(changes: object = {}): Promise<string> {
  const { id } = await service.jobPost('owner', {
    ...jobPostInput(branchId),
    gear: 'เสื้อขาว กางเกงดำ',
    contactName: 'คุณแอน ผู้จัดการกะ',
    ...changes,
  })
  await setState(id, 'published')
  return id
}
const send = (as: string, jobPostId: string) =>
  service.ask('POST /v1/my/applications', { as, body: { jobPostId, answers: [] } })
const read = async (as: string, id: string) =>
  (await service.ask(`GET /v1/my/applications/${id}`, { as })).json
const act = (as: string, id: string, event: string, from: string) =>
  service.ask(`POST /v1/my/applications/${id}/events`, { as, body: { event, from } })
const move = (id: string, event: string, from = 'submitted') =>
  service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from } })
async function applied(jobPostId: string) {
  const uid = service.worker(uuidv7())
  return { uid, id: (await send(uid, jobPostId)).json.id as string }
}

describe('who has the job', () => {
  test('reads where it is, whom to ask for, what to bring and what it pays', async () => {
    const { uid, id } = await applied(await openPost())
    await move(id, 'hire')
    await settleDecisions(service.database.db)
    expect(await read(uid, id)).toMatchObject({
      shifts: [
        { date: dayAhead(2), startTime: '09:00', pay: 600_00 },
        { date: dayAhead(3), startTime: '09:00', pay: 600_00 },
      ],
      totalPay: 1_200_00,
      post: { payday: 'same_day' },
      contact: { name: 'คุณแอน ผู้จัดการกะ', phone: '0223456789', readsMineFrom: expect.any(String) },
      workDay: { address: place.address, lat: 13.7456, lng: 100.534, gear: 'เสื้อขาว กางเกงดำ' },
    })
  })

  test('nobody else reads it, before the job is theirs and after it is not; whom to call from the interview on', async () => {
    const post = await openPost()
    const { uid, id } = await applied(post)
    expect(await read(uid, id)).toMatchObject({ totalPay: 1_200_00, contact: null, workDay: null })
    for (const [event, from] of [
      ['interview', 'submitted'],
      ['offer', 'interview'],
    ] as const) {
      expect((await move(id, event, from)).status).toBe(200)
      if (event === 'interview') expect((await read(uid, id)).contact).toBeNull()
      await settleDecisions(service.database.db)
      expect(await read(uid, id)).toMatchObject({ contact: { phone: '0223456789' }, workDay: null })
    }
    const accepted = (await act(uid, id, 'accept', 'offered')).json
    expect(accepted).toMatchObject({ contact: { name: 'คุณแอน ผู้จัดการกะ' }, workDay: { lat: 13.7456 } })
    const left = (await act(uid, id, 'withdraw', 'hired')).json
    expect(left).toMatchObject({ contact: null, workDay: null })
    const { text } = await service.ask(`GET /v1/public/job-posts/${post}`)
    expect(text).not.toContain('คุณแอน')
    expect(text).not.toContain('0223456789')
  })
})

describe('a withdrawn application', () => {
  test('may be sent again while the post is open: one application, whose history goes on', async () => {
    const post = await openPost()
    const { uid, id } = await applied(post)
    await act(uid, id, 'withdraw', 'submitted')
    expect(await read(uid, id)).toMatchObject({ state: 'withdrawn', mayApplyAgain: true })
    service.worker(uid, { ...service.profiles.workers.get(uid), headline: 'เสิร์ฟมา 3 ปี' })
    const again = await send(uid, post)
    expect([again.status, again.json.id, again.json.state]).toEqual([201, id, 'submitted'])
    const { json } = await service.ask(`GET /v1/applications/${id}`, { as: 'owner' })
    expect(json).toMatchObject({ state: 'submitted', worker: { headline: 'เสิร์ฟมา 3 ปี' } })
    const history = (await service.ask(`GET /v1/applications/${id}/events`, { as: 'owner' })).json.items
    expect(history.map(({ event }: { event: string }) => event)).toEqual(['submit', 'withdraw', 'submit'])
    expect((await send(uid, post)).status).toBe(200)
  })

  test('is a job given back where they were hired, until they withdraw one that nobody answered', async () => {
    const post = await openPost()
    const { uid, id } = await applied(post)
    await move(id, 'hire')
    expect((await read(uid, id)).gaveBack).toBe(false)
    expect((await act(uid, id, 'withdraw', 'hired')).json.gaveBack).toBe(true)
    expect((await send(uid, post)).json.gaveBack).toBe(false)
    await act(uid, id, 'withdraw', 'submitted')
    expect(await read(uid, id)).toMatchObject({ state: 'withdrawn', gaveBack: false })
  })

  test('of 10 sent again at once is sent once', async () => {
    const post = await openPost()
    const { uid, id } = await applied(post)
    await act(uid, id, 'withdraw', 'submitted')
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(uid, post)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect((await read(uid, id)).version).toBe(3)
  })

  test('is not sent to a post that closed, nor a fourth time', async () => {
    const post = await openPost()
    const { uid, id } = await applied(post)
    for (const _ of [1, 2]) {
      await act(uid, id, 'withdraw', 'submitted')
      expect((await send(uid, post)).status).toBe(201)
    }
    await act(uid, id, 'withdraw', 'submitted')
    expect((await send(uid, post)).json).toMatchObject({ status: 409, code: 'applied_too_often' })
    await setState(post, 'closed')
    expect((await read(uid, id)).mayApplyAgain).toBe(false)
    expect((await send(uid, post)).json).toMatchObject({ status: 409, code: 'post_not_open' })
  })

  test('is sent again by who said no to an offer, too: a new one with its history, for both', async () => {
    const post = await openPost()
    const { uid, id } = await applied(post)
    await move(id, 'offer')
    await settleDecisions(service.database.db)
    expect((await act(uid, id, 'decline', 'offered')).json).toMatchObject({
      state: 'offer_declined',
      mayApplyAgain: true,
    })
    const again = await send(uid, post)
    expect([again.status, again.json.id, again.json.state]).toEqual([201, id, 'submitted'])
    expect(again.json).toMatchObject({ assignedShifts: null, mayApplyAgain: false, takenBack: null })
    const { json } = await service.ask(`GET /v1/job-posts/${post}/board`, { as: 'owner' })
    const stage = (name: string) => json.stages.find((one: { stage: string }) => one.stage === name)
    expect([stage('submitted').items[0]?.id, stage('ended').count]).toEqual([id, 0])
    const history = (await service.ask(`GET /v1/applications/${id}/events`, { as: 'owner' })).json.items
    const events = history.map(({ event }: { event: string }) => event)
    expect(events).toEqual(['submit', 'offer', 'decline', 'submit'])
    const { items } = (await service.ask('GET /v1/notifications?limit=50', { as: 'owner' })).json
    expect(items).toContainEqual(expect.objectContaining({ kind: 'applications_received', subjectId: post }))
  })

  test('who was refused is not asked again', async () => {
    const post = await openPost()
    const { uid, id } = await applied(post)
    await move(id, 'reject')
    await settleDecisions(service.database.db)
    const again = await send(uid, post)
    expect([again.status, again.json.state, again.json.mayApplyAgain]).toEqual([200, 'rejected', false])
  })
})

describe('before their address is proven', () => {
  const newcomer = () => service.worker(uuidv7(), { emailVerified: false })

  test('somebody applies to three posts, and to each again, until it is', async () => {
    const uid = newcomer()
    const posts = [await openPost(), await openPost(), await openPost()]
    for (const post of posts) expect((await send(uid, post)).status).toBe(201)
    const fourth = await openPost()
    expect((await send(uid, fourth)).json).toMatchObject({ status: 403, code: 'prove_email_to_apply' })
    const { json } = await send(uid, posts[0] ?? '')
    expect(json.state).toBe('submitted')
    await act(uid, json.id, 'withdraw', 'submitted')
    expect((await send(uid, fourth)).json.code).toBe('prove_email_to_apply')
    expect((await send(uid, posts[0] ?? '')).status).toBe(201)

    service.worker(uid, { emailVerified: true })
    expect((await send(uid, fourth)).status).toBe(201)
  })

  test('so do they when all are sent at once', async () => {
    const uid = newcomer()
    const posts = await Promise.all([1, 2, 3, 4, 5].map(() => openPost()))
    const answers = await Promise.all(posts.map((post) => send(uid, post)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403])
  })

  test('sixty an hour are sent from one address, whatever accounts there are; proven ones are not counted', async () => {
    const post = await openPost()
    const operation = 'POST /v1/my/applications'
    const sendFrom = (visitor: string, as: string, jobPostId = post) =>
      service.ask(operation, {
        as,
        body: { jobPostId, answers: [] },
        headers: headersFor(visitor, operation, service.settings.VISITOR_SECRET),
      })
    // What is not stored uses up nothing that others from the address need.
    const nosy = newcomer()
    expect((await sendFrom('203.0.113.7', nosy, uuidv7())).status).toBe(404)
    for (let number = 0; number < 60; number += 1)
      expect((await sendFrom('203.0.113.7', newcomer())).status).toBe(201)
    expect((await sendFrom('203.0.113.7', newcomer())).json.code).toBe('too_many_requests')
    expect((await sendFrom('203.0.113.7', service.worker(uuidv7()))).status).toBe(201)
    expect((await sendFrom('203.0.113.8', newcomer())).status).toBe(201)
  })
})

test('what waits or leads to work is listed apart from what is over', async () => {
  const uid = service.worker(uuidv7())
  const ids: string[] = []
  for (const _ of [1, 2, 3]) ids.push((await send(uid, await openPost())).json.id)
  await move(ids[0] ?? '', 'offer')
  await act(uid, ids[1] ?? '', 'withdraw', 'submitted')
  const listed = async (group: string) =>
    (await service.ask(`GET /v1/my/applications?group=${group}`, { as: uid })).json.items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await listed('live')).toEqual([ids[2], ids[0]])
  expect(await listed('ended')).toEqual([ids[1]])
})

test('the jobs a worker has or had are listed from the moment on at which their posts end', async () => {
  const uid = service.worker(uuidv7())
  const ids: string[] = []
  for (const _ of [1, 2]) ids.push((await send(uid, await openPost())).json.id)
  const other = [{ ...jobPostInput(branchId).shifts[0], date: dayAhead(20) }]
  ids.push((await send(uid, await openPost({ shifts: other }))).json.id)
  await move(ids[0] ?? '', 'hire')
  await move(ids[2] ?? '', 'hire')
  await settleDecisions(service.database.db)
  const listed = async (query: string) =>
    (await service.ask(`GET /v1/my/applications?group=held${query}`, { as: uid })).json.items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await listed('')).toEqual([ids[2], ids[0]])
  expect(await listed(`&endsFrom=${dayAhead(10)}T00:00:00Z`)).toEqual([ids[2]])
  expect((await service.ask('GET /v1/my/applications?endsFrom=tomorrow', { as: uid })).status).toBe(422)
})
