import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database'
import { testDatabase } from './testing/test-database'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())

/** Collects what is heard, and lets a test wait for it. */
function listener() {
  const heard: string[] = []
  const waiting = new Set<() => void>()
  const add = (word: string) => {
    heard.push(word)
    for (const look of waiting) look()
  }
  const until = (word: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (heard.includes(word)) resolve()
      }
      waiting.add(look)
      look()
    })
  return { heard, until, listener: { heard: add, missed: () => add('missed') } }
}

test('what a transaction notifies is heard once it is committed, and nothing of one that is not', async () => {
  const { heard, until, listener: hears } = listener()
  const stop = await database.listen('test_changes', hears)
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test_changes', 'undone')`)
      throw new Error('undone')
    })
    .catch(() => undefined)
  await database.db.execute(sql`select pg_notify('other_changes', 'of another channel')`)
  await database.db.execute(sql`select pg_notify('test_changes', 'done')`)
  await until('done')
  expect(heard).toEqual(['done'])
  await stop()
  await database.db.execute(sql`select pg_notify('test_changes', 'after the end')`)
  expect(heard).toEqual(['done'])
})

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip

onPostgres(
  'a connection that was lost is replaced, and says that something may have been missed',
  async () => {
    const { heard, until, listener: hears } = listener()
    const stop = await database.listen('test_changes', hears)
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "test_changes"%'`,
    )
    await until('missed')
    await database.db.execute(sql`select pg_notify('test_changes', 'again')`)
    await until('again')
    expect(heard).toEqual(['missed', 'again'])
    await stop()
  },
)
