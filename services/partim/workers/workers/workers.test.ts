import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { greatCircleKm } from '@/services/shared/testing/great-circle'
import { somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { planOf } from '@/services/shared/testing/test-database'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { bangkokToday } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'
import { sampleWorkers } from '../../samples/population'
import { demoWorkerNumber } from '../../samples/sample-accounts'
import type { SampleWorker } from '../../samples/sample-worker'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { peopleFinder } from '../saved-searches/find-people'
import { nearbyQuery, updateBirthDate } from './repository'

const siam = { lat: 13.7449, lng: 100.5302 }
const people = sampleWorkers(demoWorkerNumber)
const demo = people[demoWorkerNumber - 1]
const findable = people.filter((person) => person === demo || person.visibility !== 'hidden')

let partim: TestPartim

beforeAll(async () => {
  partim = await seededPartim()
  const { companyId } = partim.addMember('employer')
  partim.addMember('colleague', 'recruiter', companyId)
  await partim.db.execute(sql`analyze`)
})
afterAll(() => partim.stop())

const search = (query: Record<string, string | number>, uid: string | undefined = 'employer') =>
  partim.ask(`GET /v1/workers?${new URLSearchParams(query as Record<string, string>)}`, { as: uid })

type Found = { id: string; distanceKm: number; displayName: string; workTypes: string[] }

/** Every page of a search, by two members in turns: one of them is not shown as many people as the company may be. */
async function searchAll(query: Record<string, string | number>): Promise<Found[]> {
  const found: Found[] = []
  let pages = 0
  let cursor: string | null = null
  do {
    const page: { items: Found[]; nextCursor: string | null } = (
      await search(cursor ? { ...query, cursor } : query, ['employer', 'colleague'][pages++ % 2])
    ).json
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return found
}

/** The middle of the cell that the search places a home in. */
const cellOf = ({ lat, lng }: SampleWorker) => ({
  lat: Math.round(lat * 200) / 200,
  lng: Math.round(lng * 200) / 200,
})

// Runs first, while only the sample workers exist.
describe('counts by type of work', () => {
  test('anybody sees them: every type, findable people only, rounded down to tens', async () => {
    const { status, json } = await partim.ask('GET /v1/work-types/counts')
    expect(status).toBe(200)
    const expected = workTypes.map((workType) => {
      const wanting = findable.filter((person) => person.workTypes.includes(workType)).length
      return { workType, workers: Math.floor(wanting / 10) * 10 }
    })
    expect(json).toEqual({ items: expected })
    expect(expected.some(({ workers }) => workers > 0)).toBe(true)
  })
})

describe('search', () => {
  test('finds everybody findable in the radius, nearest first', async () => {
    const radiusKm = 10
    const found = await searchAll({ ...siam, radiusKm, limit: 100 })
    const distances = found.map(({ distanceKm }) => distanceKm)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    const ids = new Set(found.map(({ id }) => id))
    expect(ids.size).toBe(found.length)
    expect(found.length).toBeGreaterThan(200)
    for (const person of findable) {
      const km = greatCircleKm(siam, cellOf(person))
      if (km < radiusKm * 0.985) expect(ids).toContain(person.workerId)
      if (km > radiusKm * 1.015) expect(ids).not.toContain(person.workerId)
    }
  })

  test('says how far within 1.5 % and the size of a cell', async () => {
    const byId = new Map(people.map((person) => [person.workerId, person]))
    const found = await searchAll({ ...siam, radiusKm: 30, limit: 100 })
    for (const { id, distanceKm } of found) {
      const person = byId.get(id)
      if (!person) throw new Error(`${id} is nobody`)
      const error = Math.abs(distanceKm - greatCircleKm(siam, person))
      expect(error).toBeLessThan(0.45 + distanceKm * 0.015)
    }
  })

  test('pages of any size are the same list', async () => {
    const query = { ...siam, radiusKm: 6 }
    const whole = await searchAll({ ...query, limit: 100 })
    expect(await searchAll({ ...query, limit: 7 })).toEqual(whole)
    expect(await searchAll({ ...query, limit: 1 })).toEqual(whole)
  })

  test('somebody who appears nearer meanwhile does not move the next page', async () => {
    const query = { ...siam, radiusKm: 6, limit: 10 }
    const first = (await search(query)).json
    const before = (await search({ ...query, cursor: first.nextCursor })).json
    await partim.registerAdult('newcomer', 'มาใหม่ ใกล้มาก')
    const put = await partim.ask('PATCH /v1/resumes/me', {
      as: 'newcomer',
      headers: { 'if-match': '"1"' },
      body: {
        workTypes: ['waiter'],
        province: 'กรุงเทพมหานคร',
        district: 'ปทุมวัน',
        lat: String(siam.lat),
        lng: String(siam.lng),
        visibility: 'open',
      },
    })
    expect(put.status).toBe(200)
    expect((await search({ ...query, cursor: first.nextCursor })).json).toEqual(before)
    const names = (await search(query)).json.items.map(({ displayName }: Found) => displayName)
    expect(names).toContain('มาใหม่ ก.')
  })

  test('keeps to one type of work', async () => {
    const query = { ...siam, radiusKm: 20, limit: 100 }
    const waiters = await searchAll({ ...query, workType: 'waiter' })
    const all = await searchAll(query)
    expect(waiters.map(({ id }) => id)).toEqual(
      all.filter(({ workTypes }) => workTypes.includes('waiter')).map(({ id }) => id),
    )
    expect(waiters.length).toBeGreaterThan(50)
    expect(waiters.length).toBeLessThan(all.length)
  })

  test('far away from everybody is an empty list', async () => {
    expect((await search({ lat: 0.5, lng: 100 })).json).toEqual({ items: [], nextCursor: null })
  })

  test('shows nobody’s whole name, number, mail, home or birthday', async () => {
    const found = await searchAll({ ...siam, radiusKm: 15, limit: 100 })
    const pages = JSON.stringify(found)
    for (const { givenName, familyName, birthDate, number } of people) {
      expect(pages.includes(`${givenName} ${familyName}`)).toBe(false)
      expect(pages.includes(birthDate)).toBe(false)
      expect(pages.includes(`000${String(number).padStart(7, '0')}`)).toBe(false)
    }
    expect(/@|uid|phone|"lat"|"lng"|familyName/.exec(pages)).toBeNull()
    for (const { displayName } of found) expect(displayName).toMatch(/^[\u0E01-\u0E4E]+ [ก-ฮ]\.$/)
  })

  test.each([
    ['lat', { lng: 100 }, 'required'],
    ['lat', { lat: 'x', lng: 100 }, 'format'],
    ['lng', { lat: 13, lng: 181 }, 'max_value'],
    ['radiusKm', { ...siam, radiusKm: 0 }, 'min_value'],
    ['radiusKm', { ...siam, radiusKm: 101 }, 'max_value'],
    ['workType', { ...siam, workType: 'astronaut' }, 'format'],
    ['limit', { ...siam, limit: 101 }, 'max_value'],
    ['limit', { ...siam, limit: 0 }, 'min_value'],
  ])('refuses a bad %s: %j', async (field, query, rule) => {
    const answer = await search(query as Record<string, string | number>)
    expect(answer.status).toBe(422)
    expect(answer.json.errors).toEqual([expect.objectContaining({ field, rule })])
  })

  test.each([
    'x',
    '',
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"distance":0.1}').toString('base64url'),
    Buffer.from('{"distance":"0.1","id":"0199db4b-41db-708b-a23e-1fc5e937ac29"}').toString('base64url'),
    Buffer.from('{"distance":0.1,"id":"not-a-uuid"}').toString('base64url'),
    Buffer.from('{"distance":1e999,"id":"0199db4b-41db-708b-a23e-1fc5e937ac29"}').toString('base64url'),
  ])('refuses the foreign cursor %j', async (cursor) => {
    const answer = await search({ ...siam, cursor })
    expect([answer.status, answer.json.code]).toEqual([400, 'bad_cursor'])
  })

  test.each([
    { after: null },
    { after: { distance: 0.01, id: '0199db4b-41db-708b-a23e-1fc5e937ac29' } },
    { after: null, workType: 'waiter' as const },
  ])('does not read everybody: %j', async (narrowed) => {
    const query = nearbyQuery(partim.db, {
      companyId: uuidv7(),
      near: siam,
      radiusKm: 5,
      limit: 20,
      ...narrowed,
    })
    expect(await planOf(partim.db, query)).not.toMatch(/Seq Scan on (resumes|workers)/)
  })
})

describe('one worker', () => {
  const open = findable.find(({ visibility }) => visibility === 'open')
  const limited = findable.find(({ visibility }) => visibility === 'limited')
  const hidden = people.find((person) => person !== demo && person.visibility === 'hidden')

  const read = (id = '', uid: string | undefined = 'employer') =>
    partim.ask(`GET /v1/workers/${id}`, { as: uid })

  test('an open one tells their story', async () => {
    const answer = await read(open?.workerId)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      id: open?.workerId,
      about: open?.about,
      headline: open?.headline,
      freeParts: open?.freeParts,
      skills: open?.skills,
      workExperiences: open?.experiences,
      languages: open?.languages,
      education: open?.education,
      minDailyPay: open?.minDailyPaySatang,
      distanceKm: null,
    })
  })

  test('a limited one keeps it back', async () => {
    expect((await read(limited?.workerId)).json).toMatchObject({ id: limited?.workerId, about: null })
  })

  test('a hidden one is 404, byte for byte like nobody', async () => {
    const bytesOf = (answer: Awaited<ReturnType<typeof read>>) =>
      answer.text.replace(answer.json.requestId, 'REQUEST')
    const [there, absent, nonsense] = [await read(hidden?.workerId), await read(uuidv7()), await read('x')]
    expect(there.status).toBe(404)
    expect(bytesOf(there)).toBe(bytesOf(absent))
    expect(bytesOf(there)).toBe(bytesOf(nonsense))
  })

  test('no search from anywhere finds a hidden one', async () => {
    for (const place of [siam, { lat: 18.79, lng: 98.98 }, { lat: 7.89, lng: 98.39 }]) {
      const ids = (await searchAll({ ...place, radiusKm: 100, limit: 100 })).map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(50)
      for (const person of people) {
        if (!findable.includes(person)) expect(ids).not.toContain(person.workerId)
      }
    }
  })

  test('is found no longer from the moment they hide', async () => {
    await partim.registerWorker('shy')
    const resume = { workTypes: ['cook'], province: 'กระบี่', district: 'เมืองกระบี่', lat: '8.5', lng: '98.7' }
    const save = (visibility: string, version: number) =>
      partim.ask('PATCH /v1/resumes/me', {
        as: 'shy',
        headers: { 'if-match': `"${version}"` },
        body: { ...resume, visibility },
      })
    const near = { lat: 8.5, lng: 98.7, radiusKm: 1 }
    await save('limited', 1)
    const [found] = (await search(near)).json.items
    expect(found.displayName).toBe('สมชาย จ.')
    expect((await read(found.id)).status).toBe(200)
    await save('hidden', 2)
    expect((await search(near)).json.items).toEqual([])
    expect((await read(found.id)).status).toBe(404)
  })
})

describe('who may look', () => {
  test.each(['GET /v1/workers?lat=13.7&lng=100.5', `GET /v1/workers/${people[0]?.workerId}`])(
    '%s',
    async (operation) => {
      partim.identity.add('a-worker', { kind: 'worker' })
      partim.identity.add('nobody-yet')
      partim.identity.add('staff', { ops: true })
      partim.identity.add('fired', { kind: 'employer', disabled: true })
      const outcome = async (uid: string | undefined) => {
        const answer = await partim.ask(operation, { as: uid })
        return [answer.status, answer.json.code]
      }
      expect(await outcome(undefined)).toEqual([401, 'unauthenticated'])
      expect(await outcome('a-worker')).toEqual([403, 'employers_only'])
      expect(await outcome('nobody-yet')).toEqual([403, 'employers_only'])
      expect(await outcome('fired')).toEqual([401, 'session_revoked'])
      expect(await outcome('deleted')).toEqual([401, 'session_revoked'])
      expect((await outcome('employer'))[0]).toBe(200)
      expect(await outcome('staff')).toEqual([409, 'company_required'])
    },
  )
})

describe('what somebody says of themselves when they apply', () => {
  const complete = (as: string, body: object) => partim.ask('PATCH /v1/workers/me', { as, body })
  const first = {
    birthDate: '2004-05-10',
    province: 'กรุงเทพมหานคร',
    district: 'จตุจักร',
    headline: 'เคยเสิร์ฟร้านชาบู 3 เดือน',
    workType: 'waiter',
  }

  test('is in their resume, which stays hidden, and in what they send', async () => {
    await partim.registerWorker('first-answers')
    const { workType, ...said } = first
    expect((await complete('first-answers', first)).json).toMatchObject({ ...said, workTypes: [workType] })
    const resume = await partim.ask('GET /v1/resumes/me', { as: 'first-answers' })
    expect(resume.json).toMatchObject({ workTypes: [workType], district: 'จตุจักร', visibility: 'hidden' })
    expect((await complete('first-answers', first)).status).toBe(200)
    expect((await partim.ask('GET /v1/resumes/me', { as: 'first-answers' })).json.version).toBe(
      resume.json.version,
    )
  })

  test('replaces nothing that they said before', async () => {
    await partim.registerWorker('settled')
    await complete('settled', first)
    const other = {
      birthDate: '1990-01-01',
      province: 'ชลบุรี',
      district: 'บางละมุง',
      headline: 'อื่น',
      workType: 'cook',
    }
    const { json } = await complete('settled', other)
    const { workType, ...said } = first
    expect(json).toMatchObject({ ...said, workTypes: [workType] })
  })

  test('replaces no birth date that they type elsewhere at the same moment', async () => {
    await partim.registerWorker('hurried')
    const typed = '1990-01-01'
    let completing: ReturnType<typeof complete> | undefined
    await partim.db.transaction(async (tx) => {
      await updateBirthDate(tx, 'hurried', typed)
      completing = complete('hurried', first)
      await somebodyWaitsForLock(partim.db)
    })
    expect((await completing)?.json.birthDate).toBe(typed)
  })

  test('is refused with its field where it cannot be', async () => {
    await partim.registerWorker('mistyped')
    const { status, json } = await complete('mistyped', { ...first, birthDate: '2999-01-01' })
    expect([status, json.errors.map(({ field }: { field: string }) => field)]).toEqual([422, ['birthDate']])
    expect((await partim.ask('GET /v1/workers/me', { as: 'mistyped' })).json.workTypes).toEqual([])
  })

  test('comes with whether their address is proven', async () => {
    await partim.registerWorker('unproven')
    expect((await partim.ask('GET /v1/workers/me', { as: 'unproven' })).json.emailVerified).toBe(false)
  })
})

describe('when a worker was born', () => {
  test('is asked once: stored for all applications, and shown to nobody', async () => {
    const as = 'born'
    await partim.registerWorker(as)
    const put = (birthDate: string) =>
      partim.ask('PUT /v1/workers/me/birth-date', { as, body: { birthDate } })
    expect((await partim.ask('GET /v1/workers/me', { as })).json.birthDate).toBeNull()
    for (let times = 0; times < 2; times += 1)
      expect((await put('1999-04-13')).json.birthDate).toBe('1999-04-13')
    expect((await partim.ask('GET /v1/workers/me', { as })).json.birthDate).toBe('1999-04-13')
    for (const typed of ['2542-04-13', '13/04/2542', '13 เม.ย. 42', '๑๓ เมษายน ๒๕๔๒'])
      expect((await put(typed)).json.birthDate).toBe('1999-04-13')
    for (const wrong of [
      '',
      '13/04',
      '31/04/2542',
      '9999-01-01',
      '2999-01-01',
      '1850-01-01',
      bangkokToday(),
    ]) {
      const { status, json } = await put(wrong)
      expect([wrong, status, json.errors?.[0]?.field]).toEqual([wrong, 422, 'birthDate'])
    }
    expect((await partim.ask('GET /v1/workers/me', { as })).json.birthDate).toBe('1999-04-13')
  })
})

test('who asks for the removal of their account is found by nobody, until they keep it after all', async () => {
  await partim.registerAdult('leaver')
  const place = { lat: '7.61', lng: '99.05' }
  await partim.ask('PATCH /v1/resumes/me', {
    as: 'leaver',
    headers: { 'if-match': '"1"' },
    body: { ...place, workTypes: ['cook'], province: 'กระบี่', district: 'เกาะลันตา', visibility: 'open' },
  })
  const { id } = (await partim.ask('GET /v1/workers/me', { as: 'leaver' })).json
  const { companyId } = partim.newCompany()
  await partim.ask(`PUT /v1/favourites/${id}`, { as: 'employer', body: {} })
  const read = async (path: string, query: Record<string, string> = {}) =>
    (await partim.ask(`GET ${path}?${new URLSearchParams(query)}`, { as: 'employer' })).json
  const box = { north: '7.7', south: '7.5', east: '99.2', west: '98.9', zoom: '13' }
  let asked = 0

  /** In which ways a company finds them. */
  const ways = async () => {
    // Another radius each time, because answers to the same question are kept for a while.
    asked += 1
    const near = { ...place, radiusKm: `${asked}` }
    const job = { ...near, workType: 'cook' }
    const found: Record<string, boolean> = {
      list: (await read('/v1/workers/search', near)).items.length === 1,
      nearest: (await read('/v1/workers', near)).items.length === 1,
      map: (await read('/v1/workers/map', { ...near, ...box })).clusters.length === 1,
      matches: (await read('/v1/workers/matches', job)).items.length === 1,
      fit: (await read(`/v1/workers/${id}/fit`, job)).match !== null,
      profile: 'id' in (await read(`/v1/workers/${id}/profile`)),
      films: 'items' in (await read(`/v1/workers/${id}/intro-videos`)),
      invited: (await read('/v1/workers/findable', { workerIds: id })).workerIds.length === 1,
      favourite: (await read('/v1/favourites')).items[0].isHidden === false,
      news: (await peopleFinder(partim.db)(near, { companyId, since: new Date(0) })).fresh.length === 1,
    }
    return Object.keys(found).filter((way) => found[way])
  }
  const every = await ways()
  expect(every).toHaveLength(10)
  const asks = { as: 'leaver', body: { confirmation: deletionPhrase } }
  expect((await partim.ask('POST /v1/me/deletion', asks)).status).toBe(202)
  expect(await ways()).toEqual([])
  // Asking ended every session that began before: the worker signs in again.
  const later = Math.floor(Date.now() / 1_000) + 2
  const session = await partim.issuer.token('leaver', { auth_time: later, iat: later })
  const again = { headers: { authorization: `Bearer ${session}` } }
  expect((await partim.ask('DELETE /v1/me/deletion', again)).status).toBe(200)
  expect(await ways()).toEqual(every)
})
