import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { filmOf } from '@/services/shared/films/testing/films'
import { harmlessPdf, pngOf, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { safeFileName } from '@/validators/file-name'
import { conversations, messageFiles } from '../../tables/conversations'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../../workers/workers/service'
import { removeUnusedFiles } from '../attachments/removal'
import { conversationRecords, memberFiles } from '../copies/service'
import { leavingTalk } from '../leaving/service'
import { attachmentsOf } from '../testing/attachments'
import { ofCompany, ofWorker, talkOf } from '../testing/talk'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
let files: ReturnType<typeof attachmentsOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
  files = attachmentsOf(partim)
})
afterAll(() => partim.stop())

const removal = () => removeUnusedFiles(partim, new AbortController().signal)
const objectsOf = (conversationId: string) =>
  [...partim.storage.objects].filter((name) => name.includes(conversationId))

describe('a picture', () => {
  test('arrives without its position, with its size, and is read by both sides alone', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const photo = samplePhoto('jpg')
    const { fileName } = await files.uploaded(ofWorker, worker.uid, conversationId, photo, 'image/jpeg')
    const id = uuidv7()
    const sent = await files.carry(ofWorker, worker.uid, conversationId, { kind: 'file', fileName }, { id })
    expect(sent.status).toBe(200)
    const { json } = await talk.read(ofCompany, company.uid, conversationId)
    const [{ attachment, text }] = json.items
    expect({ attachment, text }).toEqual({
      text: '',
      attachment: {
        kind: 'picture',
        fileType: 'image/jpeg',
        width: expect.any(Number),
        height: expect.any(Number),
        size: expect.any(Number),
      },
    })
    const opened = await files.open(ofCompany, company.uid, conversationId, id)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(opened.text).not.toContain('GPS')
    expect((await files.open(ofWorker, worker.uid, conversationId, id)).status).toBe(200)
    expect(objectsOf(conversationId)).toEqual([expect.stringMatching(/^conversations\/[\w-]+\/private\//)])
    expect([...partim.storage.handouts]).toEqual([])
    expect((await talk.find(ofCompany, company.uid, conversationId)).json.last).toMatchObject({
      text: '',
      attachment: 'picture',
    })
  })

  test('sent again is the same message with one copy; another file under its id is refused', async () => {
    const { worker, conversationId } = await talk.pair()
    const upload = () => files.uploaded(ofWorker, worker.uid, conversationId, pngOf(8, 6))
    const [{ fileName }, other] = [await upload(), await upload()]
    const id = uuidv7()
    const send = (name: string, text = 'รูปหน้าร้าน') =>
      files.carry(ofWorker, worker.uid, conversationId, { kind: 'file', fileName: name }, { id, text })
    const answers = [...(await Promise.all([send(fileName), send(fileName)])), await send(fileName)]
    expect(answers[2]).toMatchObject({ status: 200, json: { seq: 1, attachment: { width: 8, height: 6 } } })
    expect(new Set(answers.map(({ status, text: body }) => `${status} ${body}`)).size).toBe(1)
    expect((await send(other.fileName)).json.code).toBe('message_differs')
    expect((await send(fileName, 'อย่างอื่น')).json.code).toBe('message_differs')
    expect((await talk.send(ofWorker, worker.uid, conversationId, 'รูปหน้าร้าน', { id })).json.code).toBe(
      'message_differs',
    )
    await removal()
    const kept = objectsOf(conversationId).filter((name) => name.includes('/private/'))
    expect(kept).toHaveLength(1)
  })

  test('goes with its message: taken back, or with the conversation', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const ids = [uuidv7(), uuidv7()]
    for (const id of ids) {
      const { fileName } = await files.uploaded(ofCompany, company.uid, conversationId, pngOf(8, 8))
      await files.carry(ofCompany, company.uid, conversationId, { kind: 'file', fileName }, { id })
    }
    await removal()
    expect(objectsOf(conversationId)).toHaveLength(2)
    const taken = await partim.ask(`DELETE ${ofCompany}/${conversationId}/messages/${ids[0]}`, {
      as: company.uid,
    })
    expect(taken.json).toMatchObject({ isTakenBack: true, attachment: null })
    expect((await files.open(ofWorker, worker.uid, conversationId, ids[0] ?? '')).status).toBe(404)
    await removal()
    expect(objectsOf(conversationId)).toHaveLength(1)
    await partim.db.delete(conversations).where(eq(conversations.id, conversationId))
    await removal()
    expect(objectsOf(conversationId)).toEqual([])
    expect(await partim.db.$count(messageFiles, eq(messageFiles.conversationId, conversationId))).toBe(0)
  })
})

test('a PDF is saved under a name that hides nothing', async () => {
  const { company, worker, conversationId } = await talk.pair()
  const pdf = harmlessPdf()
  const { fileName } = await files.uploaded(ofCompany, company.uid, conversationId, pdf, 'application/pdf')
  const id = uuidv7()
  const attachment = { kind: 'file', fileName, name: 'ตารางเรีียน\u202Efdp.exe/../x.PDF' }
  const { json } = await files.carry(ofCompany, company.uid, conversationId, attachment, { id })
  expect(json.attachment).toMatchObject({ kind: 'file', name: 'ตารางเรียน fdp.exe .. x.pdf' })
  const opened = await files.open(ofWorker, worker.uid, conversationId, id)
  expect(opened.headers.get('content-type')).toBe('application/pdf')
  expect(opened.headers.get('content-disposition')).toMatch(
    /^attachment; filename="file.pdf"; filename\*=UTF-8''%E0/,
  )
  expect(safeFileName('')).toBe('file.pdf')
  expect(new TextEncoder().encode(safeFileName('ก'.repeat(400))).length).toBeLessThan(255)
})

test.each(['webm', 'mp4'] as const)(
  'a voice as %s is its sound alone, in pieces as players ask',
  async (container) => {
    const { company, worker, conversationId } = await talk.pair()
    const type = `audio/${container}` as const
    const headers = container === 'mp4' ? ('pieces' as const) : undefined
    const film = await filmOf({ container, seconds: 3, ...(headers && { headers }) })
    const { fileName } = await files.uploaded(ofWorker, worker.uid, conversationId, film, type)
    const id = uuidv7()
    const { json } = await files.carry(
      ofWorker,
      worker.uid,
      conversationId,
      { kind: 'file', fileName },
      { id },
    )
    expect(json.attachment).toMatchObject({ kind: 'voice', fileType: type })
    expect(Math.abs(json.attachment.durationMs - 3_000)).toBeLessThan(100)
    expect(json.attachment.size).toBeLessThan(film.length)
    const piece = await files.open(ofCompany, company.uid, conversationId, id, { range: 'bytes=0-9' })
    expect([piece.status, piece.headers.get('content-length')]).toEqual([206, '10'])
  },
)

describe('a card', () => {
  const post = {
    title: 'พนักงานเสิร์ฟ',
    workType: 'waiter' as const,
    payUnit: 'day' as const,
    payAmount: 60_000,
    shift: { date: '2026-12-05', startTime: '10:00', endTime: '19:00' },
  }

  test('of a job is the company’s own post, or one the worker has to do with', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const [jobPostId, foreign] = [uuidv7(), uuidv7()]
    for (const uid of [company.uid, worker.uid])
      partim.cards.posts.set(`${uid} ${jobPostId}`, { jobPostId, ...post })
    partim.cards.posts.set(`${worker.uid} ${foreign}`, { jobPostId: foreign, ...post })
    const byCompany = await files.carry(ofCompany, company.uid, conversationId, { kind: 'job', jobPostId })
    expect(byCompany.json.attachment).toEqual({ kind: 'job', jobPostId, ...post })
    const byWorker = () => files.carry(ofWorker, worker.uid, conversationId, { kind: 'job', jobPostId })
    expect((await byWorker()).json.code).toBe('post_not_open')
    await talk.tellRight(company.companyId, worker.id, jobPostId)
    expect((await byWorker()).json.attachment).toMatchObject({ kind: 'job', jobPostId })
    for (const [prefix, as] of [
      [ofCompany, company.uid],
      [ofWorker, worker.uid],
    ] as const)
      expect(
        (await files.carry(prefix, as, conversationId, { kind: 'job', jobPostId: foreign })).json.code,
      ).toBe('post_not_open')
  })

  test('of a place is a branch of the company, or where somebody is to some ten metres', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const branchId = uuidv7()
    const place = { name: 'สาขาสยาม', address: '1 ถนนพระราม 1', lat: 13.745678, lng: 100.534567 }
    partim.cards.branches.set(`${company.uid} ${branchId}`, place)
    const send = (prefix: string, as: string, attachment: object) =>
      files.carry(prefix, as, conversationId, attachment)
    expect((await send(ofCompany, company.uid, { kind: 'branch', branchId })).json.attachment).toEqual({
      kind: 'location',
      lat: 13.7457,
      lng: 100.5346,
      branch: { name: 'สาขาสยาม', address: '1 ถนนพระราม 1' },
    })
    expect((await send(ofWorker, worker.uid, { kind: 'branch', branchId })).json.code).toBe('card_not_found')
    const here = { kind: 'position', lat: 13.123456, lng: 100.000049 }
    expect((await send(ofWorker, worker.uid, here)).json.attachment).toEqual({
      kind: 'location',
      lat: 13.1235,
      lng: 100,
      branch: null,
    })
    expect((await send(ofWorker, worker.uid, { ...here, lat: 91 })).status).toBe(422)
  })

  test('of somebody who cannot come is about shifts they gave back to this company', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const jobPostId = uuidv7()
    const shifts = [
      { id: 'a', date: '2026-12-05', startTime: '10:00', endTime: '19:00' },
      { id: 'b', date: '2026-12-06', startTime: '10:00', endTime: '19:00' },
    ]
    const job = { companyId: company.companyId, title: 'พนักงานเสิร์ฟ', shifts }
    partim.cards.jobs.set(`${worker.uid} ${jobPostId}`, job)
    const attachment = { kind: 'cannot_come', jobPostId, shiftIds: ['b'], reason: 'personal' }
    const send = (changes: object, prefix = ofWorker, as = worker.uid) =>
      files.carry(prefix, as, conversationId, { ...attachment, ...changes }, { text: 'ไปไม่ได้ค่ะ' })
    expect((await send({})).json).toMatchObject({
      text: 'ไปไม่ได้ค่ะ',
      attachment: {
        kind: 'cannot_come',
        title: 'พนักงานเสิร์ฟ',
        shifts: [{ date: '2026-12-06', startTime: '10:00', endTime: '19:00' }],
        reason: 'personal',
      },
    })
    expect((await send({ shiftIds: ['a', 'b'] })).json.attachment.shifts).toHaveLength(2)
    expect((await send({ shiftIds: ['b', 'c'] })).json.code).toBe('card_not_found')
    expect((await send({ shiftIds: [] })).status).toBe(422)
    expect((await send({}, ofCompany, company.uid)).json.code).toBe('card_not_found')
    partim.cards.jobs.set(`${worker.uid} ${jobPostId}`, { ...job, companyId: uuidv7() })
    expect((await send({})).json.code).toBe('card_not_found')
    partim.cards.isDown = true
    expect((await send({})).status).toBe(503)
    partim.cards.isDown = false
  })
})

test('copies of both sides name what was sent, and what shows a person goes with their account', async () => {
  const { company, worker, conversationId } = await talk.pair()
  for (const [prefix, as] of [
    [ofCompany, company.uid],
    [ofWorker, worker.uid],
  ] as const) {
    const { fileName } = await files.uploaded(prefix, as, conversationId, pngOf(8, 8))
    await files.carry(prefix, as, conversationId, { kind: 'file', fileName })
  }
  await files.carry(ofWorker, worker.uid, conversationId, { kind: 'position', lat: 13.1, lng: 100.1 })
  const [copied] = await conversationRecords(partim.db, worker.uid)
  expect(copied?.messages.map(({ attachment }) => attachment?.kind)).toEqual([
    'picture',
    'picture',
    'location',
  ])
  const ofMember = await memberFiles(partim.db, company.uid)
  expect(ofMember[0]?.content).toMatchObject([{ attachment: { kind: 'picture', width: 8 } }])
  expect(JSON.stringify([copied, ofMember])).not.toContain('objectName')
  const account = { uid: worker.uid } as Parameters<typeof leaving.removeData>[1]
  await partim.db.transaction((tx) => leavingTalk(leaving).removeData(tx, account))
  const { json } = await talk.read(ofCompany, company.uid, conversationId)
  expect(json.items.map(({ attachment }: { attachment: object }) => attachment)).toMatchObject([
    { kind: 'picture' },
    { kind: 'gone', of: 'picture' },
    { kind: 'gone', of: 'location' },
  ])
  await removal()
  expect(objectsOf(conversationId)).toHaveLength(1)
})
