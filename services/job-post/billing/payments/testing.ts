import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { startTestService, type TestService } from '../../testing'

export type Founder = Awaited<ReturnType<TestService['founder']>>

/**
 * For a file of tests about paying: its service, and the owner of a new company for each test, after which the payment provider
 * is as usual again.
 */
export function startPayments(
  begin: (now: { readonly service: TestService; readonly owner: Founder }) => void | Promise<void>,
): void {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
  })
  afterAll(() => service.stop())
  beforeEach(async () => begin({ service, owner: await service.founder(uuidv7()) }))
  afterEach(() => {
    Object.assign(service.paymentProvider, { mode: 'usual', declines: '', isDown: false })
  })
}
