import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { onPlane, toDegrees } from '@/services/shared/nearness'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { Crowd } from './crowd'
import { clusterQuery } from './map-repository'
import { countQuery, type FindOptions, findEntries, foundQuery } from './repository'
import { readSlot } from './slots'
import { nothingWanted, type WorkerSearch } from './wanted'

const search: WorkerSearch = {
  companyId: uuidv7(),
  near: { lat: 13.7449, lng: 100.5302 },
  radiusKm: 10,
  bornUntil: '2008-11-26',
  workTypes: ['waiter'],
  slots: [readSlot('2026-11-28T09:00/18:00')],
  isFreeInAll: true,
  pay: { most: 55_000, unit: 'day' },
  experienceMonths: 0,
  languages: [],
  certificates: [],
  skills: [],
  isVerified: false,
  hasVideo: false,
  workedForUs: false,
  isFavourite: false,
  q: '',
  sort: 'distance',
  after: null,
  limit: 20,
}
const options = (way: FindOptions['way']): FindOptions => ({ way, isLoose: false })

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
  // Ten copies of everybody who can be found, each a street or two away.
  await withoutTimeLimit(partim.db, async (tx) => {
    await tx.execute(sql`create temporary table crowd as
      select worker_id as of, gen_random_uuid() as id, n from search_entries, generate_series(1, 10) as n`)
    await tx.execute(sql`insert into workers (id, account_uid, given_name)
      select id, 'copy ' || id, 'คน' from crowd`)
    await tx.execute(sql`insert into search_entries (worker_id, place, tile, square, work_types, free_parts, languages,
        certificates, hourly_pay, daily_pay, nightly_pay, months, birth_date, is_verified, listed_at)
      select crowd.id, point(place[0], place[1] + n * 0.00001), tile, square, work_types, free_parts, languages, certificates,
        hourly_pay, daily_pay, nightly_pay, months, birth_date, is_verified, listed_at - n * interval '1 hour'
      from crowd join search_entries on search_entries.worker_id = crowd.of`)
    await tx.execute(sql`insert into search_texts (worker_id, keys, shown)
      select crowd.id, keys, shown from crowd join search_texts on search_texts.worker_id = crowd.of`)
    await tx.execute(sql`analyze`)
  })
})
afterAll(() => partim.stop())

describe('in a crowd of some twenty thousand, by index', () => {
  test.each<[string, WorkerSearch, FindOptions]>([
    ['outwards from a place', search, { ...options('around'), reachKm: 2 }],
    ['words on the way', { ...search, q: 'ลาเต้อาร์ต' }, { ...options('around'), reachKm: 2 }],
    ['by keys', { ...search, q: 'ลาเต้อาร์ต', sort: 'newest' }, options('lookup')],
    [
      'the newest around',
      { ...search, sort: 'newest' },
      { ...options('first'), bound: '2026-10-01T00:00:00Z' },
    ],
    ['the cheapest around', { ...search, sort: 'pay' }, { ...options('first'), bound: 42_000 }],
    ['all around', search, options('around')],
    ['former workers', { ...search, workedForUs: true }, options('ours')],
  ])('%s', async (_what, asked, ways) => {
    const plan = await planOf(partim.db, foundQuery(partim.db, asked, ways))
    expect(plan).not.toContain('Seq Scan on search_')
    if (ways.way === 'around') expect(plan).toContain('search_entries_bands_idx')
  })

  test('counts, and squares of a map', async () => {
    const count = await planOf(partim.db, countQuery(partim.db, search, options('around'), 1_001))
    expect(count).toContain('search_entries_bands_idx')
    const box = { left: -0.5, right: -0.4, bottom: 13.7, top: 13.8 }
    const few = await planOf(partim.db, clusterQuery(partim.db, search, { box, square: 0.02, everyNth: 1 }))
    expect(few).toContain('search_entries_bands_idx')
    const many = await planOf(partim.db, clusterQuery(partim.db, search, { box, square: 0.02, everyNth: 40 }))
    expect(many).toContain('search_entries_drawn_idx')
  })

  test.each(['distance', 'newest', 'pay'] as const)('every way finds the same by %s', async (sort) => {
    const asked = { ...search, sort }
    const idsOf = async (way: FindOptions['way']) =>
      (await findEntries(partim.db, asked, options(way))).map(({ workerId }) => workerId)
    const plainly = await idsOf('around')
    expect(plainly).toHaveLength(search.limit + 1)
    expect(await idsOf('lookup')).toEqual(plainly)
    if (sort !== 'distance') expect(await idsOf('first')).toEqual(plainly)
  })

  test('the bands around a place hold everybody within a radius, nearest first', async () => {
    const { x, y } = onPlane(search.near)
    for (const radiusKm of [3, 10, 50]) {
      const asked = { ...search, ...nothingWanted, radiusKm, limit: 50_000 }
      const { rows } = (await partim.db.execute(sql`select worker_id as id from search_entries
        where (place <-> point(${x}::float8, ${y}::float8)) <= ${toDegrees(radiusKm)}::float8
          and (birth_date is null or birth_date <= ${search.bornUntil}::date)`)) as unknown as {
        rows: { id: string }[]
      }
      const found = await findEntries(partim.db, asked, options('around'))
      expect(found.map(({ workerId }) => workerId).sort()).toEqual(rows.map(({ id }) => id).sort())
      const near = await findEntries(partim.db, asked, { ...options('around'), reachKm: radiusKm / 2 })
      expect(near.length).toBeLessThan(found.length)
      expect(near).toEqual(found.slice(0, near.length))
    }
  })

  test('of more than a thousand only that is told, which the page says as more than that', async () => {
    partim.addMember('counting')
    const { lat, lng } = search.near
    const total = async (more: Record<string, string>) => {
      const query = new URLSearchParams({ lat: String(lat), lng: String(lng), limit: '1', ...more })
      return (await partim.ask(`GET /v1/workers/search?${query}`, { as: 'counting' })).json.total
    }
    expect(await total({ radiusKm: '50' })).toEqual({ count: 1_000, isExact: false })
    const few = await total({ radiusKm: '1', workTypes: 'security', skills: 'use_radio' })
    expect([few.count < 1_000, few.isExact]).toEqual([true, true])
  })

  test('the crowd is estimated within a fifth', async () => {
    const view = await new Crowd(partim.db).read()
    const { x, y } = onPlane(search.near)
    const livingWithin = async (radiusKm: number) => {
      const { rows } = (await partim.db.execute(sql`select count(*)::int as people from search_entries
        where place <@ circle(point(${x}::float8, ${y}::float8), ${toDegrees(radiusKm)}::float8)`)) as unknown as {
        rows: { people: number }[]
      }
      return rows[0]?.people ?? 0
    }
    for (const radiusKm of [3, 5, 10]) {
      const ratio = view.peopleAround(search.near, radiusKm) / (await livingWithin(radiusKm))
      expect(Math.abs(ratio - 1)).toBeLessThan(0.2)
      const reach = view.reachOf(search.near, await livingWithin(radiusKm), 50)
      expect(reach / radiusKm).toBeGreaterThan(0.85)
      expect(reach / radiusKm).toBeLessThan(1.4)
    }
    const around = await livingWithin(10)
    expect(around).toBeGreaterThan(4_000)
    const found = await findEntries(partim.db, { ...search, limit: 20_000 }, options('around'))
    const share = view.share(search, search, false)
    const { rows: listed } = (await partim.db.execute(sql`select count(*)::int as people from search_entries
      where listed_at >= ${view.boundOf('newest', 0.1, null)}::timestamptz`)) as unknown as {
      rows: { people: number }[]
    }
    const { rows: all } = (await partim.db.execute(
      sql`select count(*)::int as people from search_entries`,
    )) as unknown as {
      rows: { people: number }[]
    }
    expect(Math.abs((listed[0]?.people ?? 0) / (all[0]?.people ?? 1) - 0.1)).toBeLessThan(0.03)
    expect(Math.abs((share * around) / found.length - 1)).toBeLessThan(0.5)
  })
})
