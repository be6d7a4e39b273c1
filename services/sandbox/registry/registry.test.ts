import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isTaxId } from '@/validators/rules'
import { type Fake, listen } from '../fake/fake'
import { companies } from './companies'
import { createRegistry } from './registry'

let registry: Fake

beforeAll(async () => {
  registry = await listen({ name: 'registry', port: 0, listener: await createRegistry('the-credential') })
})
afterAll(() => registry.close())

async function lookUp(id: string, credential = 'the-credential') {
  const response = await fetch(`${registry.address}/api/v1/juristic_person/${id}`, {
    headers: { 'x-registry-credential': credential },
  })
  return {
    status: response.status,
    body: (await response.json()) as { status: { code: string }; data: unknown[] },
  }
}

const firstCompany = companies[0]

describe('look-up', () => {
  test('a known company is answered under the real registry’s keys', async () => {
    const { status, body } = await lookUp(String(firstCompany?.juristicId))
    expect([status, body.status]).toEqual([200, { code: '1000', description: 'Success' }])
    expect(body.data).toEqual([
      {
        'cd:OrganizationJuristicPerson': expect.objectContaining({
          'cd:OrganizationJuristicID': firstCompany?.juristicId,
          'cd:OrganizationJuristicNameTH': firstCompany?.nameTh,
          'cd:OrganizationJuristicAddress': {
            'cr:AddressType': expect.objectContaining({
              'cd:City': { 'cr:CityTextTH': firstCompany?.address.place.district },
            }),
          },
        }),
      },
    ])
  })

  test('an unknown number is code 1004 without data', async () => {
    const { status, body } = await lookUp('0105500000000')
    expect([status, body.status.code, body.data]).toEqual([200, '1004', []])
  })

  test('a company that was added is active and known, and each has a number of its own', async () => {
    const add = async () => {
      const response = await fetch(`${registry.address}/sandbox/companies`, { method: 'POST' })
      return (await response.json()) as { juristicId: string; nameTh: string; active: boolean }
    }
    const added = [await add(), await add()]
    const numbers = [...companies, ...added].map(({ juristicId }) => juristicId)
    expect(new Set(numbers).size).toBe(companies.length + 2)
    for (const { juristicId, nameTh, active } of added) {
      expect([active, isTaxId(juristicId)]).toEqual([true, true])
      expect((await lookUp(juristicId)).body.data).toEqual([
        {
          'cd:OrganizationJuristicPerson': expect.objectContaining({
            'cd:OrganizationJuristicNameTH': nameTh,
          }),
        },
      ])
    }
  })

  test('without the credential nothing is told, known or not', async () => {
    expect((await lookUp(String(firstCompany?.juristicId), 'guess')).status).toBe(401)
    expect((await lookUp('0105500000000', '')).status).toBe(401)
  })
})

describe('companies', () => {
  test('there are a few hundred, each with a valid number of its own', () => {
    expect(companies.length).toBeGreaterThan(250)
    expect(new Set(companies.map(({ juristicId }) => juristicId)).size).toBe(companies.length)
    expect(companies.filter(({ juristicId }) => !isTaxId(juristicId))).toEqual([])
  })

  test('some are struck off, in both ways, and most are active', () => {
    const active = companies.filter((company) => company.active)
    expect(active.length / companies.length).toBeGreaterThan(0.85)
    expect(new Set(companies.map(({ status }) => status))).toEqual(
      new Set(['ยังดำเนินกิจการอยู่', 'เสร็จการชำระบัญชี', 'ร้าง']),
    )
  })

  test('years are in both eras', () => {
    const years = companies.map(({ registerDate }) => Number(registerDate.slice(0, 4)))
    expect(years.some((year) => year > 2400)).toBe(true)
    expect(years.some((year) => year < 2400)).toBe(true)
  })
})
