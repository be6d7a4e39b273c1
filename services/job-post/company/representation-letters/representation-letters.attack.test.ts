import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { auditEvents } from '@/services/shared/audit/table'
import { testTurn } from '@/services/shared/testing/turn'
import { letterCodeAlphabet, letterCodeGroups, lettersAMonth, letterTries } from '@/validators/letter-code'
import { nextState } from '@/validators/states/representation-letter'
import { companies } from '../../tables/companies'
import { representationLetters } from '../../tables/representation-letters'
import { companyInput, startTestService, type TestService } from '../../testing'
import { findAddresses } from './registry-addresses'

const registryAddress = {
  line: '9/9 ถนนตามทะเบียน',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}

let service: TestService
let uid: string
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())
beforeEach(async () => {
  ;({ uid, companyId } = await service.registered(`claimer-${randomUUID()}`))
  await change({ registryAddress })
})

const db = () => service.database.db
const change = (changes: Partial<typeof companies.$inferInsert>) =>
  db().update(companies).set(changes).where(eq(companies.id, companyId))
const status = async (as = uid) => (await service.ask('GET /v1/company/representation-letter', { as })).json
const ask = (as = uid) => service.ask('POST /v1/company/representation-letters', { as, body: {} })
const asked = async () => {
  const { status: code, json } = await ask()
  expect(code).toBe(201)
  return json.letter.id as string
}
const print = (id: string) =>
  service.ask(`POST /v1/ops/representation-letters/${id}/prints`, { as: 'staff', body: {} })
const printed = async (id: string): Promise<string> => (await print(id)).json.code
const enter = (id: string, code: string, as = uid) =>
  service.ask(`POST /v1/company/representation-letters/${id}/code`, { as, body: { code } })
const withdraw = (id: string) =>
  service.ask(`POST /v1/company/representation-letters/${id}/events`, {
    as: uid,
    body: { event: 'withdraw' },
  })
const standing = async () => (await service.ask('GET /v1/company', { as: uid })).json.standing
const refusalOf = ({ status: code, json }: { status: number; json: { code?: string } }) => [code, json.code]
const another = (code: string) =>
  code.replace(/.$/, (last) => letterCodeAlphabet[(letterCodeAlphabet.indexOf(last) + 1) % 24] ?? '')
const letter = async (id: string) =>
  (await db().select().from(representationLetters).where(eq(representationLetters.id, id)))[0]
const setLetter = (id: string, changes: Partial<typeof representationLetters.$inferInsert>) =>
  db().update(representationLetters).set(changes).where(eq(representationLetters.id, id))
const decide = (event: string) =>
  service.ask(`POST /v1/ops/companies/${companyId}/events`, { as: 'staff', body: { event, reason: 'สงสัย' } })
const told = async () => {
  const { json } = await service.ask('GET /v1/notifications', { as: uid })
  return json.items.map(({ kind }: { kind: string }) => kind)
}

describe('a letter', () => {
  test('goes to the registry’s address, and its code makes the company represented', async () => {
    const profile = { ...companyInput(), name: 'บริษัท ทดสอบ จำกัด' }
    const typed = { ...profile.address, line: 'บ้านของผู้แอบอ้าง' }
    const saved = await service.ask('PUT /v1/company', {
      as: uid,
      body: { name: profile.name, address: typed },
      headers: { 'if-match': '"1"' },
    })
    expect(saved.status).toBe(200)
    const id = await asked()
    expect(await status()).toMatchObject({ address: registryAddress, letter: { id, state: 'asked' } })
    const { json } = await print(id)
    expect(json).toMatchObject({ address: registryAddress, companyName: profile.name })
    expect(await status()).toMatchObject({ letter: { state: 'sent', triesLeft: letterTries } })
    expect(await standing()).toBe('registered')

    const typedByHand = ` ${letterCodeGroups(json.code).toLowerCase()} `
    expect((await enter(id, typedByHand)).json).toMatchObject({
      obstacle: 'already_represented',
      letter: { state: 'used' },
    })
    expect(await standing()).toBe('represented')
    expect(await told()).toEqual(['company_represented', 'company_letter_sent'])
    expect((await service.mail.to(`${uid}@example.com`)).subject).toContain('ยืนยันผู้แทนบริษัท')
    const [event] = await db()
      .select({ actorUid: auditEvents.actorUid, after: auditEvents.after })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, companyId), eq(auditEvents.action, 'company.represented')))
    expect(event).toMatchObject({ actorUid: uid, after: { standing: 'represented', letterId: id } })
  })

  test('keeps its code to itself: neither table, audit nor another answer holds it', async () => {
    const id = await asked()
    const code = await printed(id)
    expect(JSON.stringify(await letter(id))).not.toContain(code)
    const audits = await db().select().from(auditEvents).where(eq(auditEvents.companyId, companyId))
    expect(audits.map(({ action }) => action)).toContain('representation_letter.printed')
    expect(JSON.stringify(audits)).not.toContain(code)
    expect(JSON.stringify(await status())).not.toContain(code)
    const queue = await service.ask('GET /v1/ops/representation-letters?state=sent', { as: 'staff' })
    expect(queue.text).toContain(id)
    expect(queue.text).not.toContain(code)
  })

  test('printed again has another code, the one before is worth nothing, and who printed it is known', async () => {
    const id = await asked()
    const first = await printed(id)
    const second = await printed(id)
    expect(second).not.toBe(first)
    expect(refusalOf(await enter(id, first))).toEqual([422, 'validation_failed'])
    expect((await enter(id, second)).status).toBe(200)
    const audits = await db()
      .select({ actorUid: auditEvents.actorUid, action: auditEvents.action })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.actorUid, 'staff')))
    expect(audits.map(({ action }) => action)).toEqual([
      'representation_letter.printed',
      'representation_letter.printed_again',
    ])
  })

  test('says nothing that whoever asked wants it to say', async () => {
    const mean = await service.registered(`โทร 0812345678 ${randomUUID()}`)
    await db().update(companies).set({ registryAddress }).where(eq(companies.id, mean.companyId))
    const id = (await ask(mean.uid)).json.letter.id
    expect((await print(id)).json.askedByName).not.toContain('0812345678')
  })
})

describe('wrong codes', () => {
  test('are five at most, however many are sent at once; then the right one is worth nothing', async () => {
    const id = await asked()
    const code = await printed(id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(id, another(code))))
    const wrong = answers.filter(({ status: one }) => one === 422)
    expect(wrong).toHaveLength(letterTries)
    expect(wrong.map(({ json }) => json.errors[0].params.left).sort()).toEqual([0, 1, 2, 3, 4])
    expect(answers.filter(({ status: one }) => one === 409)).toHaveLength(20 - letterTries)
    expect(refusalOf(await enter(id, code))).toEqual([409, 'wrong_state'])
    expect(await standing()).toBe('registered')
    expect(await letter(id)).toMatchObject({ state: 'void', codeHash: null, wrongTries: letterTries })
  })

  test('are no more for a company that asks for letter after letter: three a month, all told', async () => {
    for (let count = 0; count < lettersAMonth; count++) await withdraw(await asked())
    expect(refusalOf(await ask())).toEqual([409, 'letter_limit'])
    expect(await status()).toMatchObject({ obstacle: 'letter_limit' })
    const [first] = await db()
      .select()
      .from(representationLetters)
      .where(eq(representationLetters.companyId, companyId))
    await setLetter(first?.id ?? '', { askedAt: new Date(Date.now() - 31 * 86_400_000) })
    expect((await ask()).status).toBe(201)
  })

  test('that cannot be one are no try', async () => {
    const id = await asked()
    const code = await printed(id)
    for (const typed of ['', 'ABC', '000000000000', 'x'.repeat(200)])
      expect(refusalOf(await enter(id, typed))).toEqual([422, 'validation_failed'])
    expect((await enter(id, code)).status).toBe(200)
  })
})

describe('asking for a letter', () => {
  test('is once at a time, however often it is asked', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(answers.filter(({ status: one }) => one === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ json }) => json.code).map(({ json }) => json.code))).toEqual(
      new Set(['letter_open']),
    )
  })

  test.each([
    ['its address is not the registry’s', { registryAddress: null }, 'no_registry_address'],
    ['nobody knows its number', { numberConfirmedAt: null }, 'company_unregistered'],
    ['it is suspended', { verification: 'suspended' }, 'company_suspended'],
    ['it is represented', { representedAt: new Date() }, 'already_represented'],
  ] as const)('is refused while %s, and the screen reads why beforehand', async (_why, changes, code) => {
    await change(changes)
    expect(await status()).toMatchObject({ obstacle: code, letter: null })
    expect(refusalOf(await ask())).toEqual([409, code])
  })

  test('is for whoever may edit the company, and for nobody else’s company', async () => {
    const recruiter = await service.colleague(`recruiter-${randomUUID()}`, companyId, 'recruiter')
    const stranger = await service.registered(`stranger-${randomUUID()}`)
    expect(refusalOf(await ask(recruiter))).toEqual([403, 'forbidden'])
    const id = await asked()
    const code = await printed(id)
    expect(refusalOf(await enter(id, code, stranger.uid))).toEqual([404, 'not_found'])
    expect(refusalOf(await enter(id, code, recruiter))).toEqual([403, 'forbidden'])
    expect(await letter(id)).toMatchObject({ wrongTries: 0 })
  })
})

describe('a code is worth nothing', () => {
  test('after its time, and another letter can be asked for then', async () => {
    const id = await asked()
    const code = await printed(id)
    await setLetter(id, { expiresAt: new Date(Date.now() - 1_000) })
    expect(await status()).toMatchObject({ obstacle: null, letter: { state: 'expired' } })
    expect(refusalOf(await enter(id, code))).toEqual([409, 'wrong_state'])
    expect(refusalOf(await print(id))).toEqual([409, 'wrong_state'])
    expect((await ask()).status).toBe(201)
    expect(await letter(id)).toMatchObject({ state: 'expired', codeHash: null })
  })

  test('once its letter was given up', async () => {
    const id = await asked()
    const code = await printed(id)
    expect((await withdraw(id)).status).toBe(200)
    expect(refusalOf(await enter(id, code))).toEqual([409, 'wrong_state'])
    expect(refusalOf(await withdraw(id))).toEqual([409, 'wrong_state'])
  })

  test.each(['suspend', 'reject', 'approve'])('after staff decide: %s', async (event) => {
    const id = await asked()
    const code = await printed(id)
    await change({ verification: 'under_review' })
    expect((await decide(event)).status).toBe(200)
    expect(await letter(id)).toMatchObject({ state: 'dropped', codeHash: null })
    // The code must stay void, whatever happens to the company later.
    await change({ verification: 'registry_matched', numberConfirmedAt: new Date(), representedAt: null })
    expect(refusalOf(await enter(id, code))).toEqual([409, 'wrong_state'])
    expect(await standing()).toBe('registered')
  })
})

describe('who was represented', () => {
  test.each([
    ['ask_for_more', 'represented'],
    ['suspend', 'unregistered'],
  ] as const)('and staff say %s is %s', async (event, now) => {
    await service.represent(companyId)
    await change({ verification: 'verified' })
    expect((await decide(event)).status).toBe(200)
    expect(await standing()).toBe(now)
  })

  test('is not so again by the end of a suspension, but by a new review', async () => {
    await service.represent(companyId)
    await change({ verification: 'verified' })
    await decide('suspend')
    await decide('reinstate')
    expect(await standing()).toBe('registered')
    await decide('approve')
    expect(await standing()).toBe('represented')
  })

  test('is nobody’s once staff reject it', async () => {
    await service.represent(companyId)
    await change({ verification: 'under_review' })
    await decide('reject')
    expect(await standing()).toBe('unregistered')
  })
})

describe('the registry’s address', () => {
  const attest = (juristicId: string, address: unknown) =>
    new SignJWT({ name: 'บริษัท ตามทะเบียน จำกัด', active: true, address })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('partim-web')
      .setAudience('partim-job-post')
      .setSubject(juristicId)
      .setExpirationTime('30m')
      .sign(new TextEncoder().encode(service.settings.ATTESTATION_SECRET))

  test.each([
    ['is kept as it was attested', registryAddress, registryAddress],
    ['is none where it names no house', { ...registryAddress, line: ' ' }, null],
    ['is none where the attestation holds none', undefined, null],
  ])('%s', async (_what, address, kept) => {
    const founder = await service.employer(`founder-${randomUUID()}`)
    const input = companyInput()
    const attestation = await attest(input.juristicId, address)
    const made = await service.ask('POST /v1/companies', { as: founder, body: { ...input, attestation } })
    expect(made.status).toBe(201)
    expect((await status(founder)).address).toEqual(kept)
  })

  test('is asked for again once a day where it was missing', async () => {
    await db().update(companies).set({ registryCheckedAt: new Date() })
    await change({ registryAddress: null, registryCheckedAt: null })
    const { juristicId } = (await service.ask('GET /v1/company', { as: uid })).json
    const word = (address: typeof registryAddress | null) =>
      service.registry.words.set(juristicId, {
        kind: 'found',
        company: { juristicId, name: 'x', active: true, address },
      })
    word(null)
    await findAddresses(db(), service.registry, testTurn())
    word(registryAddress)
    await findAddresses(db(), service.registry, testTurn())
    expect((await status()).address).toBeNull()
    await change({ registryCheckedAt: new Date(Date.now() - 25 * 3_600_000) })
    await findAddresses(db(), service.registry, testTurn())
    expect(await status()).toMatchObject({ address: registryAddress, obstacle: null })
  })
})

test('nothing becomes of a letter that is over', () => {
  for (const state of ['used', 'void', 'expired', 'withdrawn', 'dropped'] as const)
    for (const event of ['print', 'enter', 'fail', 'withdraw', 'drop'] as const)
      for (const who of ['member', 'ops', 'system'] as const) expect(nextState(state, event, who)).toBeNull()
})
