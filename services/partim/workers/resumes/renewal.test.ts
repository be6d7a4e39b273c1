import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import { testTurn } from '@/services/shared/testing/turn'
import { bangkokToday } from '@/validators/rules'
import { resumes } from '../../tables/resumes'
import { searchEntries } from '../../tables/search-entries'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { renewEntries } from './renewal'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const place = { lat: '7.93', lng: '99.15' }
/** The first of a month, as many months after this one. */
function monthsAhead(months: number): string {
  const [year, month] = bangkokToday().split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 + months, 1)).toISOString().slice(0, 10)
}

/** A cook who began so many months ago, and may have ended. */
async function cook(monthsAgo: number, endedAgo: number | null = null): Promise<string> {
  const { uid, id } = await partim.newWorker()
  const startedOn = monthsAhead(-monthsAgo)
  const endedOn = endedAgo === null ? null : monthsAhead(-endedAgo)
  const job = { workType: 'cook', title: 'แม่ครัว', workplace: 'ร้านข้าว', startedOn, endedOn }
  const { status } = await partim.ask('PATCH /v1/resumes/me', {
    as: uid,
    headers: { 'if-match': '"1"' },
    body: { ...place, workTypes: ['cook'], workExperiences: [job], visibility: 'open' },
  })
  expect(status).toBe(200)
  return id
}

test('who goes on in a job has its months from the first of each month, and everything else stays', async () => {
  const { uid } = partim.newCompany()
  const [cooking, former] = [await cook(11), await cook(12, 1)]
  const found = async () => {
    const query = new URLSearchParams({ ...place, workTypes: 'cook', experienceMonths: '12' })
    const { json } = await partim.ask(`GET /v1/workers/search?${query}`, { as: uid })
    return json.items.map(({ id, experienceYears }: { id: string; experienceYears: number }) => [
      id,
      experienceYears,
    ])
  }
  const dates = () =>
    partim.db
      .select({ version: resumes.version, at: resumes.updatedAt, listedAt: searchEntries.listedAt })
      .from(resumes)
      .innerJoin(searchEntries, eq(searchEntries.workerId, resumes.workerId))
      .orderBy(asc(resumes.workerId))
  const before = await dates()
  expect(await found()).toEqual([])

  const turn = testTurn('renew search entries')
  expect(await renewEntries(partim.db, turn)).toBe(2)
  expect(await found()).toEqual([])
  expect(await renewEntries(partim.db, turn, monthsAhead(1))).toBe(2)
  expect(await found()).toEqual([[cooking, 1]])
  expect(await renewEntries(partim.db, turn, monthsAhead(1))).toBe(0)
  expect(await dates()).toEqual(before)
  expect([turn.failed, former]).toEqual([[], expect.any(String)])
})

test('goes on behind the worker whom the last turn reached', async () => {
  const ids = (
    await partim.db.select({ id: resumes.workerId }).from(resumes).orderBy(asc(resumes.workerId))
  ).map(({ id }) => id)
  const turn = testTurn('renew search entries')
  const month = monthsAhead(2)
  turn.cursor = `${month.slice(0, 7)} ${ids.at(-2)}`
  expect(await renewEntries(partim.db, turn, month)).toBe(1)
  expect(turn.cursor).toBe(`${month.slice(0, 7)} done`)

  const stopped = testTurn('renew search entries')
  const stopping = AbortSignal.abort()
  expect(await renewEntries(partim.db, { ...stopped, stopping }, month)).toBe(0)
  expect(stopped.cursor).not.toMatch(/done$/)
})
