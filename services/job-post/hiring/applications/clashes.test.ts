import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { planOf } from '@/services/shared/testing/test-database'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { commitmentsQuery } from './commitments-repository'

let service: TestService
const branchOf: Record<string, string> = {}
beforeAll(async () => {
  service = await startTestService()
  for (const uid of ['cafe', 'hotel']) {
    await service.owner(uid)
    branchOf[uid] = await service.branch(uid)
  }
})
afterAll(() => service.stop())

const shift = (ahead: number, startTime: string, endTime: string) => ({
  date: dayAhead(ahead),
  startTime,
  endTime,
  breakMinutes: 0,
})
type Input = ReturnType<typeof shift>

async function openPost(as: string, shifts: readonly Input[], changes: object = {}) {
  const input = { ...jobPostInput(branchOf[as] ?? ''), shifts, ...changes }
  const { id, shiftIds: ids } = await service.openPost(as, input)
  return { id, ids, title: input.title }
}

const send = (as: string, jobPostId: string, shiftIds?: readonly string[]) =>
  service.ask('POST /v1/my/applications', {
    as,
    body: { jobPostId, answers: [], ...(shiftIds && { shiftIds }) },
  })
async function apply(as: string, jobPostId: string, shiftIds?: readonly string[]): Promise<string> {
  const { status, text, json } = await send(as, jobPostId, shiftIds)
  if (status !== 201) throw new Error(text)
  return json.id
}
const move = (as: string, id: string, event: string, from = 'submitted', shiftIds?: readonly string[]) =>
  service.ask(`POST /v1/applications/${id}/events`, {
    as,
    body: { event, from, ...(shiftIds && { shiftIds }) },
  })
const accept = (as: string, id: string) =>
  service.ask(`POST /v1/my/applications/${id}/events`, { as, body: { event: 'accept', from: 'offered' } })
const outcome = ({ status, json }: { status: number; json: { code?: string; state?: string } }) => [
  status,
  json.code ?? json.state,
]

/** A worker hired at the café for an evening, and applications they sent elsewhere before that. */
async function hiredForEvening(
  ahead: number,
  others: readonly { id: string; shiftIds?: readonly string[] }[],
) {
  const uid = service.worker(uuidv7())
  const sent: string[] = []
  for (const { id, shiftIds } of others) sent.push(await apply(uid, id, shiftIds))
  const cafe = await openPost('cafe', [shift(ahead, '17:00', '22:00')])
  const held = await apply(uid, cafe.id)
  expect(outcome(await move('cafe', held, 'hire'))).toEqual([200, 'hired'])
  return { uid, sent, held, cafe }
}

describe('a worker who has a job', () => {
  test('is given no other at the same time, by an offer or a hire, and the company reads nothing of it', async () => {
    const clash = await openPost('hotel', [shift(2, '21:00', '23:00')])
    const { sent, cafe } = await hiredForEvening(2, [clash])
    for (const event of ['offer', 'hire']) {
      const refused = await move('hotel', sent[0] ?? '', event)
      expect(outcome(refused)).toEqual([409, 'applicant_busy'])
      expect(refused.text).not.toContain(cafe.title)
      expect(refused.json).not.toHaveProperty('params')
    }
    const { json } = await service.ask('POST /v1/applications/events', {
      as: 'hotel',
      body: { event: 'hire', applications: [{ id: sent[0], from: 'submitted' }] },
    })
    expect(json.items[0].refusal).toBe('applicant_busy')
  })

  test('is given no more than eight hours of a day, and what is left of them', async () => {
    const long = await openPost('hotel', [shift(3, '08:00', '12:00')])
    const short = await openPost('hotel', [shift(3, '09:00', '12:00')])
    const { sent } = await hiredForEvening(3, [long, short])
    expect(outcome(await move('hotel', sent[0] ?? '', 'hire'))).toEqual([409, 'applicant_hours'])
    expect(outcome(await move('hotel', sent[1] ?? '', 'hire'))).toEqual([200, 'hired'])
  })

  test('cannot accept what was offered before they had it, and is told what is in the way', async () => {
    const uid = service.worker(uuidv7())
    const hotel = await openPost('hotel', [shift(4, '18:00', '23:00')])
    const offered = await apply(uid, hotel.id)
    await move('hotel', offered, 'offer')
    const cafe = await openPost('cafe', [shift(4, '17:00', '22:00')])
    await move('cafe', await apply(uid, cafe.id), 'hire')
    const refused = await accept(uid, offered)
    expect(refused.json).toMatchObject({
      status: 409,
      code: 'own_shifts_clash',
      params: { title: cafe.title, date: dayAhead(4), start: '17:00', end: '22:00' },
    })
  })

  test('cannot apply for it either; a job that ended, or that they left, is in nobody’s way', async () => {
    const { uid, held, cafe } = await hiredForEvening(5, [])
    const hotel = await openPost('hotel', [shift(5, '08:00', '12:00')])
    expect((await send(uid, hotel.id)).json).toMatchObject({
      code: 'own_hours_clash',
      params: { title: cafe.title },
    })
    await service.ask(`POST /v1/my/applications/${held}/events`, {
      as: uid,
      body: { event: 'withdraw', from: 'hired' },
    })
    expect((await send(uid, hotel.id)).status).toBe(201)
  })

  test('gets those of the shifts they chose that do not clash; another by name is refused', async () => {
    const post = { shiftChoice: 'each' }
    const hotel = await openPost('hotel', [shift(6, '18:00', '22:00'), shift(7, '18:00', '22:00')], post)
    const { sent } = await hiredForEvening(6, [{ id: hotel.id, shiftIds: hotel.ids }])
    const [id = ''] = sent
    expect(outcome(await move('hotel', id, 'hire', 'submitted', hotel.ids))).toEqual([409, 'applicant_busy'])
    const { json } = await move('hotel', id, 'hire')
    expect(json.assignedShiftIds).toEqual([hotel.ids[1]])
    const changed = await service.ask(`PUT /v1/applications/${id}/shifts`, {
      as: 'hotel',
      body: { shiftIds: hotel.ids },
      headers: { 'if-match': `"${json.version}"` },
    })
    expect(outcome(changed)).toEqual([409, 'applicant_busy'])
  })

  test('where all they chose clash, none is found for them', async () => {
    const hotel = await openPost('hotel', [shift(8, '18:00', '22:00')], { shiftChoice: 'each' })
    const { sent } = await hiredForEvening(8, [{ id: hotel.id, shiftIds: hotel.ids }])
    expect(outcome(await move('hotel', sent[0] ?? '', 'hire'))).toEqual([409, 'applicant_busy'])
  })
})

test('of two companies that hire one person for the same hours at once, one does', async () => {
  const uid = service.worker(uuidv7())
  const posts = [
    { as: 'cafe', post: await openPost('cafe', [shift(9, '10:00', '14:00')]) },
    { as: 'hotel', post: await openPost('hotel', [shift(9, '12:00', '16:00')]) },
  ]
  const sent = []
  for (const { as, post } of posts) sent.push({ as, id: await apply(uid, post.id) })
  const answers = await Promise.all(sent.map(({ as, id }) => move(as, id, 'hire')))
  expect(answers.map((answer) => outcome(answer)[1]).sort()).toEqual(['applicant_busy', 'hired'])
})

test('what a worker is hired for is found by who they are, however many applications there are', async () => {
  const plan = await planOf(
    service.database.db,
    commitmentsQuery(service.database.db, { workerId: uuidv7(), id: null }),
  )
  expect(plan).toContain('applications_hired_worker_idx')
  expect(plan).not.toMatch(/Seq Scan on (applications|shifts|job_posts)/)
})
