import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { bangkokToday } from '@/validators/rules'
import { availabilityDates, resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { type TestPartim, testPartim } from '../../testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
  partim.identity.add('staff', { ops: true })
})
afterAll(() => partim.stop())

const listed = async () => (await partim.ask('GET /v1/ops/doubtful-values', { as: 'staff' })).json.items
const yearsAgo = (years: number) => `${Number(bangkokToday().slice(0, 4)) - years}-01-01`

async function bornOn(birthDate: string) {
  const { id } = await partim.newWorker()
  await partim.db.update(workers).set({ birthDate }).where(eq(workers.id, id))
  return id
}

test('birth dates of nobody who works and far free days are listed, others are not', async () => {
  await bornOn(yearsAgo(16))
  await bornOn(yearsAgo(99))
  const unborn = await bornOn('3091-04-13')
  const child = await bornOn(yearsAgo(5))
  const ancient = await bornOn('1750-04-13')
  const planner = await bornOn('1999-04-13')
  const [resume] = await partim.db
    .select({ id: resumes.id })
    .from(resumes)
    .where(eq(resumes.workerId, planner))
  const day = { resumeId: resume?.id ?? '', isFree: true }
  await partim.db.insert(availabilityDates).values([
    { ...day, date: bangkokToday() },
    { ...day, date: '3112-12-05' },
  ])
  const items = await listed()
  expect(items).toHaveLength(4)
  expect(items).toEqual(
    expect.arrayContaining([
      { kind: 'birth_date', workerId: unborn, value: '3091-04-13' },
      { kind: 'birth_date', workerId: child, value: yearsAgo(5) },
      { kind: 'birth_date', workerId: ancient, value: '1750-04-13' },
      { kind: 'free_day', workerId: planner, value: '3112-12-05' },
    ]),
  )
})
