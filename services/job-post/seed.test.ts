import { afterEach, expect, test } from '@jest/globals'
import { insertAccount } from '@/services/shared/accounts/repository'
import type { OpenDatabase } from '@/services/shared/database'
import { demoUsersIn } from '@/services/shared/identity/demo-users'
import { testDatabase } from '@/services/shared/testing/test-database'
import { sampleMembers } from './samples/company'
import { seed } from './seed'

let database: OpenDatabase
afterEach(() => database.close())

const uids = sampleMembers.map(({ uid }) => uid)

test('the demo goes into an empty database, once, and its accounts are found in it', async () => {
  database = await testDatabase('services/job-post/migrations')
  expect(await demoUsersIn(database.db, uids)).toEqual([])
  expect(await seed(database.db)).toBeGreaterThan(5)
  expect(await seed(database.db)).toBe(0)
  const found = await demoUsersIn(database.db, uids)
  expect(found.map(({ email }) => email).sort()).toEqual(sampleMembers.map(({ email }) => email).sort())
})

test('a database in which somebody has an account is left alone', async () => {
  database = await testDatabase('services/job-post/migrations')
  const somebody = { uid: 'somebody', email: 's@example.com', displayName: 'สมชาย ใจดี', phone: '0812345678' }
  await insertAccount(database.db, { ...somebody, termsVersion: '1' })
  expect(await seed(database.db)).toBe(0)
  expect(await demoUsersIn(database.db, uids)).toEqual([])
})
