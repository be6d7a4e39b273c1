import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { like } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { rateLimits } from '@/services/shared/rate-limit/table'
import { startTestService, type TestService } from '../../testing'
import { codeOf, disputeStage, statement } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const stage = disputeStage(() => service)

test('another company’s dispute is 404, byte for byte like an absent one; so is its own as claimant', async () => {
  const { claimant, id } = await stage.disputed()
  const { uid } = await stage.holder()
  const answersTo = async (as: string, dispute: string) => {
    const { status, text, json } = await stage.answer(as, dispute)
    return [status, text.replace(json.requestId, '')]
  }
  expect(await answersTo(uid, id)).toEqual(await answersTo(uid, uuidv7()))
  // A claimant cannot answer on the holder's behalf.
  expect(await answersTo(claimant.uid, id)).toEqual(await answersTo(claimant.uid, uuidv7()))
  expect((await stage.disputes(uid)).items).toEqual([])
})

test('a holder learns of no claim whose papers were not sent, not even by its id', async () => {
  const { uid, juristicId } = await stage.holder()
  const { disputeId } = await stage.claimant(juristicId)
  expect(codeOf(await stage.answer(uid, disputeId))).toBe('404 not_found')
})

test('neither side sees what the other wrote, sent or is', async () => {
  const { holder, claimant, id } = await stage.disputed()
  const words = 'ความลับของฝ่ายที่ถือเลข'
  await stage.answer(holder.uid, id, words)
  const seen = async (as: string) => JSON.stringify([await stage.disputes(as), await stage.told(as)])
  expect(await seen(holder.uid)).not.toContain(statement)
  expect(await seen(holder.uid)).not.toContain(claimant.companyId)
  expect(await seen(claimant.uid)).not.toContain(words)
  expect(await seen(claimant.uid)).not.toContain(holder.companyId)
  const papersOfOther = await service.ask('GET /v1/company/documents', { as: holder.uid })
  expect(papersOfOther.json.items).toEqual([])
})

test('a claim confirms nothing by what is sent along, and begins no second company', async () => {
  const { juristicId } = await stage.holder()
  const { uid, companyId } = await stage.claimant(juristicId)
  expect(codeOf(await stage.claim(uid, juristicId))).toBe('409 already_member')
  expect((await stage.companyOf(companyId)).numberConfirmedAt).toBeNull()
  const extra = await service.ask('POST /v1/company-claims', {
    as: await service.employer(uuidv7()),
    body: { juristicId, name: 'x', address: {}, statement, numberConfirmedAt: '2026-01-01', state: 'won' },
  })
  expect(extra.status).toBe(422)
})

test('members without the right, and nobody but staff, decide or answer', async () => {
  const { holder, id } = await stage.disputed()
  for (const role of ['recruiter', 'finance', 'branch_manager'] as const) {
    const as = await service.colleague(uuidv7(), holder.companyId, role)
    expect(codeOf(await stage.answer(as, id))).toBe('403 forbidden')
    expect(codeOf(await service.ask('GET /v1/company/disputes', { as }))).toBe('403 forbidden')
  }
  const body = { verdict: 'for_holder', reason: 'x', holderStanding: 'registered' }
  for (const as of [holder.uid, await service.employer(uuidv7())]) {
    expect(codeOf(await service.ask(`POST /v1/ops/disputes/${id}/decision`, { as, body }))).toBe(
      '403 forbidden',
    )
  }
})

test('a person begins three disputes in a month, whatever numbers they name', async () => {
  const uid = await service.employer(uuidv7())
  for (let round = 0; round < 3; round += 1) {
    const { juristicId } = await stage.holder()
    expect((await stage.claim(uid, juristicId)).status).toBe(201)
    expect((await service.ask('DELETE /v1/company', { as: uid })).status).toBe(200)
    // As if on the next day, because one person cannot found three companies in a day.
    await service.database.db.delete(rateLimits).where(like(rateLimits.key, 'companies founded%'))
  }
  const { juristicId } = await stage.holder()
  expect(codeOf(await stage.claim(uid, juristicId))).toBe('429 too_many_requests')
})

test('who lost a number to a verdict does not dispute it back at once', async () => {
  const { holder, id } = await stage.disputed()
  await stage.letTimePass(id)
  await stage.decide(id, 'for_claimant')
  const back = await service.ask('POST /v1/company/disputes', { as: holder.uid, body: { statement } })
  expect(codeOf(back)).toBe('409 dispute_decided')
})
