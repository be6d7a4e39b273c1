import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import type { OpenDatabase } from '../database'
import { UserDirectory } from '../identity/user-directory'
import { JobRunner } from '../jobs/runner'
import { jobs } from '../jobs/table'
import { MemoryIdentity } from '../testing/memory-identity'
import { testDatabase } from '../testing/test-database'
import { enqueueIdentity, identityTasks } from './identity-tasks'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())

test('a task that fails at once is a warning of its kind, not of whose it is, and is done later', async () => {
  const { db } = database
  const identity = new MemoryIdentity()
  identity.add('somchai')
  const parts = { db, identity, users: new UserDirectory(identity) }
  const runner = new JobRunner({ db, handlers: identityTasks(parts) })
  const stream = new PassThrough()
  const app = Fastify({ logger: { level: 'warn', stream } })
  runner.attach(app, database.listen)
  await app.ready()

  identity.isDown = true
  const at = Math.floor(Date.now() / 1000)
  const settle = await db.transaction((tx) =>
    enqueueIdentity(tx, { jobs: runner }, [{ kind: 'identity_revoke', uid: 'somchai', at }]),
  )
  await settle()
  identity.isDown = false
  await runner.wake()
  expect(await db.$count(jobs, sql`${jobs.state} = 'pending'`)).toBe(1)
  await db.update(jobs).set({ nextAttemptAt: sql`now()` })
  await runner.wake()
  expect(identity.users.get('somchai')?.validAfter).toBeGreaterThanOrEqual(at)
  expect(await db.$count(jobs, sql`${jobs.state} = 'done'`)).toBe(1)

  await app.close()
  stream.end()
  const logged = (await text(stream)).trim()
  expect(logged).not.toContain('somchai')
  expect(JSON.parse(logged)).toMatchObject({
    level: 40,
    kind: 'identity_revoke',
    reason: 'identity provider is down',
  })
})

test('a task done at once is done only once, and one of a process that died is done when its lease expires', async () => {
  const { db } = database
  await db.delete(jobs)
  const identity = new MemoryIdentity()
  for (const uid of ['somchai', 'somsri']) identity.add(uid)
  const parts = { db, identity, users: new UserDirectory(identity) }
  const runner = new JobRunner({ db, handlers: identityTasks(parts) })
  const remove = (uid: string) =>
    db.transaction((tx) => enqueueIdentity(tx, { jobs: runner }, [{ kind: 'identity_remove', uid }]))
  const settle = await remove('somchai')
  await remove('somsri')
  await runner.wake()
  expect([...identity.users.keys()]).toEqual(['somchai', 'somsri'])
  await settle()
  expect([...identity.users.keys()]).toEqual(['somsri'])
  await db.update(jobs).set({ nextAttemptAt: sql`now()` })
  await runner.wake()
  expect([...identity.users.keys()]).toEqual([])
  expect((await db.select().from(jobs)).map(({ attempts }) => attempts).sort()).toEqual([1, 2])
})
