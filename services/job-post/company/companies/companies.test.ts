import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { companies } from '../../tables/companies'
import { companyInput, startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

type Forgery = Partial<{
  iss: string
  aud: string
  sub: string
  secret: string
  active: boolean
  exp: string
  name: string
}>

function attest(juristicId: string, changes: Forgery = {}): Promise<string> {
  const { secret = service.settings.ATTESTATION_SECRET, active = true, name = 'ชื่อตามทะเบียน' } = changes
  return new SignJWT({ name, active })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(changes.iss ?? 'partim-web')
    .setAudience(changes.aud ?? 'partim-job-post')
    .setSubject(changes.sub ?? juristicId)
    .setExpirationTime(changes.exp ?? '30m')
    .sign(new TextEncoder().encode(secret))
}

const create = async (uid: string, body: object) => {
  await service.employer(uid)
  return service.ask('POST /v1/companies', { as: uid, body })
}

test('what the registry attests counts more than what was typed', async () => {
  const typed = companyInput()
  const answer = await create('matched', { ...typed, attestation: await attest(typed.juristicId) })
  expect(answer.json).toMatchObject({ verification: 'registry_matched', name: 'ชื่อตามทะเบียน' })
  const me = await service.ask('GET /v1/me', { as: 'matched' })
  expect(me.json.member).toMatchObject({ role: 'owner', company: { verification: 'registry_matched' } })
  expect(me.json.member.can).toContain('branches.create')
})

test.each<[string, Forgery]>([
  ['for another number', { sub: '0105550000007' }],
  ['signed with another secret', { secret: 'x'.repeat(40) }],
  ['of another issuer', { iss: 'somebody' }],
  ['for another audience', { aud: 'partim-partim' }],
  ['that is stale', { exp: '-1m' }],
  ['of a company that closed', { active: false }],
])('an attestation %s leaves the company unverified, as typed', async (what, forgery) => {
  const typed = companyInput()
  const attestation = await attest(typed.juristicId, forgery)
  const answer = await create(`unmatched ${what}`, { ...typed, attestation })
  expect([answer.status, answer.json]).toMatchObject([201, { verification: 'unverified', name: typed.name }])
})

test('a name the registry attests is taken as it is; one that is typed leads nowhere', async () => {
  const typed = companyInput()
  const attestation = await attest(typed.juristicId, { name: 'Amazon.com (Thailand)' })
  const body = { ...typed, name: 'Amazon com (Thailand)', attestation }
  expect((await create('named-by-registry', body)).json.name).toBe('Amazon.com (Thailand)')
  const refused = await create('named-by-hand', { ...companyInput(), name: 'evil.com ยืนยันที่นี่' })
  expect([refused.status, refused.json.errors]).toMatchObject([422, [{ field: 'name', rule: 'plain_name' }]])
})

test('a confirmed number is taken; an unconfirmed one is not', async () => {
  const typed = companyInput()
  expect((await create('first-typed', typed)).status).toBe(201)
  const attestation = await attest(typed.juristicId)
  expect((await create('then-attested', { ...typed, attestation })).status).toBe(201)
  const answers = [
    await create('late-typed', typed),
    await create('late-attested', { ...typed, attestation }),
  ]
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'company_taken'],
    [409, 'company_taken'],
  ])
})

test('of ten people who claim one attested number at once, one gets it', async () => {
  const typed = companyInput()
  const body = { ...typed, attestation: await attest(typed.juristicId) }
  const uids = Array.from({ length: 10 }, (_, index) => `rival-${index}`)
  for (const uid of uids) await service.employer(uid)
  const answers = await Promise.all(uids.map((as) => service.ask('POST /v1/companies', { as, body })))
  expect(answers.map(({ status, json }) => json.code ?? status).sort()).toEqual(
    [201, ...Array(9).fill('company_taken')].sort(),
  )
  const { db } = service.database
  expect(await db.select().from(companies).where(eq(companies.juristicId, typed.juristicId))).toHaveLength(1)
})

test('one person has one company', async () => {
  await service.owner('settled')
  const answer = await service.ask('POST /v1/companies', { as: 'settled', body: companyInput() })
  expect(answer.json).toMatchObject({ status: 409, code: 'already_member' })
})

test('the company carries its version', async () => {
  await service.owner('reader')
  const answer = await service.ask('GET /v1/company', { as: 'reader' })
  expect([answer.headers.get('etag'), answer.json.version]).toEqual(['"1"', 1])
})
