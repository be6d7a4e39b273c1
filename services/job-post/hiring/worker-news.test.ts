import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { composedBy } from '@/services/shared/testing/composed-by'
import { testTurn } from '@/services/shared/testing/turn'
import { settledSeconds } from '@/validators/states/application'
import { applications } from '../tables/applications'
import { jobPosts } from '../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../testing'
import { applicationMails } from './applications/mails'
import { tellWorkers } from './applications/routines'
import { inviteMails } from './job-post-invites/mails'

/** What the partim service is told for its workers, and which mails go beside it. */

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())
beforeEach(() => {
  service.workerNotifications.isDown = false
})

async function openPost(): Promise<{ id: string; title: string }> {
  const input = jobPostInput(branchId)
  const { id } = await service.jobPost('owner', input)
  const { db } = service.database
  await db.update(jobPosts).set({ state: 'published', publishedAt: new Date() }).where(eq(jobPosts.id, id))
  return { id, title: input.title }
}

async function applicant(jobPostId: string) {
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId })
  const body = { jobPostId, answers: [] }
  const { json } = await service.ask('POST /v1/my/applications', { as: uid, body })
  return { uid, workerId, id: json.id as string }
}

const move = (id: string, event: string, from: string) =>
  service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from } })

const toldTo = (workerId: string) =>
  [...service.workerNotifications.told.values()].filter((news) => news.workerId === workerId)

/** Carries out what was promised about a worker's subject, as the service does, and answers to whom mails go. */
async function carryOut(subject: { id?: string; workerId?: string }): Promise<(string | undefined)[]> {
  const { db } = service.database
  const { identity, workerNotifications } = service
  const hasOwnAddress = async () => true
  const parts = { db, identity, workerNotifications, hasOwnAddress, appUrl: 'http://localhost:3000' }
  const composers = [...applicationMails(parts), ...inviteMails(parts)]
  const promised = (await db.select().from(jobs).orderBy(jobs.id)).filter(({ payload }) =>
    Object.entries(subject).every(([name, value]) => Object(payload)[name] === value),
  )
  const mails = []
  for (const { kind, payload } of promised) {
    if (composers.some((composer) => composer.kind.name === kind))
      mails.push((await composedBy(composers, kind, payload))?.to)
  }
  return mails
}

async function settle(id: string): Promise<void> {
  const { db } = service.database
  const updatedAt = new Date(Date.now() - (settledSeconds + 1) * 1_000)
  await db.update(applications).set({ updatedAt }).where(eq(applications.id, id))
  await tellWorkers(db, testTurn())
}

test.each([
  ['interview', 'application_interview'],
  ['offer', 'application_offered'],
  ['hire', 'application_hired'],
  ['reject', 'application_rejected'],
])('after "%s" the worker is told %s once, and mailed', async (event, kind) => {
  const post = await openPost()
  const { id, uid, workerId } = await applicant(post.id)
  expect((await move(id, event, 'submitted')).status).toBe(200)
  await settle(id)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(new Set(await carryOut({ id }))).toEqual(new Set([`${uid}@example.com`]))
  }
  const params = { title: post.title, company: 'บริษัท ทดสอบ จำกัด' }
  const hirer = kind === 'application_hired' ? { companyId: expect.any(String) } : {}
  expect(toldTo(workerId)).toEqual([{ workerId, kind, subjectId: id, params, ...hirer }])
})

test('who wants no mail is told in the product alone; an unproven address is not written to', async () => {
  const post = await openPost()
  const [quiet, unproven] = [await applicant(post.id), await applicant(post.id)]
  service.workerNotifications.noMail.add(quiet.workerId)
  const user = service.identity.users.get(unproven.uid)
  if (user) service.identity.users.set(unproven.uid, { ...user, emailVerified: false })
  for (const { id, workerId } of [quiet, unproven]) {
    await move(id, 'offer', 'submitted')
    await settle(id)
    expect(new Set(await carryOut({ id }))).toEqual(new Set([undefined]))
    expect(toldTo(workerId).map(({ kind }) => kind)).toEqual(['application_offered'])
  }
})

test('what was taken back before it was told is told to nobody', async () => {
  const post = await openPost()
  const { id, workerId } = await applicant(post.id)
  service.workerNotifications.isDown = true
  await move(id, 'offer', 'submitted')
  await settle(id)
  await move(id, 'view', 'offered')
  service.workerNotifications.isDown = false
  expect(await carryOut({ id })).toEqual([undefined])
  expect(toldTo(workerId)).toEqual([])
})

test('a cancelled job is told as cancelled, not as an application nobody decided', async () => {
  const post = await openPost()
  const { id, workerId } = await applicant(post.id)
  await move(id, 'hire', 'submitted')
  const { json } = await service.ask(`GET /v1/job-posts/${post.id}`, { as: 'owner' })
  const body = { event: 'cancel' }
  const headers = { 'if-match': `"${json.version}"` }
  const cancelled = await service.ask(`POST /v1/job-posts/${post.id}/events`, { as: 'owner', body, headers })
  expect(cancelled.status).toBe(200)
  await settle(id)
  await carryOut({ id })
  expect(toldTo(workerId).map(({ kind }) => kind)).toEqual(['application_cancelled'])
})

test('while the partim service does not answer nothing is lost: it is promised, and told when it answers', async () => {
  const post = await openPost()
  const { id, workerId } = await applicant(post.id)
  await move(id, 'hire', 'submitted')
  service.workerNotifications.isDown = true
  await settle(id)
  await expect(carryOut({ id })).rejects.toMatchObject({ status: 503 })
  service.workerNotifications.isDown = false
  await carryOut({ id })
  expect(toldTo(workerId).map(({ kind }) => kind)).toEqual(['application_hired'])
})

test('an invited worker is told and mailed once; who has applied by then is not', async () => {
  const post = await openPost()
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId })
  const invite = () => service.ask(`PUT /v1/job-posts/${post.id}/invites/${workerId}`, { as: 'owner' })
  for (let times = 0; times < 3; times += 1) expect((await invite()).status).toBe(200)
  const mail = await service.mail.to(`${uid}@example.com`)
  expect(mail.text).toContain(`/jobs/${post.id}`)
  expect(await carryOut({ workerId })).toHaveLength(1)
  const [told, ...others] = toldTo(workerId)
  expect(told).toMatchObject({ kind: 'job_post_invited', subjectId: post.id })
  expect(others).toEqual([])

  const early = await applicant(post.id)
  service.workerNotifications.isDown = true
  await service.ask(`PUT /v1/job-posts/${post.id}/invites/${early.workerId}`, { as: 'owner' })
  service.workerNotifications.isDown = false
  await carryOut({ workerId: early.workerId })
  expect(toldTo(early.workerId)).toEqual([])
})
