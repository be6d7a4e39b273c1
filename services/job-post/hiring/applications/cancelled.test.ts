import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { daysAfterLeaving } from '@/validators/applicant-contact'
import { applications } from '../../tables/applications'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { moveAsOwner, settleDecisions } from './testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  // Registered, and not represented: it reads the contact of those whom it is to meet, and of nobody else.
  await service.registered('owner')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const db = () => service.database.db

const openPost = async () => (await service.openPost('owner', { ...jobPostInput(branchId), headcount: 5 })).id

/** Somebody who applied, and what the company decided. */
async function applicant(jobPostId: string, event?: 'hire' | 'offer'): Promise<string> {
  const { json } = await service.ask('POST /v1/my/applications', {
    as: service.worker(uuidv7()),
    body: { jobPostId, answers: [] },
  })
  if (event) await moveAsOwner(service, json.id, event, 'submitted')
  return json.id
}

const end = async (jobPostId: string, event: 'cancel' | 'close') =>
  expect(
    (await service.ask(`POST /v1/job-posts/${jobPostId}/events`, { as: 'owner', body: { event } })).status,
  ).toBe(200)
const cancel = (jobPostId: string) => end(jobPostId, 'cancel')
const boardOf = async (id: string) =>
  (await service.ask(`GET /v1/job-posts/${id}/board`, { as: 'owner' })).json
const daysOf = async () => (await service.ask('GET /v1/days', { as: 'owner' })).json

test('a cancelled post names who lost the job or an offer by it, for a week in full who had the job', async () => {
  const post = await openPost()
  const [offered, hired] = [await applicant(post, 'offer'), await applicant(post, 'hire')]
  await settleDecisions(db())
  // Nobody has told this one yet, and nobody will.
  await applicant(post, 'hire')
  await applicant(post)
  expect((await boardOf(post)).takenBack).toEqual([])
  await cancel(post)
  await service.mail.allSent()
  const { takenBack, stages } = await boardOf(post)
  expect(takenBack).toMatchObject([
    { id: hired, takenBack: 'hired', toldAt: expect.any(String), worker: { displayName: 'สมชาย ใจดี' } },
    {
      id: offered,
      takenBack: 'offered',
      toldAt: expect.any(String),
      worker: { displayName: 'สมชาย จ.', phone: null },
    },
  ])
  expect(takenBack[0].worker.phone).not.toBeNull()
  expect(stages.at(-1)).toMatchObject({ stage: 'ended', count: 4 })
  const long = new Date(Date.now() - daysAfterLeaving * 86_400_000 - 1_000)
  await db().update(applications).set({ takenBackAt: long, movedAt: long }).where(eq(applications.id, hired))
  expect((await boardOf(post)).takenBack[0].worker).toMatchObject({ displayName: 'สมชาย จ.', phone: null })
})

test('whom the company turned down before is not among them', async () => {
  const post = await openPost()
  const id = await applicant(post, 'hire')
  await settleDecisions(db())
  await moveAsOwner(service, id, 'reject', 'hired')
  await cancel(post)
  expect((await boardOf(post)).takenBack).toEqual([])
})

test.each(['cancel', 'close'] as const)(
  "from whom the company took the job days before lost nothing by the post's end: %s",
  async (event) => {
    const post = await openPost()
    const id = await applicant(post, 'hire')
    await settleDecisions(db())
    await moveAsOwner(service, id, 'shortlist', 'hired')
    const before = new Date(Date.now() - 2 * 86_400_000)
    await db().update(applications).set({ takenBackAt: before }).where(eq(applications.id, id))
    await end(post, event)
    expect((await boardOf(post)).takenBack).toEqual([])
    expect((await service.ask(`GET /v1/applications/${id}`, { as: 'owner' })).json).toMatchObject({
      state: 'expired',
      takenBack: null,
      contactBar: { why: 'not_met' },
      worker: { displayName: 'สมชาย จ.', phone: null },
    })
    const { cancelled } = await daysOf()
    expect(cancelled.filter(({ jobPostId }: { jobPostId: string }) => jobPostId === post)).toEqual(
      event === 'cancel' ? [expect.objectContaining({ told: 0, people: [] })] : [],
    )
  },
)

test('who lost an offer as the post was closed had it cancelled by nobody', async () => {
  const post = await openPost()
  const id = await applicant(post, 'offer')
  await settleDecisions(db())
  await end(post, 'close')
  expect((await service.ask(`GET /v1/applications/${id}`, { as: 'owner' })).json).toMatchObject({
    state: 'expired',
    takenBack: null,
  })
})

test('the days say that it was cancelled and who was told, in the place of what they had answered', async () => {
  const post = await openPost()
  const uid = service.worker(uuidv7())
  const { json } = await service.ask('POST /v1/my/applications', {
    as: uid,
    body: { jobPostId: post, answers: [] },
  })
  const decide = (path: string, as: string, event: string, from: string) =>
    service.ask(`POST ${path}/${json.id}/events`, { as, body: { event, from } })
  await decide('/v1/applications', 'owner', 'offer', 'submitted')
  await settleDecisions(db())
  await decide('/v1/my/applications', uid, 'accept', 'offered')
  const about = <Of extends { jobPostId: string }>(items: Of[]) =>
    items.filter(({ jobPostId }) => jobPostId === post)
  const before = await daysOf()
  expect(about(before.answers)).toMatchObject([{ answer: 'offer_accepted' }])
  expect(about(before.cancelled)).toEqual([])
  await cancel(post)
  await service.mail.allSent()
  const { answers, cancelled } = await daysOf()
  expect(about(answers)).toEqual([])
  expect(about(cancelled)).toEqual([
    expect.objectContaining({ told: 1, people: ['สมชาย ใจดี'], at: expect.any(String) }),
  ])
})

test('a draft that is given up is no cancelled job', async () => {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  await cancel(id)
  const { cancelled } = await daysOf()
  expect(cancelled.map(({ jobPostId }: { jobPostId: string }) => jobPostId)).not.toContain(id)
})
