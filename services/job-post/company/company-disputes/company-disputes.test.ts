import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { removePast } from '@/services/shared/retention/past'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { companies } from '../../tables/companies'
import { companyDisputes } from '../../tables/company-disputes'
import { companyDocuments } from '../../tables/company-documents'
import { members } from '../../tables/members'
import { companyInput, jobPostInput, startTestService, type TestService } from '../../testing'
import { checkUnverified } from '../verifications/registry-check'
import { companyDisputeRetention } from './retention'
import { codeOf, disputeStage, statement } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const db = () => service.database.db
const stage = disputeStage(() => service)
const documentsOf = (companyId: string) =>
  db().select().from(companyDocuments).where(eq(companyDocuments.companyId, companyId))
const decideCompany = (companyId: string, body: object) =>
  service.ask(`POST /v1/ops/companies/${companyId}/events`, { as: 'staff', body })

describe('beginning', () => {
  test('a claim founds a company without the number, and tells the holder nothing before its papers are sent', async () => {
    const { uid: holder, juristicId } = await stage.holder()
    const { uid, companyId } = await stage.claimant(juristicId)
    expect(await stage.companyOf(companyId)).toMatchObject({
      juristicId,
      verification: 'unverified',
      numberConfirmedAt: null,
    })
    expect(await stage.disputes(uid)).toEqual({
      isNumberTaken: true,
      mayGiveUp: true,
      items: [
        {
          id: expect.any(String),
          side: 'claimant',
          state: 'preparing',
          words: statement,
          reason: null,
          mayAnswer: false,
          createdAt: expect.any(String),
          openedAt: null,
          answerBy: null,
          answeredAt: null,
          endedAt: null,
        },
      ],
    })
    expect(await stage.disputes(holder)).toEqual({ isNumberTaken: false, mayGiveUp: false, items: [] })
    expect(await stage.told(holder)).toEqual([])
  })

  test.each([
    ['registered', false, 7],
    ['represented', true, 14],
  ] as const)(
    'papers that are sent open it: a %s holder is told at once and has its days to answer',
    async (...row) => {
      const [, isRepresented, days] = row
      const { holder, claimant, id } = await stage.disputed({ isRepresented })
      const { items } = await stage.disputes(holder.uid)
      expect(items).toMatchObject([{ id, side: 'holder', state: 'open', words: null, mayAnswer: true }])
      const given = (Date.parse(items[0].answerBy) - Date.parse(items[0].openedAt)) / 86_400_000
      expect(given).toBe(days)
      expect(await stage.told(holder.uid)).toContain('company_disputed')
      const mail = await service.mail.to(`${holder.uid}@example.com`)
      expect(mail.subject).toBe('มีผู้โต้แย้งเลขทะเบียนของบริษัทคุณ')
      expect(JSON.stringify([mail, items])).not.toContain(claimant.uid)
      expect(JSON.stringify([mail, items])).not.toContain(statement)
    },
  )

  test('a free number is not claimed but registered', async () => {
    const uid = await service.employer(uuidv7())
    expect(codeOf(await stage.claim(uid, companyInput().juristicId))).toBe('409 company_free')
  })

  test('a company typed while the registry was silent disputes when its number turns out to be taken', async () => {
    const typed = companyInput()
    const uid = await service.employer(uuidv7())
    const founded = await service.ask('POST /v1/companies', { as: uid, body: typed })
    expect((await stage.disputes(uid)).isNumberTaken).toBe(false)
    const begin = () => service.ask('POST /v1/company/disputes', { as: uid, body: { statement } })
    expect(codeOf(await begin())).toBe('409 company_free')

    const holder = await service.founder(uuidv7())
    await db()
      .update(companies)
      .set({ juristicId: typed.juristicId, numberConfirmedAt: new Date(), verification: 'registry_matched' })
      .where(eq(companies.id, holder.companyId))
    expect((await stage.disputes(uid)).isNumberTaken).toBe(true)
    await stage.papers(founded.json.id)
    await stage.submit(uid)
    const begun = await begin()
    expect(begun.json).toMatchObject({ side: 'claimant', state: 'open' })
    expect(codeOf(await begin())).toBe('409 already_disputed')
    expect(await stage.told(holder.uid)).toContain('company_disputed')
  })

  test('the registry’s routine gives nobody a number that is taken', async () => {
    const { juristicId } = await stage.holder()
    const { companyId } = await stage.claimant(juristicId)
    service.registry.words.set(juristicId, {
      kind: 'found',
      company: { juristicId, name: 'บริษัท จริง จำกัด', active: true, address: null },
    })
    await checkUnverified(db(), service.registry, testTurn())
    expect(await stage.companyOf(companyId)).toMatchObject({ verification: 'unverified' })
  })
})

describe('the holder', () => {
  test('answers with words and papers, once, whatever its own verification', async () => {
    const { holder, claimant, id } = await stage.disputed({ isRepresented: true })
    const listed = await service.ask('GET /v1/company/documents', { as: holder.uid })
    expect(listed.json).toMatchObject({ isOpen: false, mayAdd: true })
    await stage.papers(holder.companyId, ['company_certificate'] as never)
    expect((await stage.answer(holder.uid, id)).json).toMatchObject({
      state: 'answered',
      words: 'บริษัทนี้เป็นของเรา มีหนังสือรับรอง',
      mayAnswer: false,
    })
    expect(await documentsOf(holder.companyId)).toMatchObject([{ state: 'submitted' }])
    expect(codeOf(await stage.answer(holder.uid, id))).toBe('409 wrong_state')
    const closed = await service.ask('GET /v1/company/documents', { as: holder.uid })
    expect(closed.json).toMatchObject({ isOpen: false, mayAdd: false })
    const { items } = await stage.disputes(claimant.uid)
    expect(items).toMatchObject([{ state: 'answered', words: statement, answeredAt: expect.any(String) }])
    expect(await stage.told(claimant.uid)).toContain('dispute_answered')
  })

  test('adds papers to a dispute without touching those that staff decided about', async () => {
    const { holder } = await stage.disputed({ isRepresented: true })
    await stage.papers(holder.companyId, ['company_certificate', 'other'] as never)
    const [kept, added] = await documentsOf(holder.companyId)
    await db()
      .update(companyDocuments)
      .set({ state: 'accepted' })
      .where(eq(companyDocuments.id, kept?.id ?? ''))
    const remove = (id: string | undefined) =>
      service.ask(`DELETE /v1/company/documents/${id}`, { as: holder.uid })
    expect(codeOf(await remove(kept?.id))).toBe('409 wrong_state')
    expect((await remove(added?.id)).status).toBe(204)
  })
})

describe('staff', () => {
  test('see both sides with papers and words, and what may be decided now', async () => {
    const { holder, claimant, id } = await stage.disputed()
    const { json } = await service.ask(`GET /v1/ops/disputes/${id}`, { as: 'staff' })
    expect(json).toMatchObject({
      statement,
      answer: null,
      dispute: { id, state: 'open', verdicts: ['for_holder'], holder: { standing: 'registered' } },
      holder: { id: holder.companyId },
      claimant: { id: claimant.companyId, documents: [{ state: 'submitted' }, { state: 'submitted' }] },
    })
    const list = await service.ask('GET /v1/ops/disputes?limit=100', { as: 'staff' })
    expect(list.json.items.map((item: { id: string }) => item.id)).toContain(id)
  })

  test('wait for the answer, or for its time, before they decide against the holder', async () => {
    const { id } = await stage.disputed()
    expect(codeOf(await stage.decide(id, 'for_claimant'))).toBe('409 answer_awaited')
    await stage.letTimePass(id)
    expect(codeOf(await stage.decide(id, 'for_claimant'))).toBe(200)
    const answered = await stage.disputed()
    await stage.answer(answered.holder.uid, answered.id)
    expect(codeOf(await stage.decide(answered.id, 'for_claimant'))).toBe(200)
  })

  test('owe a reason, and decide what they looked at', async () => {
    const { holder, id } = await stage.disputed()
    await stage.letTimePass(id)
    expect((await stage.decide(id, 'for_claimant', { reason: '  ' })).json.errors).toEqual([
      { field: 'reason', rule: 'required', params: {} },
    ])
    await db()
      .update(companies)
      .set({ representedAt: new Date(), verification: 'verified' })
      .where(eq(companies.id, holder.companyId))
    const outdated = await stage.decide(id, 'for_claimant', { holderStanding: 'registered' })
    expect(codeOf(outdated)).toBe('409 holder_changed')
    expect((await stage.stored(id))?.state).toBe('open')
  })

  test('for the claimant: the number moves, the holder’s posts wait, requests lapse, both are told why', async () => {
    const { holder, claimant, id } = await stage.disputed({ isRepresented: true })
    const branchId = await service.branch(holder.uid)
    const post = await service.jobPost(holder.uid, jobPostInput(branchId))
    await service.ask(`POST /v1/job-posts/${post.id}/events`, { as: holder.uid, body: { event: 'submit' } })
    const publicly = () => service.ask(`GET /v1/public/job-posts/${post.id}`)
    expect((await publicly()).json).toMatchObject({ id: post.id })
    const listedPublicly = async () =>
      JSON.stringify((await service.ask('GET /v1/public/job-posts?limit=50')).json).includes(post.id)
    expect(await listedPublicly()).toBe(true)
    const requester = await service.employer(uuidv7())
    await service.ask('POST /v1/my/join-requests', {
      as: requester,
      body: { juristicId: holder.juristicId, message: 'ขอเข้าทีม' },
    })
    await stage.answer(holder.uid, id)
    const decided = await stage.decide(id, 'for_claimant')
    expect(decided.json).toMatchObject({ state: 'won', reason: 'ตามหนังสือรับรอง', verdicts: [] })

    const [lost, won] = [await stage.companyOf(holder.companyId), await stage.companyOf(claimant.companyId)]
    expect(lost).toMatchObject({
      numberConfirmedAt: null,
      representedAt: null,
      verification: 'rejected',
      verificationReason: 'ตามหนังสือรับรอง',
    })
    expect(won).toMatchObject({ verification: 'verified', numberConfirmedAt: expect.any(Date) })
    expect(won.representedAt).toBeInstanceOf(Date)
    await until(listedPublicly, (isListed) => !isListed)
    const held = await service.ask(`GET /v1/job-posts/${post.id}`, { as: holder.uid })
    expect(held.json).toMatchObject({ state: 'pending_review', reviewReasons: ['unverified_company'] })
    const own = await service.ask('GET /v1/my/join-requests', { as: requester })
    expect(own.json.items).toMatchObject([{ state: 'lapsed' }])
    expect(await stage.told(holder.uid)).toContain('number_lost')
    expect(await stage.told(claimant.uid)).toEqual(['dispute_won', 'dispute_answered'])
    expect((await stage.disputes(holder.uid)).items).toMatchObject([
      { side: 'holder', state: 'won', reason: 'ตามหนังสือรับรอง' },
    ])
    const trail = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, id))
      .orderBy(auditEvents.id)
    expect(trail.map(({ action }) => action)).toEqual([
      'company_dispute.begun',
      'company_dispute.opened',
      'company_dispute.answered',
      'company_dispute.for_claimant',
      'company_dispute.for_claimant',
    ])
    expect(JSON.stringify(trail)).not.toContain(statement)
  })

  test('for the holder: the claimant is told, may close their company and ask to join, and not dispute again soon', async () => {
    const { holder, claimant, id } = await stage.disputed()
    expect((await stage.decide(id, 'for_holder')).json).toMatchObject({ state: 'lost' })
    expect(await stage.companyOf(holder.companyId)).toMatchObject({ verification: 'registry_matched' })
    expect(await stage.companyOf(claimant.companyId)).toMatchObject({
      verification: 'rejected',
      verificationReason: 'ตามหนังสือรับรอง',
    })
    expect(await stage.told(holder.uid)).toContain('number_kept')
    expect(await stage.told(claimant.uid)).toEqual(['dispute_lost'])
    expect((await documentsOf(claimant.companyId)).map(({ state }) => state)).toEqual(['refused', 'refused'])
    const again = await service.ask('POST /v1/company/disputes', { as: claimant.uid, body: { statement } })
    expect(codeOf(again)).toBe('409 dispute_decided')

    expect((await service.ask('DELETE /v1/company', { as: claimant.uid })).status).toBe(200)
    expect(codeOf(await stage.claim(claimant.uid, holder.juristicId))).toBe('409 dispute_decided')
    const asked = await service.ask('POST /v1/my/join-requests', {
      as: claimant.uid,
      body: { juristicId: holder.juristicId, message: 'ขอเข้าทีมแทน' },
    })
    expect(asked.status).toBe(201)
    await stage.change(id, { endedAt: new Date(Date.now() - 91 * 86_400_000) })
    expect(codeOf(await stage.claim(claimant.uid, holder.juristicId))).toBe(201)
  })

  test('do not approve or reject the claimant beside the dispute, but may ask for more papers', async () => {
    const { claimant, id } = await stage.disputed()
    await decideCompany(claimant.companyId, { event: 'begin_review' })
    for (const body of [{ event: 'approve' }, { event: 'reject', reason: 'x' }]) {
      expect(codeOf(await decideCompany(claimant.companyId, body))).toBe('409 dispute_open')
    }
    const more = await decideCompany(claimant.companyId, { event: 'ask_for_more', reason: 'ขอเพิ่ม' })
    expect(more.status).toBe(200)
    await stage.letTimePass(id)
    expect(codeOf(await stage.decide(id, 'for_claimant'))).toBe('409 wrong_state')
    await stage.submit(claimant.uid)
    expect(codeOf(await stage.decide(id, 'for_claimant'))).toBe(200)
  })
})

describe('what ends it', () => {
  test('a holder that is rejected frees the number: the claimant goes on by the ordinary way', async () => {
    const { holder, claimant, id } = await stage.disputed()
    await db()
      .update(companies)
      .set({ verification: 'under_review' })
      .where(eq(companies.id, holder.companyId))
    await decideCompany(holder.companyId, { event: 'reject', reason: 'เอกสารปลอม' })
    expect((await stage.stored(id))?.state).toBe('ended')
    expect(await stage.told(claimant.uid)).toEqual(['dispute_ended'])
    expect(codeOf(await stage.decide(id, 'for_holder'))).toBe('409 wrong_state')
    await decideCompany(claimant.companyId, { event: 'begin_review' })
    expect((await decideCompany(claimant.companyId, { event: 'approve' })).json).toMatchObject({
      verification: 'verified',
      standing: 'represented',
    })
  })

  test('a claimant who gives up closes the company; the holder who knew is told, and nothing written stays', async () => {
    const { holder, claimant, id } = await stage.disputed()
    expect((await service.ask('DELETE /v1/company', { as: claimant.uid })).status).toBe(200)
    expect(await stage.stored(id)).toMatchObject({ state: 'withdrawn', statement: null })
    expect(await stage.told(holder.uid)).toContain('dispute_ended')
    const me = await service.ask('GET /v1/me', { as: claimant.uid })
    expect(me.json.member).toBeNull()
    expect(await db().select().from(members).where(eq(members.companyId, claimant.companyId))).toEqual([])
    expect((await stage.companyOf(claimant.companyId)).closedAt).toBeInstanceOf(Date)
  })

  test('a company with a number, colleagues or a suspension is not given up', async () => {
    const { uid } = await stage.holder()
    const giveUp = (as: string) => service.ask('DELETE /v1/company', { as })
    expect(codeOf(await giveUp(uid))).toBe('409 company_stays')
    const other = await service.founder(uuidv7())
    const admin = await service.colleague(uuidv7(), other.companyId, 'admin')
    expect(codeOf(await giveUp(other.uid))).toBe('409 company_stays')
    expect(codeOf(await giveUp(admin))).toBe('403 forbidden')
    const suspended = await service.founder(uuidv7())
    await db()
      .update(companies)
      .set({ verification: 'suspended' })
      .where(eq(companies.id, suspended.companyId))
    expect(codeOf(await giveUp(suspended.uid))).toBe('409 company_stays')
  })

  test('two years after it was settled nothing is left', async () => {
    const { id } = await stage.disputed()
    await stage.decide(id, 'for_holder')
    const running = new AbortController().signal
    await stage.change(id, { endedAt: new Date(Date.now() - 729 * 86_400_000) })
    await removePast(db(), companyDisputeRetention, running)
    expect(await stage.stored(id)).toBeDefined()
    await stage.change(id, { endedAt: new Date(Date.now() - 732 * 86_400_000) })
    await removePast(db(), companyDisputeRetention, running)
    expect(await stage.stored(id)).toBeUndefined()
  })
})

describe('at once', () => {
  test('two disputes about one number: one is decided for, the other ends and may be begun against the new holder', async () => {
    const first = await stage.disputed()
    const second = await stage.claimant(first.holder.juristicId)
    await stage.papers(second.companyId)
    await stage.submit(second.uid)
    for (const id of [first.id, second.disputeId]) await stage.letTimePass(id)
    const decided = await Promise.all([
      stage.decide(first.id, 'for_claimant'),
      stage.decide(second.disputeId, 'for_claimant'),
    ])
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409])
    const states = await db()
      .select({ state: companyDisputes.state })
      .from(companyDisputes)
      .where(eq(companyDisputes.juristicId, first.holder.juristicId))
    expect(states.map(({ state }) => state).sort()).toEqual(['ended', 'won'])
    const confirmed = (
      await db().select().from(companies).where(eq(companies.juristicId, first.holder.juristicId))
    ).filter(({ numberConfirmedAt }) => numberConfirmedAt !== null)
    expect(confirmed).toHaveLength(1)
    const loser = confirmed[0]?.id === second.companyId ? first.claimant.uid : second.uid
    const again = await service.ask('POST /v1/company/disputes', { as: loser, body: { statement } })
    expect(again.json).toMatchObject({ side: 'claimant', state: 'open' })
  })

  test('an answer and a verdict, a verdict and the holder’s approval, the claimant giving up: no two contradict', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { holder, claimant, id } = await stage.disputed()
      await stage.letTimePass(id)
      await db()
        .update(companies)
        .set({ verification: 'under_review' })
        .where(eq(companies.id, holder.companyId))
      const body = { verdict: 'for_claimant', reason: 'x', holderStanding: 'registered' }
      const answers = await Promise.all([
        service.ask(`POST /v1/ops/disputes/${id}/decision`, { as: 'staff', body }),
        decideCompany(holder.companyId, { event: 'approve' }),
        stage.answer(holder.uid, id),
        ...(round % 2 === 0 ? [service.ask('DELETE /v1/company', { as: claimant.uid })] : []),
      ])
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const [held, claimed] = [
        await stage.companyOf(holder.companyId),
        await stage.companyOf(claimant.companyId),
      ]
      const state = (await stage.stored(id))?.state
      expect([held.numberConfirmedAt, claimed.numberConfirmedAt].filter(Boolean)).toHaveLength(1)
      expect(claimed.numberConfirmedAt !== null).toBe(state === 'won')
      expect(held.representedAt !== null && held.numberConfirmedAt === null).toBe(false)
    }
  })

  test('being accepted into the holder’s team and claiming its number: one of the two', async () => {
    const { uid: owner, juristicId } = await stage.holder()
    const uid = await service.employer(uuidv7())
    const { json } = await service.ask('POST /v1/my/join-requests', {
      as: uid,
      body: { juristicId, message: 'ขอเข้าทีม' },
    })
    const [accepted, claimed] = await Promise.all([
      service.ask(`POST /v1/join-requests/${json.id}/accept`, { as: owner, body: { role: 'recruiter' } }),
      stage.claim(uid, juristicId),
    ])
    expect([accepted.status === 200, claimed.status === 201].filter(Boolean)).toHaveLength(1)
    expect(await db().select().from(members).where(eq(members.uid, uid))).toHaveLength(1)
  })
})
