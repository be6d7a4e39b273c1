import type { Static } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { blockedCompanies, resumeViews, workplaces } from '../../tables/resume-readers'
import { resumes } from '../../tables/resumes'
import { shownWorkers } from '../../tables/shown-workers'
import { workers } from '../../tables/workers'
import { type TestPartim, testPartim } from '../../testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

let company: { uid: string; companyId: string }
let worker: { uid: string; id: string }
beforeEach(async () => {
  company = partim.newCompany()
  worker = await partim.newWorker({ displayName: 'พิมพ์ชนก วัฒนกุล', isOfUnknownAge: true })
  await see({ visibility: 'open', about: 'ทักไลน์ pim.wtk ได้เลย', headline: 'โทร 081-555-0142' })
})

const see = (changes: Partial<typeof resumes.$inferInsert>) =>
  partim.db.update(resumes).set(changes).where(eq(resumes.workerId, worker.id))
const read = (as = company.uid) => partim.ask(`GET /v1/workers/${worker.id}/profile`, { as })
const unlock = (as = company.uid) => partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as })

type Applicant = NonNullable<Static<typeof applicantChanged.facts>['applicant']>
const notHired = { hiredAt: null, workplace: null, worked: null }
/** Tells what the worker's applications to the company allow. */
const applied = (applicant: Applicant | null) =>
  partim.tell(applicantChanged, { companyId: company.companyId, workerId: worker.id }, { applicant })
const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString()

describe('a worker whom nobody unlocked', () => {
  test('has no name, number, address or word of them in any text', async () => {
    const { status, json, text } = await read()
    expect([status, json.displayName, json.access.reason]).toEqual([200, 'พิมพ์ชนก ว.', 'masked'])
    expect(json.access.contact).toBeNull()
    for (const given of ['วัฒนกุล', '0812345678', '081-555', 'pim.wtk', '@', worker.uid]) {
      expect([given, text.includes(given)]).toEqual([given, false])
    }
  })

  test('has a proven identity only where documents proved it, masked and whole', async () => {
    const isVerified = async () => (await read()).json.isVerified
    expect(await isVerified()).toBe(false)
    const proven = { identityVerifiedAt: new Date() }
    await partim.db.update(workers).set(proven).where(eq(workers.id, worker.id))
    expect(await isVerified()).toBe(true)
    await unlock()
    expect(await isVerified()).toBe(true)
  })

  test('learns who looked, and the look counts as one of the day', async () => {
    await read()
    await read()
    const { companyId } = company
    const [view] = await partim.db
      .select({ times: resumeViews.times })
      .from(resumeViews)
      .where(and(eq(resumeViews.workerId, worker.id), eq(resumeViews.companyId, companyId)))
    expect(view).toEqual({ times: 2 })
    expect(await partim.db.$count(shownWorkers, eq(shownWorkers.companyId, companyId))).toBe(1)
  })
})

describe('an unlocked worker', () => {
  test('is whole to every member, in their own words, also while they hide', async () => {
    const colleague = partim.newUid('finance')
    partim.addMember(colleague, 'finance', company.companyId)
    expect((await unlock()).status).toBe(200)
    await see({ visibility: 'hidden' })
    for (const as of [company.uid, colleague]) {
      const { status, json } = await read(as)
      expect([status, json.displayName, json.isHidden]).toEqual([200, 'พิมพ์ชนก วัฒนกุล', true])
      expect(json).toMatchObject({
        about: 'ทักไลน์ pim.wtk ได้เลย',
        access: { contact: { phone: '0812345678' } },
      })
    }
  })

  test('stays masked to other companies, and to one that is not represented any more', async () => {
    await unlock()
    const stranger = partim.newUid('stranger')
    partim.addMember(stranger)
    partim.addMember(company.uid, 'owner', company.companyId, 'registered')
    for (const as of [stranger, company.uid]) {
      const { json } = await read(as)
      expect([json.displayName, json.access.contact]).toEqual(['พิมพ์ชนก ว.', null])
    }
  })

  test('who blocks the company, or objects, is read no more', async () => {
    const { json } = await unlock()
    await partim.db
      .insert(blockedCompanies)
      .values({ workerId: worker.id, companyId: company.companyId, companyName: 'ครัว' })
    expect((await read()).status).toBe(404)
    await partim.db.delete(blockedCompanies)
    expect((await read()).json.access.reason).toBe('unlocked')
    const objection = `PUT /v1/my/unlocks/${json.unlock.id}/objection`
    expect((await partim.ask(objection, { as: company.uid })).status).toBe(403)
    expect((await partim.ask(objection, { as: worker.uid })).status).toBe(200)
    expect((await read()).json.access).toMatchObject({ reason: 'objected', contact: null })
    const own = (await partim.ask('GET /v1/my/unlocks', { as: worker.uid })).json.items
    expect(own).toMatchObject([{ state: 'objected', isOpen: false }])
  })

  test('is told of it once, in the product', async () => {
    await Promise.all([unlock(), unlock()])
    const { items } = (await partim.ask('GET /v1/notifications', { as: worker.uid })).json
    expect(items).toMatchObject([{ kind: 'profile_unlocked', subject: 'unlock' }])
  })
})

describe('an applicant', () => {
  test('is free to the company while they are one', async () => {
    const before = partim.credits.available
    await applied({ until: inAYear(), ...notHired, contactFrom: null })
    expect((await read()).json.access).toMatchObject({ reason: 'applied', contact: { phone: '0812345678' } })
    expect((await unlock()).json).toMatchObject({ reason: 'applied', creditsLeft: null })
    expect(partim.credits.available).toBe(before)
    await applied(null)
    expect((await read()).json.access.reason).toBe('masked')
  })

  test('whom the company is to meet has a name and a number to it, and stays masked beside', async () => {
    partim.addMember(company.uid, 'owner', company.companyId, 'registered')
    const meeting = (contactFrom: string | null) => applied({ until: inAYear(), ...notHired, contactFrom })
    const now = new Date().toISOString()
    for (const from of [null, new Date(Date.now() + 3_600_000).toISOString()]) {
      await meeting(from)
      expect((await read()).json).toMatchObject({ displayName: 'พิมพ์ชนก ว.', access: { reason: 'masked' } })
    }
    await meeting(now)
    const { json, text } = await read()
    expect(json).toMatchObject({
      displayName: 'พิมพ์ชนก วัฒนกุล',
      certificateFiles: [],
      access: { reason: 'met', contact: { phone: '0812345678', email: null } },
    })
    for (const given of ['pim.wtk', '081-555', '@'])
      expect([given, text.includes(given)]).toEqual([given, false])
    await see({ visibility: 'hidden' })
    expect((await read()).status).toBe(404)
    await see({ visibility: 'open' })
    partim.addMember(company.uid, 'owner', company.companyId, 'unregistered')
    expect((await read()).json.code).toBe('workers_until_registered')
  })

  test('told of by an instance that knows nothing of finished work keeps what they did', async () => {
    const now = new Date().toISOString()
    const applicant = {
      until: inAYear(),
      hiredAt: now,
      contactFrom: null,
      workplace: { companyName: 'ครัวสมหมาย', since: now },
    }
    await applied({ ...applicant, worked: { shifts: 2, lastOn: '2026-11-01' } })
    await applied(applicant)
    expect((await read()).json.workedForUs).toEqual({ shifts: 2, on: '2026-11-01' })
  })

  test('is told by the job-post service alone', async () => {
    const { companyId, uid } = company
    const about = { companyId, workerId: worker.id }
    const body = {
      type: applicantChanged.name,
      about,
      facts: { applicant: { until: inAYear(), ...notHired, contactFrom: null } },
    }
    for (const as of [uid, worker.uid, undefined])
      expect((await partim.ask(`PUT /v1/events/${uuidv7()}`, { as, body })).status).toBe(401)
    expect((await read()).json.access.reason).toBe('masked')
  })
})

test('one who hides, blocks or never was is the same to a company that did not unlock them', async () => {
  const bytesOf = ({ text, json }: Awaited<ReturnType<typeof read>>) => text.replace(json.requestId, '')
  await see({ visibility: 'hidden' })
  const hidden = await read()
  const absent = await partim.ask(`GET /v1/workers/${uuidv7()}/profile`, { as: company.uid })
  await see({ visibility: 'open' })
  await partim.db
    .insert(blockedCompanies)
    .values({ workerId: worker.id, companyId: company.companyId, companyName: 'ครัว' })
  const blocking = await read()
  expect([hidden.status, absent.status, blocking.status]).toEqual([404, 404, 404])
  expect(new Set([hidden, absent, blocking].map(bytesOf)).size).toBe(1)
  expect((await unlock()).status).toBe(404)
})

test('one who works at the company and hides from where they work costs it no credit', async () => {
  const before = partim.credits.available
  await partim.db
    .insert(workplaces)
    .values({ workerId: worker.id, companyId: company.companyId, companyName: 'ครัว' })
  expect((await read()).status).toBe(200)
  await see({ hideFromWorkplaces: true })
  expect((await read()).status).toBe(404)
  expect((await unlock()).status).toBe(404)
  expect(partim.credits.available).toBe(before)
})
