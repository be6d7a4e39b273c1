import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { onPlane, toKilometres } from '@/services/shared/nearness'
import { ageOn } from '@/validators/age'
import { standingTerms } from '@/validators/company-standing'
import { dayBits } from '@/validators/free-parts'
import { maskedName } from '@/validators/masked-name'
import { bangkokToday } from '@/validators/rules'
import { sampleWorkers } from '../../samples/population'
import { demoWorkerNumber } from '../../samples/sample-accounts'
import type { SampleWorker } from '../../samples/sample-worker'
import { workers } from '../../tables/workers'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { indexWorkers } from '../search-entries/service'

const siam = { lat: 13.7449, lng: 100.5302 }
const people = sampleWorkers(demoWorkerNumber)
const personOf = new Map(people.map((person) => [person.workerId, person]))
const adults = people.filter(
  ({ number, visibility, birthDate }) =>
    (number === demoWorkerNumber || visibility !== 'hidden') && ageOn(bangkokToday(), birthDate) >= 18,
)

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
  partim.addMember('employer')
})
afterAll(() => partim.stop())

type Query = Record<string, string | number | boolean>
type Found = {
  readonly id: string
  readonly distanceKm: number
  readonly reasons: { of: string; state: string }[]
}
const search = (query: Query, uid = 'employer') =>
  partim.ask(`GET /v1/workers/search?${new URLSearchParams(query as Record<string, string>)}`, { as: uid })

/** Distance to the middle of the person's cell, measured like the search does. */
function kilometresTo({ lat, lng }: SampleWorker, from = siam): number {
  const cell = { lat: Math.round(lat * 200) / 200, lng: Math.round(lng * 200) / 200 }
  const [one, other] = [onPlane(from), onPlane(cell)]
  return toKilometres(Math.hypot(other.x - one.x, other.y - one.y))
}

/** Everybody within a distance whom a condition is true of, worked out without the service's code. */
const plainly = (km: number, condition: (person: SampleWorker) => boolean) =>
  adults
    .filter((person) => kilometresTo(person) <= km && condition(person))
    .map(({ workerId }) => workerId)
    .sort()

/** All pages of a search. */
async function everybody(query: Query, uid: string): Promise<Found[]> {
  const found: Found[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { json, status, text } = await search({ ...query, limit: 50, ...(cursor && { cursor }) }, uid)
    if (status !== 200) throw new Error(text)
    found.push(...json.items)
    cursor = json.nextCursor
  }
  return found
}

const wantsWaiting = ({ workTypes }: SampleWorker) => workTypes.includes('waiter')

describe('a search finds exactly those who meet it', () => {
  test.each<[string, Query, (person: SampleWorker) => boolean]>([
    ['a type of work', { workTypes: 'waiter' }, wantsWaiting],
    [
      'one of two types',
      { workTypes: 'security,receptionist' },
      ({ workTypes }) => workTypes.some((type) => type === 'security' || type === 'receptionist'),
    ],
    [
      'some time on a weekday',
      { workTypes: 'waiter', free: '3' },
      (person) => wantsWaiting(person) && (person.freeParts & dayBits(3)) !== 0,
    ],
    [
      'pay by the day',
      { workTypes: 'waiter', pay: 48_000 },
      (person) => wantsWaiting(person) && person.minDailyPaySatang <= 48_000,
    ],
    [
      'pay by the hour, or none asked for',
      { workTypes: 'waiter', pay: 6_500, payUnit: 'hour' },
      (person) => wantsWaiting(person) && (person.minHourlyPaySatang ?? 0) <= 6_500,
    ],
    [
      'pay by the night, or none asked for',
      { workTypes: 'waiter', pay: 60_000, payUnit: 'night' },
      (person) => wantsWaiting(person) && (person.minNightlyPaySatang ?? 0) <= 60_000,
    ],
    [
      'a language well enough',
      { languages: 'en:conversational' },
      ({ languages }) => languages.some(({ code, level }) => code === 'en' && level !== 'basic'),
    ],
    [
      'a certificate',
      { certificates: 'driving_licence' },
      ({ certificates }) => certificates.includes('driving_licence'),
    ],
    ['a skill', { skills: 'latte_art' }, ({ skills }) => skills.includes('latte_art')],
  ])('%s', async (what, query, condition) => {
    partim.addMember(what)
    const expected = plainly(8, condition)
    expect(expected.length).toBeGreaterThan(5)
    const found = await everybody({ ...siam, radiusKm: 8, sort: 'distance', ...query }, what)
    expect(found.map(({ id }) => id).sort()).toEqual(expected)
    const { json } = await search({ ...siam, radiusKm: 8, limit: 1, ...query }, what)
    expect(json.total).toEqual({ count: expected.length, isExact: true })
  })
})

describe('every order pages through all of them, each once', () => {
  test.each(['fit', 'distance', 'newest', 'pay'])('%s', async (sort) => {
    const uid = `pages ${sort}`
    partim.addMember(uid)
    const query = { ...siam, radiusKm: 10, workTypes: 'waiter', sort }
    const all = await everybody(query, uid)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const small: Found[] = []
    let cursor: string | null = null
    do {
      const { json } = await search({ ...query, limit: 7, ...(cursor && { cursor }) }, uid)
      small.push(...json.items)
      cursor = json.nextCursor
    } while (cursor)
    expect(small.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  })
})

test('shows nobody’s whole name, number, home or birthday, and the age of nobody under 18', async () => {
  const { text, json } = await search({ ...siam, workTypes: 'waiter', limit: 50 })
  expect(/@|uid|phone|familyName|birthDate|gender|about/.exec(text)).toBeNull()
  for (const worker of json.items) {
    const person = personOf.get(worker.id)
    expect(worker.age === null).toBe(worker.ageBand === 'under_18')
    expect(worker.displayName).toBe(maskedName(person?.givenName ?? '', person?.familyName ?? ''))
    // Positions are those of cells of 550 m.
    for (const degrees of Object.values(worker.cell as Record<string, number>))
      expect(Math.abs(degrees * 200 - Math.round(degrees * 200))).toBeLessThan(1e-6)
  }
})

test('says why, and what does not fit', async () => {
  const { json } = await search({
    ...siam,
    workTypes: 'waiter',
    free: '6,0',
    freeIn: 'any',
    sort: 'distance',
    pay: 50_000,
    limit: 50,
  })
  const states = json.items.map(({ reasons }: Found) => reasons.find(({ of }) => of === 'free')?.state)
  expect(new Set(states)).toEqual(new Set(['met', 'partly']))
  for (const { reasons } of json.items as Found[])
    expect(reasons.map(({ of }) => of)).toEqual(expect.arrayContaining(['free', 'work', 'distance', 'pay']))
})

describe('named people are held against a search wherever they stand', () => {
  const compare = (ids: readonly string[], query: Query = {}) =>
    partim.ask(
      `GET /v1/workers/comparison?${new URLSearchParams({ ...siam, ...query, workerIds: ids.join() } as unknown as Record<string, string>)}`,
      { as: 'comparer' },
    )
  beforeAll(() => {
    partim.addMember('comparer')
  })

  test('as the list tells of them, on its second page too', async () => {
    const query = { ...siam, radiusKm: 10, workTypes: 'waiter', free: '6,0', freeIn: 'any', pay: 60_000 }
    const { items, nextCursor } = (await search({ ...query, limit: 20 }, 'comparer')).json
    const second = (await search({ ...query, limit: 20, cursor: nextCursor }, 'comparer')).json.items
    const listed = [second[3], items[1]]
    const { json } = await compare(
      listed.map(({ id }) => id),
      query,
    )
    expect(json.items.map(({ skills: _, ...person }: { skills: string[] }) => person)).toEqual(listed)
    const skillsOf = (id: string) => personOf.get(id)?.skills
    expect(json.items.map(({ skills }: { skills: string[] }) => skills)).toEqual(
      listed.map(({ id }) => skillsOf(id)),
    )
  })

  test('and told what they miss of it: place, days, pay and words', async () => {
    const far = adults.find(
      (person) => kilometresTo(person) > 60 && person.freeParts > 0 && (person.freeParts & dayBits(6)) === 0,
    )
    const { json } = await compare([far?.workerId ?? ''], {
      radiusKm: 1,
      workTypes: 'security',
      free: '6',
      pay: 1_000,
      favourites: true,
      q: 'ไม่มีใครพูดคำนี้',
    })
    const [person] = json.items
    expect(person.distanceKm).toBeGreaterThan(60)
    const states = Object.fromEntries(
      person.reasons.map(({ of, state }: { of: string; state: string }) => [of, state]),
    )
    expect(states).toMatchObject({ free: 'missed', pay: 'missed', word: 'missed' })
  })

  test('without who hides, is nobody or too young; each counts as shown', async () => {
    const hidden = people.find(
      ({ number, visibility }) => number !== demoWorkerNumber && visibility === 'hidden',
    )
    const young = people.find(
      ({ visibility, birthDate }) => visibility !== 'hidden' && ageOn(bangkokToday(), birthDate) < 18,
    )
    const ids = [hidden?.workerId ?? '', uuidv7(), young?.workerId ?? '']
    expect((await compare(ids)).json.items).toEqual([])
    expect((await compare(ids, { minAge: 15 })).json.items.map(({ id }: Found) => id)).toEqual([
      young?.workerId,
    ])
    partim.addMember('comparer', 'owner', uuidv7(), 'registered')
    const shown = adults.slice(0, standingTerms.registered.workersADay).map(({ workerId }) => workerId)
    for (let start = 0; start < shown.length; start += 4) await compare(shown.slice(start, start + 4))
    expect((await compare([adults.at(-1)?.workerId ?? ''])).status).toBe(429)
  })

  test('five are too many', async () => {
    const ids = adults.slice(0, 5).map(({ workerId }) => workerId)
    expect((await compare(ids)).status).toBe(422)
  })
})

describe('who is not found', () => {
  const place = { lat: 7.93, lng: 99.15 }
  let version = 1
  const save = async (body: object) => {
    const headers = { 'if-match': `"${version++}"` }
    const { status, text } = await partim.ask('PATCH /v1/resumes/me', { as: 'shy', headers, body })
    expect([status, text]).toEqual([200, expect.any(String)])
  }
  const finds = async (uid = 'employer', query: Query = {}) =>
    (await search({ ...place, radiusKm: 1, ...query }, uid)).json.items.length === 1

  test('somebody who hides, from the moment they do; and their words, numbers and company are theirs', async () => {
    const { json } = await partim.registerAdult('shy')
    const mine = await partim.ask('GET /v1/workers/me', { as: 'shy' })
    expect(json).toBeDefined()
    await save({
      workTypes: ['cook'],
      province: 'กระบี่',
      district: 'คลองท่อม',
      lat: '7.93',
      lng: '99.15',
      headline: 'แม่ครัวโทร 0812345678 ถนัดแกงไตปลา',
      about: 'เคยดูแลเรือนรับรอง',
      visibility: 'limited',
    })
    expect(await finds()).toBe(true)
    expect(await finds('employer', { q: 'แกงไตปลา' })).toBe(true)
    expect(await finds('employer', { q: '0812345678' })).toBe(false)
    // Of a limited resume nobody reads what it says of the person.
    expect(await finds('employer', { q: 'เรือนรับรอง' })).toBe(false)
    await save({ visibility: 'open' })
    expect(await finds('employer', { q: 'เรือนรับรอง' })).toBe(true)

    const employer = partim.memberships.members.get('employer')
    await partim.db.execute(sql`insert into blocked_companies (worker_id, company_id, company_name)
      values (${mine.json.id}, ${employer?.companyId}, 'ร้าน')`)
    expect(await finds()).toBe(false)
    partim.addMember('another employer')
    expect(await finds('another employer')).toBe(true)

    const another = partim.memberships.members.get('another employer')
    await partim.db.execute(sql`insert into workplaces (worker_id, company_id, company_name)
      values (${mine.json.id}, ${another?.companyId}, 'ร้าน')`)
    // Hired, but not a shift done yet.
    expect(await finds('another employer', { workedForUs: true })).toBe(false)
    await partim.db.execute(sql`update workplaces set shifts = 6, worked_on = '2026-11-02'
      where worker_id = ${mine.json.id}`)
    expect(await finds('another employer', { workedForUs: true })).toBe(true)
    await save({ hideFromWorkplaces: true })
    expect(await finds('another employer')).toBe(false)
    // Who has not worked there for a year is found like anybody else, on their page as in lists.
    await partim.db.execute(sql`update workplaces set hired_at = now() - interval '13 months'
      where worker_id = ${mine.json.id}`)
    expect(await finds('another employer')).toBe(true)
    await save({ visibility: 'hidden' })
    partim.addMember('third employer')
    expect(await finds('third employer')).toBe(false)
  })

  test('whose district nobody knows; who says a district alone is found around its centre', async () => {
    await partim.registerAdult('from the district')
    const mine = await partim.ask('GET /v1/workers/me', { as: 'from the district' })
    const centre = { lat: 7.918, lng: 99.2 }
    partim.addMember('in the district')
    let at = 1
    const write = async (body: object) => {
      const headers = { 'if-match': `"${at++}"` }
      const answer = await partim.ask('PATCH /v1/resumes/me', { as: 'from the district', headers, body })
      expect(answer.status).toBe(200)
      expect(answer.json).not.toHaveProperty('areaLat')
    }
    const found = async (near = centre) =>
      (await search({ ...near, radiusKm: 1, workTypes: 'promoter' }, 'in the district')).json.items
    let dailyPay = 50_000
    const matched = async (): Promise<Found | null> => {
      // Another pay each time, because answers to the same question are kept for a minute.
      dailyPay += 100
      const job = { workType: 'promoter', lat: '7.918', lng: '99.2', radiusKm: '1', dailyPay: `${dailyPay}` }
      const near = new URLSearchParams(job)
      const { json } = await partim.ask(`GET /v1/workers/matches?${near}`, { as: 'in the district' })
      const items: { worker: Found }[] = json.items
      return items.find(({ worker }) => worker.id === mine.json.id)?.worker ?? null
    }
    await write({ workTypes: ['promoter'], province: 'กระบี่', district: 'คลองท่อม', visibility: 'open' })
    expect(await found()).toMatchObject([{ isFromDistrict: true, district: 'คลองท่อม' }])
    expect(await matched()).toMatchObject({ isFromDistrict: true })
    // Where they are is nearer to the truth.
    await write({ lat: '7.85', lng: '99.15' })
    expect([await found(), await matched()]).toEqual([[], null])
    expect(await found({ lat: 7.85, lng: 99.15 })).toMatchObject([{ isFromDistrict: false }])
    await write({ lat: '', lng: '' })
    expect(await found()).toHaveLength(1)
    await write({ district: 'เมืองใต้บาดาล' })
    expect([await found(), await matched()]).toEqual([[], null])
  })

  test('nobody under 18, unless the work may be theirs; never at night', async () => {
    const isYoung = ({ id }: Found) => ageOn(bangkokToday(), personOf.get(id)?.birthDate ?? '') < 18
    partim.addMember('of pupils')
    const wide = { ...siam, radiusKm: 20, workTypes: 'waiter', sort: 'distance' }
    expect((await everybody(wide, 'of pupils')).filter(isYoung)).toEqual([])
    expect((await everybody({ ...wide, minAge: 15 }, 'of pupils')).filter(isYoung).length).toBeGreaterThan(0)
    const atNight = await everybody({ ...wide, minAge: 15, free: '6.night' }, 'of pupils')
    expect(atNight.filter(isYoung)).toEqual([])
  })
})

test('favourites alone', async () => {
  const { json } = await search({ ...siam, workTypes: 'waiter', limit: 2 })
  const [first] = json.items
  await partim.ask(`PUT /v1/favourites/${first.id}`, { as: 'employer', body: {} })
  const found = await search({ ...siam, radiusKm: 50, favourites: true })
  expect(found.json.items.map(({ id }: Found) => id)).toEqual([first.id])
  expect(found.json.items[0].isFavourite).toBe(true)
})

test('words are found misspelt, and some of them where nobody has all', async () => {
  const one = await search({ ...siam, radiusKm: 30, q: 'ลาเต้อาร์ท' })
  expect(one.json.isLoose).toBe(false)
  expect(one.json.items.length).toBeGreaterThan(3)
  const some = await search({ ...siam, radiusKm: 30, q: 'ลาเต้อาร์ต ปฐมพยาบาล โบกรถ ไลฟ์' })
  expect(some.json.isLoose).toBe(true)
  const words = some.json.items.flatMap(({ reasons }: Found) => reasons.filter(({ of }) => of === 'word'))
  expect(new Set(words.map(({ state }: { state: string }) => state))).toEqual(new Set(['met', 'missed']))
})

test.each([
  ['a mark of an old font', 'ลาเต\uf70bอาร์ท'],
  ['a mark twice', 'ลาเต้้อาร์ท'],
  ['a space that nobody sees', 'ลา\u200bเต้อาร์ท'],
  ['the marks of an address book', '\u202aลาเต้อาร์ท\u202c'],
])('words typed with %s find whom the same words find', async (_, q) => {
  const near = { ...siam, radiusKm: 30, limit: 1 }
  const { count } = (await search({ ...near, q: 'ลาเต้อาร์ท' })).json.total
  expect(count).toBeGreaterThan(3)
  expect((await search({ ...near, q })).json.total.count).toBe(count)
})

test('where nobody is found, it says what to loosen and whom that brings', async () => {
  const query = { ...siam, radiusKm: 2, workTypes: 'security', languages: 'zh:fluent' }
  const { json } = await search(query)
  expect(json.items).toEqual([])
  const [most] = json.relaxations
  expect(most.filter).toBe('languages')
  const { languages: _, ...without } = query
  expect((await search({ ...without, limit: 1 })).json.total.count).toBe(most.workers)
})

test('counts on a map are those of the list, in cells alone', async () => {
  const query = { ...siam, radiusKm: 5, workTypes: 'waiter' }
  const { json } = await partim.ask(
    `GET /v1/workers/map?${new URLSearchParams({ ...query, north: 14, south: 13.5, east: 100.8, west: 100.2, zoom: 13 } as unknown as Record<string, string>)}`,
    { as: 'employer' },
  )
  const sum = json.clusters.reduce((all: number, { workers }: { workers: number }) => all + workers, 0)
  expect(json.isEstimate).toBe(false)
  expect(sum).toBe((await search({ ...query, limit: 1 })).json.total.count)
  expect(json.clusters.length).toBeGreaterThan(3)
})

test('a company is shown so many different workers a day', async () => {
  partim.addMember('harvester', 'owner', uuidv7(), 'registered')
  const { workersADay } = standingTerms.registered
  const seen = new Set<string>()
  for (const sort of ['distance', 'newest', 'pay']) {
    const { json, status } = await search({ ...siam, radiusKm: 50, sort, limit: 50 }, 'harvester')
    if (status === 429) break
    for (const { id } of json.items) seen.add(id)
  }
  expect(seen.size).toBeLessThanOrEqual(workersADay)
  expect((await search({ lat: 18.79, lng: 98.99, limit: 50 }, 'harvester')).status).toBe(429)
})

test('whose identity is proven alone, from the moment it is', async () => {
  partim.addMember('careful')
  const proven = async () =>
    (await everybody({ ...siam, radiusKm: 5, sort: 'distance', verified: true }, 'careful')).map(
      ({ id }) => id,
    )
  expect(await proven()).toEqual([])
  const [workerId = ''] = plainly(5, wantsWaiting)
  await partim.db.transaction(async (tx) => {
    await tx.update(workers).set({ identityVerifiedAt: new Date() }).where(eq(workers.id, workerId))
    await indexWorkers(tx, [workerId])
  })
  expect(await proven()).toEqual([workerId])
})

test.each([
  'gender=female',
  'sex=f',
  'religion=buddhist',
  'minHeight=170',
  'maxAge=25',
  'age=20',
  'photo=true',
])('%s is no filter: the same people are found in the same order', async (asked) => {
  partim.addMember(asked)
  const waiters = { ...siam, workTypes: 'waiter', sort: 'distance', limit: 20 }
  const idsOf = async (more: Query = {}) =>
    (await search({ ...waiters, ...more }, asked)).json.items.map(({ id }: Found) => id)
  const plain = await idsOf()
  expect(plain).toHaveLength(20)
  expect(await idsOf(Object.fromEntries(new URLSearchParams(asked)))).toEqual(plain)
})

describe('says what is wrong', () => {
  test.each<[string, Query, string, string]>([
    ['a place outside Thailand', { lat: 35.68, lng: 139.76 }, 'lat', 'in_thailand'],
    ['no place', {}, 'lat', 'required'],
    ['a radius of -1', { ...siam, radiusKm: -1 }, 'radiusKm', 'min_value'],
    ['a radius of 51', { ...siam, radiusKm: 51 }, 'radiusKm', 'max_value'],
    ['an unknown type of work', { ...siam, workTypes: 'pilot' }, 'workTypes', 'format'],
    ['a branch that is gone', { branchId: uuidv7() }, 'branchId', 'branch_gone'],
    ['a time that is none', { ...siam, free: '2026-11-28T25:00/18:00' }, 'free', 'format'],
    ['an age beyond the law', { ...siam, minAge: 25 }, 'minAge', 'max_value'],
    ['an order of looks', { ...siam, sort: 'beauty' }, 'sort', 'format'],
  ])('%s', async (_what, query, field, rule) => {
    const { status, json } = await search(query)
    expect(status).toBe(422)
    expect(json.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field, rule })]))
  })

  test('a cursor of another order', async () => {
    expect((await search({ ...siam, cursor: 'bm9uZQ' })).status).toBe(400)
  })
})

test('a branch stands for its place', async () => {
  const branchId = uuidv7()
  const companyId = partim.memberships.members.get('employer')?.companyId
  partim.branchPlaces.of.set(`${companyId} ${branchId}`, siam)
  const { json } = await search({ branchId, workTypes: 'waiter' })
  expect(json.near).toEqual({ ...siam, radiusKm: 10 })
  partim.addMember('of another company')
  expect((await search({ branchId }, 'of another company')).status).toBe(422)
})
