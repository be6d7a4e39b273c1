import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { nameOf, startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const payersFor = async (as: string) => (await service.ask('GET /v1/payers', { as })).json

test('everybody in a company reads who pays for it: owners and finance, who stay', async () => {
  const { uid: owner, companyId } = await service.founder(uuidv7())
  await service.founder(uuidv7())
  const [finance, recruiter] = [
    await service.colleague(uuidv7(), companyId, 'finance'),
    await service.colleague(uuidv7(), companyId, 'recruiter'),
  ]
  await service.colleague(uuidv7(), companyId, 'admin')
  expect(await payersFor(recruiter)).toEqual({ names: [nameOf(owner), nameOf(finance)] })
  await service.database.db
    .update(accounts)
    .set({ deleteAfter: new Date(Date.now() + 14 * 86_400_000) })
    .where(eq(accounts.uid, finance))
  expect(await payersFor(recruiter)).toEqual({ names: [nameOf(owner)] })
})
