import type { Static } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import type { notificationMail } from '../../platform/notifications/mails'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { applicantDigest } from './applicant-mails'

let service: TestService
let here: string
let there: string
let jobPostId: string
beforeAll(async () => {
  service = await startTestService()
  const { companyId, ...branches } = await service.twoBranches()
  ;({ here, there } = branches)
  await service.colleague('recruiter', companyId, 'recruiter')
  await service.colleague('finance', companyId, 'finance')
})
afterAll(() => service.stop())
beforeEach(async () => {
  jobPostId = await openPost(here)
})

const db = () => service.database.db

async function openPost(branchId: string): Promise<string> {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  const body = { event: 'submit' }
  expect((await service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body })).json.state).toBe(
    'published',
  )
  return id
}

async function apply(to = jobPostId) {
  const body = { jobPostId: to, answers: [] }
  const { status, json } = await service.ask('POST /v1/my/applications', {
    as: service.worker(uuidv7()),
    body,
  })
  expect(status).toBe(201)
  return json.id as string
}

/** Mails about the post's applicants, sent or not, the first promised first. */
const promised = async (to = jobPostId) =>
  db()
    .select({
      payload: sql<Static<typeof notificationMail.payload>>`${jobs.payload}`,
      nextAttemptAt: jobs.nextAttemptAt,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.payload} ->> 'notification' = 'applications_received'`,
        sql`${jobs.payload} ->> 'subjectId' = ${to}`,
      ),
    )
    .orderBy(jobs.id)
type Promised = Awaited<ReturnType<typeof promised>>[number]

const uidsOf = (mails: readonly Promised[]) => mails.map(({ payload }) => payload.uid).sort()
const minutesToGo = ({ nextAttemptAt }: Promised) =>
  Math.round((nextAttemptAt.getTime() - Date.now()) / 60_000)
/** The lease of a mail that is being sent expires within a minute. */
const isAtOnce = (mail: Promised) => minutesToGo(mail) <= 1

/** What a promised mail says when it is sent now. */
const said = ({ payload: { uid, subjectId, values } }: Promised) =>
  applicantDigest(db())({ uid, subjectId }, values)

/** The mail about the post that reaches a member. */
async function mailTo(uid: string) {
  for (let count = 1; ; count += 1) {
    const mail = await service.mail.to(`${uid}@example.com`, count)
    if (mail.text.includes(jobPostId)) return mail
  }
}

/** Lets minutes pass for what is stored of the post. */
async function pass(minutes: number) {
  const ago = sql`make_interval(mins => ${minutes})`
  const [post] = await db()
    .update(jobPosts)
    .set({ applicantsMailAt: sql`${jobPosts.applicantsMailAt} - ${ago}` })
    .where(eq(jobPosts.id, jobPostId))
    .returning({ at: jobPosts.applicantsMailAt })
  await db()
    .update(applications)
    .set({ createdAt: sql`${applications.createdAt} - ${ago}` })
    .where(eq(applications.jobPostId, jobPostId))
  return post?.at
}

const choose = (uid: string, byMail: boolean) =>
  service.ask('PUT /v1/notification-choices/applications_received', {
    as: uid,
    body: { inApp: true, byMail },
  })
const deciding = ['owner', 'recruiter']

describe('a mail about new applicants', () => {
  test('goes at once, without anybody having asked for it, and leads to the board', async () => {
    await apply()
    const mail = await mailTo('recruiter')
    expect(mail.subject).toMatch(/^มีผู้สมัครใหม่ 1 คน: พนักงานเสิร์ฟ/)
    expect(mail.text).toContain(`/job-posting/${jobPostId}#applications`)
    const mails = await promised()
    expect(uidsOf(mails)).toEqual(deciding)
    expect(mails.map(isAtOnce)).toEqual([true, true])
  })

  test('is one in a quarter of an hour, and then tells of all who came meanwhile', async () => {
    for (let count = 0; count < 4; count += 1) await apply()
    const mails = await promised()
    expect(uidsOf(mails)).toEqual([...deciding, ...deciding].sort())
    const [, , first, second] = mails
    if (!first || !second) throw new Error('no second mail was promised')
    expect([first, second].map(minutesToGo)).toEqual([15, 15])
    expect(await said(first)).toMatchObject({ count: '3', waiting: '4' })
  })

  test('of many who apply at once is two: for the first of them, and for the others', async () => {
    await Promise.all(Array.from({ length: 8 }, () => apply()))
    expect(uidsOf(await promised())).toEqual([...deciding, ...deciding].sort())
  })

  test('goes at once again when nobody came for a while', async () => {
    await apply()
    await pass(16)
    await apply()
    const [, , second] = await promised()
    if (!second) throw new Error('no second mail was promised')
    expect(isAtOnce(second)).toBe(true)
    expect(await said(second)).toMatchObject({ count: '1', waiting: '2' })
  })

  test('is not sent when somebody has opened them all by then', async () => {
    const first = await apply()
    const second = await apply()
    const [, , later] = await promised()
    if (!later) throw new Error('no second mail was promised')
    for (const id of [first, second]) {
      const body = { event: 'view', from: 'submitted' }
      await service.ask(`POST /v1/applications/${id}/events`, { as: 'recruiter', body })
    }
    expect(await said(later)).toBeNull()
  })
})

describe('who gets no such mail', () => {
  test('who turned it off, then or later, until they turn it on again', async () => {
    await choose('owner', false)
    await apply()
    expect(uidsOf(await promised())).toEqual(['recruiter'])
    await apply()
    const later = (await promised()).at(-1)
    if (!later) throw new Error('no second mail was promised')
    await choose('recruiter', false)
    expect(await said(later)).toBeNull()
    await choose('recruiter', true)
    expect(await said(later)).toMatchObject({ count: '1' })
    await choose('owner', true)
  })

  test('managers of other branches, and those who decide about nobody', async () => {
    const elsewhere = await openPost(there)
    await apply(elsewhere)
    expect(uidsOf(await promised(elsewhere))).toEqual(['manager', ...deciding])
    const [ofManager] = (await promised(elsewhere)).filter(({ payload }) => payload.uid === 'manager')
    if (!ofManager) throw new Error('the manager was promised no mail')
    expect(await said(ofManager)).toMatchObject({ count: '1' })
    const moved = { ...ofManager, payload: { ...ofManager.payload, subjectId: jobPostId } }
    expect(await said(moved)).toBeNull()
  })

  test('who is of another company by then', async () => {
    await apply()
    const [mail] = await promised()
    if (!mail) throw new Error('no mail was promised')
    expect(await said({ ...mail, payload: { ...mail.payload, uid: 'stranger' } })).toBeNull()
    expect(await said({ ...mail, payload: { ...mail.payload, uid: 'nobody' } })).toBeNull()
  })
})

test('the choice begins with mail on, and one that was made stays', async () => {
  const { uid } = await service.owner('chooser')
  const choiceOf = async () => {
    const { json } = await service.ask('GET /v1/notification-choices', { as: uid })
    return json.items.find(({ kind }: { kind: string }) => kind === 'applications_received')
  }
  expect(await choiceOf()).toMatchObject({ inApp: true, byMail: true })
  await choose(uid, false)
  expect(await choiceOf()).toMatchObject({ inApp: true, byMail: false })
})
