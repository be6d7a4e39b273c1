import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, gt, sql } from 'drizzle-orm'
import { notifyOfJobs } from '@/services/shared/jobs/enqueue'
import { jobs } from '@/services/shared/jobs/table'
import { companyBlocked, unlockSettled } from '@/services/shared/service-events/catalogue'
import { onPostgres } from '@/services/shared/testing/on-postgres'
import { until } from '@/services/shared/testing/until'
import { resumes } from '../../tables/resumes'
import { unlocks } from '../../tables/unlocks'
import { holdWorker } from '../../talk/rights/repository'
import { ofCompany, ofWorker, talkOf } from '../../talk/testing/talk'
import { type TestPartim, testPartim } from '../../testing/test-partim'

/** What a worker's block does, wherever it was said, as both sides see it (docs/decisions/0167). */

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

let company: { uid: string; companyId: string }
let worker: { uid: string; id: string }
beforeEach(async () => {
  company = partim.newCompany()
  worker = await partim.newWorker({ displayName: 'พิมพ์ชนก วัฒนกุล' })
  await open(worker.id)
})

const open = (workerId: string) =>
  partim.db.update(resumes).set({ visibility: 'open' }).where(eq(resumes.workerId, workerId))
const block = (as = worker.uid) =>
  partim.ask(`PUT /v1/resumes/me/blocked-companies/${company.companyId}`, { as })
const unblock = (as = worker.uid) =>
  partim.ask(`DELETE /v1/resumes/me/blocked-companies/${company.companyId}`, { as })
const unlock = () => partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: company.uid })
const profile = () => partim.ask(`GET /v1/workers/${worker.id}/profile`, { as: company.uid })
const ownUnlocks = async () => (await partim.ask('GET /v1/my/unlocks', { as: worker.uid })).json.items
const blockedNames = async () =>
  (await partim.ask('GET /v1/resumes/me/hidden-from', { as: worker.uid })).json.blocked.map(
    ({ companyName }: { companyName: string }) => companyName,
  )
const isFound = async () =>
  (await partim.ask(`GET /v1/workers/findable?workerIds=${worker.id}`, { as: company.uid })).json.workerIds
    .length === 1

describe('an unlocked contact', () => {
  const settled = (unlockId: string) => partim.jobPost.lastOf(unlockSettled, { unlockId })?.about.settlement

  test('is closed at once and its credit returned in the first week; the next unlock is a new one', async () => {
    const { json } = await unlock()
    expect((await block()).status).toBe(204)
    expect((await profile()).status).toBe(404)
    const marks = await partim.ask(`GET /v1/unlocks/marks?workerIds=${worker.id}`, { as: company.uid })
    expect(marks.json.items).toEqual([])
    await until(() => settled(json.unlock.id) === 'refund')
    expect(await ownUnlocks()).toMatchObject([{ state: 'returned', isBlocked: true, isOpen: false }])
    const before = partim.credits.available
    expect((await unlock()).status).toBe(404)
    expect(partim.credits.available).toBe(before)

    await unblock()
    expect((await profile()).json.access).toMatchObject({ reason: 'masked', contact: null })
    const again = await unlock()
    expect([again.json.reason, again.json.creditsLeft]).toEqual(['unlocked', before - 1])
    expect(again.json.unlock.id).not.toBe(json.unlock.id)
  })

  test('stays with every other company and worker, who read of no block', async () => {
    const other = await partim.newWorker({})
    await open(other.id)
    await unlock()
    await partim.ask(`PUT /v1/workers/${other.id}/unlock`, { as: company.uid })
    const elsewhere = partim.newCompany()
    await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: elsewhere.uid })
    await block()
    const { json } = await partim.ask('GET /v1/my/unlocks', { as: other.uid })
    expect(json.items).toMatchObject([{ companyId: company.companyId, isBlocked: false, isOpen: true }])
    expect(await ownUnlocks()).toMatchObject([
      { companyId: elsewhere.companyId, isBlocked: false, isOpen: true },
      { companyId: company.companyId, isBlocked: true, isOpen: false },
    ])
  })

  test('of an older unlock is closed as long as the block, and costs no second credit', async () => {
    const { json } = await unlock()
    const id = json.unlock.id
    const unlockedAt = new Date(Date.now() - 8 * 86_400_000)
    await partim.db.update(unlocks).set({ unlockedAt }).where(eq(unlocks.id, id))
    await block()
    expect((await profile()).status).toBe(404)
    const before = partim.credits.available
    expect((await unlock()).status).toBe(404)
    expect(await ownUnlocks()).toMatchObject([{ state: 'unlocked', isBlocked: true, isOpen: false }])
    await unblock()
    expect((await profile()).json.access).toMatchObject({ reason: 'unlocked', unlock: { id } })
    expect((await unlock()).json.creditsLeft).toBeNull()
    expect(partim.credits.available).toBe(before)
    await until(() => settled(id) === 'capture')
  })

  test('of somebody who only hides stays open to who paid', async () => {
    await unlock()
    await partim.db.update(resumes).set({ visibility: 'hidden' }).where(eq(resumes.workerId, worker.id))
    expect((await profile()).json.access.reason).toBe('unlocked')
  })
})

describe('one block', () => {
  /** A conversation by an unlock, so that nothing else keeps the two in touch. */
  async function conversation(): Promise<string> {
    await unlock()
    const { json } = await partim.ask(`POST ${ofCompany}`, {
      as: company.uid,
      body: { workerId: worker.id },
    })
    expect((await talk.send(ofCompany, company.uid, json.id, 'สวัสดีค่ะ')).status).toBe(200)
    return json.id
  }
  const inTalk = (method: 'PUT' | 'DELETE', id: string, as = worker.uid) =>
    partim.ask(`${method} ${ofWorker}/${id}/block`, { as })

  test('said in chat also hides from the search, by the company’s name, and is taken back in the resume', async () => {
    const id = await conversation()
    expect((await inTalk('PUT', id)).json).toMatchObject({ isBlocked: true, whyNot: 'blocked' })
    expect(await isFound()).toBe(false)
    expect(await blockedNames()).toEqual([`ร้านของ ${company.uid}`])
    expect((await profile()).status).toBe(404)
    await unblock()
    expect(await isFound()).toBe(true)
    expect((await talk.find(ofWorker, worker.uid, id)).json.isBlocked).toBe(false)
  })

  test('said in the resume ends the chat, where the worker reads why and takes it back', async () => {
    const id = await conversation()
    await block()
    expect((await talk.find(ofWorker, worker.uid, id)).json).toMatchObject({
      isBlocked: true,
      whyNot: 'blocked',
    })
    expect((await talk.find(ofCompany, company.uid, id)).json).toMatchObject({
      isBlocked: false,
      whyNot: 'closed',
      with: { name: 'พิมพ์ชนก ว.' },
    })
    for (const [side, as] of [
      [ofCompany, company.uid],
      [ofWorker, worker.uid],
    ] as const)
      expect((await talk.send(side, as, id, 'ได้ยินไหม')).json.code).toBe('conversation_closed')
    expect((await inTalk('DELETE', id)).json.isBlocked).toBe(false)
    expect([await isFound(), await blockedNames()]).toEqual([true, []])
  })

  test('is lifted by nobody but its worker, and proposes no interview past it', async () => {
    const id = await conversation()
    await block()
    const stranger = await partim.newWorker()
    expect((await unblock(company.uid)).status).toBe(403)
    expect((await unblock(stranger.uid)).status).toBe(204)
    expect((await inTalk('DELETE', id, stranger.uid)).status).toBe(404)
    await partim.ask(`DELETE ${ofCompany}/${id}/block`, { as: company.uid })
    expect((await talk.find(ofCompany, company.uid, id)).json.whyNot).toBe('closed')
    const interview = {
      workerId: worker.id,
      jobPostId: null,
      kind: 'phone',
      place: '',
      position: null,
      note: '',
      minutes: 15,
      times: [new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 2 * 86_400_000).toISOString()],
    }
    const proposed = await partim.ask('POST /v1/company-interviews', { as: company.uid, body: interview })
    expect([proposed.status, proposed.json.code]).toEqual([409, 'conversation_closed'])
    expect(await isFound()).toBe(false)
  })

  test('is of one company: others find the worker, and it finds others', async () => {
    await block()
    const other = partim.newCompany()
    const found = await partim.ask(`GET /v1/workers/${worker.id}`, { as: other.uid })
    const another = await partim.newWorker()
    await open(another.id)
    const others = await partim.ask(`GET /v1/workers/${another.id}`, { as: company.uid })
    expect([found.status, others.status]).toEqual([200, 200])
  })
})

test('an application of the worker’s own stays whole to the company, without chat', async () => {
  const { conversationId, ...pair } = await talk.pair('ชูใจ รักดี')
  company = pair.company
  worker = pair.worker
  await block()
  expect((await profile()).json.access).toMatchObject({ reason: 'applied', contact: { phone: '0812345678' } })
  expect((await talk.find(ofCompany, company.uid, conversationId)).json).toMatchObject({
    whyNot: 'closed',
    with: { name: 'ชูใจ รักดี' },
  })
})

test('posts for the company’s favourites are no longer for the worker, and are again', async () => {
  await partim.ask(`PUT /v1/favourites/${worker.id}`, { as: company.uid })
  const chosenBy = async () =>
    (await partim.ask('GET /v1/my/favourite-companies', { as: worker.uid })).json.items.map(
      ({ companyId }: { companyId: string }) => companyId,
    )
  expect(await chosenBy()).toEqual([company.companyId])
  await block()
  expect(await chosenBy()).toEqual([])
  await unblock()
  expect(await chosenBy()).toEqual([company.companyId])
})

test('a block that is taken back before the job-post service hears of it declines no invitation there', async () => {
  const about = { companyId: company.companyId, workerId: worker.id }
  const ofPair = and(
    eq(jobs.kind, companyBlocked.name),
    sql`${jobs.payload} @> ${JSON.stringify(about)}::jsonb`,
  )
  partim.jobPost.isDown = true
  await block()
  const isTried = and(ofPair, gt(jobs.attempts, 0))
  await until(async () => (await partim.db.$count(jobs, isTried)) === 1)
  await unblock()
  partim.jobPost.isDown = false
  await partim.db.update(jobs).set({ nextAttemptAt: new Date() }).where(ofPair)
  await notifyOfJobs(partim.db)
  const isSettled = and(ofPair, eq(jobs.state, 'pending'))
  await until(async () => (await partim.db.$count(jobs, isSettled)) === 0)
  expect(partim.jobPost.lastOf(companyBlocked, about)).toBeUndefined()
})

onPostgres('a block does not wait for who stores by what the two may talk, and the reverse', async () => {
  await partim.db.transaction(async (tx) => {
    await holdWorker(tx, worker.id)
    expect((await block()).status).toBe(204)
  })
})

test('the job-post service is told of a block once, however often it is said', async () => {
  const about = { companyId: company.companyId, workerId: worker.id }
  await block()
  await block()
  await until(() => partim.jobPost.lastOf(companyBlocked, about) !== undefined)
  await unblock()
  const told = partim.jobPost.received.filter(
    ({ type, about: of }) => type === companyBlocked.name && of.workerId === worker.id,
  )
  expect(told).toHaveLength(1)
})
