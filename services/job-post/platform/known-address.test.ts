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

/** Places with a wrong postcode, the name of the place, and the postcode it has. */
const strays: readonly (readonly [changes: Partial<Address>, place: string, postcode: string])[] = [
  [{ postcode: '50200' }, 'ปทุมวัน', '10330'],
  [{ postcode: '10210' }, 'ปทุมวัน', '10330'],
  [{ postcode: '10331' }, 'ปทุมวัน', '10330'],
  [{ postcode: '99999' }, 'ปทุมวัน', '10330'],
  [{ province: 'เชียงใหม่', district: 'เมืองเชียงใหม่', subdistrict: 'สุเทพ', postcode: '10330' }, 'สุเทพ', '50200'],
  [
    { province: 'สมุทรปราการ', district: 'บางเสาธง', subdistrict: 'บางเสาธง', postcode: '10560' },
    'บางเสาธง',
    '10570',
  ],
]

describe.each(Object.entries(operations))('%s', (_, [operation, bodyWith]) => {
  test.each(strays)('a postcode of elsewhere is refused with the likely one: %j', async (...stray) => {
    const [changes, place, postcode] = stray
    const { status, json } = await send(operation(), bodyWith({ ...addressInput, ...changes }))
    const errors = [{ field: 'address.postcode', rule: 'postcode_of', params: { place, postcode } }]
    expect([status, json]).toMatchObject([422, { code: 'validation_failed', errors }])
  })
})

describe('an address that the list lacks', () => {
  const store = (address: object) =>
    service.ask('POST /v1/branches', {
      as: 'owner',
      body: { ...branchInput(), address: { ...addressInput, ...address } },
    })

  test.each([
    ['a new subdistrict', { subdistrict: 'สยามใหม่' }],
    ['a postcode of a receiver', { postcode: '10999' }],
    ['a former district’s name', { subdistrict: 'ลุมพินีเหนือ', postcode: '10330' }],
    ['the postcode of a neighbour', { postcode: '10500' }],
  ])('can be given by who says so, and is marked then: %s', async (_, changes) => {
    const said = { ...changes, isUnlisted: true }
    const { status, json } = await store(said)
    expect([status, json.address]).toEqual([201, { ...addressInput, ...said }])
    expect((await store(changes)).status).toBe(422)
  })

  test.each([
    ['postcode', 'postcode_of', { postcode: '50200' }],
    ['subdistrict', 'place_name', { subdistrict: 'โทร 0812345678' }],
    ['subdistrict', 'place_name', { subdistrict: 'somchai99' }],
    ['subdistrict', 'place_name', { subdistrict: 'ไลน์สมชาย เบอร์โทรศูนย์แปดหนึ่งสองสามสี่ห้าหกเจ็ดแปด' }],
    ['district', 'one_of', { district: 'ปทุมวันใหม่' }],
    ['province', 'one_of', { province: 'กรุงเทพใหม่' }],
  ])('is no way round the list: %s', async (field, rule, changes) => {
    const { json } = await store({ ...changes, isUnlisted: true })
    expect(json.errors).toMatchObject([{ field: `address.${field}`, rule }])
  })

  test('one of the list is not marked, whatever is said of it', async () => {
    expect((await store({ isUnlisted: true })).json.address).toEqual(addressInput)
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
