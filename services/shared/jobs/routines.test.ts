import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { OpenDatabase } from '../database'
import { addRoutine, type RoutineWork } from '../routine'
import { testDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { listDeadJobs } from './dead-jobs'
import { addRoutines, listFailingRoutines } from './routines'
import { JobRunner } from './runner'
import { jobs } from './table'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/partim/migrations')
})
afterAll(() => database.close())

const apps: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await database.db.delete(jobs)
})

type Run = (work: RoutineWork) => Promise<unknown>

/** Another instance of a service with these routines, on the same database; it looks for turns when it is woken. */
async function instance(routines: Readonly<Record<string, Run>>) {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  const runner = new JobRunner({ db: database.db, handlers: [], pollSeconds: 3_600, renewSeconds: 0.02 })
  app.decorate('routineRunner', runner)
  for (const [name, run] of Object.entries(routines)) addRoutine(app, { name, everySeconds: 3_600, run })
  runner.attach(app, database.listen)
  apps.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, wake: () => runner.wake(), logged: () => lines.map((line) => JSON.parse(line)) }
}

const isSample = eq(jobs.kind, 'routine:sample')
const rowOf = async () => (await database.db.select().from(jobs).where(isSample))[0]
const makeDue = () => database.db.update(jobs).set({ nextAttemptAt: sql`now()` }).where(isSample)
const secondsUntilDue = async () => (Number((await rowOf())?.nextAttemptAt) - Date.now()) / 1_000

/** A turn that goes on until the test ends it, or its time is over. */
function longTurn() {
  const turn = { begun: 0, isStopped: false, end: () => {} }
  const run: Run = async ({ stopping }) => {
    turn.begun += 1
    await new Promise<void>((resolve) => {
      turn.end = resolve
      stopping.addEventListener('abort', () => {
        turn.isStopped = true
        resolve()
      })
    })
  }
  return { turn, run }
}

test('of two instances one has the turn, and the next one is due after the pause', async () => {
  const { turn, run } = longTurn()
  const one = await instance({ sample: run })
  await until(() => turn.begun)
  const other = await instance({ sample: run })
  await other.wake()
  expect(turn.begun).toBe(1)
  turn.end()
  await one.wake()
  expect(await rowOf()).toMatchObject({ state: 'pending', attempts: 0, lease: null, lastError: null })
  expect(await secondsUntilDue()).toBeGreaterThan(3_000)
  await Promise.all([one.wake(), other.wake()])
  expect(turn.begun).toBe(1)
  await makeDue()
  const turns = [one.wake(), other.wake()]
  await until(() => turn.begun === 2)
  turn.end()
  await Promise.all(turns)
  expect(turn.begun).toBe(2)
})

test('where the turn of one left off, that of another goes on', async () => {
  const cursors: (string | null)[] = []
  const run: Run = async ({ cursor, moveOn }) => {
    cursors.push(cursor)
    await moveOn(String(Number(cursor ?? 0) + 1))
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await (await instance({ sample: run })).wake()
    await makeDue()
  }
  expect(cursors).toEqual([null, '1', '2'])
})

test('the turn of an instance that died is taken when its lease expires, and goes on where it was', async () => {
  await addRoutines(database.db, ['routine:sample'])
  await database.db
    .update(jobs)
    .set({ payload: { cursor: '7' }, lease: uuidv7(), nextAttemptAt: sql`now() + interval '30 seconds'` })
  const cursors: (string | null)[] = []
  const { wake } = await instance({ sample: async ({ cursor }) => cursors.push(cursor) })
  await wake()
  expect(cursors).toEqual([])
  await makeDue()
  await wake()
  expect(cursors).toEqual(['7'])
})

test('the lease of a long turn is renewed; a turn that lost it is told to stop, and records nothing', async () => {
  const { turn, run } = longTurn()
  const { wake } = await instance({
    sample: async (work) => {
      await run(work)
      await work.moveOn('mine')
    },
  })
  await until(() => turn.begun)
  const first = await rowOf()
  await until(rowOf, (row) => Number(row?.nextAttemptAt) > Number(first?.nextAttemptAt))
  expect(await rowOf()).toMatchObject({ lease: first?.lease })
  const theirs = { lease: uuidv7(), payload: { cursor: 'theirs' }, attempts: 2 }
  await database.db.update(jobs).set(theirs).where(isSample)
  await until(() => turn.isStopped)
  await wake()
  expect(await rowOf()).toMatchObject(theirs)
})

test('a stopping app gives its turn back, and another one takes it at once', async () => {
  const { turn, run } = longTurn()
  const stopped = await instance({
    sample: async (work) => {
      await work.moveOn('5')
      await run(work)
    },
  })
  await until(() => turn.begun)
  await stopped.app.close()
  expect(turn.isStopped).toBe(true)
  const cursors: (string | null)[] = []
  const other = await instance({ sample: async ({ cursor }) => cursors.push(cursor) })
  await other.wake()
  expect(cursors).toEqual(['5'])
})

test('a routine that fails comes again after its pause, is seen by staff until it succeeds, and never dies', async () => {
  let isBroken = true
  const { wake, logged } = await instance({
    sample: async () => {
      if (isBroken) throw new Error('the registry is down')
    },
    other: async () => {},
  })
  await wake()
  await database.db
    .update(jobs)
    .set({ nextAttemptAt: sql`now()`, giveUpAt: sql`now() - interval '1 day'` })
    .where(isSample)
  await wake()
  const failure = { level: 50, kind: 'routine:sample', msg: 'routine failed' }
  expect(logged()).toMatchObject([
    { ...failure, attempts: 1, err: { message: 'the registry is down' } },
    { ...failure, attempts: 2 },
  ])
  expect(await rowOf()).toMatchObject({ state: 'pending', lease: null })
  expect(await secondsUntilDue()).toBeGreaterThan(3_000)
  expect(await listFailingRoutines(database.db)).toEqual([
    { name: 'sample', attempts: 2, lastError: 'the registry is down', nextAttemptAt: expect.any(Date) },
  ])
  expect(await listDeadJobs(database.db, { after: null, limit: 10 })).toEqual([])
  isBroken = false
  await makeDue()
  await wake()
  expect(await listFailingRoutines(database.db)).toEqual([])
  expect(await rowOf()).toMatchObject({ state: 'pending', attempts: 0 })
})

test('no routine waits for another', async () => {
  const { turn, run } = longTurn()
  let done = 0
  await instance({
    hanging: run,
    sample: async () => {
      done += 1
    },
  })
  await until(() => done === 1)
  expect([turn.begun, turn.isStopped]).toEqual([1, false])
})

test('a routine that no release has had for a day is removed, and no other', async () => {
  const past = { giveUpAt: sql`now() - interval '1 second'` }
  const known = async () => (await database.db.select().from(jobs).orderBy(jobs.kind)).map(({ kind }) => kind)
  await addRoutines(database.db, ['routine:gone', 'routine:new', 'routine:running', 'routine:sample'])
  await database.db.update(jobs).set(past).where(sql`${jobs.kind} <> 'routine:new'`)
  await database.db
    .update(jobs)
    .set({ lease: uuidv7(), nextAttemptAt: sql`now() + interval '30 seconds'` })
    .where(eq(jobs.kind, 'routine:running'))
  const { wake } = await instance({ sample: async () => {} })
  await wake()
  expect(await known()).toEqual([
    'routine:jobs nobody handles',
    'routine:new',
    'routine:running',
    'routine:sample',
  ])
  // A release that has it again keeps it, before its first turn.
  await database.db.update(jobs).set(past).where(eq(jobs.kind, 'routine:new'))
  await addRoutines(database.db, ['routine:new'])
  await database.db
    .update(jobs)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(jobs.kind, 'routine:jobs nobody handles'))
  await wake()
  expect(await known()).toContain('routine:new')
})

test('two routines of one name are a mistake', async () => {
  const app = Fastify()
  app.decorate('routineRunner', new JobRunner({ db: database.db, handlers: [] }))
  const add = () => addRoutine(app, { name: 'sample', everySeconds: 60, run: async () => {} })
  add()
  expect(add).toThrow('routine:sample has a handler')
})
