import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { lockWaiters } from '@/services/shared/testing/lock-waiter'
import { until } from '@/services/shared/testing/until'
import { lockCompany } from './company/companies/repository'
import { branchInput, startTestService, type TestService } from './testing'

// The embedded database has one connection, for which everybody waits.
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

onPostgres('a company whose members all wait for its lock', () => {
  let service: TestService
  let companyId: string
  let branchId: string
  beforeAll(async () => {
    service = await startTestService()
    companyId = (await service.owner('owner')).companyId
    branchId = await service.branch('owner')
    await service.owner('neighbour')
    await service.branch('neighbour')
  })
  afterAll(() => service.stop())

  /** Locks the company as a transaction does that takes long; answers how to end it. */
  async function lock(): Promise<() => Promise<void>> {
    const events = new EventEmitter()
    const [locked, end] = [once(events, 'locked'), once(events, 'end')]
    const transaction = service.database.db.transaction(async (tx) => {
      await lockCompany(tx, companyId)
      events.emit('locked')
      await end
    })
    await locked
    return () => {
      events.emit('end')
      return transaction
    }
  }

  const rename = () =>
    service.ask(`PUT /v1/branches/${branchId}`, {
      as: 'owner',
      body: branchInput(),
      headers: { 'if-match': '"1"' },
    })

  const waitingForLocks = () => lockWaiters(service.database.db)

  test('leaves connections to others', async () => {
    const unlock = await lock()
    let answered = 0
    const writers = Array.from({ length: 30 }, async () => {
      const answer = await rename()
      answered += 1
      return answer.status
    })
    await until(async () => (await waitingForLocks()) >= 5)
    for (let read = 0; read < 10; read += 1) {
      expect((await service.ask('GET /v1/branches', { as: 'neighbour' })).status).toBe(200)
    }
    expect([answered, await waitingForLocks()]).toEqual([0, 5])
    await unlock()
    const statuses = await Promise.all(writers)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 29 }, () => 412)])
  })

  test('is told that it cannot be done now when the lock is not free in time', async () => {
    const unlock = await lock()
    const { status, json } = await rename()
    await unlock()
    expect([status, json.code]).toEqual([503, 'unavailable'])
  })
})
