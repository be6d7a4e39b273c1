import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { routineFailures } from '@/services/shared/routines/table'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { opsEvents, opsEventsFrom, type Verification, verifications } from '@/validators/states/verification'
import { companies } from '../../tables/companies'
import { companyInput, jobPostInput, startTestService, type TestService } from '../../testing'
import { checkUnverified } from './registry-check'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.database.db.update(companies).set({ registryCheckedAt: sql`now()` })
  service.registry.words.clear()
  service.registry.asked.length = 0
})

const newOwner = async (body = companyInput()) => {
  const uid = await service.employer(`owner-${randomUUID()}`)
  const { json } = await service.ask('POST /v1/companies', { as: uid, body })
  return { uid, companyId: json.id as string, juristicId: body.juristicId }
}
const put = (companyId: string, verification: Verification, more: object = {}) =>
  service.database.db
    .update(companies)
    .set({ verification, ...more })
    .where(eq(companies.id, companyId))
const decide = (companyId: string, body: object) =>
  service.ask(`POST /v1/ops/companies/${companyId}/events`, { as: 'staff', body })
const show = async (companyId: string) =>
  (await service.ask(`GET /v1/ops/companies/${companyId}`, { as: 'staff' })).json
const stateOf = async (companyId: string) => (await show(companyId)).verification
const kindsTold = async (as: string) =>
  (await service.ask('GET /v1/notifications', { as })).json.items.map(({ kind }: { kind: string }) => kind)

describe('decisions of staff', () => {
  test('in every state exactly the events of the table go through; others are 409 with the state', async () => {
    const { companyId } = await newOwner()
    for (const state of verifications) {
      for (const event of opsEvents) {
        await put(companyId, state)
        const { status, json } = await decide(companyId, { event, reason: 'เพราะเอกสารไม่ชัด' })
        if (opsEventsFrom(state).includes(event)) expect([state, event, status]).toEqual([state, event, 200])
        else {
          expect([state, event, status, json.code, json.current]).toEqual([
            state,
            event,
            409,
            'wrong_state',
            { verification: state },
          ])
          expect(await stateOf(companyId)).toBe(state)
        }
      }
    }
  })

  test.each(['ask_for_more', 'reject', 'suspend'])('%s is owed a reason', async (event) => {
    const { companyId } = await newOwner()
    await put(companyId, 'under_review')
    for (const body of [{ event }, { event, reason: ' ' }]) {
      expect((await decide(companyId, body)).json.errors).toMatchObject([
        { field: 'reason', rule: 'required' },
      ])
    }
    expect(await stateOf(companyId)).toBe('under_review')
  })

  test.each(['reject', 'suspend'])(
    '%s takes what workers see of the company out of their sight',
    async (event) => {
      const { uid, companyId } = await service.owner(`owner-${randomUUID()}`)
      const post = await service.jobPost(uid, jobPostInput(await service.branch(uid)))
      await service.ask(`POST /v1/job-posts/${post.id}/events`, { as: uid, body: { event: 'submit' } })
      const publicly = async () => (await service.ask(`GET /v1/public/job-posts/${post.id}`)).json
      expect(await publicly()).toMatchObject({ id: post.id, isOpen: true })
      await put(companyId, 'under_review')
      expect((await decide(companyId, { event, reason: 'ไม่ใช่ผู้แทนของบริษัท' })).status).toBe(200)
      const read = async () => (await service.ask(`GET /v1/job-posts/${post.id}`, { as: uid })).json
      const held = await until(read, ({ state }) => state !== 'published')
      expect(held).toMatchObject({ state: 'pending_review', reviewReasons: ['unverified_company'] })
      expect(await publicly()).toMatchObject({ code: 'not_found' })
      const trail = await service.database.db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.subjectId, post.id))
      expect(trail.map(({ action, actorUid }) => [action, actorUid])).toContainEqual([
        'job_post.flag',
        'staff',
      ])
    },
  )

  test('every one is written down with who, what and why, and the company is told', async () => {
    const { companyId, uid } = await newOwner()
    await put(companyId, 'documents_submitted')
    await decide(companyId, { event: 'begin_review' })
    await decide(companyId, { event: 'ask_for_more', reason: 'ขอภาพท่ีชัดกว่าน้ี' })
    await decide(companyId, { event: 'suspend', reason: 'พบประกาศหลอกลวง' })
    await decide(companyId, { event: 'reinstate' })
    await decide(companyId, { event: 'approve' })
    expect((await show(companyId)).history).toMatchObject([
      { action: 'company.approve', actorUid: 'staff', reason: null },
      { action: 'company.reinstate', actorUid: 'staff', reason: null },
      { action: 'company.suspend', actorUid: 'staff', reason: 'พบประกาศหลอกลวง' },
      { action: 'company.ask_for_more', actorUid: 'staff', reason: 'ขอภาพที่ชัดกว่านี้' },
      { action: 'company.begin_review', actorUid: 'staff', reason: null },
      { action: 'company.created', actorUid: uid, reason: null },
    ])
    expect(await kindsTold(uid)).toEqual([
      'company_verified',
      'company_suspended',
      'company_needs_documents',
      'company_under_review',
    ])
  })

  test('of two who decide at once one is too late', async () => {
    const { companyId } = await newOwner()
    await put(companyId, 'under_review')
    const answers = await Promise.all([
      decide(companyId, { event: 'approve' }),
      decide(companyId, { event: 'reject', reason: 'เอกสารไม่ตรง' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a decision does not make a profile somebody is writing out of date', async () => {
    const { companyId, uid } = await newOwner()
    const { version } = (await service.ask('GET /v1/company', { as: uid })).json
    await put(companyId, 'under_review')
    await decide(companyId, { event: 'approve' })
    expect((await service.ask('GET /v1/company', { as: uid })).json.version).toBe(version)
  })

  test('approving says whose the number is; rejecting gives it free for the company it belongs to', async () => {
    const body = companyInput()
    const [squatter, real] = [await newOwner(body), await newOwner(body)]
    for (const { companyId } of [squatter, real]) await put(companyId, 'under_review')
    expect((await decide(squatter.companyId, { event: 'approve' })).status).toBe(200)
    expect((await decide(real.companyId, { event: 'approve' })).json).toMatchObject({
      status: 409,
      code: 'company_taken',
    })
    expect(await stateOf(real.companyId)).toBe('under_review')
    await put(squatter.companyId, 'under_review')
    await decide(squatter.companyId, { event: 'reject', reason: 'เอกสารไม่ใช่ของบริษัทนี้' })
    expect((await decide(real.companyId, { event: 'approve' })).status).toBe(200)
  })

  test('a company keeps its confirmed number while its documents are looked at', async () => {
    const body = companyInput()
    const first = await newOwner(body)
    await put(first.companyId, 'documents_submitted', { numberConfirmedAt: new Date() })
    const uid = await service.employer(`late-${randomUUID()}`)
    expect((await service.ask('POST /v1/companies', { as: uid, body })).json.code).toBe('company_taken')
  })

  test('the list is of one state, in pages; no such company is 404, no such event 422', async () => {
    const { db } = service.database
    await db.update(companies).set({ verification: 'unverified' })
    const ids: string[] = []
    for (let count = 0; count < 3; count++) ids.push((await newOwner()).companyId)
    for (const id of ids) await put(id, 'rejected')
    const page = (cursor = '') =>
      service.ask(`GET /v1/ops/companies?verification=rejected&limit=2${cursor}`, { as: 'staff' })
    const first = (await page()).json
    const second = (await page(`&cursor=${first.nextCursor}`)).json
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
    expect((await decide(randomUUID(), { event: 'approve' })).status).toBe(404)
    expect((await decide(ids[0] ?? '', { event: 'delete' })).status).toBe(422)
  })
})

describe('the registry is asked again', () => {
  const check = () => checkUnverified(service.database.db, service.registry, testTurn())
  const found = (juristicId: string, active = true) =>
    ({ kind: 'found', company: { juristicId, name: 'บริษัท ตามทะเบียน จำกัด', active, address: null } }) as const
  /** A company that the registry has not been asked about. */
  const byHand = async (body = companyInput()) => {
    const made = await newOwner(body)
    await put(made.companyId, 'unverified', { registryCheckedAt: null })
    return made
  }

  test('about a company typed by hand: it is matched, named as registered, and its owner told', async () => {
    const { companyId, juristicId, uid } = await byHand()
    service.registry.words.set(juristicId, found(juristicId))
    expect(await check()).toEqual({ matched: 1, unmatched: 0 })
    expect((await service.ask('GET /v1/company', { as: uid })).json).toMatchObject({
      verification: 'registry_matched',
      name: 'บริษัท ตามทะเบียน จำกัด',
      isNameConfirmed: true,
      version: 2,
    })
    expect(await kindsTold(uid)).toEqual(['company_matched'])
    const events = await service.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.companyId, companyId), eq(auditEvents.action, 'company.match')))
    expect(events).toMatchObject([{ actorUid: 'system' }])
    expect(await check()).toEqual({ matched: 0, unmatched: 0 })
  })

  test('and while it does not answer, it is left alone until the next turn', async () => {
    const [first, second] = [await byHand(), await byHand()]
    service.registry.words.clear()
    expect(await check()).toEqual({ matched: 0, unmatched: 0 })
    expect(service.registry.asked[0]).toBe(first.juristicId)
    expect(service.registry.asked).not.toContain(second.juristicId)
    for (const { juristicId } of [first, second]) service.registry.words.set(juristicId, found(juristicId))
    expect(await check()).toEqual({ matched: 2, unmatched: 0 })
  })

  test('one it gives no answer about keeps nobody waiting, and is put off', async () => {
    const [troubled, ...others] = [await byHand(), await byHand(), await byHand()]
    const { db } = service.database
    const known = await db.select().from(companies).where(isNotNull(companies.numberConfirmedAt))
    for (const { juristicId } of [...known, ...others])
      service.registry.words.set(juristicId, found(juristicId))
    expect(await check()).toEqual({ matched: 2, unmatched: 0 })
    const { companyId: item } = troubled
    expect(await db.select().from(routineFailures).where(eq(routineFailures.item, item))).toHaveLength(1)
  })

  test('a number it does not know, and a company that has ended, are asked about again a day later', async () => {
    const [unknown, ended] = [await byHand(), await byHand()]
    service.registry.words.set(unknown.juristicId, { kind: 'unknown' })
    service.registry.words.set(ended.juristicId, found(ended.juristicId, false))
    expect(await check()).toEqual({ matched: 0, unmatched: 2 })
    expect(await check()).toEqual({ matched: 0, unmatched: 0 })
    for (const { companyId } of [unknown, ended]) {
      expect(await stateOf(companyId)).toBe('unverified')
      await put(companyId, 'unverified', { registryCheckedAt: sql`now() - interval '25 hours'` })
      service.registry.words.set(
        (await show(companyId)).juristicId,
        found((await show(companyId)).juristicId),
      )
    }
    expect(await check()).toEqual({ matched: 2, unmatched: 0 })
  })

  test('of two who typed one number only the first is matched', async () => {
    const body = companyInput()
    const [first, second] = [await byHand(body), await byHand(body)]
    service.registry.words.set(body.juristicId, found(body.juristicId))
    expect(await check()).toEqual({ matched: 1, unmatched: 1 })
    expect([await stateOf(first.companyId), await stateOf(second.companyId)]).toEqual([
      'registry_matched',
      'unverified',
    ])
  })

  test('nobody is asked about companies that have moved on, nor once the service stops', async () => {
    const { companyId } = await byHand()
    await put(companyId, 'documents_submitted')
    await check()
    await put(companyId, 'unverified')
    await checkUnverified(service.database.db, service.registry, {
      ...testTurn(),
      stopping: AbortSignal.abort(),
    })
    expect(service.registry.asked).toEqual([])
  })
})

describe('the profile', () => {
  const profile = (changes: object = {}) => {
    const { name, address } = companyInput()
    return { name, address, ...changes }
  }
  const save = (as: string, version: number, body: object) =>
    service.ask('PUT /v1/company', { as, body, headers: { 'if-match': `"${version}"` } })

  test('is changed at its version; a lost race comes back with what is there now', async () => {
    const { uid, companyId } = await newOwner()
    const admin = await service.colleague(`admin-${randomUUID()}`, companyId, 'admin')
    const changes = {
      website: 'https://krua.example',
      facebookUrl: 'https://www.facebook.com/krua',
      about: 'ครัวอาหารไทย',
      contactName: 'บัว',
      contactPhone: '0812345678',
      contactEmail: 'hello@krua.example',
    }
    const saved = await save(uid, 1, profile(changes))
    expect([saved.status, saved.json]).toMatchObject([200, { ...changes, version: 2, logo: [] }])
    expect((await save(admin, 1, profile({ about: 'อื่น' }))).json).toMatchObject({
      status: 412,
      current: { about: 'ครัวอาหารไทย', version: 2 },
    })
    expect((await save(admin, 2, profile())).json).toMatchObject({ about: null, website: null, version: 3 })
  })

  test('says what is wrong with every field at once, as the form does', async () => {
    const { uid } = await newOwner()
    const body = profile({
      name: ' ',
      website: 'krua',
      facebookUrl: 'https://krua.example',
      contactPhone: '1',
    })
    const { json } = await save(uid, 1, body)
    expect(json.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule])).toEqual([
      ['name', 'required'],
      ['website', 'url'],
      ['facebookUrl', 'facebook_url'],
      ['contactPhone', 'contact_phone'],
    ])
  })

  test('keeps a name the registry or staff confirmed', async () => {
    const { uid, companyId } = await newOwner()
    expect((await save(uid, 1, profile({ name: 'ชื่อใหม่' }))).json).toMatchObject({ name: 'ชื่อใหม่' })
    await put(companyId, 'registry_matched', { numberConfirmedAt: new Date() })
    expect((await save(uid, 2, profile({ name: 'อีกชื่อ' }))).json.errors).toMatchObject([
      { field: 'name', rule: 'confirmed_name' },
    ])
    expect((await save(uid, 2, profile({ name: 'ชื่อใหม่', about: 'ได้' }))).status).toBe(200)
  })

  test('judges a new name, not one that is there or is the registry’s', async () => {
    const { uid, companyId } = await newOwner()
    const change = (name: string) =>
      service.database.db.update(companies).set({ name }).where(eq(companies.id, companyId))
    expect((await save(uid, 1, profile({ name: 'กดที่ evil.com' }))).json.errors).toMatchObject([
      { field: 'name', rule: 'plain_name' },
    ])
    expect((await save(uid, 1, profile({ name: 'ครัว\u202eยาย\u200bบัว' }))).json.name).toBe('ครัวยายบัว')
    await change('Amazon.com')
    expect((await save(uid, 2, profile({ name: 'Amazon.com' }))).json).toMatchObject({ name: 'Amazon.com' })
    await put(companyId, 'registry_matched', { numberConfirmedAt: new Date() })
    expect((await save(uid, 3, profile({ name: 'Amazon.com', about: 'ได้' }))).status).toBe(200)
  })
})
