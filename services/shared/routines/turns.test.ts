import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import type { OpenDatabase } from '../database'
import { addRoutine, type RoutineWork } from '../routine'
import { testDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { routineTurns } from './table'
import { RoutineTurns } from './turns'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/partim/migrations')
})
afterAll(() => database.close())

const apps: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await database.db.delete(routineTurns)
})

type Options = { everySeconds: number; leaseSeconds?: number; isShared?: boolean }

/** Another instance of a service with a routine, on the same database. */
async function instance(
  { everySeconds, leaseSeconds, isShared }: Options,
  run: (work: RoutineWork) => Promise<unknown>,
) {
  const app = Fastify()
  app.decorate('routineTurns', new RoutineTurns(database.db, leaseSeconds))
  addRoutine(app, { name: 'sample', everySeconds, isShared, run })
  apps.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

/** Lets instances look for a turn once each: stopping waits for a look that has begun. */
async function lookOnce(count: number, options: Options, run: (work: RoutineWork) => Promise<unknown>) {
  for (let number = 0; number < count; number += 1) await instance(options, run)
  await Promise.all(apps.splice(0).map((app) => app.close()))
}

const isDue = () => database.db.update(routineTurns).set({ dueAt: sql`now()` })

const rowOf = async () =>
  (await database.db.select().from(routineTurns).where(eq(routineTurns.routine, 'sample')))[0]

test('of three instances one has the turn, and the next one is due after the pause', async () => {
  let begun = 0
  const run = async () => {
    begun += 1
  }
  await lookOnce(3, { everySeconds: 3_600 }, run)
  expect([begun, await rowOf()]).toEqual([1, expect.objectContaining({ holder: null })])
  expect(await new RoutineTurns(database.db).secondsUntil('sample')).toBeGreaterThan(3_000)
  await isDue()
  await lookOnce(3, { everySeconds: 3_600 }, run)
  expect(begun).toBe(2)
})

test('what instances share among themselves every one of them does', async () => {
  let begun = 0
  await lookOnce(2, { everySeconds: 3_600, isShared: true }, async () => {
    begun += 1
  })
  expect(begun).toBe(2)
  expect(await rowOf()).toBeUndefined()
})

test('where the turn of one left off, that of another goes on', async () => {
  const cursors: (string | null)[] = []
  const run = async ({ cursor, moveOn }: RoutineWork) => {
    cursors.push(cursor)
    await moveOn(String(Number(cursor ?? 0) + 1))
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await lookOnce(1, { everySeconds: 3_600 }, run)
    await isDue()
  }
  expect(cursors).toEqual([null, '1', '2'])
})

test('a turn whose instance died is taken by another, no sooner than its time is over', async () => {
  const [dead, alive] = [new RoutineTurns(database.db, 60), new RoutineTurns(database.db, 60)]
  const turn = await dead.take('sample')
  if (!turn) throw new Error('a turn is expected')
  expect(await alive.take('sample')).toBeNull()
  expect(await alive.secondsUntil('sample')).toBeGreaterThan(55)
  await database.db.update(routineTurns).set({ heldUntil: sql`now() - interval '1 second'` })
  expect(await alive.take('sample')).toEqual({ routine: 'sample', cursor: null })
  // The stalled instance is back: it has lost the turn and can no longer renew, move or end it.
  expect(await dead.hold(turn)).toBe(false)
  await dead.moveOn(turn, 'elsewhere')
  await dead.end(turn, 0)
  expect(await rowOf()).toMatchObject({ cursor: null, holder: expect.any(String) })
  expect(await dead.take('sample')).toBeNull()
})

test('a long turn is kept, and one that was lost is told to stop', async () => {
  // Renewed every tenth of a second. Nobody else wants it, so it does not matter when it runs out.
  const { everySeconds, leaseSeconds } = { everySeconds: 60, leaseSeconds: 0.3 }
  let isBegun = () => {}
  const begun = new Promise<void>((resolve) => {
    isBegun = resolve
  })
  const stopped = new Promise<void>((resolve) => {
    void instance({ everySeconds, leaseSeconds }, async ({ stopping }) => {
      isBegun()
      await new Promise((stop) => stopping.addEventListener('abort', stop))
      resolve()
    })
  })
  await begun
  const first = await rowOf()
  await until(
    rowOf,
    (row) => Number(row?.heldUntil) > Number(first?.heldUntil) && row?.holder === first?.holder,
  )
  await database.db.update(routineTurns).set({ heldUntil: sql`now() - interval '1 second'`, holder: null })
  await stopped
})
