import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sampleBranches, sampleCompany } from '../samples/company'
import { addressInput, branchInput, companyInput, startTestService, type TestService } from '../testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  await service.employer('founder')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

type Address = typeof addressInput

const profile = (address: Address) => ({ name: 'บริษัท ทดสอบ จำกัด', address })

/** Every operation that accepts an address, by what the address is for. */
const operations: Readonly<Record<string, readonly [operation: () => string, (address: Address) => object]>> =
  {
    branch: [() => 'POST /v1/branches', (address) => ({ ...branchInput(), address })],
    'branch edit': [() => `PUT /v1/branches/${branchId}`, (address) => ({ ...branchInput(), address })],
    company: [() => 'POST /v1/companies', (address) => ({ ...companyInput(), address })],
    'company edit': [() => 'PUT /v1/company', profile],
    claim: [
      () => 'POST /v1/company-claims',
      (address) => ({ ...companyInput(), address, statement: 'เป็นกรรมการ' }),
    ],
  }

const nowhere: readonly (readonly [field: keyof Address, changes: Partial<Address>])[] = [
  ['province', { province: 'ไลน์ somchai99' }],
  ['province', { province: 'โทร 0812345678', district: 'somchai99', subdistrict: 'somchai99' }],
  ['district', { district: 'แอดไลน์ somchai99' }],
  ['district', { province: 'ภูเก็ต' }],
  ['subdistrict', { subdistrict: 'ทัก @somchai99' }],
  ['subdistrict', { district: 'บางรัก' }],
]

const send = (operation: string, body: object) =>
  service.ask(operation, {
    as: /companies|claims/.test(operation) ? 'founder' : 'owner',
    body,
    headers: { 'if-match': '"1"' },
  })

describe.each(Object.entries(operations))('%s', (_, [operation, bodyWith]) => {
  test.each(nowhere)('a %s that is not there is refused as other faults are: %j', async (field, changes) => {
    const { status, json } = await send(operation(), bodyWith({ ...addressInput, ...changes }))
    const errors = [{ field: `address.${field}`, rule: 'one_of', params: {} }]
    expect([status, json]).toMatchObject([422, { code: 'validation_failed', errors }])
  })

  test('so is one that is missing, once, and beside what else is wrong', async () => {
    const { json } = await send(operation(), bodyWith({ ...addressInput, province: '', postcode: '1' }))
    expect(json.errors).toHaveLength(2)
    expect(json.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'address.province', rule: 'required_select' }),
        expect.objectContaining({ field: 'address.postcode', rule: 'digits' }),
      ]),
    )
  })
})

test('a row of a file is refused for it, the others are not', async () => {
  const { photos: _, ...row } = branchInput()
  const { photos: __, ...other } = branchInput()
  const rows = [{ ...row, address: { ...addressInput, district: 'ไลน์ somchai99' } }, other]
  const { json } = await service.ask('POST /v1/branches/imports', {
    as: 'owner',
    body: { rows },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(json.rows).toEqual([
    { id: null, errors: [{ field: 'address.district', rule: 'one_of', params: {} }] },
    { id: expect.any(String), errors: [] },
  ])
})

test('the demo company and its branches are at places there are', async () => {
  for (const { addressLine: line, subdistrict, district, province, postcode } of [
    sampleCompany,
    ...sampleBranches,
  ]) {
    const address = { line, subdistrict, district, province, postcode }
    const { status } = await service.ask('POST /v1/branches', {
      as: 'owner',
      body: { ...branchInput(), address },
    })
    expect(status).toBe(201)
  }
})
