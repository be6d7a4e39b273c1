import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { signQuestion } from '@/services/shared/service-questions/question'
import type { CompanyKind } from '@/validators/company-kind'
import { companyNameSearch } from '@/validators/company-name-search'
import { companies } from '../../tables/companies'
import { startTestService } from '../../testing'

type Service = Awaited<ReturnType<typeof startTestService>>
let service: Service
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function ask(path: string, operation: string) {
  const token = await signQuestion(
    { from: 'partim', to: 'job-post', operation: `GET ${operation}` },
    service.settings.ATTESTATION_SECRET,
  )
  return service.ask(`GET ${path}`, { headers: { authorization: `Bearer ${token}` } })
}

const search = async (name: string) =>
  (await ask(`/v1/company-names?name=${encodeURIComponent(name)}`, '/v1/company-names')).json.items.map(
    ({ companyName }: { companyName: string }) => companyName,
  )
const nameOf = (companyId: string) => ask(`/v1/company-names/${companyId}`, '/v1/company-names/:companyId')

/** A company with a confirmed number and this name. */
async function named(name: string, kind: CompanyKind = 'juristic_person'): Promise<string> {
  const { companyId } = await service.registered(`owner-${uuidv7()}`)
  await service.database.db.update(companies).set({ name, kind }).where(eq(companies.id, companyId))
  return companyId
}

describe('companies by name', () => {
  test('those that begin with the text come first, then the shortest', async () => {
    for (const name of ['บริษัท บัวขาว คาเฟ่', 'บัวขาว คาเฟ่ แอนด์ เบเกอรี่', 'บัวขาว คาเฟ่']) await named(name)
    expect(await search('บัวขาว คาเฟ่')).toEqual(['บัวขาว คาเฟ่', 'บัวขาว คาเฟ่ แอนด์ เบเกอรี่', 'บริษัท บัวขาว คาเฟ่'])
  })

  test('are a few at most', async () => {
    for (let number = 0; number <= companyNameSearch.atMost; number += 1) await named(`สิบแปดล้อ ${number}`)
    expect(await search('สิบแปดล้อ')).toHaveLength(companyNameSearch.atMost)
  })

  test('with signs that mean nothing special, and none for spaces', async () => {
    await named('ร้าน 100% กาแฟ')
    expect(await search('100%')).toEqual(['ร้าน 100% กาแฟ'])
    expect(await search('%%%')).toEqual([])
    expect(await search('   ')).toEqual([])
  })

  test('only those that are shown workers: a typed number, a person without proof and a closed one are not', async () => {
    const { companyId } = await service.founder(`typed-${uuidv7()}`)
    const { db } = service.database
    await db.update(companies).set({ name: 'เงียบกริบ พิมพ์เอง' }).where(eq(companies.id, companyId))
    const person = await named('เงียบกริบ บุคคล', 'individual')
    const closed = await named('เงียบกริบ ปิดแล้ว')
    await db.update(companies).set({ closedAt: new Date() }).where(eq(companies.id, closed))
    expect(await search('เงียบกริบ')).toEqual([])
    for (const id of [companyId, person, closed, uuidv7()]) expect((await nameOf(id)).status).toBe(404)
    await service.represent(person)
    expect(await search('เงียบกริบ')).toEqual(['เงียบกริบ บุคคล'])
    expect((await nameOf(person)).json).toMatchObject({ companyId: person, companyName: 'เงียบกริบ บุคคล' })
  })
})

test('members are called what they are called now, and only those of the company', async () => {
  const { uid, companyId } = await service.registered(`owner-${uuidv7()}`)
  const stranger = (await service.registered(`owner-${uuidv7()}`)).uid
  const path = `/v1/company-names/${companyId}/members`
  const { json } = await ask(`${path}?uids=${uid},${stranger},nobody`, '/v1/company-names/:companyId/members')
  expect(json.items).toEqual([{ uid, displayName: expect.stringContaining('คุณ') }])
})
