import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { onPlane, toKilometres } from '@/services/shared/nearness'
import { planOf } from '@/services/shared/testing/test-database'
import { isPartFree } from '@/validators/free-parts'
import { maskedName } from '@/validators/masked-name'
import type { WorkType } from '@/validators/work-types'
import { sampleWorkers } from '../../samples/population'
import { demoWorkerNumber } from '../../samples/sample-accounts'
import type { SampleWorker } from '../../samples/sample-worker'
import { availabilityDates } from '../../tables/resumes'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { candidateQuery } from './repository'
import { weights } from './scoring'
import { comparedAtMost } from './service'

const siam = { lat: 13.7449, lng: 100.5302 }
const people = sampleWorkers(demoWorkerNumber)
const findable = people.filter(
  ({ number, visibility }) => number === demoWorkerNumber || visibility !== 'hidden',
)
const personOf = new Map(people.map((person) => [person.workerId, person]))

let partim: TestPartim
let singleDays: (typeof availabilityDates.$inferSelect)[]
beforeAll(async () => {
  partim = await seededPartim()
  partim.addMember('employer')
  singleDays = await partim.db.select().from(availabilityDates)
  await partim.db.execute(sql`analyze`)
})
afterAll(() => partim.stop())

type Query = Record<string, string | number>
const job: Query = {
  ...siam,
  workType: 'waiter',
  radiusKm: 25,
  // A Tuesday and a Saturday.
  shifts: '2026-11-24T09:00/18:00,2026-11-28T10:00/19:00',
  dailyPay: 50_000,
}
const match = (query: Query, uid = 'employer') =>
  partim.ask(`GET /v1/workers/matches?${new URLSearchParams(query as Record<string, string>)}`, { as: uid })

/** The latest birth date of a person who has this age today. */
function bornUntil(age: number): string {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  return `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}

/** Distance to the middle of the person's cell, measured like the search does. */
function kilometresTo({ lat, lng }: SampleWorker): number {
  const cell = { lat: Math.round(lat * 200) / 200, lng: Math.round(lng * 200) / 200 }
  const [from, to] = [onPlane(siam), onPlane(cell)]
  return toKilometres(Math.hypot(to.x - from.x, to.y - from.y))
}

/** Everybody's score for the job in these tests, calculated without the service's own code. */
function plainly(workType: WorkType, pay: number) {
  const work = [
    { date: '2026-11-24', day: 2, parts: [0, 1] },
    { date: '2026-11-28', day: 6, parts: [0, 1, 2] },
  ]
  const scored = findable
    .filter((person) => person.workTypes.includes(workType) && person.birthDate <= bornUntil(18))
    .map((person) => {
      const km = kilometresTo(person)
      const free = work.filter(({ date, day, parts }) => {
        const single = singleDays.find((one) => one.resumeId === person.resumeId && one.date === date)
        return single?.isFree ?? parts.every((part) => isPartFree(person.freeParts, day, part))
      }).length
      const months = person.experiences
        .filter((one) => one.workType === workType)
        .reduce((sum, { startedOn, endedOn }) => {
          const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
          return sum + month(endedOn ?? new Date(Date.now() + 7 * 3_600_000).toISOString()) - month(startedOn)
        }, 0)
      const gap = Math.max(0, person.minDailyPaySatang - pay) / person.minDailyPaySatang
      const points =
        (weights.free * free) / work.length +
        weights.near * Math.max(0, 1 - km / 25) +
        weights.pay * Math.max(0, 1 - gap * 4) +
        weights.experience * Math.min(1, months / 24)
      const possible = weights.free + weights.near + weights.pay + weights.experience
      return { id: person.workerId, km, free, months, score: Math.round((points / possible) * 100) }
    })
    .filter(({ km }) => km <= 25)
  return scored.sort(
    (one, other) => other.score - one.score || one.km - other.km || (one.id < other.id ? -1 : 1),
  )
}

describe('matches', () => {
  test('are the people with the highest scores of everybody, in that order', async () => {
    const expected = plainly('waiter', 50_000)
    expect(expected.length).toBeGreaterThan(100)
    expect(expected.length).toBeLessThan(comparedAtMost)
    const { json, status } = await match({ ...job, limit: 50 })
    expect(status).toBe(200)
    expect(json.compared).toBe(expected.length)
    const found = json.items.map((item: { worker: { id: string }; fit: Record<string, number> }) => ({
      id: item.worker.id,
      free: item.fit.shiftsFree,
      months: item.fit.monthsInWorkType,
      score: item.fit.score,
    }))
    expect(found).toEqual(
      expected.slice(0, 50).map(({ id, free, months, score }) => ({ id, free, months, score })),
    )
  })

  test('are the same when asked again', async () => {
    expect((await match(job)).text).toBe((await match(job)).text)
  })

  test('keep to the ages the job is for', async () => {
    const { json } = await match({ ...job, minAge: 20, maxAge: 25, limit: 50 })
    expect(json.items.length).toBeGreaterThan(10)
    for (const { worker } of json.items) {
      const birthDate = personOf.get(worker.id)?.birthDate ?? ''
      expect(birthDate <= bornUntil(20) && birthDate > bornUntil(26)).toBe(true)
    }
  })

  test('say which of the wanted languages somebody speaks well enough', async () => {
    const { json } = await match({ ...job, languages: 'en:conversational,zh:basic', limit: 50 })
    const speakers = json.items.filter(
      ({ fit }: { fit: { languages: string[] } }) => fit.languages.length > 0,
    )
    expect(speakers.length).toBeGreaterThan(3)
    for (const { worker, fit } of json.items) {
      const spoken = personOf.get(worker.id)?.languages ?? []
      const enough = spoken.filter(({ code, level }) => (code === 'en' && level !== 'basic') || code === 'zh')
      expect(fit.languages.sort()).toEqual(enough.map(({ code }) => code).sort())
    }
  })

  test('show nobody’s whole name, number, home or birthday', async () => {
    const { text, json } = await match({ ...job, limit: 50 })
    expect(/@|uid|phone|"lat"|"lng"|familyName|birthDate/.exec(text)).toBeNull()
    for (const { worker } of json.items) {
      const person = personOf.get(worker.id)
      expect(worker.displayName).toBe(maskedName(person?.givenName ?? '', person?.familyName ?? ''))
      expect(text).not.toContain(person?.birthDate)
    }
  })

  test('far away from everybody are none', async () => {
    expect((await match({ ...job, lat: 0.5, lng: 100 })).json).toEqual({ items: [], compared: 0 })
  })

  test('never hold somebody who hides', async () => {
    await partim.registerWorker('shy')
    const body = { workTypes: ['cook'], province: 'กระบี่', district: 'คลองท่อม', lat: '7.93', lng: '99.15' }
    const save = (visibility: string, version: number) =>
      partim.ask('PATCH /v1/resumes/me', {
        as: 'shy',
        headers: { 'if-match': `"${version}"` },
        body: { ...body, visibility },
      })
    const near = { workType: 'cook', lat: 7.93, lng: 99.15, radiusKm: 1 }
    await save('limited', 1)
    const [seen] = (await match(near)).json.items
    // Neither their unknown age nor their unknown free time excludes them.
    expect(seen).toMatchObject({ worker: { displayName: 'สมชาย จ.', age: null }, fit: { shiftsFree: null } })
    await save('hidden', 2)
    expect((await match(near)).json.items).toEqual([])
  })
})

test.each([
  ['workType', { ...siam }, 'required'],
  ['workType', { ...job, workType: 'pilot' }, 'format'],
  ['lat', { ...job, lat: 91 }, 'max_value'],
  ['radiusKm', { ...job, radiusKm: 101 }, 'max_value'],
  ['shifts', { ...job, shifts: '2026-11-24' }, 'format'],
  ['shifts', { ...job, shifts: '2026-11-24T25:00/18:00' }, 'format'],
  ['languages', { ...job, languages: 'en' }, 'format'],
  ['dailyPay', { ...job, dailyPay: -1 }, 'min_value'],
  ['minAge', { ...job, minAge: 14 }, 'min_value'],
  ['limit', { ...job, limit: 51 }, 'max_value'],
])('refuses a bad %s: %j', async (field, query, rule) => {
  const answer = await match(query as Query)
  expect(answer.status).toBe(422)
  expect(answer.json.errors).toEqual([expect.objectContaining({ field, rule })])
})

describe('in a crowd of more than 20,000', () => {
  beforeAll(async () => {
    const { db } = partim
    // Ten copies of every worker, each a street or two away.
    await db.execute(sql`create temporary table crowd as
      select id as of, gen_random_uuid() as worker_id, gen_random_uuid() as resume_id, number
      from workers, generate_series(1, 10) as number`)
    await db.execute(sql`insert into workers (id, account_uid, given_name, birth_date)
      select crowd.worker_id, account_uid || '-' || number, given_name, birth_date
      from crowd join workers on workers.id = crowd.of`)
    await db.execute(sql`insert into resumes
      (id, worker_id, work_types, lat, lng, min_daily_pay, free_parts, lengths_of_experience, visibility)
      select crowd.resume_id, crowd.worker_id, work_types, lat + number * 0.0007, lng - number * 0.0003,
        min_daily_pay, free_parts, lengths_of_experience, visibility
      from crowd join resumes on resumes.worker_id = crowd.of`)
    await db.execute(sql`insert into availability_dates (resume_id, date, is_free)
      select crowd.resume_id, date, is_free
      from crowd join resumes on resumes.worker_id = crowd.of
      join availability_dates on availability_dates.resume_id = resumes.id`)
    await db.execute(sql`insert into work_experiences (resume_id, position, work_type, title, workplace, started_on)
      select crowd.resume_id, position, work_type, title, workplace, started_on
      from crowd join resumes on resumes.worker_id = crowd.of
      join work_experiences on work_experiences.resume_id = resumes.id`)
    await db.execute(sql`analyze`)
  })

  test('the nearest are compared, as many as can be', async () => {
    const { json } = await match({ ...job, minAge: 15, limit: 50 })
    expect(json.compared).toBe(comparedAtMost)
    const wanting = (await partim.db.execute(sql`select lat, lng from resumes
      where work_types @> '{waiter}' and visibility <> 'hidden'`)) as unknown as { rows: SampleWorker[] }
    const reach = wanting.rows.map(kilometresTo).sort((one, other) => one - other)[comparedAtMost - 1] ?? 0
    for (const { worker } of json.items) expect(worker.distanceKm).toBeLessThanOrEqual(reach + 0.1)
  })

  test('nobody else is read to find them', async () => {
    const search = { near: siam, radiusKm: 25, workType: 'waiter', today: '2026-11-22' } as const
    const query = candidateQuery(partim.db, { ...search, limit: comparedAtMost })
    expect(await planOf(partim.db, query)).not.toContain('Seq Scan')
  })
})
