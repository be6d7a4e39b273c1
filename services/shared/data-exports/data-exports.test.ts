import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import type { OpenDatabase } from '../database'
import { retryDeadJob } from '../jobs/dead-jobs'
import { JobRunner } from '../jobs/runner'
import { jobs } from '../jobs/table'
import { testDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { deleteExportsOf } from './repository'
import { dataExportJobs, type ExportPart, exportsOf, filesOf, requestExport } from './service'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/partim/migrations')
})
afterAll(() => database.close())
afterEach(async () => {
  await deleteExportsOf(database.db, 'curious')
  await database.db.delete(jobs)
})

/** Parts that say how often each was collected, and do what a test lets them do. */
function partsOf(steps: Readonly<Record<string, () => Promise<unknown>>>) {
  const collected: string[] = []
  const parts: ExportPart[] = Object.entries(steps).map(([name, step]) => ({
    name,
    collect: async () => {
      collected.push(name)
      await step()
      return `of ${name}`
    },
  }))
  return {
    collected,
    runner: new JobRunner({ db: database.db, handlers: [dataExportJobs({ db: database.db, parts })] }),
  }
}

const request = () => database.db.transaction((tx) => requestExport(tx, { uid: 'curious', requestId: 'r-1' }))
const latest = async () => (await exportsOf(database.db, 'curious'))[0]
const job = async () => (await database.db.select().from(jobs).where(eq(jobs.kind, 'data_export')))[0]
const makeDue = () => database.db.update(jobs).set({ nextAttemptAt: sql`now()` })
const namesOf = async (id: string) => (await filesOf(database.db, 'curious', id)).map(({ name }) => name)

test('a copy that is asked for twice is made once', async () => {
  const [first, second] = await Promise.all([request(), request()])
  expect(second.id).toBe(first.id)
  expect([await exportsOf(database.db, 'curious'), await database.db.select().from(jobs)]).toMatchObject([
    [{ id: first.id }],
    [{ payload: { exportId: first.id } }],
  ])
})

test('a part that fails is collected again, and none that was there before it', async () => {
  let isBroken = true
  const { collected, runner } = partsOf({
    first: async () => {},
    second: async () => {
      if (isBroken) throw new Error('not now')
    },
    third: async () => {},
  })
  const { id } = await request()
  await runner.wake()
  expect(await latest()).toMatchObject({ state: 'running', partsDone: 1 })
  isBroken = false
  await makeDue()
  await runner.wake()
  expect(await latest()).toMatchObject({ state: 'ready', partsDone: 3 })
  expect([collected, await namesOf(id)]).toEqual([
    ['first', 'second', 'second', 'third'],
    ['first', 'second', 'third'],
  ])
})

test('what fails five times has failed, may be requested anew, and goes on when staff have it tried again', async () => {
  let isBroken = true
  const { collected, runner } = partsOf({
    first: async () => {},
    second: async () => {
      if (isBroken) throw new Error('not now')
    },
  })
  const { id } = await request()
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await latest()).toMatchObject({ state: 'running' })
    await runner.wake()
    await makeDue()
  }
  expect(await latest()).toMatchObject({ id, state: 'failed', partsDone: 1 })
  expect(collected.filter((name) => name === 'second')).toHaveLength(5)
  isBroken = false
  await retryDeadJob(database.db, (await job())?.id ?? '', { uid: 'staff', requestId: 'r-2' })
  await runner.wake()
  expect(await latest()).toMatchObject({ id, state: 'ready', partsDone: 2 })
  expect((await request()).id).not.toBe(id)
})

test('an instance that stalled adds no part again that another one has added meanwhile', async () => {
  let goOn = () => {}
  const stalled = partsOf({
    first: () =>
      new Promise<void>((resolve) => {
        goOn = resolve
      }),
    second: async () => {},
  })
  const other = partsOf({ first: async () => {}, second: async () => {} })
  const { id } = await request()
  const working = stalled.runner.wake()
  await until(() => stalled.collected.length)
  await makeDue()
  await other.runner.wake()
  goOn()
  await working
  expect(await namesOf(id)).toEqual(['first', 'second'])
  expect([stalled.collected, await job()]).toMatchObject([['first'], { state: 'done' }])
})

test('a stopping app leaves the rest to another instance at once', async () => {
  let goOn = () => {}
  const stopping = partsOf({
    first: async () => {},
    second: () =>
      new Promise<void>((resolve) => {
        goOn = resolve
      }),
  })
  const app = Fastify()
  stopping.runner.attach(app, database.listen)
  await app.ready()
  await request()
  const working = stopping.runner.wake()
  await until(() => stopping.collected.length === 2)
  const closing = app.close()
  await working
  goOn()
  await closing
  expect([await latest(), await job()]).toMatchObject([
    { state: 'running', partsDone: 1 },
    { state: 'pending', attempts: 0 },
  ])
  const other = partsOf({ first: async () => {}, second: async () => {} })
  await other.runner.wake()
  expect([other.collected, await latest()]).toMatchObject([['second'], { state: 'ready' }])
})

test('a copy of somebody who left meanwhile is made no more', async () => {
  const { collected, runner } = partsOf({ first: async () => {} })
  await request()
  await deleteExportsOf(database.db, 'curious')
  await runner.wake()
  expect([collected, await job()]).toMatchObject([[], { state: 'dropped' }])
})
