import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ago, removePast } from '@/services/shared/retention/past'
import { companyClosed } from '@/services/shared/service-events/catalogue'
import { retention } from '@/validators/retention'
import { messageLimits } from '@/validators/talk-terms'
import { workerParts } from '../../people/data-exports/parts'
import { conversations, messages, talkCompanies, talkReports } from '../../tables/conversations'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../../workers/workers/service'
import { leavingTalk } from '../leaving/service'
import { ofCompany, ofWorker, talkOf } from '../testing/talk'
import { talkRetention } from './retention'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

const list = async (prefix: string, as: string, query = '') =>
  (await partim.ask(`GET ${prefix}${query}`, { as })).json

const ids = (json: { items: { id: string }[] }) => json.items.map(({ id }) => id)

describe('the list', () => {
  test('has the last activity first, page by page, and what is unread', async () => {
    const company = partim.newCompany()
    const begun: string[] = []
    for (const text of ['หนึ่ง', 'สอง', 'สาม']) {
      const worker = await partim.newWorker()
      await talk.apply(company.companyId, worker.id)
      const { json } = await partim.ask(`POST ${ofWorker}`, {
        as: worker.uid,
        body: { companyId: company.companyId },
      })
      await talk.send(ofWorker, worker.uid, json.id, text)
      begun.unshift(json.id)
    }
    const first = await list(ofCompany, company.uid, '?limit=2')
    const second = await list(ofCompany, company.uid, `?limit=2&cursor=${first.nextCursor}`)
    expect([...ids(first), ...ids(second)]).toEqual(begun)
    expect(second.nextCursor).toBeNull()
    const unread = async () => [
      (await list(ofCompany, company.uid, '/unread')).conversations,
      ids(await list(ofCompany, company.uid, '?filter=unread')).length,
    ]
    expect(await unread()).toEqual([3, 3])
    const change = (index: number, body: object) =>
      partim.ask(`PATCH ${ofCompany}/${begun[index]}`, { as: company.uid, body })
    await change(0, { isMuted: true })
    await change(1, { isArchived: true })
    expect(await unread()).toEqual([1, 2])
    await partim.ask(`PUT ${ofCompany}/${begun[2]}/marks`, { as: company.uid, body: { readUpTo: 1 } })
    expect(await unread()).toEqual([0, 1])
  })

  test('has its starred and its archived ones, for each side by itself', async () => {
    const { company, worker, conversationId } = await talk.pair()
    await talk.send(ofCompany, company.uid, conversationId, 'สวัสดี')
    const colleague = talk.colleague(company.companyId)
    const body = { isStarred: true, isArchived: true }
    const { json } = await partim.ask(`PATCH ${ofCompany}/${conversationId}`, { as: company.uid, body })
    expect(json).toMatchObject({ isStarred: true, isArchived: true, isMuted: false })
    for (const filter of ['starred', 'archived']) {
      expect(ids(await list(ofCompany, colleague, `?filter=${filter}`))).toEqual([conversationId])
      expect(ids(await list(ofWorker, worker.uid, `?filter=${filter}`))).toEqual([])
    }
    expect(ids(await list(ofCompany, colleague))).toEqual([])
    await talk.send(ofWorker, worker.uid, conversationId, 'สวัสดีค่ะ')
    expect(ids(await list(ofCompany, colleague))).toEqual([conversationId])
  })

  test('of a post has those who applied or were invited to it', async () => {
    const company = partim.newCompany()
    const [postId, otherPost] = [uuidv7(), uuidv7()]
    const begun = []
    for (const posts of [[postId], [postId, otherPost], [otherPost]]) {
      const worker = await partim.newWorker()
      await talk.apply(company.companyId, worker.id)
      for (const id of posts) await talk.tellRight(company.companyId, worker.id, id, { invitedAt: null })
      const body = { workerId: worker.id, postId: posts[0] }
      begun.push((await partim.ask(`POST ${ofCompany}`, { as: company.uid, body })).json)
    }
    expect(begun.map(({ post }) => post.id)).toEqual([postId, postId, otherPost])
    const found = ids(await list(ofCompany, company.uid, `?postId=${postId}`))
    expect(found.sort()).toEqual([begun[0].id, begun[1].id].sort())
  })
})

test('quick replies are the company’s, are changed by version, and are a few', async () => {
  const company = partim.newCompany()
  const ask = (operation: string, body?: object, headers = {}, as = company.uid) =>
    partim.ask(operation, { as, body, headers })
  const words = { title: 'นัดสัมภาษณ์', text: 'สวัสดีคุณ {ชื่อ} สะดวก {วัน} ไหมคะ' }
  const added = await ask('POST /v1/quick-replies', words)
  expect([added.status, added.json]).toEqual([201, { ...words, id: expect.any(String), version: 1 }])
  const path = `/v1/quick-replies/${added.json.id}`
  const changed = { ...words, title: 'นัดวัน' }
  expect((await ask(`PUT ${path}`, changed)).status).toBe(428)
  expect((await ask(`PUT ${path}`, changed, { 'if-match': '"1"' })).json).toMatchObject({
    title: 'นัดวัน',
    version: 2,
  })
  expect((await ask(`PUT ${path}`, words, { 'if-match': '"1"' })).json).toMatchObject({
    status: 412,
    current: { title: 'นัดวัน' },
  })
  const stranger = partim.newCompany().uid
  expect((await ask('GET /v1/quick-replies', undefined, {}, stranger)).json.items).toEqual([])
  expect((await ask(`PUT ${path}`, words, { 'if-match': '"2"' }, stranger)).status).toBe(404)
  expect((await ask(`DELETE ${path}`, undefined, {}, stranger)).status).toBe(404)
  const rest = Array.from({ length: messageLimits.quickReplies }, () => ask('POST /v1/quick-replies', words))
  const statuses = (await Promise.all(rest)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 409)).toHaveLength(1)
  expect((await ask(`DELETE ${path}`)).status).toBe(204)
})

test('a report keeps the last messages as they were, and staff decide it once', async () => {
  const { company, worker, conversationId } = await talk.pair()
  partim.identity.add('staff', { ops: true })
  const { json } = await talk.send(ofCompany, company.uid, conversationId, 'ขอเบอร์ส่วนตัวหน่อย')
  const report = (body: object) =>
    partim.ask(`POST ${ofWorker}/${conversationId}/reports`, { as: worker.uid, body })
  expect((await report({ reason: 'other', text: '' })).json.errors).toMatchObject([{ field: 'text' }])
  const { id } = (await report({ reason: 'harassment', text: '' })).json
  await partim.ask(`DELETE ${ofCompany}/${conversationId}/messages/${json.id}`, { as: company.uid })
  const { items } = (await partim.ask('GET /v1/ops/talk-reports', { as: 'staff' })).json
  expect(items).toMatchObject([
    {
      id,
      reportedBy: 'worker',
      reason: 'harassment',
      companyName: `ร้านของ ${company.uid}`,
      messages: [{ seq: 1, side: 'company', text: 'ขอเบอร์ส่วนตัวหน่อย' }],
    },
  ])
  const decide = (event: string) =>
    partim.ask(`POST /v1/ops/talk-reports/${id}/decision`, {
      as: 'staff',
      body: { event, reason: ' พูดเเบบนั้นจริง' },
    })
  expect((await decide('accept')).json).toEqual({ id, state: 'accepted' })
  const [stored] = await partim.db.select().from(talkReports).where(eq(talkReports.id, id))
  expect(stored?.decisionReason).toBe('พูดแบบนั้นจริง')
  expect((await decide('decline')).json.code).toBe('already_decided')
  expect((await partim.ask('GET /v1/ops/talk-reports', { as: 'staff' })).json.items).toEqual([])
})

test('a copy of one’s data has the words of a worker’s conversations, and a member’s own', async () => {
  const { company, worker, conversationId } = await talk.pair()
  await talk.send(ofCompany, company.uid, conversationId, 'คำของร้าน')
  await talk.send(ofCompany, talk.colleague(company.companyId), conversationId, 'คำของเพื่อนร่วมทีม')
  await talk.send(ofWorker, worker.uid, conversationId, 'คำของคนหางาน')
  const collect = (name: string) =>
    workerParts.find((part) => part.name === name)?.collect(partim.db, worker.uid)
  expect(await collect('conversations.json')).toMatchObject([
    {
      companyName: expect.stringContaining('ร้านของ'),
      messages: [
        { side: 'company', text: 'คำของร้าน' },
        { side: 'company', text: 'คำของเพื่อนร่วมทีม' },
        { side: 'worker', text: 'คำของคนหางาน' },
      ],
    },
  ])
  // Which of its members wrote is data about those.
  expect(JSON.stringify(await collect('conversations.json'))).not.toContain('authorUid')
  const { files } = (await partim.ask('GET /v1/my/member-data-export-files', { as: company.uid })).json
  expect(files).toMatchObject([
    {
      name: 'messages.json',
      content: [{ text: 'คำของร้าน', companyName: expect.stringContaining('ร้านของ') }],
    },
    { name: 'talk-reports.json', content: [] },
    { name: 'interviews.json', content: [] },
  ])
})

test('who leaves is taken out of their words, which the other side keeps without a name', async () => {
  const { company, worker, conversationId } = await talk.pair('มานะ อดทน')
  await talk.send(ofWorker, worker.uid, conversationId, 'เคยคุยกันไว้')
  await partim.ask(`POST ${ofWorker}/${conversationId}/reports`, {
    as: worker.uid,
    body: { reason: 'money', text: '' },
  })
  const account = { uid: worker.uid } as Parameters<typeof leaving.removeData>[1]
  await partim.db.transaction((tx) => leavingTalk(leaving).removeData(tx, account))
  expect((await talk.find(ofCompany, company.uid, conversationId)).json).toMatchObject({
    with: { kind: 'worker', name: '', photoUrl: null },
    canWrite: false,
    whyNot: 'closed',
    last: { text: 'เคยคุยกันไว้' },
  })
  const stored = JSON.stringify([
    await partim.db.select().from(messages).where(eq(messages.conversationId, conversationId)),
    await partim.db.select().from(talkReports).where(eq(talkReports.conversationId, conversationId)),
  ])
  expect(stored).not.toContain(worker.uid)
  await talk.tellRight(company.companyId, worker.id, uuidv7())
})

test('conversations of a company that is closed end, and its quick replies are gone', async () => {
  const { company, worker, conversationId } = await talk.pair()
  await partim.ask('POST /v1/quick-replies', { as: company.uid, body: { title: 'ก', text: 'ข' } })
  await partim.tell(companyClosed, { companyId: company.companyId }, {})
  expect((await talk.find(ofWorker, worker.uid, conversationId)).json).toMatchObject({ whyNot: 'closed' })
  expect((await partim.ask('GET /v1/quick-replies', { as: company.uid })).json.items).toEqual([])
})

test('a conversation goes with its words a year after the last, a report two years after its decision', async () => {
  const [old, young] = [await talk.pair(), await talk.pair()]
  for (const { company, worker, conversationId } of [old, young]) {
    await talk.send(ofCompany, company.uid, conversationId, 'นานมาแล้ว')
    await partim.ask(`POST ${ofWorker}/${conversationId}/reports`, {
      as: worker.uid,
      body: { reason: 'money', text: '' },
    })
  }
  const moment = (period: Parameters<typeof ago>[0], minutes: number) =>
    sql`${ago(period)} + make_interval(mins => ${minutes})`
  for (const [{ conversationId }, minutes] of [
    [old, -1],
    [young, 1],
  ] as const) {
    await partim.db
      .update(conversations)
      .set({ updatedAt: moment(retention.conversation, minutes) })
      .where(eq(conversations.id, conversationId))
    await partim.db
      .update(talkReports)
      .set({ state: 'accepted', decidedAt: moment(retention.talkReport, minutes) })
      .where(eq(talkReports.conversationId, conversationId))
  }
  await partim.db.update(talkCompanies).set({ updatedAt: moment(retention.conversation, -1) })
  for (const rule of talkRetention) await removePast(partim.db, rule, new AbortController().signal)
  const left = async ({ conversationId, company }: typeof old) => [
    await partim.db.$count(conversations, eq(conversations.id, conversationId)),
    await partim.db.$count(messages, eq(messages.conversationId, conversationId)),
    await partim.db.$count(talkReports, eq(talkReports.conversationId, conversationId)),
    await partim.db.$count(talkCompanies, eq(talkCompanies.companyId, company.companyId)),
  ]
  expect([await left(old), await left(young)]).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ])
})
