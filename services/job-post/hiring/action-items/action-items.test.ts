import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let companyId: string
let here: string
const soon = new Date(Date.now() + 24 * 3_600_000)
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId, here } = await service.twoBranches())
  service.identity.add('staff', { ops: true })
  await service.colleague('finance', companyId, 'finance')
})
afterAll(() => service.stop())

const askedBy = async (as: string) => (await service.ask('GET /v1/action-items', { as })).json

test('is what a member may do something about', async () => {
  const { id } = await service.jobPost('owner', jobPostInput(here))
  const granted = await service.ask(`POST /v1/ops/companies/${companyId}/credit-grants`, {
    as: 'staff',
    body: { kind: 'job_post', amount: 3, expiresAt: soon.toISOString(), reason: 'ชดเชย' },
  })
  expect(granted.status).toBe(201)
  const expiring = { amount: 3, at: soon.toISOString() }
  expect(await askedBy('owner')).toMatchObject({
    drafts: [{ id, branchName: 'สยาม' }],
    hasCreditForPost: true,
    expiringCredits: expiring,
  })
  expect(await askedBy('manager')).toMatchObject({ drafts: [], expiringCredits: null })
  expect(await askedBy('finance')).toMatchObject({ drafts: [], expiringCredits: expiring })
})
