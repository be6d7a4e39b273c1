import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { applications } from '../../tables/applications'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { lockWorker } from '../applications/commitments-repository'
import { settleDecisions } from '../applications/testing'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId } = await service.owner('owner'))
  branchId = await service.branch('owner')
  await service.colleague('recruiter', companyId, 'recruiter')
  await service.colleague('finance', companyId, 'finance')
})
afterAll(() => service.stop())

const db = () => service.database.db
const times = { startTime: '10:00', endTime: '20:00', breakMinutes: 60 }
const shift = (ahead: number) => ({ date: dayAhead(ahead), ...times, headcount: 1 })
const ask = (...args: Parameters<TestService['ask']>) => service.ask(...args)

async function openPost(changes: object = {}) {
  const title = `เสิร์ฟ ${uuidv7().slice(-6)}`
  const shifts = [shift(3), shift(4)]
  const input = { ...jobPostInput(branchId), title, headcount: 1, shifts, shiftChoice: 'each', ...changes }
  return { ...(await service.openPost('owner', input)), title }
}
const newWorker = () => {
  const uid = service.worker(uuidv7())
  return { uid, workerId: service.profiles.workers.get(uid)?.id ?? '' }
}
const apply = (uid: string, jobPostId: string, shiftIds: readonly string[], answers: object[] = []) =>
  ask('POST /v1/my/applications', { as: uid, body: { jobPostId, answers, shiftIds } })
async function hired(jobPostId: string, shiftIds: readonly string[]) {
  const { uid } = newWorker()
  const { json } = await apply(uid, jobPostId, shiftIds)
  const body = { event: 'hire', from: 'submitted', ...(shiftIds.length > 0 && { shiftIds }) }
  expect((await ask(`POST /v1/applications/${json.id}/events`, { as: 'owner', body })).status).toBe(200)
  await settleDecisions(db())
  return { uid, id: json.id as string }
}
/** A full post of two shifts, the second of which somebody gave back. */
async function lostSecond(changes: object = {}) {
  const post = await openPost(changes)
  const [first = '', second = ''] = post.shiftIds
  const one = await hired(post.id, [first, second])
  const { version } = (await ask(`GET /v1/my/applications/${one.id}`, { as: one.uid })).json
  const body = { shiftIds: [second], version }
  expect(
    (await ask(`POST /v1/my/applications/${one.id}/given-back-shifts`, { as: one.uid, body })).status,
  ).toBe(200)
  return { ...post, first, second }
}
async function invite(jobPostId: string, as = 'recruiter') {
  const worker = newWorker()
  const { status, text } = await ask(`PUT /v1/job-posts/${jobPostId}/invites/${worker.workerId}`, { as })
  if (status !== 200) throw new Error(text)
  return worker
}
const lostOf = async (jobPostId: string) =>
  (await ask('GET /v1/days', { as: 'owner' })).json.lostPlaces.filter(
    (one: { jobPostId: string }) => one.jobPostId === jobPostId,
  )
const kindsTold = async (jobPostId: string, as = 'owner') => {
  const { items } = (await ask('GET /v1/notifications?limit=50', { as })).json
  return items
    .filter((one: { subjectId: string }) => one.subjectId === jobPostId)
    .map(({ kind }: { kind: string }) => kind)
}

describe('who is invited in the place of somebody who cannot come', () => {
  test('reads for which shift, when, where and for how much', async () => {
    const { id, second } = await lostSecond()
    const { uid } = await invite(id)
    const { items } = (await ask('GET /v1/my/job-post-invites', { as: uid })).json
    expect(items).toMatchObject([
      {
        jobPostId: id,
        isReplacement: true,
        shifts: [{ id: second, date: dayAhead(4) }],
        startsAt: new Date(`${dayAhead(4)}T10:00:00+07:00`).toISOString(),
        // A day of nine hours, one of them overtime.
        totalPay: Math.round(items[0].payAmount * (1 + 1.5 / 8)),
        district: expect.any(String),
      },
    ])
    await service.mail.allSent()
    expect([...service.workerNotifications.told.values()].at(-1)).toMatchObject({
      kind: 'job_post_invited',
      params: { facts: expect.arrayContaining(['ไปแทนคนที่มาไม่ได้']) },
    })
  })

  test('reads so of that post alone, among all they are invited to', async () => {
    const [lost, open] = [await lostSecond(), await openPost()]
    const { uid, workerId } = await invite(lost.id)
    await ask(`PUT /v1/job-posts/${open.id}/invites/${workerId}`, { as: 'recruiter' })
    const of = async (query = '') =>
      (await ask(`GET /v1/my/job-post-invites${query}`, { as: uid })).json.items
    expect(await of()).toHaveLength(2)
    expect(await of(`?jobPostId=${lost.id}`)).toMatchObject([{ jobPostId: lost.id, isReplacement: true }])
    expect(await of(`?jobPostId=${open.id}`)).toMatchObject([{ jobPostId: open.id, isReplacement: false }])
    expect(await of(`?jobPostId=${uuidv7()}`)).toEqual([])
  })

  test('is invited by members who read before in whose place that is', async () => {
    const insteadOf = async (id: string, as = 'recruiter') =>
      (await ask(`GET /v1/job-posts/${id}/invites`, { as })).json.insteadOf
    expect(await insteadOf((await openPost()).id)).toEqual([])
    const { id } = await lostSecond()
    const [{ displayName }] = await lostOf(id)
    expect(displayName).toEqual(expect.any(String))
    expect(await insteadOf(id)).toEqual([displayName])
    expect(await insteadOf(id, 'finance')).toEqual([])
  })

  test('waits for who hires them for another job meanwhile, and holds nothing that these need', async () => {
    const { id, second } = await lostSecond()
    const { uid, workerId } = await invite(id)
    const { applying } = await db().transaction(async (tx) => {
      await lockWorker(tx, { workerId })
      const applying = apply(uid, id, [second])
      await Promise.race([applying, somebodyWaitsForLock(db())])
      await publish(tx, applicantChanged, { companyId, workerId })
      return { applying }
    })
    const { status, json } = await applying
    expect([status, json.state]).toEqual([201, 'hired'])
  })

  test('has the place by applying: it is lost no more, and both are told', async () => {
    const { id, second } = await lostSecond()
    const { uid } = await invite(id)
    const { status, json } = await apply(uid, id, [second])
    expect([status, json.state, json.isConfirmed]).toEqual([201, 'hired', true])
    expect(json.assignedShifts).toMatchObject([{ id: second }])
    expect(await lostOf(id)).toEqual([])
    // Who comes in somebody's place can be called, as anybody who has a job.
    const [stored] = await db()
      .select({ contactFrom: applications.contactFrom })
      .from(applications)
      .where(eq(applications.id, json.id))
    expect(stored?.contactFrom).toBeInstanceOf(Date)
    expect((await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json.state).toBe('filled')
    for (const as of ['owner', 'recruiter']) expect((await kindsTold(id, as))[0]).toBe('offer_accepted')
    // Nobody is told of an applicant who waits; the first one was.
    expect(await kindsTold(id)).toEqual(['offer_accepted', 'worker_cannot_come', 'applications_received'])
    const moved = (await db().select().from(jobs).where(eq(jobs.kind, 'application_moved'))).map(
      ({ payload }) => payload,
    )
    expect(moved).toContainEqual(expect.objectContaining({ id: json.id, state: 'hired' }))
    const { items } = (await ask(`GET /v1/applications/${json.id}/events`, { as: 'owner' })).json
    expect(items.map(({ event, who }: { event: string; who: string }) => [event, who])).toEqual([
      ['submit', 'worker'],
      ['offer', 'member'],
      ['accept', 'worker'],
    ])
  })

  test('and comes too late is told that the place is gone, and nothing is held against them', async () => {
    const { id, second } = await lostSecond()
    const [quick, late] = [await invite(id), await invite(id)]
    expect((await apply(quick.uid, id, [second])).json.state).toBe('hired')
    const { status, json } = await apply(late.uid, id, [second])
    expect([status, json.code]).toEqual([409, 'replacement_found'])
    expect((await ask('GET /v1/my/applications', { as: late.uid })).json.items).toEqual([])
    expect((await apply(newWorker().uid, id, [second])).json.code).toBe('post_not_open')
  })

  test('for other shifts, or was invited before anybody was missing, waits for a decision', async () => {
    const { id, shiftIds } = await openPost()
    const [first = '', second = ''] = shiftIds
    const early = await invite(id)
    const one = await hired(id, [second])
    await ask(`POST /v1/my/applications/${one.id}/events`, {
      as: one.uid,
      body: { event: 'withdraw', from: 'hired' },
    })
    expect((await ask('GET /v1/my/job-post-invites', { as: early.uid })).json.items).toMatchObject([
      { isReplacement: false, shifts: [{ id: first }, { id: second }] },
    ])
    expect((await apply(early.uid, id, [second])).json.state).toBe('submitted')
    const later = await invite(id)
    expect((await apply(later.uid, id, [first])).json.state).toBe('submitted')
    expect(await lostOf(id)).toHaveLength(1)
  })

  test('has the whole job where everybody does all of it', async () => {
    const { id, shiftIds } = await openPost({ shiftChoice: 'all' })
    const one = await hired(id, [])
    await ask(`POST /v1/my/applications/${one.id}/events`, {
      as: one.uid,
      body: { event: 'withdraw', from: 'hired' },
    })
    const { uid } = await invite(id)
    const { json } = await apply(uid, id, [])
    expect(json.state).toBe('hired')
    expect(json.shifts).toHaveLength(shiftIds.length)
    expect(await lostOf(id)).toEqual([])
  })
})
