import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import type { OpenDatabase } from '../database'
import { testDatabase } from '../testing/test-database'
import { testTurn } from '../testing/turn'
import { workThrough } from './items'
import { routineFailures } from './table'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/partim/migrations')
})
afterAll(() => database.close())
afterEach(() => database.db.delete(routineFailures))

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index))

/** A routine over items that stay due after being handled. */
function routineOver(items: readonly string[], handle: (item: string) => Promise<unknown>, atMost?: number) {
  const handled: string[] = []
  const run = (work = testTurn()) =>
    workThrough(database.db, work, {
      atMost,
      list: async (_db, except, limit) => items.filter((item) => !except.includes(item)).slice(0, limit),
      idOf: (item) => item,
      handle: async (item) => {
        handled.push(item)
        await handle(item)
      },
    })
  return { run, handled }
}

test('what stays due although it was dealt with keeps nobody behind it waiting, and is not done twice', async () => {
  const { run, handled } = routineOver(numbers(450), async () => {})
  expect(await run()).toBe(450)
  expect(handled).toEqual(numbers(450))
})

test('a turn deals with no more than it may, and stops when it is told to', async () => {
  const limited = routineOver(numbers(450), async () => {}, 30)
  expect(await limited.run()).toBe(30)
  const stop = new AbortController()
  const stopped = routineOver(numbers(5), async (item) => item === '2' && stop.abort())
  await stopped.run({ ...testTurn(), stopping: stop.signal })
  expect(stopped.handled).toEqual(['0', '1', '2'])
})

test('what fails waits longer each time, a day at most', async () => {
  const { run } = routineOver(['poisoned'], () => Promise.reject(new Error('poisoned')))
  const waits: number[] = []
  for (const attempts of [0, 1, 2, 5, 40]) {
    if (attempts > 0) await database.db.update(routineFailures).set({ attempts, retryAt: sql`now()` })
    await run()
    const [failure] = await database.db
      .select({
        wait: sql<number>`round(extract(epoch from ${routineFailures.retryAt} - now()))`.mapWith(Number),
      })
      .from(routineFailures)
      .where(eq(routineFailures.item, 'poisoned'))
    waits.push(failure?.wait ?? 0)
  }
  expect(waits).toEqual([60, 120, 240, 1_920, 86_400])
})
