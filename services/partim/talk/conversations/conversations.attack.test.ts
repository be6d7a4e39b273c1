import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { bangkokToday } from '@/validators/rules'
import { resumes } from '../../tables/resumes'
import { applicants, unlocks } from '../../tables/unlocks'
import { workers } from '../../tables/workers'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { ofCompany, ofWorker, talkOf } from '../testing/talk'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

const begin = (as: string, workerId: string, postId?: string) =>
  partim.ask(`POST ${ofCompany}`, { as, body: { workerId, ...(postId && { postId }) } })
const beginAs = (as: string, companyId: string) => partim.ask(`POST ${ofWorker}`, { as, body: { companyId } })

const setVisibility = (workerId: string, visibility: 'open' | 'hidden') =>
  partim.db.update(resumes).set({ visibility }).where(eq(resumes.workerId, workerId))

/** Hides somebody for not using their account, or no longer. */
const setUnused = (workerId: string, isUnused: boolean) =>
  partim.db.update(resumes).set({ isUnused }).where(eq(resumes.workerId, workerId))

/** Every operation on one conversation. */
const operations = (prefix: string, conversationId: string) =>
  [
    [`GET ${prefix}/${conversationId}`],
    [`GET ${prefix}/${conversationId}/messages`],
    [`PUT ${prefix}/${conversationId}/messages/${uuidv7()}`, { text: 'ทดลอง', isConfirmed: true }],
    [`PATCH ${prefix}/${conversationId}/messages/${uuidv7()}`, { text: 'ทดลอง', isConfirmed: true }],
    [`DELETE ${prefix}/${conversationId}/messages/${uuidv7()}`],
    [`PUT ${prefix}/${conversationId}/marks`, { readUpTo: 1 }],
    [`POST ${prefix}/${conversationId}/typing`, {}],
    [`PATCH ${prefix}/${conversationId}`, { isStarred: true }],
    [`PUT ${prefix}/${conversationId}/block`],
    [`DELETE ${prefix}/${conversationId}/block`],
    [`POST ${prefix}/${conversationId}/reports`, { reason: 'money', text: '' }],
  ] as const

test('another company and another worker are answered as if there were no such conversation', async () => {
  const { conversationId, worker, company } = await talk.pair()
  await talk.send(ofWorker, worker.uid, conversationId, 'ความลับของสองฝ่าย')
  const [otherCompany, otherWorker] = [partim.newCompany(), await partim.newWorker()]
  for (const [prefix, as] of [
    [ofCompany, otherCompany.uid],
    [ofWorker, otherWorker.uid],
  ] as const) {
    const nobodys = operations(prefix, uuidv7())
    for (const [index, [operation, body]] of operations(prefix, conversationId).entries()) {
      const withoutId = ({ status, json }: { status: number; json: object }) => [
        status,
        { ...json, requestId: '' },
      ]
      const foreign = withoutId(await partim.ask(operation, { as, body }))
      const unknown = withoutId(await partim.ask(nobodys[index]?.[0] ?? '', { as, body }))
      expect([operation, ...foreign]).toEqual([operation, ...unknown])
      expect([operation, foreign[0]]).toEqual([operation, 404])
    }
  }
  const { json } = await talk.find(ofCompany, company.uid, conversationId)
  expect(json).toMatchObject({ isStarred: false, isBlocked: false, canWrite: true, lastSeq: 1 })
})

describe('beginning', () => {
  test('without a right is like asking for nobody, and leaves nothing behind', async () => {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    for (const workerId of [worker.id, uuidv7()])
      expect((await begin(company.uid, workerId)).status).toBe(404)
    expect((await beginAs(worker.uid, company.companyId)).status).toBe(404)
    expect((await partim.ask(`GET ${ofCompany}`, { as: company.uid })).json.items).toEqual([])
  })

  test('with a right answers one conversation, whoever asks and however often', async () => {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    await talk.apply(company.companyId, worker.id)
    const answers = await Promise.all([
      begin(company.uid, worker.id),
      begin(company.uid, worker.id),
      beginAs(worker.uid, company.companyId),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  })

  test('shows the other side nothing before something is written', async () => {
    const { worker, company, conversationId } = await talk.pair()
    const listed = async () => (await partim.ask(`GET ${ofWorker}`, { as: worker.uid })).json.items.length
    expect(await listed()).toBe(0)
    await talk.send(ofCompany, company.uid, conversationId, 'สวัสดี')
    expect(await listed()).toBe(1)
  })
})

describe('the right', () => {
  test('by an application ends with it: the history stays, and nothing is written', async () => {
    const { company, worker, conversationId } = await talk.pair()
    await talk.send(ofWorker, worker.uid, conversationId, 'ก่อนถอนใบสมัคร')
    await partim.db.delete(applicants).where(eq(applicants.workerId, worker.id))
    for (const [prefix, as] of [
      [ofCompany, company.uid],
      [ofWorker, worker.uid],
    ] as const) {
      const found = (await talk.find(prefix, as, conversationId)).json
      expect(found).toMatchObject({ canWrite: false, whyNot: 'closed', reason: null })
      expect((await talk.read(prefix, as, conversationId)).json.items).toHaveLength(1)
      const { status, json } = await talk.send(prefix, as, conversationId, 'อีกหนึ่งคำ')
      expect([status, json.code]).toEqual([409, 'conversation_closed'])
    }
  })

  test('by an invitation brings its post, ends when it is declined, and counts for nobody who hides', async () => {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    await setVisibility(worker.id, 'open')
    const postId = uuidv7()
    await talk.tellRight(company.companyId, worker.id, postId)
    const { json } = await begin(company.uid, worker.id)
    expect(json).toMatchObject({
      reason: 'invited',
      canWrite: true,
      post: { id: postId, title: 'พนักงานเสิร์ฟ', workType: 'waiter' },
    })
    const state = async () => (await talk.find(ofCompany, company.uid, json.id)).json.whyNot
    await setVisibility(worker.id, 'hidden')
    expect(await state()).toBe('closed')
    await setVisibility(worker.id, 'open')
    expect(await state()).toBeNull()
    await setUnused(worker.id, true)
    expect(await state()).toBe('closed')
    await setUnused(worker.id, false)
    expect(await state()).toBeNull()
    await talk.tellRight(company.companyId, worker.id, postId, null)
    expect(await state()).toBe('closed')
  })

  test('an application told without an invitation is about its post, but gives no right by itself', async () => {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    await setVisibility(worker.id, 'open')
    await talk.tellRight(company.companyId, worker.id, uuidv7(), { invitedAt: null })
    expect((await begin(company.uid, worker.id)).status).toBe(404)
  })

  test('by an unlock ends with it', async () => {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    const unlockId = await talk.unlock(company.companyId, worker.id)
    const { json } = await beginAs(worker.uid, company.companyId)
    expect(json).toMatchObject({
      reason: 'unlocked',
      with: { name: 'ร้านที่เปิดโปรไฟล์', standing: 'represented' },
    })
    await partim.db
      .update(unlocks)
      .set({ state: 'objected', endedAt: new Date() })
      .where(eq(unlocks.id, unlockId))
    expect((await talk.find(ofWorker, worker.uid, json.id)).json.whyNot).toBe('closed')
  })

  test('shows the face of somebody young to whom they applied to, and not by an unlock', async () => {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    const photoUrl = 'https://storage.example/young.jpg'
    await partim.db.update(accounts).set({ photoUrl }).where(eq(accounts.uid, worker.uid))
    await partim.db.update(resumes).set({ photoInLists: true }).where(eq(resumes.workerId, worker.id))
    await talk.unlock(company.companyId, worker.id)
    const { id } = (await begin(company.uid, worker.id)).json
    const shown = async () => (await talk.find(ofCompany, company.uid, id)).json.with.photoUrl
    expect(await shown()).toBe(photoUrl)
    const birthDate = `${Number(bangkokToday().slice(0, 4)) - 16}-01-01`
    await partim.db.update(workers).set({ birthDate }).where(eq(workers.id, worker.id))
    expect(await shown()).toBeNull()
    await talk.apply(company.companyId, worker.id)
    expect(await shown()).toBe(photoUrl)
  })

  test('is none for a company that the worker does not want to be found by', async () => {
    const { company, worker, conversationId } = await talk.pair('ชูใจ รักดี')
    await partim.ask(`PUT /v1/resumes/me/blocked-companies/${company.companyId}`, { as: worker.uid })
    expect((await talk.find(ofCompany, company.uid, conversationId)).json).toMatchObject({ whyNot: 'closed' })
    const other = await partim.newWorker()
    await talk.apply(company.companyId, other.id)
    await partim.ask(`PUT /v1/resumes/me/blocked-companies/${company.companyId}`, { as: other.uid })
    expect((await begin(company.uid, other.id)).status).toBe(404)
  })

  /** A company of a standing, and somebody who may write to it by an application or by an invitation. */
  async function unproven(standing: 'registered' | 'unregistered', by: 'application' | 'invitation') {
    const worker = await partim.newWorker({ displayName: 'วีระ กล้าหาญ' })
    const uid = partim.newUid('member')
    const { companyId } = partim.addMember(uid, 'owner', undefined, standing)
    await setVisibility(worker.id, 'open')
    if (by === 'application') await talk.apply(companyId, worker.id)
    else await talk.tellRight(companyId, worker.id, uuidv7())
    const { json } = await beginAs(worker.uid, companyId)
    expect((await talk.send(ofWorker, worker.uid, json.id, 'สวัสดีครับ')).status).toBe(200)
    return { uid, companyId, worker, id: json.id as string }
  }

  test.each([
    ['unregistered', 'application'],
    ['unregistered', 'invitation'],
    ['registered', 'invitation'],
  ] as const)(
    'of a company that is %s is to be proven by an %s: until then only the worker writes, and is known by no whole name',
    async (standing, by) => {
      const { uid, id } = await unproven(standing, by)
      const found = (await talk.find(ofCompany, uid, id)).json
      expect(found).toMatchObject({ whyNot: 'unproven', with: { name: 'วีระ ก.' } })
      expect((await talk.send(ofCompany, uid, id, 'สวัสดี')).json.code).toBe('conversation_closed')
    },
  )

  test('of a registered company is to its own applicants, as long as they are, who are known by no whole name', async () => {
    const { uid, companyId, worker, id } = await unproven('registered', 'application')
    expect((await talk.find(ofCompany, uid, id)).json).toMatchObject({
      canWrite: true,
      with: { name: 'วีระ ก.' },
    })
    expect((await talk.send(ofCompany, uid, id, 'สวัสดี')).status).toBe(200)
    const another = await partim.newWorker()
    expect((await begin(uid, another.id)).status).toBe(404)
    const meetFrom = async (ms: number) => {
      const contactFrom = new Date(Date.now() + ms)
      await partim.db.update(applicants).set({ contactFrom }).where(eq(applicants.workerId, worker.id))
      return (await talk.find(ofCompany, uid, id)).json.with.name
    }
    expect([await meetFrom(3_600_000), await meetFrom(-1_000)]).toEqual(['วีระ ก.', 'วีระ กล้าหาญ'])
    partim.addMember(uid, 'owner', companyId, 'unregistered')
    expect((await talk.find(ofCompany, uid, id)).json.with.name).toBe('วีระ ก.')
    partim.addMember(uid, 'owner', companyId, 'registered')
    await talk.tellRight(companyId, worker.id, uuidv7())
    await partim.db.delete(applicants).where(eq(applicants.workerId, worker.id))
    expect((await talk.find(ofCompany, uid, id)).json).toMatchObject({
      whyNot: 'unproven',
      reason: 'invited',
    })
    expect((await talk.send(ofCompany, uid, id, 'ยังอยู่ไหม')).json.code).toBe('conversation_closed')
  })
})

describe('a block', () => {
  test('ends it for both sides; the blocked one reads only that it is closed', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const block = (method: string) =>
      partim.ask(`${method} ${ofWorker}/${conversationId}/block`, { as: worker.uid })
    for (const _ of [1, 2]) {
      expect((await block('PUT')).json).toMatchObject({ isBlocked: true, whyNot: 'blocked' })
    }
    expect((await talk.find(ofCompany, company.uid, conversationId)).json).toMatchObject({
      isBlocked: false,
      whyNot: 'closed',
    })
    // The company's own block opens nothing that the worker closed.
    for (const method of ['PUT', 'DELETE']) {
      await partim.ask(`${method} ${ofCompany}/${conversationId}/block`, { as: company.uid })
    }
    for (const [prefix, as] of [
      [ofCompany, company.uid],
      [ofWorker, worker.uid],
    ] as const) {
      expect((await talk.send(prefix, as, conversationId, 'ได้ยินไหม')).json.code).toBe('conversation_closed')
    }
    expect((await block('DELETE')).json).toMatchObject({ canWrite: true })
  })

  test('is the company’s for all its members', async () => {
    const { company, conversationId } = await talk.pair()
    const colleague = talk.colleague(company.companyId)
    await partim.ask(`PUT ${ofCompany}/${conversationId}/block`, { as: company.uid })
    expect((await talk.find(ofCompany, colleague, conversationId)).json).toMatchObject({ isBlocked: true })
  })
})
