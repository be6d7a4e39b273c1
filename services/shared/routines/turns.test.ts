import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import type { OpenDatabase } from '../database'
import { addRoutine, type RoutineWork } from '../routine'
import { testDatabase } from '../testing/test-database'
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

/** Counts turns, and resolves after this many. */
function turnsOf(count: number) {
  const begun: number[] = []
  let atWork = 0
  let mostAtWork = 0
  let done = () => {}
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  const run = async () => {
    begun.push(Date.now())
    atWork += 1
    mostAtWork = Math.max(mostAtWork, atWork)
    await database.db.execute(sql`select pg_sleep(0.05)`)
    atWork -= 1
    if (begun.length >= count) done()
  }
  return { run, all, begun, mostAtWork: () => mostAtWork }
}

const rowOf = async () =>
  (await database.db.select().from(routineTurns).where(eq(routineTurns.routine, 'sample')))[0]

test('of three instances one has the turn, and the next one is due after the pause', async () => {
  const counted = turnsOf(4)
  for (const _ of [1, 2, 3]) await instance({ everySeconds: 0.5 }, counted.run)
  await counted.all
  expect(counted.mostAtWork()).toBe(1)
  const pauses = counted.begun.slice(1).map((at, index) => at - (counted.begun[index] ?? at))
  // Instances that did not share turns would have begun several within half a second.
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(450)
})

test('what instances share among themselves every one of them does', async () => {
  const counted = turnsOf(4)
  for (const _ of [1, 2]) await instance({ everySeconds: 60, isShared: true }, counted.run)
  expect(counted.begun).toHaveLength(2)
  expect(await rowOf()).toBeUndefined()
})

test('where the turn of one left off, that of another goes on', async () => {
  const cursors: (string | null)[] = []
  let done = () => {}
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  const run = async ({ cursor, moveOn }: RoutineWork) => {
    cursors.push(cursor)
    await moveOn(String(Number(cursor ?? 0) + 1))
    if (cursors.length === 3) done()
  }
  for (const _ of [1, 2]) await instance({ everySeconds: 0.1 }, run)
  await all
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
  const { everySeconds, leaseSeconds } = { everySeconds: 60, leaseSeconds: 0.6 }
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
  const other = new RoutineTurns(database.db)
  // Not `pg_sleep`: an embedded database could not renew the turn meanwhile.
  await setTimeout(1_000)
  expect(await other.take('sample')).toBeNull()
  await database.db.update(routineTurns).set({ heldUntil: sql`now() - interval '1 second'`, holder: null })
  await stopped
})
