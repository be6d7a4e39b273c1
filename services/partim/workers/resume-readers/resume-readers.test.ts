import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removePast } from '@/services/shared/retention/past'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { companyNameSearch } from '@/validators/company-name-search'
import { resumeViews, workplaces } from '../../tables/resume-readers'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { resumeReadersRetention } from './retention'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const place = { lat: '13.7308', lng: '100.5242' }
const near = `lat=${place.lat}&lng=${place.lng}&radiusKm=1&limit=100`

/** A worker who lets themselves be found; answers their id. */
async function openWorker(uid: string, answers: object = {}): Promise<string> {
  await partim.registerAdult(uid)
  const body = {
    workTypes: ['barista'],
    province: 'กรุงเทพมหานคร',
    district: 'บางรัก',
    ...place,
    visibility: 'open',
    ...answers,
  }
  const headers = { 'if-match': '"1"' }
  expect((await partim.ask('PATCH /v1/resumes/me', { as: uid, body, headers })).status).toBe(200)
  return (await partim.ask('GET /v1/workers/me', { as: uid })).json.id
}

const readers = async (as: string) => (await partim.ask('GET /v1/resumes/me/readers', { as })).json.items
const hiddenFrom = async (as: string) => (await partim.ask('GET /v1/resumes/me/hidden-from', { as })).json
const block = (as: string, companyId: string) =>
  partim.ask(`PUT /v1/resumes/me/blocked-companies/${companyId}`, { as })
const unblock = (as: string, companyId: string) =>
  partim.ask(`DELETE /v1/resumes/me/blocked-companies/${companyId}`, { as })

const searchName = (as: string, name: string) =>
  partim.ask(`GET /v1/resumes/me/blockable-companies?name=${encodeURIComponent(name)}`, { as })

/** Rankings are kept for a minute, so each search is for another pay. */
let pay = 50_000

/** Whether a company finds a worker, by every operation that tells of workers. */
async function finds(as: string, workerId: string): Promise<boolean[]> {
  const searched = await partim.ask(`GET /v1/workers?${near}`, { as })
  pay += 1
  const match = `workType=barista&lat=13.7308&lng=100.5242&limit=50&dailyPay=${pay}`
  const matched = await partim.ask(`GET /v1/workers/matches?${match}`, { as })
  const findable = await partim.ask(`GET /v1/workers/findable?workerIds=${workerId}`, { as })
  const named = await partim.ask(`GET /v1/workers/names?workerIds=${workerId}`, { as })
  const read = await partim.ask(`GET /v1/workers/${workerId}`, { as })
  return [
    searched.json.items.some(({ id }: { id: string }) => id === workerId),
    matched.json.items.some(({ worker }: { worker: { id: string } }) => worker.id === workerId),
    findable.json.workerIds.includes(workerId),
    named.json.items.length === 1,
    read.status === 200,
  ]
}
const [everywhere, nowhere] = [Array(5).fill(true), Array(5).fill(false)]

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Tells that a worker has a job at a company, and since when they know. */
const hired = (workerId: string, companyId: string, companyName: string, since = inDays(0)) =>
  partim.tell(
    applicantChanged,
    { companyId, workerId },
    {
      applicant: {
        until: inDays(365),
        hiredAt: since,
        contactFrom: since,
        workplace: { companyName, since },
        worked: null,
      },
    },
  )

describe('who read a resume', () => {
  test('its worker sees each company, when and how often, and never which of its people', async () => {
    const workerId = await openWorker('read')
    const { companyId } = partim.addMember('owner')
    partim.addMember('colleague', 'recruiter', companyId)
    partim.addMember('other')
    expect(await readers('read')).toEqual([])
    for (const as of ['owner', 'colleague', 'owner', 'other']) {
      expect((await partim.ask(`GET /v1/workers/${workerId}`, { as })).status).toBe(200)
    }
    const seen = await readers('read')
    expect(seen).toEqual([
      expect.objectContaining({ companyName: 'ร้านของ other', times: 1, isBlocked: false }),
      expect.objectContaining({ companyId, times: 3, isBlocked: false }),
    ])
    expect(Object.keys(seen[0]).sort()).toEqual(
      ['companyId', 'companyName', 'firstAt', 'isBlocked', 'lastAt', 'times'].sort(),
    )
  })

  test('a look at a list is no reading, nor is a resume that is not shown', async () => {
    const workerId = await openWorker('listed', { visibility: 'hidden' })
    partim.addMember('looking')
    await partim.ask(`GET /v1/workers?${near}`, { as: 'looking' })
    await partim.ask(`GET /v1/workers/${workerId}`, { as: 'looking' })
    expect(await readers('listed')).toEqual([])
  })

  test('is kept as long as the privacy policy says', async () => {
    const workerId = await openWorker('kept')
    const row = { workerId, companyId: uuidv7(), companyName: 'ร้าน' }
    const today = sql`(now() at time zone 'Asia/Bangkok')::date`
    await partim.db.insert(resumeViews).values([
      { ...row, day: sql`${today} - 182` as never },
      { ...row, day: sql`${today} - 178` as never },
    ])
    await partim.db.insert(workplaces).values({ ...row, hiredAt: sql`now() - interval '366 days'` as never })
    for (const rule of resumeReadersRetention) await removePast(partim.db, rule, new AbortController().signal)
    expect(await partim.db.$count(resumeViews, eq(resumeViews.workerId, workerId))).toBe(1)
    expect(await partim.db.$count(workplaces, eq(workplaces.workerId, workerId))).toBe(0)
  })
})

describe('a company that is blocked', () => {
  test('finds the worker nowhere, all others still do, and it finds them again when it is unblocked', async () => {
    const workerId = await openWorker('blocker')
    const { companyId } = partim.addMember('blocked')
    partim.addMember('bystander')
    expect(await finds('blocked', workerId)).toEqual(everywhere)
    expect((await block('blocker', companyId)).status).toBe(204)
    expect((await block('blocker', companyId)).status).toBe(204)
    expect(await finds('blocked', workerId)).toEqual(nowhere)
    expect(await finds('bystander', workerId)).toEqual(everywhere)
    expect((await hiddenFrom('blocker')).blocked).toEqual([
      { companyId, companyName: 'ร้านของ blocked', at: expect.any(String) },
    ])
    expect(
      (await readers('blocker')).find((one: { companyId: string }) => one.companyId === companyId),
    ).toMatchObject({
      isBlocked: true,
    })
    expect((await unblock('blocker', companyId)).status).toBe(204)
    expect(await finds('blocked', workerId)).toEqual(everywhere)
  })

  test('keeps a favourite by name only, as of one who hides', async () => {
    const workerId = await openWorker('marked')
    const { companyId } = partim.addMember('marker')
    await partim.ask(`GET /v1/workers/${workerId}`, { as: 'marker' })
    await partim.ask(`PUT /v1/favourites/${workerId}`, { as: 'marker' })
    await block('marked', companyId)
    const [item] = (await partim.ask('GET /v1/favourites', { as: 'marker' })).json.items
    expect(item).toMatchObject({ isHidden: true, worker: { workTypes: [], district: '' } })
  })

  test('is one that there is: any other is not found', async () => {
    await openWorker('guessing')
    expect((await block('guessing', uuidv7())).json).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('is found by its name before it ever read the resume', async () => {
    const workerId = await openWorker('ahead')
    const { companyId, companyName } = partim.addMember('ครัวยายบัว')
    expect(await finds('ครัวยายบัว', workerId)).toEqual(everywhere)
    const found = await searchName('ahead', ' ครัวยาย ')
    expect(found.json.items).toEqual([{ companyId, companyName, province: 'กรุงเทพมหานคร' }])
    expect((await block('ahead', companyId)).status).toBe(204)
    expect(await finds('ครัวยายบัว', workerId)).toEqual(nowhere)
    expect((await hiddenFrom('ahead')).blocked).toEqual([{ companyId, companyName, at: expect.any(String) }])
  })

  test('is known without the job-post service where it read the resume', async () => {
    const workerId = await openWorker('offline')
    const { companyId } = partim.addMember('reading')
    await partim.ask(`GET /v1/workers/${workerId}`, { as: 'reading' })
    partim.companies.isDown = true
    try {
      expect((await block('offline', companyId)).status).toBe(204)
      expect((await searchName('offline', 'ร้านของ')).status).toBe(503)
    } finally {
      partim.companies.isDown = false
    }
  })
})

describe('companies by name', () => {
  test('are not listed by a text that is too short', async () => {
    await openWorker('short')
    partim.addMember('someone')
    for (const name of ['', '  ', 'ร้', '  ร้  ']) {
      expect((await searchName('short', name)).json).toEqual({ items: [] })
    }
  })

  test('are a few at most, and asked for a limited number of times', async () => {
    await openWorker('curious')
    for (let number = 0; number < 8; number += 1) partim.addMember(`สาขา${number}`)
    expect((await searchName('curious', 'ร้านของ')).json.items).toHaveLength(companyNameSearch.atMost)
    const answers: number[] = []
    for (let times = 1; times <= companyNameSearch.questions.max; times += 1) {
      answers.push((await searchName('curious', 'ร้านของ')).status)
    }
    expect([answers.at(-2), answers.at(-1)]).toEqual([200, 429])
  })
})

describe('where somebody works', () => {
  test('they are found until they hide from there, and by others all the time', async () => {
    const workerId = await openWorker('employee')
    const { companyId } = partim.addMember('workplace')
    partim.addMember('elsewhere')
    const last = inDays(0)
    await hired(workerId, companyId, 'ร้านที่ทำงาน', last)
    await hired(workerId, companyId, 'ร้านที่ทำงาน', inDays(-30))
    expect((await hiddenFrom('employee')).workplaces).toEqual([
      { companyId, companyName: 'ร้านที่ทำงาน', hiredAt: last },
    ])
    expect(await finds('workplace', workerId)).toEqual(everywhere)
    const headers = { 'if-match': '"2"' }
    await partim.ask('PATCH /v1/resumes/me', { as: 'employee', body: { hideFromWorkplaces: true }, headers })
    expect(await finds('workplace', workerId)).toEqual(nowhere)
    expect(await finds('elsewhere', workerId)).toEqual(everywhere)
    expect((await block('employee', companyId)).status).toBe(204)
    // Who is gone by then works nowhere, and the event counts as received.
    await hired(uuidv7(), companyId, 'ร้านที่ทำงาน')
  })

  test('a company that hired them over a year ago is a workplace no longer', async () => {
    const workerId = await openWorker('former', { hideFromWorkplaces: true })
    const { companyId } = partim.addMember('long_ago')
    await hired(workerId, companyId, 'ร้านเก่า')
    expect(await finds('long_ago', workerId)).toEqual(nowhere)
    await partim.db
      .update(workplaces)
      .set({ hiredAt: sql`now() - interval '366 days'` as never })
      .where(eq(workplaces.workerId, workerId))
    expect(await finds('long_ago', workerId)).toEqual(everywhere)
  })
})
