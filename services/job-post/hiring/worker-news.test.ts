import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { composedBy } from '@/services/shared/testing/composed-by'
import { testTurn } from '@/services/shared/testing/turn'
import { settledSeconds } from '@/validators/states/application'
import { applications } from '../tables/applications'
import { jobPosts, shifts } from '../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../testing'
import { findApplicant } from './applications/applicants-repository'
import { applicationMails } from './applications/mails'
import { noteStandingEvent } from './applications/moves-repository'
import { tellWorkers } from './applications/routines'
import { inviteMails } from './job-post-invites/mails'
import { expireDuePosts } from './posting/expiry'

/** What the partim service is told for its workers, and which mails go beside it. */

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())
beforeEach(() => {
  service.workerNotifications.isDown = false
})

async function openPost(): Promise<{ id: string; title: string }> {
  const input = jobPostInput(branchId)
  const { id } = await service.openPost('owner', input)
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
  const isAboutWork = event !== 'reject'
  const facts = isAboutWork
    ? { facts: expect.arrayContaining([expect.stringMatching(/^วันและเวลา .*น\./)]) }
    : {}
  const params = { title: post.title, company: 'บริษัท ทดสอบ จำกัด', ...facts }
  expect(toldTo(workerId)).toEqual([{ workerId, kind, subjectId: id, params }])
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

test('of what was taken back before it could be told only that is told', async () => {
  const post = await openPost()
  const { id, workerId } = await applicant(post.id)
  service.workerNotifications.isDown = true
  await move(id, 'offer', 'submitted')
  await settle(id)
  await move(id, 'view', 'offered')
  service.workerNotifications.isDown = false
  await carryOut({ id })
  expect(toldTo(workerId).map(({ kind }) => kind)).toEqual(['application_offer_withdrawn'])
})

test('a cancelled job is told as cancelled, not as an application nobody decided', async () => {
  const post = await openPost()
  const { id, workerId } = await applicant(post.id)
  const waiting = await applicant(post.id)
  await move(id, 'hire', 'submitted')
  const { json } = await service.ask(`GET /v1/job-posts/${post.id}`, { as: 'owner' })
  const body = { event: 'cancel' }
  const headers = { 'if-match': `"${json.version}"` }
  const cancelled = await service.ask(`POST /v1/job-posts/${post.id}/events`, { as: 'owner', body, headers })
  expect(cancelled.status).toBe(200)
  await settle(id)
  await service.mail.allSent()
  expect(toldTo(workerId).map(({ kind }) => kind)).toEqual(['application_cancelled'])
  await settle(waiting.id)
  await service.mail.allSent()
  // Who only applied was told no day yet: the news says which job it was, by its days and its pay.
  const [told] = toldTo(waiting.workerId)
  expect(told).toMatchObject({
    kind: 'application_cancelled',
    params: { facts: expect.arrayContaining([expect.stringMatching(/^วันและเวลา .*น\./)]) },
  })
})

test('while the partim service does not answer nothing is lost: it is promised, and told when it answers', async () => {
  const post = await openPost()
  const { id, workerId } = await applicant(post.id)
  await move(id, 'hire', 'submitted')
  service.workerNotifications.isDown = true
  await settle(id)
  await expect(carryOut({ id })).rejects.toMatchObject({ status: 503 })
  // Nobody is said to have been told of what is still on its way.
  expect(await read(id)).toMatchObject({ isKnown: true, isBeingTold: true, toldAt: null })
  service.workerNotifications.isDown = false
  await carryOut({ id })
  expect(toldTo(workerId).map(({ kind }) => kind)).toEqual(['application_hired'])
  const told = await read(id)
  expect(told).toMatchObject({ isKnown: true, isBeingTold: false, toldAt: expect.any(String) })
  // Sent again, it is the same news.
  await carryOut({ id })
  expect((await read(id)).toldAt).toBe(told.toldAt)
  // What did not arrive for a day is not said to be on its way any more, nor what was told before that was noted.
  const dayAgo = new Date(Date.now() - 25 * 3_600_000)
  const { db } = service.database
  await db.update(applications).set({ toldAt: null, updatedAt: dayAgo }).where(eq(applications.id, id))
  expect(await read(id)).toMatchObject({ isKnown: true, isBeingTold: false, toldAt: null })
})

/** What the company reads about how far the news of an application has come. */
const onItsWay = { isKnown: true, isBeingTold: true, toldAt: null }
const arrived = { isKnown: true, isBeingTold: false, toldAt: expect.any(String) }

test('of what is taken back nobody is said to have been told before the news of it has arrived', async () => {
  const [post, other] = [await openPost(), await openPost()]
  const [hired, offered] = [await applicant(post.id), await applicant(other.id)]
  await move(hired.id, 'hire', 'submitted')
  await move(offered.id, 'offer', 'submitted')
  for (const { id } of [hired, offered]) await holdOver(id)
  // Who said that they come does not know either that nobody needs them.
  const coming = await service.ask(`PUT /v1/my/applications/${hired.id}/confirmation`, { as: hired.uid })
  expect(coming.json).toMatchObject({ isConfirmed: true })
  const cancelled = async () => {
    const { json } = await service.ask('GET /v1/days', { as: 'owner' })
    return json.cancelled.find(({ jobPostId }: { jobPostId: string }) => jobPostId === post.id)
  }

  service.workerNotifications.isDown = true
  const end = await service.ask(`POST /v1/job-posts/${post.id}/events`, {
    as: 'owner',
    body: { event: 'cancel' },
  })
  expect(end.status).toBe(200)
  await move(offered.id, 'shortlist', 'offered')
  await service.mail.allSent()
  expect(await read(hired.id)).toMatchObject({ state: 'expired', ...onItsWay })
  expect(await cancelled()).toMatchObject({ beingTold: 1, told: 0, people: [] })
  // Wherever the company moves them meanwhile, they are still told.
  await move(offered.id, 'view', 'shortlisted')
  expect(await read(offered.id)).toMatchObject({ state: 'viewed', ...onItsWay })

  service.workerNotifications.isDown = false
  for (const { id } of [hired, offered]) await carryOut({ id })
  expect(kindsTold(hired.workerId).at(-1)).toBe('application_cancelled')
  expect(kindsTold(offered.workerId).at(-1)).toBe('application_offer_withdrawn')
  expect(await read(hired.id)).toMatchObject(arrived)
  expect(await cancelled()).toMatchObject({ beingTold: 0, told: 1, people: ['สมชาย ใจดี'] })
  const told = await read(offered.id)
  expect(told).toMatchObject(arrived)
  await move(offered.id, 'shortlist', 'viewed')
  expect((await read(offered.id)).toldAt).toBe(told.toldAt)
})

test('whoever removed their account is being told of nothing', async () => {
  const post = await openPost()
  const { id } = await applicant(post.id)
  await move(id, 'hire', 'submitted')
  await holdOver(id)
  const { db } = service.database
  await db.update(applications).set({ workerUid: null, worker: null }).where(eq(applications.id, id))
  await service.ask(`POST /v1/job-posts/${post.id}/events`, { as: 'owner', body: { event: 'cancel' } })
  await service.mail.allSent()
  expect(await read(id)).toMatchObject({ state: 'expired', isBeingTold: false, toldAt: null })
})

test('an invited worker is told and mailed once; who has applied by then is not', async () => {
  const post = await openPost()
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId })
  const invite = () => service.ask(`PUT /v1/job-posts/${post.id}/invites/${workerId}`, { as: 'owner' })
  for (let times = 0; times < 3; times += 1) expect((await invite()).status).toBe(200)
  const mail = await service.mail.to(`${uid}@example.com`)
  expect(mail.text).toContain(`/jobs/${post.id}`)
  // When, where and how much: who reads it on a bus decides by these.
  const facts = /วันและเวลา .+ 09:00–\d\d:\d\d น\..*\nสถานที่ .+\nค่าจ้าง .+บาท.+\nรวม [\d,]+ บาท/
  expect(mail.text).toMatch(facts)
  expect(await carryOut({ workerId })).toHaveLength(1)
  const [told, ...others] = toldTo(workerId)
  expect(told).toMatchObject({ kind: 'job_post_invited', subjectId: post.id })
  expect((told?.params.facts ?? []).join('\n')).toMatch(facts)
  expect(others).toEqual([])

  const early = await applicant(post.id)
  service.workerNotifications.isDown = true
  await service.ask(`PUT /v1/job-posts/${post.id}/invites/${early.workerId}`, { as: 'owner' })
  service.workerNotifications.isDown = false
  await carryOut({ workerId: early.workerId })
  expect(toldTo(early.workerId)).toEqual([])
})

/** Lets the time pass for which the decision about an application was held, and waits for what follows. */
async function holdOver(id: string, kind = 'tell_worker'): Promise<void> {
  const { db } = service.database
  const isHeld = and(eq(jobs.kind, kind), eq(sql`${jobs.payload}->>'id'`, id), eq(jobs.state, 'pending'))
  await db.update(jobs).set({ nextAttemptAt: sql`now()` }).where(isHeld)
  await db.execute(sql`select pg_notify('jobs', '')`)
  await service.mail.allSent()
}

const own = async (uid: string, id: string) =>
  (await service.ask(`GET /v1/my/applications/${id}`, { as: uid })).json
const answer = (uid: string, id: string, event: string, from: string) =>
  service.ask(`POST /v1/my/applications/${id}/events`, { as: uid, body: { event, from } })
const listed = async (uid: string, group: string) =>
  (await service.ask(`GET /v1/my/applications?group=${group}`, { as: uid })).json.items.map(
    (one: { id: string }) => one.id,
  )
const kindsTold = (workerId: string) => toldTo(workerId).map(({ kind }) => kind)
const mailTo = (uid: string, subject: string) =>
  service.mail.sent.filter((mail) => mail.to === `${uid}@example.com` && mail.subject.includes(subject))
const read = async (id: string) => (await service.ask(`GET /v1/applications/${id}`, { as: 'owner' })).json

test('an offer is on the page, in the bell and mailed together, when it has stood for its hold', async () => {
  const { id: post } = await openPost()
  const { id, uid, workerId } = await applicant(post)
  await move(id, 'offer', 'submitted')
  const held = await service.database.db
    .select()
    .from(jobs)
    .where(eq(sql`${jobs.payload}->>'id'`, id))
  expect(held.map(({ kind, attempts }) => [kind, attempts])).toEqual([['tell_worker', 0]])
  expect(await own(uid, id)).toMatchObject({ state: 'submitted', assignedShifts: null, events: ['withdraw'] })
  expect([kindsTold(workerId), (await read(id)).toldAt]).toEqual([[], null])
  await holdOver(id)
  expect(await own(uid, id)).toMatchObject({ state: 'offered', events: ['withdraw', 'accept', 'decline'] })
  expect(kindsTold(workerId)).toEqual(['application_offered'])
  expect((await read(id)).toldAt).toEqual(expect.any(String))
  const [mail] = mailTo(uid, 'เสนองานให้คุณ')
  expect(mail?.text).toMatch(/วันและเวลา .+ 09:00–\d\d:\d\d น\..*\nสถานที่ .+\nค่าจ้าง .+บาท.+\nรวม [\d,]+ บาท/)
})

test.each(['before it has stood', 'on its way'])(
  'nobody is asked to answer an offer whose first shift began %s',
  async (when) => {
    const { id: post } = await openPost()
    const { id, uid, workerId } = await applicant(post)
    await move(id, 'offer', 'submitted')
    const begin = () =>
      service.database.db
        .update(shifts)
        .set({ date: dayAhead(-1) })
        .where(and(eq(shifts.jobPostId, post), eq(shifts.date, dayAhead(2))))
    if (when === 'on its way') {
      service.workerNotifications.isDown = true
      await holdOver(id)
      expect(await read(id)).toMatchObject(onItsWay)
    }
    await begin()
    service.workerNotifications.isDown = false
    await holdOver(id)
    await carryOut({ id })
    expect(kindsTold(workerId)).toEqual([])
    expect(mailTo(uid, 'เสนองานให้คุณ')).toEqual([])
    // It stays an offer until the work is over, and nobody is said to be told of it.
    expect(await read(id)).toMatchObject({ state: 'offered', isBeingTold: false, toldAt: null })
    expect(await own(uid, id)).toMatchObject({ state: 'offered', events: ['decline'] })
  },
)

test('who is taken on at once is asked by mail whether they come', async () => {
  const { id: post } = await openPost()
  const { id, uid } = await applicant(post)
  await move(id, 'hire', 'submitted')
  await holdOver(id)
  await service.mail.allSent()
  const [mail] = mailTo(uid, 'ไปได้ไหม')
  expect(mail?.text).toContain('กรุณากด “ไปได้” หรือ “ไปไม่ได้”')
  expect(mail?.text).toContain(`/jobs/applications?application=${id}`)
  expect(mail?.text).toMatch(/วันและเวลา .+ 09:00–\d\d:\d\d น\./)
})

test('what is undone within the hold is neither shown nor told', async () => {
  const { id: post } = await openPost()
  const { id, uid, workerId } = await applicant(post)
  await move(id, 'hire', 'submitted')
  await move(id, 'view', 'hired')
  await holdOver(id)
  await settle(id)
  await service.mail.allSent()
  expect(await own(uid, id)).toMatchObject({ state: 'viewed', takenBack: null })
  expect(kindsTold(workerId)).toEqual([])
})

test.each([
  ['offer', 'offered', 'application_offer_withdrawn', 'ถอนข้อเสนองาน'],
  ['hire', 'hired', 'application_let_go', 'ของคุณถูกยกเลิก'],
])(
  'who was told of "%s" hears at once that it is taken back, until they have read it',
  async (event, from, kind, subject) => {
    const { id: post } = await openPost()
    const { id, uid, workerId } = await applicant(post)
    await move(id, event, 'submitted')
    await holdOver(id)
    await move(id, 'shortlist', from)
    await service.mail.allSent()
    expect(kindsTold(workerId)).toEqual([`application_${from}`, kind])
    expect(mailTo(uid, subject)).toHaveLength(1)
    const takenBack = { was: from, isCancelled: false, reason: null, isAcknowledged: false }
    expect(await own(uid, id)).toMatchObject({
      state: 'shortlisted',
      takenBack,
      totalPay: expect.any(Number),
    })
    const late = await answer(uid, id, 'accept', from)
    expect(late.json).toMatchObject({ status: 409, code: 'wrong_state', current: { takenBack } })
    await move(id, 'reject', 'shortlisted')
    await holdOver(id)
    expect(await listed(uid, 'live')).toEqual([id])
    const read = await service.ask(`PUT /v1/my/applications/${id}/acknowledgement`, { as: uid })
    expect(read.json.takenBack).toMatchObject({ isAcknowledged: true })
    expect([await listed(uid, 'live'), await listed(uid, 'ended')]).toEqual([[], [id]])
  },
)

test('who knows to have the job is not offered it: that would take it from them unasked', async () => {
  const { id: post } = await openPost()
  const { id, uid, workerId } = await applicant(post)
  await move(id, 'hire', 'submitted')
  expect((await read(id)).events).toContain('offer')
  await holdOver(id)
  const coming = await service.ask(`PUT /v1/my/applications/${id}/confirmation`, { as: uid })
  expect(coming.json).toMatchObject({ isConfirmed: true })
  expect((await read(id)).events).not.toContain('offer')
  expect(await move(id, 'offer', 'hired')).toMatchObject({
    status: 409,
    json: { code: 'wrong_state', current: { state: 'hired' } },
  })
  await holdOver(id)
  expect(await own(uid, id)).toMatchObject({ state: 'hired', isConfirmed: true })
  expect(kindsTold(workerId)).toEqual(['application_hired'])
})

test('an offer that nobody answered ends as such: neither side reads that the company had not answered', async () => {
  const { id: post } = await openPost()
  const [offered, waiting] = [await applicant(post), await applicant(post)]
  await move(offered.id, 'offer', 'submitted')
  await holdOver(offered.id)
  const { db } = service.database
  const over = { expiresAt: new Date(Date.now() - 1_000) }
  await db.update(jobPosts).set(over).where(eq(jobPosts.id, post))
  await expireDuePosts(db, testTurn())
  for (const { id } of [offered, waiting]) await settle(id)
  await service.mail.allSent()
  expect(kindsTold(offered.workerId)).toEqual(['application_offered', 'application_offer_lapsed'])
  expect(kindsTold(waiting.workerId)).toEqual(['application_expired'])
  expect(mailTo(offered.uid, 'หมดเวลา')).toHaveLength(1)
  expect(mailTo(offered.uid, 'ปิดรับแล้ว')).toEqual([])
  expect(await own(offered.uid, offered.id)).toMatchObject({
    state: 'expired',
    didOfferLapse: true,
    takenBack: null,
  })
  expect((await own(waiting.uid, waiting.id)).didOfferLapse).toBe(false)
  const { items } = (await service.ask('GET /v1/notifications?limit=50', { as: 'owner' })).json
  const unanswered = items.filter(
    ({ kind, subjectId }: { kind: string; subjectId: string }) =>
      subjectId === post && kind === 'offer_unanswered',
  )
  expect(unanswered).toMatchObject([{ params: { applicationId: offered.id } }])
})

test('an offer that went with its post did not lapse', async () => {
  const { id: post } = await openPost()
  const { id, uid, workerId } = await applicant(post)
  await move(id, 'offer', 'submitted')
  await holdOver(id)
  await service.ask(`POST /v1/job-posts/${post}/events`, { as: 'owner', body: { event: 'close' } })
  await service.mail.allSent()
  expect(kindsTold(workerId)).toEqual(['application_offered', 'application_offer_withdrawn'])
  expect((await own(uid, id)).didOfferLapse).toBe(false)
})

test('who was offered the job and is taken on meanwhile is not told that the offer is gone', async () => {
  const { id: post } = await openPost()
  const { id, uid, workerId } = await applicant(post)
  await move(id, 'offer', 'submitted')
  await holdOver(id)
  await move(id, 'hire', 'offered')
  expect((await answer(uid, id, 'accept', 'offered')).json.current).toMatchObject({
    state: 'hired',
    takenBack: null,
  })
  await holdOver(id)
  expect(kindsTold(workerId)).toEqual(['application_offered', 'application_hired'])
})

/** How often the partim service is told of a worker's applications, and the workplace that it reads. */
const workplaceOf = async (workerId: string) => {
  const { db } = service.database
  const about = and(eq(jobs.kind, applicantChanged.name), sql`${jobs.payload} ->> 'workerId' = ${workerId}`)
  const [told, applicant] = await Promise.all([
    db.$count(jobs, about),
    findApplicant(db, { companyId, workerId }),
  ])
  return { told, workplace: applicant?.workplace }
}
const workplace = { companyName: 'บริษัท ทดสอบ จำกัด', since: expect.any(String) }

test('somebody works for a company once they know: when they accept, or when they are told of the job', async () => {
  const { id: post } = await openPost()
  const accepting = await applicant(post)
  await move(accepting.id, 'offer', 'submitted')
  await holdOver(accepting.id)
  expect(await workplaceOf(accepting.workerId)).toMatchObject({ workplace: null })
  expect((await answer(accepting.uid, accepting.id, 'accept', 'offered')).status).toBe(200)
  expect(await workplaceOf(accepting.workerId)).toMatchObject({ workplace })

  const { id, workerId } = await applicant(post)
  await move(id, 'hire', 'submitted')
  const hired = await workplaceOf(workerId)
  expect(hired.workplace).toBeNull()
  await holdOver(id)
  expect(await workplaceOf(workerId)).toEqual({ told: hired.told + 1, workplace })
})

test('a cancelled job is told at once to whom it was promised, with the reason and whom to ask', async () => {
  const { id: post } = await openPost()
  const [hired, offered, waiting] = [await applicant(post), await applicant(post), await applicant(post)]
  await move(hired.id, 'hire', 'submitted')
  await move(offered.id, 'offer', 'submitted')
  for (const { id } of [hired, offered]) await holdOver(id)
  const cancel = (reason: string) =>
    service.ask(`POST /v1/job-posts/${post}/events`, { as: 'owner', body: { event: 'cancel', reason } })
  expect((await cancel('โทร 0812345678')).json.errors).toMatchObject([
    { field: 'reason', rule: 'contact_details' },
  ])
  expect((await cancel('น้ำไม่ไหลทั้งซอย')).status).toBe(200)
  await service.mail.allSent()
  for (const { workerId, uid } of [hired, offered]) {
    expect(kindsTold(workerId).at(-1)).toBe('application_cancelled')
    expect(mailTo(uid, 'ถูกยกเลิก')[0]?.text).toContain('เหตุผลจากร้าน “น้ำไม่ไหลทั้งซอย”')
  }
  expect(kindsTold(waiting.workerId)).toEqual([])
  const takenBack = { was: 'hired', isCancelled: true, reason: 'น้ำไม่ไหลทั้งซอย', isAcknowledged: false }
  expect(await own(hired.uid, hired.id)).toMatchObject({
    state: 'expired',
    takenBack,
    contact: { phone: expect.any(String) },
    workDay: expect.anything(),
  })
  expect(await own(offered.uid, offered.id)).toMatchObject({
    takenBack: { was: 'offered' },
    contact: null,
    workDay: null,
  })
  await service.ask(`PUT /v1/my/applications/${hired.id}/acknowledgement`, { as: hired.uid })
  expect(await own(hired.uid, hired.id)).toMatchObject({ contact: null, workDay: null })
  expect((await service.ask(`GET /v1/public/job-posts/${post}`)).json).toMatchObject({ isCancelled: true })
})

test('who waited for an answer reads that the job was cancelled, until they have read it or its days are over', async () => {
  const { id: post } = await openPost()
  const [first, second] = [await applicant(post), await applicant(post)]
  const body = { event: 'cancel', reason: 'นํ้าไม่ไหลทั้งซอย' }
  expect((await service.ask(`POST /v1/job-posts/${post}/events`, { as: 'owner', body })).status).toBe(200)
  // Nobody is told of it before it stands.
  expect(await own(first.uid, first.id)).toMatchObject({ state: 'submitted', takenBack: null })
  for (const { id } of [first, second]) await holdOver(id)
  const takenBack = { was: 'applied', isCancelled: true, reason: 'น้ำไม่ไหลทั้งซอย', isAcknowledged: false }
  expect(await own(first.uid, first.id)).toMatchObject({
    state: 'expired',
    takenBack,
    contact: null,
    workDay: null,
    totalPay: expect.any(Number),
  })
  expect([await listed(first.uid, 'live'), await listed(first.uid, 'ended')]).toEqual([[first.id], []])
  for (let times = 0; times < 2; times += 1) {
    const read = await service.ask(`PUT /v1/my/applications/${first.id}/acknowledgement`, { as: first.uid })
    expect(read.json.takenBack).toMatchObject({ isAcknowledged: true })
  }
  expect([await listed(first.uid, 'live'), await listed(first.uid, 'ended')]).toEqual([[], [first.id]])
  const { db } = service.database
  await db
    .update(jobPosts)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(jobPosts.id, post))
  expect(await own(second.uid, second.id)).toMatchObject({ takenBack: { isAcknowledged: true } })
  expect([await listed(second.uid, 'live'), await listed(second.uid, 'ended')]).toEqual([[], [second.id]])
})

test('who read that the job was taken back reads later that it was cancelled; who did not reads of both at once', async () => {
  const { id: post } = await openPost()
  const [reader, other] = [await applicant(post), await applicant(post)]
  for (const { id } of [reader, other]) {
    await move(id, 'hire', 'submitted')
    await holdOver(id)
    await move(id, 'shortlist', 'hired')
  }
  await service.ask(`PUT /v1/my/applications/${reader.id}/acknowledgement`, { as: reader.uid })
  const body = { event: 'cancel', reason: 'น้ำไม่ไหลทั้งซอย' }
  expect((await service.ask(`POST /v1/job-posts/${post}/events`, { as: 'owner', body })).status).toBe(200)
  for (const { id } of [reader, other]) await holdOver(id)
  const cancelled = { isCancelled: true, reason: 'น้ำไม่ไหลทั้งซอย', isAcknowledged: false }
  expect(await own(reader.uid, reader.id)).toMatchObject({ takenBack: { was: 'applied', ...cancelled } })
  expect(await own(other.uid, other.id)).toMatchObject({ takenBack: { was: 'hired', ...cancelled } })
  for (const { uid, id } of [reader, other]) expect(await listed(uid, 'live')).toEqual([id])
})

test('who is taken on says whether they come, which the company sees; accepting an offer says so too', async () => {
  const { id: post } = await openPost()
  const [hired, offered] = [await applicant(post), await applicant(post)]
  const confirm = () => service.ask(`PUT /v1/my/applications/${hired.id}/confirmation`, { as: hired.uid })
  await move(hired.id, 'hire', 'submitted')
  expect((await confirm()).json).toMatchObject({ status: 409, code: 'wrong_state' })
  await holdOver(hired.id)
  expect((await own(hired.uid, hired.id)).isConfirmed).toBe(false)
  expect((await confirm()).json).toMatchObject({ state: 'hired', isConfirmed: true })
  expect((await read(hired.id)).confirmedAt).toEqual(expect.any(String))
  await move(offered.id, 'offer', 'submitted')
  await holdOver(offered.id)
  expect((await answer(offered.uid, offered.id, 'accept', 'offered')).json.isConfirmed).toBe(true)
})

describe('who is marked absent', () => {
  /** Somebody hired for yesterday and for a day to come, who was told so. */
  async function atWork() {
    const { id: post } = await openPost()
    const person = await applicant(post)
    await move(person.id, 'hire', 'submitted')
    await holdOver(person.id)
    const isFirst = and(eq(shifts.jobPostId, post), eq(shifts.date, dayAhead(2)))
    await service.database.db
      .update(shifts)
      .set({ date: dayAhead(-1) })
      .where(isFirst)
    return person
  }
  const news = (workerId: string) => kindsTold(workerId).filter((kind) => kind.includes('no_show'))

  test('hears of it once it stands, can still call, and hears when it is put right', async () => {
    const { id, uid, workerId } = await atWork()
    expect((await move(id, 'mark_no_show', 'hired')).json.state).toBe('no_show')
    expect((await own(uid, id)).state).toBe('hired')
    expect(news(workerId)).toEqual([])

    const updatedAt = new Date(Date.now() - (settledSeconds + 1) * 1_000)
    await service.database.db.update(applications).set({ updatedAt }).where(eq(applications.id, id))
    await holdOver(id, 'application_moved')
    expect(await own(uid, id)).toMatchObject({
      state: 'no_show',
      contact: { phone: expect.stringMatching(/^0/) },
    })
    expect(news(workerId)).toEqual(['application_no_show'])
    const [mail] = mailTo(uid, 'แจ้งว่าคุณไม่ได้ไปทำงาน')
    expect(mail?.text).toMatch(/โทรหาร้านให้แก้ได้[\s\S]*วันและเวลา .+ 09:00/)
    // The second day is still to come.
    expect(mail?.text).toMatch(/ไม่ใช่ของคุณแล้ว คุณไม่ต้องไป .+ 09:00/)
    expect((await read(id)).worker).toMatchObject({ phone: expect.stringMatching(/^0/) })
    expect([await listed(uid, 'live'), await listed(uid, 'ended')]).toEqual([[id], []])

    expect((await move(id, 'hire', 'no_show')).json).toMatchObject({ state: 'hired' })
    await service.mail.allSent()
    expect((await own(uid, id)).state).toBe('hired')
    expect(news(workerId)).toEqual(['application_no_show', 'application_no_show_withdrawn'])
    expect(mailTo(uid, 'คุณไม่ได้ขาดงาน')).toHaveLength(1)
  })

  test('hears of it also where something else of the application changes before it stands', async () => {
    const { id, uid, workerId } = await atWork()
    const { version } = (await move(id, 'mark_no_show', 'hired')).json
    const { db } = service.database
    await db
      .update(applications)
      .set({ version: version + 1 })
      .where(eq(applications.id, id))
    const change = { event: 'change_terms', who: 'member' } as const
    await noteStandingEvent(db, { companyId, id, state: 'no_show', version }, change)
    await holdOver(id, 'application_moved')
    expect(news(workerId)).toEqual(['application_no_show'])
    expect(mailTo(uid, 'แจ้งว่าคุณไม่ได้ไปทำงาน')).toHaveLength(1)
  })

  test('who is marked so twice within the hold hears of it once', async () => {
    const { id, workerId } = await atWork()
    await move(id, 'mark_no_show', 'hired')
    await move(id, 'hire', 'no_show')
    await move(id, 'mark_no_show', 'hired')
    await holdOver(id, 'application_moved')
    expect(news(workerId)).toEqual(['application_no_show'])
  })

  /** Makes a mark as old as this, in seconds. */
  const ageMark = (id: string, seconds: number) =>
    service.database.db
      .update(applications)
      .set({ updatedAt: new Date(Date.now() - seconds * 1_000) })
      .where(eq(applications.id, id))
  const acknowledged = async (uid: string, id: string) =>
    (await service.ask(`PUT /v1/my/applications/${id}/acknowledgement`, { as: uid })).json.absence

  test('finds it among what is live until they have read it, and again once it is marked anew', async () => {
    const { id, uid } = await atWork()
    await move(id, 'mark_no_show', 'hired')
    // What may still be undone unsaid is not read by anybody.
    expect(await acknowledged(uid, id)).toBeNull()
    await ageMark(id, settledSeconds + 1)
    expect((await own(uid, id)).absence).toMatchObject({ isAcknowledged: false })
    expect(await acknowledged(uid, id)).toMatchObject({ isAcknowledged: true })
    expect([await listed(uid, 'live'), await listed(uid, 'ended')]).toEqual([[], [id]])

    await move(id, 'complete', 'no_show')
    expect((await own(uid, id)).absence).toBeNull()
    await move(id, 'mark_no_show', 'completed')
    await ageMark(id, settledSeconds + 1)
    expect(await listed(uid, 'live')).toEqual([id])
  })

  test('who does not look is shown it first for 30 days', async () => {
    const { id, uid } = await atWork()
    await move(id, 'mark_no_show', 'hired')
    await ageMark(id, 31 * 86_400)
    expect((await own(uid, id)).absence).toMatchObject({ isAcknowledged: true })
    expect([await listed(uid, 'live'), await listed(uid, 'ended')]).toEqual([[], [id]])
  })

  test('need not say again that they come once it is put right', async () => {
    const { id, uid } = await atWork()
    await service.ask(`PUT /v1/my/applications/${id}/confirmation`, { as: uid })
    const { confirmedAt } = await read(id)
    await move(id, 'mark_no_show', 'hired')
    expect((await move(id, 'hire', 'no_show')).json).toMatchObject({ confirmedAt, isBeingTold: false })
    expect(await own(uid, id)).toMatchObject({ state: 'hired', isConfirmed: true })
  })

  test('hears nothing of what is undone before it stands', async () => {
    const { id, uid, workerId } = await atWork()
    await move(id, 'mark_no_show', 'hired')
    expect((await move(id, 'hire', 'no_show')).json.state).toBe('hired')
    await holdOver(id, 'application_moved')
    expect(news(workerId)).toEqual([])
    expect((await own(uid, id)).state).toBe('hired')
  })
})
