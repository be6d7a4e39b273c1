import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { auditEvents } from '@/services/shared/audit/table'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { employerParts } from '../../people/data-exports/parts'
import { companies } from '../../tables/companies'
import { companyInput, startTestService, type TestService } from '../../testing'
import { findConfirmedNumber, listWithoutRegistryAddress } from './repository'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const masked = (number: string) => `•••••••••${number.slice(-4)}`
let made = 0

/** A valid number of a person that no other test has. */
function freshNumber(): string {
  made += 1
  const digits = `11017${String(made).padStart(7, '0')}`
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + digit * (13 - index), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

type Founded = { kind?: string; juristicId?: string; attestation?: string }

async function found(as: string, changes: Founded = {}) {
  await service.employer(as)
  const body = { ...companyInput(), name: 'ครัวยายบัว', kind: 'individual', ...changes }
  return service.ask('POST /v1/companies', { as, body })
}
const rowOf = async (id: string) =>
  (await service.database.db.select().from(companies).where(eq(companies.id, id)))[0]
const decide = (id: string, event: string) =>
  service.ask(`POST /v1/ops/companies/${id}/events`, { as: 'staff', body: { event } })

async function addDocument(as: string, kind: string) {
  const body = { fileType: 'application/pdf', size: harmlessPdf().length }
  const permit = (await service.ask('POST /v1/company/document-uploads', { as, body })).json
  const name = `${permit.path}/${permit.fileName}`
  service.storage.objects.add(name)
  service.storage.contents.set(name, harmlessPdf())
  const document = { kind, name: `${kind}.pdf`, fileName: permit.fileName }
  return service.ask('POST /v1/company/documents', { as, body: document })
}
const submit = (as: string) =>
  service.ask('POST /v1/company/verification-events', { as, body: { event: 'submit' } })

describe('a person’s own number', () => {
  test('is shown by its last four digits, to its owner as to the team, and staff compare all of it', async () => {
    const number = freshNumber()
    const { status, json } = await found('yai-bua', { juristicId: number })
    const shown = { kind: 'individual', juristicId: masked(number), standing: 'unregistered' }
    expect([status, json]).toMatchObject([201, { ...shown, verification: 'unverified' }])
    await service.colleague('helper', json.id, 'admin')
    for (const as of ['yai-bua', 'helper']) {
      expect((await service.ask('GET /v1/company', { as })).json).toMatchObject(shown)
      expect((await service.ask('GET /v1/me', { as })).json.member.company).toMatchObject(shown)
    }
    const seen = await service.ask(`GET /v1/ops/companies/${json.id}`, { as: 'staff' })
    expect(seen.json.juristicId).toBe(number)
  })

  test('is in no audit event, in its owner’s copy of their data, and goes with the company', async () => {
    const number = freshNumber()
    const { json } = await found('yai-chan', { juristicId: number })
    const events = await service.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, json.id))
    expect(events.map(({ action }) => action)).toContain('company.created')
    expect(JSON.stringify(events)).not.toContain(number)
    expect(JSON.stringify(events)).not.toContain(companyInput().address.line)
    const copyFor = async (uid: string) => {
      const part = employerParts.find(({ name }) => name === 'own-number.json')
      return part?.collect(service.database.db, uid)
    }
    await service.colleague('chans-helper', json.id, 'admin')
    expect(await copyFor('yai-chan')).toMatchObject({ number, address: companyInput().address })
    expect(await copyFor('chans-helper')).toBeNull()
    await found('yai-daeng', { juristicId: freshNumber() })
    const [daeng] = [(await service.ask('GET /v1/company', { as: 'yai-daeng' })).json]
    expect((await service.ask('DELETE /v1/company', { as: 'yai-daeng' })).status).toBe(200)
    expect(await rowOf(daeng.id)).toMatchObject({ juristicId: '', addressLine: '' })
  })

  test('tells nobody that its person is here: not who founds, asks to join or claims with it', async () => {
    const number = freshNumber()
    const { json } = await found('known', { juristicId: number })
    await service.represent(json.id)
    expect((await found('curious', { juristicId: number })).status).toBe(201)
    expect((await service.ask('GET /v1/company/disputes', { as: 'curious' })).json.isNumberTaken).toBe(false)
    const begun = await service.ask('POST /v1/company/disputes', {
      as: 'curious',
      body: { statement: 'เลขนี้เป็นของเรา' },
    })
    expect(begun.json).toMatchObject({ status: 409, code: 'company_free' })
    await service.employer('stranger')
    const fault = { errors: [{ field: 'juristicId', rule: 'juristic_number' }] }
    const join = { juristicId: number, message: 'ขอเข้าร่วม' }
    expect(
      (await service.ask('POST /v1/my/join-requests', { as: 'stranger', body: join })).json,
    ).toMatchObject(fault)
    const claim = { ...companyInput(), juristicId: number, statement: 'เลขนี้เป็นของเรา' }
    expect(
      (await service.ask('POST /v1/company-claims', { as: 'stranger', body: claim })).json,
    ).toMatchObject(fault)
  })

  test('is never sent to the registry, whatever an attestation says about it', async () => {
    const number = freshNumber()
    const attestation = await new SignJWT({ name: 'ชื่อตามทะเบียน', active: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('partim-web')
      .setAudience('partim-job-post')
      .setSubject(number)
      .setExpirationTime('30m')
      .sign(new TextEncoder().encode(service.settings.ATTESTATION_SECRET))
    const { json } = await found('attested', { juristicId: number, attestation })
    expect(json).toMatchObject({ verification: 'unverified', name: 'ครัวยายบัว', isNameConfirmed: false })
    await service.represent(json.id)
    const { db } = service.database
    for (let drawn = 0; drawn < 5; drawn += 1) expect(await findConfirmedNumber(db)).not.toBe(number)
    await db.update(companies).set({ representedAt: null }).where(eq(companies.id, json.id))
    const due = await listWithoutRegistryAddress(db, [], 1_000)
    expect(due.map(({ id }) => id)).not.toContain(json.id)
  })
})

test.each([
  ['individual', () => companyInput().juristicId, 'personal_number'],
  ['sole_proprietor', () => companyInput().juristicId, 'personal_number'],
  ['juristic_person', freshNumber, 'juristic_number'],
])('a number of another kind is refused to %s', async (kind, number, rule) => {
  const { json } = await found(`wrong-${kind}`, { kind, juristicId: number() })
  expect(json).toMatchObject({ status: 422, errors: [{ field: 'juristicId', rule }] })
})

test('a sole proprietor sends the documents of its kind, and is represented once staff accept them', async () => {
  const as = 'proprietor'
  const { json } = await found(as, { kind: 'sole_proprietor', juristicId: freshNumber() })
  const wrong = await addDocument(as, 'company_certificate')
  expect(wrong.json).toMatchObject({ status: 422, errors: [{ field: 'kind', rule: 'one_of' }] })
  expect((await submit(as)).json.errors.map(({ field }: { field: string }) => field)).toEqual([
    'commercial_registration',
    'owner_id_card',
  ])
  expect((await addDocument(as, 'commercial_registration')).status).toBe(201)
  expect((await addDocument(as, 'owner_id_card')).status).toBe(201)
  expect((await submit(as)).status).toBe(200)
  expect((await decide(json.id, 'begin_review')).status).toBe(200)
  expect((await decide(json.id, 'approve')).json).toMatchObject({
    verification: 'verified',
    standing: 'represented',
  })
})
