import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { messageLimits } from '@/validators/talk-terms'
import { messages } from '../../tables/conversations'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { ofCompany, ofWorker, talkOf } from '../testing/talk'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

const seqsOf = (json: { items: { seq: number }[] }) => json.items.map(({ seq }) => seq)

describe('sending', () => {
  test('at the same time numbers messages without gaps, and times are in the order of numbers', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const colleague = talk.colleague(company.companyId)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const [prefix, as] = (
          [
            [ofCompany, company.uid],
            [ofCompany, colleague],
            [ofWorker, worker.uid],
          ] as const
        )[index % 3] ?? [ofWorker, worker.uid]
        return talk.send(prefix, as, conversationId, `ข้อความที่ ${index}`)
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const { json } = await talk.read(ofWorker, worker.uid, conversationId)
    expect(seqsOf(json)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    const times = json.items.map(({ at }: { at: string }) => at)
    expect(times).toEqual([...times].sort())
  })

  test('the same message at once or again is one message; another under its id is refused', async () => {
    const { company, conversationId } = await talk.pair()
    const id = uuidv7()
    const send = (text = 'พรุ่งนี้เจอกันค่ะ', as = company.uid) =>
      talk.send(ofCompany, as, conversationId, text, { id })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.json).toMatchObject({ id, seq: 1 })
    expect((await send('อย่างอื่น')).json.code).toBe('message_differs')
    expect((await send(undefined, talk.colleague(company.companyId))).json.code).toBe('message_differs')
    const path = `${ofCompany}/${conversationId}/messages/${id}`
    await partim.ask(`PATCH ${path}`, { as: company.uid, body: { text: 'มะรืนนี้', isConfirmed: false } })
    // The browser did not hear of the first answer.
    expect((await send()).json).toMatchObject({ seq: 1, text: 'มะรืนนี้' })
    expect((await talk.find(ofCompany, company.uid, conversationId)).json.lastSeq).toBe(1)
  })

  test('words that cost people their money are sent once they are confirmed, and that is kept', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const id = uuidv7()
    const text = 'โอนค่ามัดจำชุด 500 บาทมาก่อน แล้วส่งรูปบัตรประชาชนมา'
    const refused = await talk.send(ofCompany, company.uid, conversationId, text, { id })
    expect([refused.status, refused.json.code, refused.json.params]).toEqual([
      409,
      'warning_unconfirmed',
      { warnings: 'deposit,id_card' },
    ])
    await talk.send(ofCompany, company.uid, conversationId, text, { id, isConfirmed: true })
    const { json } = await talk.read(ofWorker, worker.uid, conversationId)
    expect(json.items).toMatchObject([{ seq: 1, warnings: ['deposit', 'id_card'] }])
    const kept = await partim.db
      .select()
      .from(auditEvents)
      .where(
        and(eq(auditEvents.subjectId, conversationId), eq(auditEvents.action, 'message.warning_confirmed')),
      )
    expect(kept).toMatchObject([{ actorUid: company.uid, after: { messageId: id } }])
    expect(JSON.stringify(kept)).not.toMatch(/มัดจำ|500 บาท|บัตรประชาชน/)
  })

  test('asks for words, and for no more than a message holds', async () => {
    const { worker, conversationId } = await talk.pair()
    const longest = 'ก'.repeat(messageLimits.text)
    expect((await talk.send(ofWorker, worker.uid, conversationId, longest)).status).toBe(200)
    for (const text of ['', '   ', `${longest}ก`]) {
      const { status, json } = await talk.send(ofWorker, worker.uid, conversationId, text)
      expect([status, json.errors[0].field]).toEqual([422, 'text'])
    }
    const { status, json } = await talk.send(ofWorker, worker.uid, conversationId, 'ก\u0000ข')
    expect([status, json.text]).toEqual([200, 'กข'])
  })

  test('is limited for an account in a minute', async () => {
    const { worker, conversationId } = await talk.pair()
    const statuses = []
    for (let number = 0; number <= 30; number += 1) {
      statuses.push((await talk.send(ofWorker, worker.uid, conversationId, `ครั้งที่ ${number}`)).status)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })
})

describe('changing and taking back', () => {
  const change = (as: string, path: string, text: string) =>
    partim.ask(`PATCH ${path}`, { as, body: { text, isConfirmed: false } })

  test('is for who wrote it, not for the colleague and not for the other side', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const { json } = await talk.send(ofCompany, company.uid, conversationId, 'แปดโมง')
    const path = `${ofCompany}/${conversationId}/messages/${json.id}`
    const colleague = talk.colleague(company.companyId)
    expect((await change(colleague, path, 'เที่ยง')).status).toBe(404)
    expect((await partim.ask(`DELETE ${path}`, { as: colleague })).status).toBe(404)
    expect((await change(worker.uid, path.replace(ofCompany, ofWorker), 'เที่ยง')).status).toBe(404)
    expect((await change(company.uid, path, 'เก้าโมง')).json).toMatchObject({
      text: 'เก้าโมง',
      editedAt: expect.any(String),
    })
    expect((await change(company.uid, path, 'โอนมัดจำมาก่อน')).json.code).toBe('warning_unconfirmed')
  })

  test('leaves no words behind, and is too late after some minutes', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const [taken, old] = [
      (await talk.send(ofCompany, company.uid, conversationId, 'คำที่ไม่ควรพูด')).json.id,
      (await talk.send(ofCompany, company.uid, conversationId, 'คำเก่า')).json.id,
    ]
    const path = `${ofCompany}/${conversationId}/messages`
    for (const _ of [1, 2]) {
      const { status, json } = await partim.ask(`DELETE ${path}/${taken}`, { as: company.uid })
      expect([status, json]).toMatchObject([200, { text: '', isTakenBack: true, warnings: [] }])
    }
    expect((await change(company.uid, `${path}/${taken}`, 'คำใหม่')).json.code).toBe('message_too_old')
    const [row] = await partim.db.select().from(messages).where(eq(messages.id, taken))
    expect([row?.text, row?.words, row?.sentDigest]).toEqual(['', [], null])
    await partim.db
      .update(messages)
      .set({ at: sql`now() - make_interval(mins => ${messageLimits.editMinutes + 1})` })
      .where(eq(messages.id, old))
    expect((await change(company.uid, `${path}/${old}`, 'คำใหม่')).json.code).toBe('message_too_old')
    expect((await partim.ask(`DELETE ${path}/${old}`, { as: company.uid })).json.code).toBe('message_too_old')
    const { json } = await talk.read(ofWorker, worker.uid, conversationId)
    expect(json.items.map(({ text }: { text: string }) => text)).toEqual(['', 'คำเก่า'])
  })
})

describe('reading', () => {
  test('goes backwards from the last and onwards from any', async () => {
    const { worker, company, conversationId } = await talk.pair()
    for (const number of [1, 2, 3, 4, 5]) await talk.send(ofWorker, worker.uid, conversationId, `ที่ ${number}`)
    const read = async (query: string) => {
      const { json } = await talk.read(ofCompany, company.uid, conversationId, query)
      return [seqsOf(json), json.hasMore]
    }
    expect(await read('?limit=2')).toEqual([[4, 5], true])
    expect(await read('?limit=2&before=4')).toEqual([[2, 3], true])
    expect(await read('?limit=2&before=2')).toEqual([[1], false])
    expect(await read('?limit=2&after=1')).toEqual([[2, 3], true])
    expect(await read('?after=3')).toEqual([[4, 5], false])
  })

  test('delivers, and marks never go back or further than there are messages', async () => {
    const { worker, company, conversationId } = await talk.pair()
    for (const text of ['หนึ่ง', 'สอง']) await talk.send(ofWorker, worker.uid, conversationId, text)
    const seen = async () => (await talk.find(ofWorker, worker.uid, conversationId)).json.other
    expect(await seen()).toEqual({ deliveredUpTo: 0, readUpTo: 0 })
    await talk.read(ofCompany, company.uid, conversationId)
    expect(await seen()).toEqual({ deliveredUpTo: 2, readUpTo: 0 })
    const mark = (readUpTo: number) =>
      partim.ask(`PUT ${ofCompany}/${conversationId}/marks`, { as: company.uid, body: { readUpTo } })
    for (const readUpTo of [99, 1]) expect((await mark(readUpTo)).status).toBe(204)
    expect(await seen()).toEqual({ deliveredUpTo: 2, readUpTo: 2 })
  })
})

test('a search finds words in one’s own conversations, misspelt or not, and not what is taken back', async () => {
  const { company, worker, conversationId } = await talk.pair('ปิติ ชูใจ')
  await talk.send(ofCompany, company.uid, conversationId, 'เสิร์ฟอาหารเช้าที่ห้องจัดเลี้ยงชั้นสาม')
  const { json } = await talk.send(ofCompany, company.uid, conversationId, 'ห้องจัดเลี้ยงเปลี่ยนเป็นชั้นห้า')
  const find = async (prefix: string, as: string, text: string) =>
    (await partim.ask(`GET ${prefix}/messages?text=${encodeURIComponent(text)}`, { as })).json.items.map(
      ({ message, ...rest }: { message: { seq: number } }) => ({ ...rest, seq: message.seq }),
    )
  const name = 'ปิติ ชูใจ'
  expect(await find(ofCompany, company.uid, 'ห้องจัดเลี้ยง')).toEqual([
    { conversationId, name, seq: 2 },
    { conversationId, name, seq: 1 },
  ])
  expect(await find(ofWorker, worker.uid, 'เสริฟ อาหาร')).toMatchObject([{ conversationId, seq: 1 }])
  await partim.ask(`DELETE ${ofCompany}/${conversationId}/messages/${json.id}`, { as: company.uid })
  expect(await find(ofCompany, company.uid, 'ห้องจัดเลี้ยง')).toMatchObject([{ seq: 1 }])
  expect(await find(ofCompany, partim.newCompany().uid, 'ห้องจัดเลี้ยง')).toEqual([])
  expect(await find(ofWorker, (await partim.newWorker()).uid, 'ห้องจัดเลี้ยง')).toEqual([])
  expect(await find(ofCompany, company.uid, ' ! ')).toEqual([])
})
