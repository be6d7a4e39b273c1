import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { jobs } from '@/services/shared/jobs/table'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import { tellWorkers } from './hiring/applications/routines'
import { settleDecisions } from './hiring/applications/testing'
import { applicationShifts } from './tables/application-shifts'
import { applications } from './tables/applications'
import { companies } from './tables/companies'
import { invitations } from './tables/invitations'
import { jobPosts } from './tables/job-posts'
import { jobPostInput, startTestService, type TestService } from './testing'

/** What somebody can do with a company whose number they merely typed, when the registry knows that number. */

let service: TestService
let uid: string
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())
beforeEach(async () => {
  ;({ uid, companyId } = await service.registered(`claimer-${randomUUID()}`))
  branchId = await service.branch(uid)
})

const db = () => service.database.db
const send = (id: string, event: string, as = uid, headers: Record<string, string> = {}) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as, body: { event }, headers })
const submit = (id: string) => send(id, 'submit')
const draft = async (changes: object = {}) =>
  (await service.jobPost(uid, { ...jobPostInput(branchId), ...changes })).id
const posted = async (changes: object = {}) => {
  const id = await draft(changes)
  expect((await submit(id)).status).toBe(200)
  return id
}
const stateOf = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: uid })).json.state
const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  db().update(jobPosts).set(changes).where(eq(jobPosts.id, id))
const change = (changes: Partial<typeof companies.$inferInsert>) =>
  db().update(companies).set(changes).where(eq(companies.id, companyId))
const refusalOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code]
const full = [409, 'open_posts_until_represented']
const decide = (id: string, event: string) => service.decide(id, { event, reason: 'ไม่ชัดเจน' })

describe('open posts of a company that is not represented', () => {
  test('are two, whichever of them are paused, filled or still with staff; the third takes no credit', async () => {
    const [first] = [await posted(), await posted({ description: 'โทร 0812345678' })]
    const third = await draft()
    const { status, json } = await submit(third)
    expect([status, json.code, json.current]).toEqual([...full, { limit: 2, open: 2 }])
    for (const state of ['paused', 'filled'] as const) {
      await force(first, { state })
      expect(refusalOf(await submit(third))).toEqual(full)
    }
    const { json: price } = await service.ask('GET /v1/job-posts/price', { as: uid })
    expect(price).toMatchObject({ available: 1_001, openPosts: { limit: 2, open: 2 } })
    await force(first, { state: 'published' })
    await send(first, 'close')
    expect((await submit(third)).json.state).toBe('published')
  })

  test('are two of twenty that are submitted at once', async () => {
    const ids: string[] = []
    for (let count = 0; count < 20; count++) ids.push(await draft())
    const answers = await Promise.all(ids.map(submit))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ json }) => json.code === full[1])).toHaveLength(18)
  })

  test('are two for whoever repeats one request under many keys', async () => {
    const id = await draft()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(id, 'submit', uid, key)))
    // A repeat may be refused while the first request runs, but must not fail.
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
    await posted()
    expect(refusalOf(await send(await draft(), 'submit', uid, { 'idempotency-key': randomUUID() }))).toEqual(
      full,
    )
  })

  test('are not more by cloning, or by mending what staff refused', async () => {
    const [first] = [await posted(), await posted()]
    const clones = await service.ask('POST /v1/job-posts/clones', {
      as: uid,
      body: { jobPostIds: [first] },
      headers: { 'idempotency-key': randomUUID() },
    })
    const clone = clones.json.items[0].post.id
    expect(refusalOf(await submit(clone))).toEqual(full)

    await force(first, { state: 'rejected' })
    expect((await submit(clone)).status).toBe(200)
    const { version } = (await service.ask(`GET /v1/job-posts/${first}`, { as: uid })).json
    const edited = await service.ask(`PUT /v1/job-posts/${first}`, {
      as: uid,
      body: jobPostInput(branchId),
      headers: { 'if-match': `"${version}"` },
    })
    expect(edited.json.state).toBe('draft')
    expect(refusalOf(await submit(first))).toEqual(full)
  })

  test('stay within the limit when a company that had more resumes them, one by one or all at once', async () => {
    await service.represent(companyId)
    const ids = [await posted(), await posted(), await posted(), await posted()]
    for (const id of ids) await send(id, 'pause')
    await change({ representedAt: null })
    expect(refusalOf(await send(ids[0] ?? '', 'resume'))).toEqual(full)
    const bulk = await service.ask('POST /v1/job-posts/events', {
      as: uid,
      body: { event: 'resume', jobPostIds: ids },
    })
    expect(bulk.json.items.map(({ refusal }: { refusal: string }) => refusal)).toEqual(
      ids.map(() => 'open_posts_until_represented'),
    )
    for (const id of ids.slice(0, 2)) await send(id, 'close')
    expect((await send(ids[2] ?? '', 'resume')).json.state).toBe('published')
    expect((await send(ids[3] ?? '', 'resume')).json.state).toBe('published')
  })

  test('are no more when staff let through what waited', async () => {
    const waiting = await posted({ description: 'โทร 0812345678' })
    await force(waiting, { state: 'draft' })
    await posted()
    await posted()
    await force(waiting, { state: 'pending_review' })
    expect(refusalOf(await decide(waiting, 'approve'))).toEqual(full)
    await service.represent(companyId)
    expect((await decide(waiting, 'approve')).json.state).toBe('published')
  })

  test('are none while it is suspended: nothing is submitted or resumed', async () => {
    const paused = await posted()
    await send(paused, 'pause')
    const waiting = await draft()
    await service.represent(companyId)
    await change({ verification: 'suspended' })
    for (const [id, event] of [
      [paused, 'resume'],
      [waiting, 'submit'],
    ] as const)
      expect(refusalOf(await send(id, event))).toEqual([409, 'company_suspended'])
  })

  test('are as many as it likes once it is represented', async () => {
    await service.represent(companyId)
    for (let count = 0; count < 4; count++) expect(await stateOf(await posted())).toBe('published')
    const { json } = await service.ask('GET /v1/job-posts/price', { as: uid })
    expect(json.openPosts).toEqual({ limit: null, open: 4 })
  })
})

describe('the first posts of a company that is not represented', () => {
  const queued = async () => {
    const { json } = await service.ask('GET /v1/ops/job-posts?limit=100', { as: 'staff' })
    const own = json.items.filter((post: { companyId: string }) => post.companyId === companyId)
    return own.map(({ id, state }: { id: string; state: string }) => [id, state])
  }
  const ended = async () => {
    const id = await posted()
    await send(id, 'close')
    return id
  }

  test('stand in staff’s queue while workers see them; the fourth does not, nor one that has ended', async () => {
    const first = await posted()
    expect(await stateOf(first)).toBe('published')
    expect(await queued()).toEqual([[first, 'published']])
    await send(first, 'pause')
    expect(await queued()).toEqual([[first, 'paused']])
    await send(first, 'resume')
    await ended()
    await ended()
    expect(await queued()).toEqual([[first, 'published']])
    await posted()
    expect(await queued()).toEqual([[first, 'published']])
  })

  test('go on in front of workers when staff accept them, and nobody is told anything', async () => {
    const id = await posted()
    expect((await decide(id, 'approve')).json).toMatchObject({ state: 'published' })
    expect(await queued()).toEqual([])
    expect(refusalOf(await decide(id, 'reject'))).toEqual([409, 'wrong_state'])
    const { json } = await service.ask('GET /v1/notifications', { as: uid })
    expect(json.items).toEqual([])
    const [event] = await db()
      .select({ actorUid: auditEvents.actorUid })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'job_post.approve')))
    expect(event).toEqual({ actorUid: 'staff' })
  })

  test('are taken from workers when staff refuse them, and looked at again however many were published since', async () => {
    const id = await posted()
    expect((await decide(id, 'reject')).json).toMatchObject({ state: 'rejected' })
    expect((await service.ask(`GET /v1/public/job-posts/${id}`)).status).toBe(404)
    await ended()
    await ended()
    await ended()
    const before = await queued()
    const { version, reviewNote } = (await service.ask(`GET /v1/job-posts/${id}`, { as: uid })).json
    expect(reviewNote).toBe('ไม่ชัดเจน')
    await service.ask(`PUT /v1/job-posts/${id}`, {
      as: uid,
      body: jobPostInput(branchId),
      headers: { 'if-match': `"${version}"` },
    })
    await submit(id)
    expect([before, await queued()]).toEqual([[], [[id, 'published']]])
  })

  test('come back into the queue when their words change after staff accepted them', async () => {
    const input = jobPostInput(branchId)
    const id = await posted(input)
    await decide(id, 'approve')
    const edit = async (changes: object) => {
      const { version } = (await service.ask(`GET /v1/job-posts/${id}`, { as: uid })).json
      const answer = await service.ask(`PUT /v1/job-posts/${id}`, {
        as: uid,
        body: { ...input, ...changes },
        headers: { 'if-match': `"${version}"` },
      })
      expect([answer.status, answer.json.state]).toEqual([200, 'published'])
    }
    await edit({ headcount: 6 })
    expect(await queued()).toEqual([])
    await edit({ description: 'งานอื่นที่ไม่เหมือนเดิมเลย' })
    expect(await queued()).toEqual([[id, 'published']])
  })

  test('of a represented company stand in no queue', async () => {
    await service.represent(companyId)
    await posted()
    expect(await queued()).toEqual([])
  })
})

describe('contact of applicants', () => {
  const secrets = ['0898765432', 'ลับนามสกุล', '0811112222', '0833334444', '0855556666', '@somchai99']

  /** A worker with contact details in every text they can write. */
  async function applicant(jobPostId: string, said = 'ทักมาที่ @somchai99 หรือ 0833334444'): Promise<string> {
    const who = service.worker(`worker-${randomUUID()}`, {
      displayName: 'สมชาย ลับนามสกุล โทร 0855556666',
      givenName: 'สมชาย',
      familyName: 'ลับนามสกุล',
      phone: '0898765432',
      headline: 'โทร 081-111-2222 หรือ 0811112222',
    })
    const answer = await service.ask('POST /v1/my/applications', {
      as: who,
      body: {
        jobPostId,
        answers: [{ questionId: 'question1', answer: said }],
      },
    })
    expect(answer.status).toBe(201)
    return answer.json.id
  }

  const question = { id: 'question1', text: 'ประสบการณ์', kind: 'text', choices: [], wanted: [] }

  /** Every answer that contains an applicant, including refusals with the current state. */
  async function everyAnswer(jobPostId: string, id: string): Promise<string[]> {
    const ask = async (what: string, body?: object, headers: Record<string, string> = {}) =>
      (await service.ask(what, { as: uid, body, headers })).text
    return [
      await ask(`GET /v1/job-posts/${jobPostId}/board`),
      await ask(`GET /v1/job-posts/${jobPostId}/applications?stage=submitted`),
      await ask(`GET /v1/applications/${id}`),
      await ask(`POST /v1/applications/${id}/events`, { event: 'hire', from: 'offered' }),
      await ask('POST /v1/applications/events', {
        event: 'hire',
        applications: [{ id, from: 'offered' }],
      }),
      await ask(`PUT /v1/applications/${id}/shifts`, { shiftIds: [] }, { 'if-match': '"99"' }),
      await ask(`POST /v1/applications/${id}/events`, { event: 'shortlist', from: 'submitted' }),
      await ask('POST /v1/applications/events', {
        event: 'reject',
        applications: [{ id, from: 'shortlisted' }],
      }),
      await ask(`GET /v1/job-posts/${jobPostId}/applications?stage=ended`),
    ]
  }

  test('is in no answer a registered company gets, and in those of a represented one', async () => {
    const jobPostId = await posted({ knockOutQuestions: [question] })
    const answers = await everyAnswer(jobPostId, await applicant(jobPostId))
    for (const text of answers) {
      expect(text).toContain('สมชาย ล.')
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    const { worker } = JSON.parse(answers[2] ?? '')
    expect(worker).toMatchObject({ displayName: 'สมชาย ล.', phone: null, familyName: null })

    await service.represent(companyId)
    const shown = await everyAnswer(jobPostId, await applicant(jobPostId))
    expect(JSON.parse(shown[2] ?? '').worker).toMatchObject({
      phone: '0898765432',
      familyName: 'ลับนามสกุล',
    })
  })

  test.each([
    ['LINE ID ของคุณคืออะไร', 'somchai99'],
    ['เบอร์โทรศัพท์ (ไม่ต้องใส่เลข 0 ตัวแรก)', '812345678'],
    ['ชื่อเฟซบุ๊กของคุณ', 'สมหญิง ใจดีงาม'],
  ])('is in none where a post that was open already asks for it: %s', async (text, said) => {
    const jobPostId = await posted({ knockOutQuestions: [question] })
    await force(jobPostId, { knockOutQuestions: [{ ...question, kind: 'text', text }] })
    const answers = await everyAnswer(jobPostId, await applicant(jobPostId, said))
    for (const answer of answers) expect(answer).not.toContain(said)
    expect(JSON.parse(answers[2] ?? '').answers).toMatchObject([{ question: text, answer: '•••' }])
    await service.represent(companyId)
    expect((await everyAnswer(jobPostId, await applicant(jobPostId, said)))[2]).toContain(said)
  })

  test('is in none while a company is suspended, and after staff took its word for nothing', async () => {
    await service.represent(companyId)
    const jobPostId = await posted({ knockOutQuestions: [question] })
    const id = await applicant(jobPostId)
    const phone = async () => (await service.ask(`GET /v1/applications/${id}`, { as: uid })).json.worker.phone
    expect(await phone()).toBe('0898765432')
    await change({ verification: 'suspended' })
    expect(await phone()).toBeNull()
    await change({ verification: 'rejected', numberConfirmedAt: null, representedAt: null })
    expect(await phone()).toBeNull()
  })

  test('is in nothing the company is told, by mail or in the product', async () => {
    const jobPostId = await posted({ knockOutQuestions: [question] })
    await applicant(jobPostId)
    const { text } = await service.ask('GET /v1/notifications', { as: uid })
    for (const secret of secrets) expect(text).not.toContain(secret)
    const kept = await db()
      .select()
      .from(applications)
      .where(inArray(applications.jobPostId, [jobPostId]))
    expect(kept[0]?.worker?.phone).toBe('0898765432')
  })
})

describe('contact of people whom a company is to meet', () => {
  const phone = '0898765432'
  /** A new applicant of a post, and the application. */
  async function applicant(jobPostId: string, who = service.worker(`met-${randomUUID()}`)) {
    const answer = await service.ask('POST /v1/my/applications', {
      as: who,
      body: { jobPostId, answers: [] },
    })
    expect(answer.status).toBe(201)
    return { who, id: answer.json.id as string }
  }
  const move = (id: string, event: string, from: string, as = uid) =>
    service.ask(`POST /v1/applications/${id}/events`, { as, body: { event, from } })
  /** The same, once its worker was told. */
  const settled = async (id: string, event: string, from: string) => {
    expect((await move(id, event, from)).status).toBe(200)
    await settleDecisions(db())
    return service.ask(`GET /v1/applications/${id}`, { as: uid })
  }
  const seen = async (id: string, as = uid) => (await service.ask(`GET /v1/applications/${id}`, { as })).json
  const isOpen = ({ json }: { json: { contactBar: object | null; worker: { phone: string | null } } }) =>
    json.contactBar === null && json.worker.phone === phone
  const several = async (count: number, ...posts: string[]) => {
    const ids: string[] = []
    for (let index = 0; index < count; index++)
      ids.push((await applicant(posts[index % posts.length] ?? '')).id)
    return ids
  }
  const tomorrow = () => new Date(`${bangkokToday(new Date(Date.now() + 86_400_000))}T00:00:00+07:00`)
  /** Lets a day pass for every contact the company opened. */
  const passDay = () =>
    db()
      .update(applications)
      .set({ contactFrom: sql`${applications.contactFrom} - interval '1 day'` })
      .where(eq(applications.companyId, companyId))

  test('is open from the interview on and closed again where nobody meets; another company learns nothing by it', async () => {
    const { id, who } = await applicant(await posted())
    expect(await seen(id)).toMatchObject({ contactBar: { why: 'not_met' }, worker: { phone: null } })
    for (const [event, from] of [
      ['interview', 'submitted'],
      ['offer', 'interview'],
      ['hire', 'offered'],
    ] as const) {
      expect(isOpen(await settled(id, event, from))).toBe(true)
    }
    expect((await seen(id)).worker).toMatchObject({ displayName: 'สมชาย ใจดี', familyName: 'ใจดี' })
    expect((await move(id, 'shortlist', 'hired')).json.contactBar).toEqual({ why: 'not_met', until: null })
    expect(isOpen(await settled(id, 'hire', 'shortlisted'))).toBe(true)
    expect((await move(id, 'reject', 'hired')).json.worker.phone).toBeNull()

    const other = await service.registered(`other-${randomUUID()}`)
    const post = await service.jobPost(other.uid, jobPostInput(await service.branch(other.uid)))
    await send(post.id, 'submit', other.uid)
    expect((await seen(id, other.uid)).code).toBe('not_found')
    const theirs = await applicant(post.id, who)
    expect((await seen(theirs.id, other.uid)).worker.phone).toBeNull()
  })

  test.each([
    ['registered', 20, { numberConfirmedAt: new Date() }],
    ['unregistered', 5, { numberConfirmedAt: null }],
  ] as const)(
    'is open to a company that is %s for %i people a day, also when it hires more at once and over posts',
    async (standing, limit, proofs) => {
      expect(standingTerms[standing].contactsADay).toBe(limit)
      const ids = await several(limit + 1, await posted(), await posted())
      await change(proofs)
      const moved = await Promise.all(ids.map((id) => move(id, 'hire', 'submitted')))
      expect(moved.filter(({ status }) => status === 200)).toHaveLength(limit + 1)
      expect(moved.filter(isOpen)).toEqual([])
      // Several processes tell at once.
      await db().update(applications).set({ updatedAt: sql`now() - interval '1 minute'` })
      await Promise.all([1, 2, 3].map(() => tellWorkers(db(), testTurn())))
      const hired = await Promise.all(ids.map(async (id) => ({ json: await seen(id) })))
      expect(hired.filter(isOpen)).toHaveLength(limit)
      const { json: waiting } = hired.find((answer) => !isOpen(answer)) ?? { json: {} }
      expect(waiting).toMatchObject({
        state: 'hired',
        contactBar: { why: 'later', until: tomorrow().toISOString() },
        worker: { displayName: 'สมชาย จ.', phone: null },
      })
      // To look at one after another and put each back opens no more.
      for (const id of ids.slice(0, 2)) await move(id, 'view', 'hired')
      await move(waiting.id, 'view', 'hired')
      expect(isOpen(await settled(waiting.id, 'interview', 'viewed'))).toBe(false)

      await passDay()
      expect((await seen(waiting.id)).worker.phone).toBe(phone)
    },
  )

  test('is that of another day for whoever comes after the limit of it, day after day', async () => {
    const ids = await several(11, await posted())
    await change({ numberConfirmedAt: null })
    for (const id of ids) await move(id, 'interview', 'submitted')
    await settleDecisions(db())
    const open = async () =>
      (await Promise.all(ids.map((id) => seen(id)))).filter((json) => isOpen({ json })).length
    expect(await open()).toBe(5)
    await passDay()
    expect(await open()).toBe(10)
    await passDay()
    expect(await open()).toBe(11)
  })

  test('costs once for one person in two posts, and nothing where the company is represented', async () => {
    const [first, second] = [await posted(), await posted()]
    const { id, who } = await applicant(first)
    const again = await applicant(second, who)
    const others = await several(19, first)
    for (const one of [id, ...others, again.id])
      expect(isOpen(await settled(one, 'interview', 'submitted'))).toBe(true)
    const [last] = await several(1, second)
    expect(isOpen(await settled(last ?? '', 'interview', 'submitted'))).toBe(false)
    await service.represent(companyId)
    expect((await seen(last ?? '')).worker.phone).toBe(phone)
  })

  test('is nobody’s while the company is suspended, whom it meets then, too', async () => {
    const post = await posted()
    const [before, then] = await several(2, post)
    await move(before ?? '', 'hire', 'submitted')
    await change({ verification: 'suspended' })
    await move(then ?? '', 'hire', 'submitted')
    await settleDecisions(db())
    for (const id of [before, then])
      expect(await seen(id ?? '')).toMatchObject({
        contactBar: { why: 'suspended' },
        worker: { phone: null },
      })
    await change({ verification: 'verified' })
    for (const id of [before, then]) expect((await seen(id ?? '')).worker.phone).toBe(phone)
  })

  test('is told to the partim service, which names them, as long as the two are to meet', async () => {
    const post = await posted()
    const [one, other] = await several(2, post)
    const told = async (id: string) => {
      const { workerId } = await seen(id)
      const about = { companyId, workerId }
      const subject = applicantChanged.subjectOf(about)
      const isUntold = and(eq(jobs.subject, subject), eq(jobs.state, 'pending'))
      await until(async () => (await db().$count(jobs, isUntold)) === 0)
      return service.partim.lastOf(applicantChanged, about)?.facts.applicant?.contactFrom
    }
    expect(await told(one ?? '')).toBeNull()
    for (const id of [one, other]) {
      await move(id ?? '', 'interview', 'submitted')
      expect(await told(id ?? '')).toBeNull()
      await settleDecisions(db())
      expect(await told(id ?? '')).toEqual(expect.any(String))
    }
    await move(one ?? '', 'reject', 'interview')
    expect(await told(one ?? '')).toBeNull()
    await send(post, 'close')
    expect(await told(other ?? '')).toBeNull()
  })

  test('stays open for a week after they gave the job back, unless nobody is needed instead', async () => {
    const post = await posted()
    const people = [await applicant(post), await applicant(post)] as const
    for (const { id } of people) await move(id, 'hire', 'submitted')
    await settleDecisions(db())
    for (const { id, who } of people) {
      const body = { event: 'withdraw', from: 'hired' }
      expect((await service.ask(`POST /v1/my/applications/${id}/events`, { as: who, body })).status).toBe(200)
    }
    const [{ id }, { id: dismissed }] = people
    const { json: days } = await service.ask('GET /v1/days', { as: uid })
    expect(days.lostPlaces).toMatchObject([{ displayName: 'สมชาย ใจดี', phone }, { phone }])
    expect((await seen(id)).worker.phone).toBe(phone)
    const left = (ago: number) =>
      db()
        .update(applicationShifts)
        .set({ placeLostAt: new Date(Date.now() - ago * 86_400_000) })
        .where(eq(applicationShifts.applicationId, id))
    await left(6.9)
    expect((await seen(id)).worker.phone).toBe(phone)
    await left(7.1)
    expect(await seen(id)).toMatchObject({ contactBar: { why: 'not_met' }, worker: { phone: null } })
    expect((await service.ask(`DELETE /v1/applications/${dismissed}/lost-place`, { as: uid })).status).toBe(
      204,
    )
    expect((await seen(dismissed)).worker.phone).toBeNull()
  })

  test('is what the worker reads that it is', async () => {
    const ids = await Promise.all([applicant(await posted()), applicant(await posted())])
    const own = async ({ who, id }: { who: string; id: string }) =>
      (await service.ask(`GET /v1/my/applications/${id}`, { as: who })).json.contact
    const [one, other] = ids
    if (!one || !other) throw new Error('nobody applied')
    await move(one.id, 'interview', 'submitted')
    expect(await own(one)).toBeNull()
    await settleDecisions(db())
    expect(Date.parse((await own(one)).readsMineFrom)).toBeLessThanOrEqual(Date.now())
    await db().update(applications).set({ contactFrom: tomorrow() }).where(eq(applications.id, one.id))
    expect((await own(one)).readsMineFrom).toBe(tomorrow().toISOString())
    await change({ verification: 'suspended' })
    expect((await own(one)).readsMineFrom).toBeNull()
    expect(await own(other)).toBeNull()
  })
})

describe('inviting', () => {
  const invite = (jobPostId: string, as = uid) =>
    service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${uuidv7()}`, { as })
  const { invitesADay } = standingTerms.registered

  test('workers is for a few a day, over all posts and however many ask at once; many are for who is represented', async () => {
    const [first, second] = [await posted(), await posted()]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => invite(index % 2 ? first : second)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(invitesADay ?? 0)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ json }) => json.code))).toEqual(new Set(['invites_until_represented']))
    await service.represent(companyId)
    expect((await invite(first)).status).toBe(200)
  })

  const mail = (name: string) =>
    service.ask('POST /v1/invitations', {
      as: uid,
      body: { email: `${name}-${uid}@example.com`, role: 'recruiter' },
    })

  test('colleagues is for three mails a day, sent again or not, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => mail(`stranger-${index}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ json }) => json.code === 'colleagues_until_represented')).toHaveLength(7)
    await service.represent(companyId)
    expect((await mail('one-more')).status).toBe(201)
  })

  test('to send an invitation again counts as one', async () => {
    const { json } = await mail('again')
    const again = async () => {
      await db()
        .update(invitations)
        .set({ sentAt: new Date(Date.now() - 120_000) })
        .where(eq(invitations.id, json.id))
      return service.ask(`POST /v1/invitations/${json.id}/events`, { as: uid, body: { event: 'resend' } })
    }
    expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(200)
    expect(refusalOf(await again())).toEqual([409, 'colleagues_until_represented'])
  })
})

describe('a post for chosen workers of a company that is not represented', () => {
  const chosen = { visibility: 'favourites' }
  const refused = [409, 'chosen_until_represented']

  test('is written and kept, and neither submitted nor resumed', async () => {
    const id = await draft(chosen)
    expect(refusalOf(await submit(id))).toEqual(refused)
    expect(await stateOf(id)).toBe('draft')
    await force(id, { state: 'paused', publishedAt: new Date() })
    expect(refusalOf(await send(id, 'resume'))).toEqual(refused)
    const { json } = await service.ask('POST /v1/job-posts/events', {
      as: uid,
      body: { jobPostIds: [id], event: 'resume' },
    })
    expect(JSON.stringify(json)).toContain(refused[1])
  })

  test('is not made of an open one by an edit', async () => {
    const id = await posted()
    const { json: post, headers } = await service.ask(`GET /v1/job-posts/${id}`, { as: uid })
    const edit = (changes: object) =>
      service.ask(`PUT /v1/job-posts/${id}`, {
        as: uid,
        body: { ...jobPostInput(branchId), ...changes },
        headers: { 'if-match': headers.get('etag') ?? `"${post.version}"` },
      })
    expect(refusalOf(await edit(chosen))).toEqual(refused)
    expect((await edit({ visibility: 'link' })).status).toBe(200)
  })

  test('goes out once the company is represented', async () => {
    const id = await draft(chosen)
    await service.represent(companyId)
    expect((await submit(id)).json.state).toBe('published')
  })
})

describe('questions of a company that is not represented', () => {
  const asking = (text: string) => ({ id: 'question1', text, kind: 'text', choices: [], wanted: [] })

  test('hold a post where they want a way to reach people, also one they are added to', async () => {
    const wanted = { knockOutQuestions: [asking('LINE ID ของคุณคืออะไร')] }
    const held = await draft(wanted)
    expect((await submit(held)).json).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['contact_details'],
    })
    const id = await posted({ knockOutQuestions: [asking('เคยทำงานร้านอาหารมากี่ปี')] })
    const { headers } = await service.ask(`GET /v1/job-posts/${id}`, { as: uid })
    const { json } = await service.ask(`PUT /v1/job-posts/${id}`, {
      as: uid,
      body: { ...jobPostInput(branchId), ...wanted },
      headers: { 'if-match': headers.get('etag') ?? '' },
    })
    expect(json).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
  })
})
