import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { until } from '@/services/shared/testing/until'
import { settledSeconds } from '@/validators/states/application'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { findApplicant } from './applicants-repository'
import { settleDecisions } from './testing'

/** A registered company that decides about somebody to read their contact, and takes it back before they hear of it. */

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
const secrets = ['ลับนามสกุล', '0898765432', '898765432', '98765432']

const openPost = async () => (await service.openPost('owner', { ...jobPostInput(branchId), headcount: 5 })).id
async function applied(jobPostId: string) {
  const uid = service.worker(uuidv7(), {
    displayName: 'สมชาย ลับนามสกุล',
    givenName: 'สมชาย',
    familyName: 'ลับนามสกุล',
    phone: '0898765432',
  })
  const body = { jobPostId, answers: [] }
  const { json } = await service.ask('POST /v1/my/applications', { as: uid, body })
  const { id: workerId = '' } = service.profiles.workers.get(uid) ?? {}
  return { uid, id: json.id as string, workerId, jobPostId }
}
type Person = Awaited<ReturnType<typeof applied>>

const ask = async (what: string, body?: object) =>
  (await service.ask(what, { as: 'owner', ...(body && { body }) })).text
const move = ({ id }: Person, event: string, from: string) =>
  ask(`POST /v1/applications/${id}/events`, { event, from })

/** Everything that names an applicant to the company: its pages, files and bells read nothing else. */
async function everything({ id, jobPostId, workerId }: Person): Promise<string> {
  const stages = ['viewed', 'shortlisted', 'interview', 'offered', 'hired', 'ended']
  const answers = await Promise.all([
    ask(`GET /v1/job-posts/${jobPostId}/board`),
    ...stages.map((stage) => ask(`GET /v1/job-posts/${jobPostId}/applications?stage=${stage}`)),
    ask(`GET /v1/applications/${id}`),
    ask(`GET /v1/applications/${id}/events`),
    // Refused with the application as it stands.
    ask(`POST /v1/applications/${id}/events`, { event: 'complete', from: 'no_show' }),
    ask('POST /v1/applications/events', { event: 'complete', applications: [{ id, from: 'no_show' }] }),
    ask('GET /v1/days'),
    ask('GET /v1/interviewees'),
    ask('GET /v1/notifications?limit=50'),
    ask('GET /v1/action-items'),
  ])
  // By this the partim service names them in chat and at interviews, and shows their number.
  const { contactFrom } = (await findApplicant(db(), { companyId, workerId })) ?? {}
  return [...answers, contactFrom ? secrets.join() : ''].join('\n')
}
async function expectClosed(person: Person): Promise<void> {
  const text = await everything(person)
  expect(text).toContain('สมชาย ล.')
  for (const secret of secrets) expect(text).not.toContain(secret)
}
const toldOf = ({ id }: Person) =>
  [...service.workerNotifications.told.values()].filter(({ subjectId }) => subjectId === id)

describe('what is taken back before it stands opens nothing, however often', () => {
  test.each([
    ['offer', 'offered'],
    ['hire', 'hired'],
    ['interview', 'interview'],
  ])('%s', async (event, state) => {
    const person = await applied(await openPost())
    for (const from of ['submitted', 'viewed', 'viewed']) {
      const moved = JSON.parse(await move(person, event, from))
      expect(moved).toMatchObject({ state, contactBar: { why: 'untold', until: null } })
      await expectClosed(person)
      await move(person, 'view', state)
      await expectClosed(person)
    }
    await settleDecisions(db())
    await expectClosed(person)
    expect(toldOf(person)).toEqual([])
  })

  test('for several people at once', async () => {
    const jobPostId = await openPost()
    const people = [await applied(jobPostId), await applied(jobPostId), await applied(jobPostId)]
    const all = (event: string, from: string) =>
      ask('POST /v1/applications/events', { event, applications: people.map(({ id }) => ({ id, from })) })
    const answers = [await all('hire', 'submitted'), await all('reject', 'hired')]
    for (const secret of secrets) for (const text of answers) expect(text).not.toContain(secret)
    for (const person of people) await expectClosed(person)
  })

  test('nor as a second offer to somebody from whom the first was taken, or who applied anew', async () => {
    const person = await applied(await openPost())
    await move(person, 'offer', 'submitted')
    await settleDecisions(db())
    await move(person, 'view', 'offered')
    await move(person, 'offer', 'viewed')
    await expectClosed(person)
    await settleDecisions(db())
    const act = (event: string, from: string) =>
      service.ask(`POST /v1/my/applications/${person.id}/events`, { as: person.uid, body: { event, from } })
    await act('decline', 'offered')
    await service.ask('POST /v1/my/applications', {
      as: person.uid,
      body: { jobPostId: person.jobPostId, answers: [] },
    })
    await move(person, 'hire', 'submitted')
    await expectClosed(person)
  })

  test('nor where the worker withdraws, or the post is closed, before they hear that they have the job', async () => {
    const [leaves, closes] = [await applied(await openPost()), await applied(await openPost())]
    for (const person of [leaves, closes]) await move(person, 'hire', 'submitted')
    const body = { event: 'withdraw', from: 'submitted' }
    await service.ask(`POST /v1/my/applications/${leaves.id}/events`, { as: leaves.uid, body })
    await ask(`POST /v1/job-posts/${closes.jobPostId}/events`, { event: 'cancel' })
    for (const person of [leaves, closes]) await expectClosed(person)
  })
})

describe('what stands opens it, and its worker was told', () => {
  test.each([
    ['offer', 'offered', 'application_offered'],
    ['hire', 'hired', 'application_hired'],
    ['interview', 'interview', 'application_interview'],
  ])('%s', async (event, state, kind) => {
    const person = await applied(await openPost())
    await move(person, event, 'submitted')
    const own = async () =>
      (await service.ask(`GET /v1/my/applications/${person.id}`, { as: person.uid })).json
    expect(await own()).toMatchObject({ state: 'submitted', contact: null })
    await settleDecisions(db())
    expect(JSON.parse(await ask(`GET /v1/applications/${person.id}`))).toMatchObject({
      state,
      contactBar: null,
      worker: { displayName: 'สมชาย ลับนามสกุล', phone: '0898765432' },
    })
    const { contact } = await own()
    expect(Date.parse(contact.readsMineFrom)).toBeLessThanOrEqual(Date.now())
    await until(async () => toldOf(person).length > 0)
    expect(toldOf(person)).toMatchObject([{ kind }])
    expect((await service.mail.to(`${person.uid}@example.com`)).text).toContain(`application=${person.id}`)
  })

  test('by itself, once the time to take it back is over', async () => {
    const person = await applied(await openPost())
    await move(person, 'offer', 'submitted')
    const isOpen = async () => (await ask(`GET /v1/applications/${person.id}`)).includes('0898765432')
    const askedAt = Date.now()
    await until(isOpen)
    expect(Date.now() - askedAt).toBeGreaterThan((settledSeconds - 1) * 1_000)
    await until(async () => toldOf(person).length > 0)
  }, 30_000)

  test('also where the company moves them back before the news is passed on', async () => {
    const person = await applied(await openPost())
    await move(person, 'interview', 'submitted')
    service.workerNotifications.isDown = true
    await settleDecisions(db())
    expect(await everything(person)).toContain('0898765432')
    await move(person, 'view', 'interview')
    service.workerNotifications.isDown = false
    // Another attempt follows.
    await until(async () => toldOf(person).length > 0)
    expect(toldOf(person)).toMatchObject([{ kind: 'application_interview' }])
  }, 30_000)
})

test('who knows that they are to be met stays readable through the next decision', async () => {
  const person = await applied(await openPost())
  await move(person, 'offer', 'submitted')
  await settleDecisions(db())
  await move(person, 'hire', 'offered')
  expect(await everything(person)).toContain('0898765432')
})
