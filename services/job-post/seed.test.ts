import { afterEach, expect, test } from '@jest/globals'
import { insertAccount } from '@/services/shared/accounts/repository'
import type { OpenDatabase } from '@/services/shared/database'
import { demoUsersIn } from '@/services/shared/identity/demo-users'
import { testDatabase } from '@/services/shared/testing/test-database'
import { allOfWorker } from './hiring/applications/own-applications-repository'
import { listOpenInvites } from './hiring/job-post-invites/repository'
import { demoWorker } from './samples/applications'
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

test('the demo worker has a shift tomorrow, has worked, and is invited', async () => {
  database = await testDatabase('services/job-post/migrations')
  await seed(database.db)
  const own = await allOfWorker(database.db, demoWorker.uid)
  expect(own.map(({ application }) => application.state).sort()).toEqual(['completed', 'completed', 'hired'])
  expect(await listOpenInvites(database.db, { workerId: demoWorker.workerId }, 10)).toHaveLength(1)
})

test('a database in which somebody has an account is left alone', async () => {
  database = await testDatabase('services/job-post/migrations')
  const somebody = { uid: 'somebody', email: 's@example.com', displayName: 'สมชาย ใจดี', phone: '0812345678' }
  await insertAccount(database.db, { ...somebody, termsVersion: '1' })
  expect(await seed(database.db)).toBe(0)
  expect(await demoUsersIn(database.db, uids)).toEqual([])
})
