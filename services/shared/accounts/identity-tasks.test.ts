import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import type { OpenDatabase } from '../database'
import { UserDirectory } from '../identity/user-directory'
import { Outbox } from '../outbox/outbox'
import { outboxMails } from '../outbox/table'
import { MemoryIdentity } from '../testing/memory-identity'
import { memoryMail } from '../testing/memory-mail'
import { testDatabase } from '../testing/test-database'
import { identityTasks, promiseIdentity } from './identity-tasks'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())

test('a task that fails at once is a warning of its kind, not of whose it is, and is done by the outbox', async () => {
  const { db } = database
  const identity = new MemoryIdentity()
  identity.add('somchai')
  const parts = { db, identity, users: new UserDirectory(identity) }
  const { transport } = memoryMail()
  const outbox = new Outbox({ db, transport, composers: identityTasks(parts), host: 'partim.test' })
  const stream = new PassThrough()
  const app = Fastify({ logger: { level: 'warn', stream } })
  outbox.attach(app)
  await app.ready()

  identity.isDown = true
  const at = Math.floor(Date.now() / 1000)
  const settle = await db.transaction((tx) =>
    promiseIdentity(tx, { ...parts, outbox }, [{ kind: 'identity_revoke', uid: 'somchai', at }]),
  )
  await settle()
  identity.isDown = false
  await outbox.wake()
  expect(identity.users.get('somchai')?.validAfter).toBeGreaterThanOrEqual(at)
  expect(await db.$count(outboxMails, sql`${outboxMails.state} = 'dropped'`)).toBe(1)

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
