import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { headersFor } from '@/services/shared/testing/client'
import { companies } from '../../tables/companies'
import { companyInput, startTestService, type TestService } from '../../testing'

/** Company numbers are public, and registered companies are shown workers, so nobody may collect many companies. */

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const operation = 'POST /v1/companies'
const secret = () => service.settings.VISITOR_SECRET
const foundFrom = (visitor: string, as: string) =>
  service.ask(operation, { as, body: companyInput(), headers: headersFor(visitor, operation, secret()) })

test('one visitor founds ten companies a day, whatever accounts they have; a claim is one of them', async () => {
  const visitor = '203.0.113.7'
  const [company] = await service.database.db
    .select()
    .from(companies)
    .where(eq(companies.id, (await service.owner('holder')).companyId))
  const statuses: number[] = []
  for (let number = 1; number <= 11; number += 1) {
    statuses.push((await foundFrom(visitor, await service.employer(`founder-${number}`))).status)
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429])
  const refused = await foundFrom(visitor, 'founder-11')
  expect(refused.json.code).toBe('too_many_requests')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  const claim = await service.ask('POST /v1/company-claims', {
    as: 'founder-11',
    body: { ...companyInput(), juristicId: company?.juristicId, statement: 'เลขนี้เป็นของบริษัทเรา' },
    headers: headersFor(visitor, 'POST /v1/company-claims', secret()),
  })
  expect([claim.status, claim.json.code]).toEqual([429, 'too_many_requests'])
  expect((await foundFrom('203.0.113.8', 'founder-11')).status).toBe(201)
})

test('one account founds two a day, wherever it is', async () => {
  const as = await service.employer('restless')
  const statuses: number[] = []
  for (const number of [1, 2, 3]) {
    statuses.push((await foundFrom(`203.0.113.${20 + number}`, as)).status)
    await service.ask('DELETE /v1/company', { as })
  }
  expect(statuses).toEqual([201, 201, 429])
})
