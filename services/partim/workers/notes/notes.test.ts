import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { removePast } from '@/services/shared/retention/past'
import { companyClosed } from '@/services/shared/service-events/catalogue'
import { workerNoteLimit, workerNotesAtMost } from '@/validators/note-limit'
import { blockedCompanies } from '../../tables/resume-readers'
import { workerNotes } from '../../tables/worker-notes'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../workers/service'
import { workerNoteRetention } from './retention'
import { noteRecords } from './service'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

let owner: { uid: string; companyId: string }
let worker: { uid: string; id: string }
beforeEach(async () => {
  owner = partim.newCompany()
  worker = await openWorker()
})

async function openWorker() {
  const someone = await partim.newWorker()
  const body = { workTypes: ['barista'], visibility: 'open' }
  await partim.ask('PATCH /v1/resumes/me', { as: someone.uid, body, headers: { 'if-match': '"1"' } })
  return someone
}

const list = (as = owner.uid) => partim.ask(`GET /v1/workers/${worker.id}/notes`, { as })
const add = (text: string, as = owner.uid, headers = {}) =>
  partim.ask(`POST /v1/workers/${worker.id}/notes`, { as, body: { text }, headers })
const remove = (noteId: string, as = owner.uid) =>
  partim.ask(`DELETE /v1/workers/${worker.id}/notes/${noteId}`, { as })
const texts = async (as = owner.uid) => (await list(as)).json.items.map(({ text }: { text: string }) => text)

describe('notes of a team', () => {
  test('are read by all who look for people, oldest first, with who wrote each as they are called now', async () => {
    const recruiter = partim.newUid('recruiter')
    partim.addMember(recruiter, 'recruiter', owner.companyId)
    expect((await list()).json).toEqual({ items: [] })
    const first = await add('  โทรแล้ว มาได้วันเสาร์  ')
    expect([first.status, first.json]).toEqual([
      201,
      expect.objectContaining({ text: 'โทรแล้ว มาได้วันเสาร์', authorName: `คุณ ${owner.uid}`, isOwn: true }),
    ])
    await add('ให้ลองกะเย็น', recruiter)
    expect((await list(recruiter)).json.items).toEqual([
      expect.objectContaining({ text: 'โทรแล้ว มาได้วันเสาร์', isOwn: false }),
      expect.objectContaining({ text: 'ให้ลองกะเย็น', authorName: `คุณ ${recruiter}`, isOwn: true }),
    ])
    partim.companies.leave(recruiter)
    expect((await list()).json.items[1]).toMatchObject({ authorName: null })
  })

  test('are of one company: another one reads none and removes none', async () => {
    const rival = partim.newUid('rival')
    partim.addMember(rival)
    const { id } = (await add('คนนี้เก่ง')).json
    expect(await texts(rival)).toEqual([])
    expect((await remove(id, rival)).json).toMatchObject({ status: 404, code: 'not_found' })
    expect(await texts()).toEqual(['คนนี้เก่ง'])
  })

  test('are removed by who wrote them, and by nobody else', async () => {
    const colleague = partim.newUid('admin')
    partim.addMember(colleague, 'admin', owner.companyId)
    const { id } = (await add('พิมพ์ผิด')).json
    expect((await remove(id, colleague)).status).toBe(404)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect(await texts()).toEqual([])
    const events = await partim.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.companyId, owner.companyId))
    expect(events.map(({ action }) => action)).toEqual(['worker_note.added', 'worker_note.removed'])
  })

  test.each([
    ['nothing', '', 'required'],
    ['spaces', '   ', 'required'],
    ['more than a note may hold', 'ก'.repeat(workerNoteLimit + 1), 'max'],
  ])('of %s are refused', async (_what, text, rule) => {
    const { status, json } = await add(text)
    expect([status, json.errors[0]]).toEqual([422, expect.objectContaining({ field: 'text', rule })])
  })

  test('are stored once, however often the same request comes', async () => {
    const headers = { 'idempotency-key': uuidv7() }
    const [one, other] = [await add('ครั้งเดียว', owner.uid, headers), await add('ครั้งเดียว', owner.uid, headers)]
    expect(other.json.id).toBe(one.json.id)
    expect(await texts()).toEqual(['ครั้งเดียว'])
  })

  test('are no more than the company keeps about one worker', async () => {
    const row = { companyId: owner.companyId, workerId: worker.id, companyName: 'ร้าน', authorUid: owner.uid }
    const many = Array.from({ length: workerNotesAtMost }, () => ({ ...row, id: uuidv7(), text: 'โน้ต' }))
    await partim.db.insert(workerNotes).values(many)
    expect((await add('อีกข้อ')).json).toMatchObject({ status: 409, code: 'worker_notes_full' })
  })
})

describe('whom notes are about', () => {
  test('is somebody the company can read: who blocks it is as unknown as an unknown id', async () => {
    const { id } = (await add('ก่อนบล็อก')).json
    await partim.db
      .insert(blockedCompanies)
      .values({ workerId: worker.id, companyId: owner.companyId, companyName: 'ร้าน' })
    const unknown = await partim.ask(`GET /v1/workers/${uuidv7()}/notes`, { as: owner.uid })
    for (const answer of [await list(), await add('หลังบล็อก'), unknown]) {
      expect(answer.json).toMatchObject({ status: 404, code: 'not_found' })
    }
    // What one wrote oneself can be taken back at any time.
    expect((await remove(id)).status).toBe(204)
  })

  test('has them in the copy of their data, without the name of who wrote', async () => {
    await add('มาตรงเวลาทุกกะ')
    expect(await noteRecords(partim.db, worker.uid)).toEqual([
      {
        companyId: owner.companyId,
        companyName: `ร้านของ ${owner.uid}`,
        text: 'มาตรงเวลาทุกกะ',
        createdAt: expect.any(Date),
      },
    ])
  })

  test('takes them along when their account goes', async () => {
    await add('จะหายไปด้วย')
    const account = { uid: worker.uid } as Parameters<typeof leaving.removeData>[1]
    await partim.db.transaction((tx) => leaving.removeData(tx, account))
    expect(await partim.db.$count(workerNotes, eq(workerNotes.workerId, worker.id))).toBe(0)
  })
})

test('a company that closes takes its notes along, and no others', async () => {
  const rival = partim.newUid('rival')
  partim.addMember(rival)
  await add('ของร้านที่ปิด')
  await add('ของอีกร้าน', rival)
  await partim.tell(companyClosed, { companyId: owner.companyId }, {})
  expect(await texts()).toEqual([])
  expect(await texts(rival)).toEqual(['ของอีกร้าน'])
})

test('notes are kept as long as the privacy policy says', async () => {
  await add('เก่า')
  await partim.db
    .update(workerNotes)
    .set({ createdAt: sql`now() - interval '366 days'` as never })
    .where(eq(workerNotes.workerId, worker.id))
  await add('ใหม่')
  await removePast(partim.db, workerNoteRetention, new AbortController().signal)
  expect(await texts()).toEqual(['ใหม่'])
})
