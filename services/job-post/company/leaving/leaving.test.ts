import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { startTestService, type TestService } from '../../testing'
import { findCompany } from '../companies/repository'
import { lockMembers } from '../membership/repository'
import { leavingOf } from './leaving'

/** Whose leaving locks the orders of a company, while its money may be arriving. */

let service: TestService
let locked: string[]
let happened: string[]
const nothing = async () => undefined
const leaving = leavingOf({
  posts: {
    hold: nothing,
    end: nothing,
    pause: nothing,
    resume: async () => void happened.push('resumed'),
    removePhotos: nothing,
    reviewAt: nothing,
  },
  orders: {
    lock: async (_tx, companyId) => void locked.push(companyId),
    lockNew: nothing,
    cancelUnsentRefunds: nothing,
    cancelUnpaid: nothing,
    endCredits: nothing,
  },
})

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
let colleague: string
beforeEach(async () => {
  locked = []
  happened = []
  owner = await service.founder(uuidv7())
  colleague = await service.colleague(uuidv7(), owner.companyId, 'admin')
})

async function remove(tx: Database, uid: string): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.uid, uid))
  if (account) await leaving.removeData(tx, account)
}
const isClosed = async () => (await findCompany(service.database.db, owner.companyId))?.closedAt != null

test('a colleague who leaves locks no order, and who leaves last locks them all', async () => {
  const { db } = service.database
  await db.transaction((tx) => remove(tx, colleague))
  expect([locked, await isClosed()]).toEqual([[], false])
  await db.transaction((tx) => remove(tx, owner.uid))
  expect([locked, await isClosed()]).toEqual([[owner.companyId], true])
})

test('of two who leave at the same time the last one closes the company, at the next turn', async () => {
  const { db } = service.database
  const { last } = await db.transaction(async (tx) => {
    await remove(tx, owner.uid)
    const last = db
      .transaction((other) => remove(other, colleague))
      .catch(() => db.transaction((next) => remove(next, colleague)))
    await Promise.race([last, somebodyWaitsForLock(db)])
    return { last }
  })
  await last
  expect([locked, await isClosed()]).toEqual([[owner.companyId], true])
})

test('who stays after all brings back also what is being paused meanwhile', async () => {
  const { db } = service.database
  const { staying } = await db.transaction(async (tx) => {
    await lockMembers(tx, owner.companyId)
    const staying = db.transaction(async (other) => {
      const [account] = await other.select().from(accounts).where(eq(accounts.uid, owner.uid))
      if (account) await leaving.retract(other, account)
    })
    await Promise.race([staying, somebodyWaitsForLock(db)])
    happened.push('paused')
    return { staying }
  })
  await staying
  expect(happened).toEqual(['paused', 'resumed'])
})
