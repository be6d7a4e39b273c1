import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts/table'
import type { Database, OpenDatabase } from './database'
import { statementNames } from './prepared-statements'
import { problemOf } from './problem-replies'
import { testDatabase } from './testing/test-database'

describe('the names of statements', () => {
  test('begin with the second time, and stay', () => {
    const nameOf = statementNames()
    expect(nameOf('select 1')).toBeUndefined()
    const name = nameOf('select 1')
    expect(name).toEqual(expect.any(String))
    expect(nameOf('select 1')).toBe(name)
  })

  test('are others once they cannot be used any more, for whoever asks first', () => {
    const nameOf = statementNames()
    nameOf('select 1')
    const name = nameOf('select 1') ?? ''
    nameOf.renew('select 1', name)
    const another = nameOf('select 1')
    expect(another).not.toBe(name)
    nameOf.renew('select 1', name)
    expect(nameOf('select 1')).toBe(another)
  })

  test('are given to no more statements than a connection keeps, in each database for itself', () => {
    const nameOf = statementNames(1)
    for (const text of ['select 1', 'select 1', 'select 2', 'select 2']) nameOf(text)
    expect(nameOf('select 1')).toEqual(expect.any(String))
    expect(nameOf('select 2')).toBeUndefined()
    const ofAnother = statementNames(1)
    ofAnother('select 2')
    expect(ofAnother('select 2')).toEqual(expect.any(String))
  })
})

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

  describe('of which a migration changes the columns', () => {
    const probes = pgTable('probes', { id: integer('id'), word: text('word') })
    const words = (db: Database) => db.select({ word: probes.word }).from(probes)
    const turnInto = (type: string) =>
      database.db.execute(sql.raw(`alter table probes alter column word type ${type}`))
    beforeEach(async () => {
      await database.db.execute('drop table if exists probes')
      await database.db.execute('create table probes (id integer, word text)')
      await database.db.execute(`insert into probes values (1, 'one')`)
      for (const _ of [1, 2, 3]) await words(database.db)
    })

    test('are asked again', async () => {
      await turnInto('varchar(20)')
      expect(await words(database.db)).toEqual([{ word: 'one' }])
      await turnInto('text')
      for (const _ of [1, 2, 3]) expect(await words(database.db)).toEqual([{ word: 'one' }])
    })

    test('fail one transaction, for the moment, and work in the next', async () => {
      await turnInto('varchar(20)')
      const inTransaction = () => database.db.transaction((tx) => words(tx))
      const failed = await inTransaction().catch((error: unknown) => error)
      expect(problemOf(failed).status).toBe(503)
      expect(await inTransaction()).toEqual([{ word: 'one' }])
    })
  })

  test('a failed one leaves the connection usable', async () => {
    for (const _ of [1, 2, 3]) {
      const failing = database.db.select({ n: sql`1 / (select 0)` }).from(sql`(values (1)) as one`)
      await expect(Promise.resolve(failing)).rejects.toThrow()
    }
    expect(await read('five')).toEqual([])
  })
})
