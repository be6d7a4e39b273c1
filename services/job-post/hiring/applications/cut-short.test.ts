import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { jobPosts, shifts as shiftTable } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { moveAsOwner, settleDecisions } from './testing'

/** A job that ends while it is worked: what was worked stays so, and only what was to come is lost. */

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId } = await service.registered('owner'))
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const db = () => service.database.db
const shift = (ahead: number) => ({
  date: dayAhead(ahead),
  startTime: '10:00',
  endTime: '18:00',
  breakMinutes: 60,
})

/** Somebody who knows to have the job of a post of these days, the first of which has begun. */
async function working(days: readonly number[], shiftChoice: 'all' | 'each' = 'all') {
  const input = { ...jobPostInput(branchId), title: `พนักงาน ${uuidv7().slice(-6)}`, headcount: 2 }
  const posted = await service.openPost('owner', { ...input, shifts: days.map(shift), shiftChoice })
  const { id: jobPostId, shiftIds: ids } = posted
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId })
  const body = { jobPostId, answers: [], ...(shiftChoice === 'each' && { shiftIds: ids }) }
  const { id } = (await service.ask('POST /v1/my/applications', { as: uid, body })).json
  await move(id, 'hire', 'submitted')
  await settleDecisions(db())
  await begin(jobPostId, ids[0] ?? '')
  return { jobPostId, id, uid, workerId, ids, title: input.title }
}

/** Lets a shift have been yesterday. */
async function begin(jobPostId: string, shiftId: string): Promise<void> {
  const startsAt = new Date(`${dayAhead(-1)}T10:00:00+07:00`)
  const endsAt = new Date(`${dayAhead(-1)}T18:00:00+07:00`)
  await db()
    .update(shiftTable)
    .set({ date: dayAhead(-1), startsAt, endsAt })
    .where(and(eq(shiftTable.jobPostId, jobPostId), eq(shiftTable.id, shiftId)))
  await db().update(jobPosts).set({ startsAt }).where(eq(jobPosts.id, jobPostId))
}

const move = (id: string, event: string, from: string) => moveAsOwner(service, id, event, from)
const cancel = (jobPostId: string) =>
  service.ask(`POST /v1/job-posts/${jobPostId}/events`, { as: 'owner', body: { event: 'cancel' } })
const own = async (uid: string, id: string) =>
  (await service.ask(`GET /v1/my/applications/${id}`, { as: uid })).json
const held = async (uid: string) =>
  (await service.ask('GET /v1/my/applications?group=held', { as: uid })).json.items
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)

const ends = {
  cancelled: ({ jobPostId }: { jobPostId: string }) => cancel(jobPostId),
  'let go': ({ id }: { id: string }) => move(id, 'reject', 'hired'),
}

test.each([
  ['cancelled', 'all'],
  ['cancelled', 'each'],
  ['let go', 'all'],
  ['let go', 'each'],
] as const)('%s half-way, where people work %s: only the days to come are lost', async (how, choice) => {
  const worker = await working([1, 2, 3], choice)
  const [first = '', ...later] = worker.ids
  await ends[how](worker)
  const seen = await own(worker.uid, worker.id)
  expect(seen.takenBack).toMatchObject({ was: 'hired', isCancelled: how === 'cancelled' })
  expect([idsOf(seen.shifts), idsOf(seen.worked)]).toEqual([later, [first]])
  expect(seen.totalPay).toBe(2 * seen.workedPay)
  expect(seen.workedPay).toBeGreaterThan(0)
  // What was worked is still counted among what somebody earns.
  expect(idsOf(await held(worker.uid))).toEqual([worker.id])
  await service.mail.allSent()
  const [mail] = service.mail.sent.filter(
    ({ to, text, subject }) =>
      to === `${worker.uid}@example.com` && text.includes(worker.title) && subject.includes('ยกเลิก'),
  )
  const [lostLine = '', workedLine = ''] = ['วันและเวลา', 'กะที่คุณทำไปแล้ว'].map(
    (start) => mail?.text.split('\n').find((line) => line.startsWith(start)) ?? '',
  )
  const dayOf = (ahead: number) => String(Number(dayAhead(ahead).slice(8)))
  expect(lostLine).toContain(` ${dayOf(2)} `)
  expect(lostLine).not.toContain(` ${dayOf(-1)} `)
  expect(workedLine).toContain(` ${dayOf(-1)} `)
})

test('who had begun all that was theirs as the job was cancelled has worked, and is told of no loss', async () => {
  const worker = await working([1, 2], 'each')
  const other = await working([1, 2], 'each')
  await begin(worker.jobPostId, worker.ids[1] ?? '')
  await cancel(worker.jobPostId)
  await service.mail.allSent()
  expect(await own(worker.uid, worker.id)).toMatchObject({ state: 'completed', takenBack: null })
  const told = [...service.workerNotifications.told.values()].filter(
    ({ workerId }) => workerId === worker.workerId,
  )
  expect(told.map(({ kind }) => kind)).toEqual(['application_hired'])
  expect((await own(other.uid, other.id)).state).toBe('hired')
  const board = (await service.ask(`GET /v1/job-posts/${worker.jobPostId}/board`, { as: 'owner' })).json
  expect(board.takenBack).toEqual([])
})

test('who worked and who was to be met are told of at once, as whatever else is told of both', async () => {
  // Ids are ordered by time: whoever tells of both begins with this one.
  const met = uuidv7()
  const worker = await working([1, 2], 'each')
  const { jobPostId, ids } = worker
  const body = { jobPostId, answers: [], shiftIds: ids.slice(1) }
  const as = service.worker(uuidv7(), { id: met })
  const { id } = (await service.ask('POST /v1/my/applications', { as, body })).json
  await move(id, 'interview', 'submitted')
  await begin(jobPostId, ids[1] ?? '')
  const about = (workerId: string) => ({ companyId, workerId })
  const { ending } = await db().transaction(async (tx) => {
    await publish(tx, applicantChanged, about(met))
    const ending = cancel(jobPostId)
    await Promise.race([ending, somebodyWaitsForLock(db())])
    await publish(tx, applicantChanged, about(worker.workerId))
    return { ending }
  })
  expect((await ending).status).toBe(200)
  expect((await own(worker.uid, worker.id)).state).toBe('completed')
})
