import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { accounts } from './accounts/table'
import type { OpenDatabase } from './database'
import { testDatabase } from './testing/test-database'

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

onPostgres('statements on PostgreSQL', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await testDatabase('services/job-post/migrations')
  })
  afterAll(() => database.close())

  /** Runs on the same connection as the statements, because the pool hands out the last used one. */
  const keptOf = async (text: string) => {
    const { rows } = (await database.db.execute(
      sql`select name from pg_prepared_statements where statement like ${`%${text}%`} and name <> ''
        and statement not like '%pg_prepared_statements%'`,
    )) as unknown as { rows: { name: string }[] }
    return rows.length
  }
  const read = (uid: string) =>
    database.db.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid))

  test('are kept from the second time they are asked for, whatever the values', async () => {
    await read('one')
    expect(await keptOf('"uid" = $1')).toBe(0)
    await read('two')
    await read('three')
    expect(await keptOf('"uid" = $1')).toBe(1)
    expect(await read('four')).toEqual([])
  })

  test('that were written out, and may be several, go as they are', async () => {
    for (const _ of [1, 2, 3]) await database.db.execute(sql.raw('select 41; select 42'))
    expect(await keptOf('select 42')).toBe(0)
  })

  test('a failed one leaves the connection usable', async () => {
    for (const _ of [1, 2, 3]) {
      const failing = database.db.select({ n: sql`1 / (select 0)` }).from(sql`(values (1)) as one`)
      await expect(Promise.resolve(failing)).rejects.toThrow()
    }
    expect(await read('five')).toEqual([])
  })
})
