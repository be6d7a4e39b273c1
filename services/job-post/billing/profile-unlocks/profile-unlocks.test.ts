import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { unlockSettled } from '@/services/shared/service-events/catalogue'
import { signQuestion } from '@/services/shared/service-questions/question'
import type { UnlockSettlement } from '@/validators/states/unlock'
import { companies } from '../../tables/companies'
import { creditEntries } from '../../tables/credits'
import { profileUnlocks } from '../../tables/profile-unlocks'
import { startTestService, type TestService } from '../../testing'
import { insertGrant } from '../credits/repository'
import { forgetUnlockedWorker } from './repository'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
beforeEach(async () => {
  owner = await service.owner(`owner-${uuidv7()}`)
})

const db = () => service.database.db
const give = (amount: number, expiresAt: Date | null = null) =>
  insertGrant(db(), {
    companyId: owner.companyId,
    kind: 'profile_unlock',
    amount,
    expiresAt,
    actorUid: 'system',
  })

const template = '/v1/profile-unlocks/:unlockId'
async function put(
  path: string,
  operation: string,
  body: object,
  secret = service.settings.ATTESTATION_SECRET,
) {
  const token = await signQuestion({ from: 'partim', to: 'job-post', operation: `PUT ${operation}` }, secret)
  return service.ask(`PUT ${path}`, { body, headers: { authorization: `Bearer ${token}` } })
}

const unlockOf = (changes: object = {}) => ({
  companyId: owner.companyId,
  workerId: uuidv7(),
  workerUid: `worker-${uuidv7()}`,
  displayName: 'พิมพ์ชนก ว.',
  term: 1,
  actorUid: owner.uid,
  ...changes,
})
type Unlock = ReturnType<typeof unlockOf>

const debit = (id: string, unlock: Unlock) => put(`/v1/profile-unlocks/${id}`, template, unlock)
const close = (id: string, unlock: Unlock) =>
  put(`/v1/profile-unlocks/${id}/closing`, `${template}/closing`, unlock)
const outcome = async (answer: ReturnType<typeof debit>) => {
  const { status, json } = await answer
  return status === 200 ? [json.state, json.available] : [status, json.code]
}
const balance = async () =>
  (await service.ask('GET /v1/credits/balance', { as: owner.uid })).json.profileUnlock.available
/** Tells what is decided, as an event of this id, and answers how the credit and the balance are then. */
async function settle(
  id: string,
  { workerUid, displayName, ...unlock }: Unlock,
  settlement: UnlockSettlement,
  eventId = uuidv7(),
) {
  const { status, json } = await put(`/v1/events/${eventId}`, '/v1/events/:eventId', {
    type: unlockSettled.name,
    about: { unlockId: id, ...unlock, settlement },
    facts: { workerUid, displayName },
  })
  if (status !== 200) return [status, json.code]
  const [stored] = await db()
    .select({ state: profileUnlocks.state })
    .from(profileUnlocks)
    .where(eq(profileUnlocks.id, id))
  return [stored?.state, await balance()]
}
const entries = () =>
  db()
    .select({ type: creditEntries.type, amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, owner.companyId), eq(creditEntries.kind, 'profile_unlock')))
    .orderBy(creditEntries.at, creditEntries.id)

describe('the credit of an unlock', () => {
  test('is taken once, however often and at whatever once it is asked', async () => {
    await give(10)
    const [id, unlock] = [uuidv7(), unlockOf()]
    const answers = await Promise.all(Array.from({ length: 200 }, () => debit(id, unlock)))
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.state}`))).toEqual(
      new Set(['200 held']),
    )
    expect(await balance()).toBe(9)
    expect(await entries()).toEqual([
      { type: 'grant', amount: 10 },
      { type: 'reserve', amount: -1 },
    ])
  })

  test('is one of a term, whatever id a request comes with', async () => {
    await give(10)
    const unlock = unlockOf()
    expect(await outcome(debit(uuidv7(), unlock))).toEqual(['held', 9])
    expect(await outcome(debit(uuidv7(), unlock))).toEqual([409, 'unlock_in_progress'])
    expect(await outcome(debit(uuidv7(), { ...unlock, term: 2 }))).toEqual(['held', 8])
    expect(await balance()).toBe(8)
  })

  test('is spent, or goes back, once', async () => {
    await give(2)
    const [kept, lost] = [uuidv7(), uuidv7()]
    const [one, other] = [unlockOf(), unlockOf()]
    await debit(kept, one)
    await debit(lost, other)
    const [capture, release] = [uuidv7(), uuidv7()]
    for (const [again, returned] of [
      [capture, release],
      [capture, release],
      [uuidv7(), uuidv7()],
    ]) {
      expect((await settle(kept, one, 'capture', again))[0]).toBe('captured')
      expect(await settle(lost, other, 'release', returned)).toEqual(['released', 1])
    }
    expect(await settle(kept, one, 'release')).toEqual(['captured', 1])
    expect(await balance()).toBe(1)
  })

  test('is refunded once, spent or not yet, and lives as much longer as it was held', async () => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000)
    await give(2, inAWeek)
    const [spent, held] = [uuidv7(), uuidv7()]
    const [one, other] = [unlockOf(), unlockOf()]
    await debit(spent, one)
    await debit(held, other)
    await settle(spent, one, 'capture')
    const sameEvent = uuidv7()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 ? settle(spent, one, 'refund', sameEvent) : settle(held, other, 'refund'),
      ),
    )
    expect(new Set(answers.map(([state]) => state))).toEqual(new Set(['refunded']))
    expect(await balance()).toBe(2)
    expect(await settle(held, other, 'capture')).toEqual(['refunded', 2])
    const { items } = (await service.ask('GET /v1/credits/grants', { as: owner.uid })).json
    const ends = items.filter(({ kind }: { kind: string }) => kind === 'profile_unlock')
    for (const { expiresAt } of ends) expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(inAWeek.getTime())
  })

  test('is refused to a request that comes after its end, and that nobody settles', async () => {
    await give(1)
    const [closed, released] = [uuidv7(), uuidv7()]
    const [one, other] = [unlockOf(), unlockOf()]
    for (let times = 0; times < 2; times += 1) {
      expect(await outcome(close(closed, one))).toEqual(['released', 1])
      expect(await settle(released, other, 'release')).toEqual(['released', 1])
      expect(await outcome(debit(closed, one))).toEqual(['released', 1])
      expect(await outcome(debit(released, other))).toEqual(['released', 1])
    }
    const [id, unlock] = [uuidv7(), unlockOf()]
    await debit(id, unlock)
    expect(await outcome(close(id, unlock))).toEqual(['held', 0])
    await settle(id, unlock, 'capture')
    expect(await outcome(close(id, unlock))).toEqual(['captured', 0])
    const [early, unpaid] = [uuidv7(), unlockOf()]
    const event = uuidv7()
    expect(await settle(early, unpaid, 'capture', event)).toEqual([409, 'unlock_in_progress'])
    await give(1)
    await debit(early, unpaid)
    expect(await settle(early, unpaid, 'capture', event)).toEqual(['captured', 0])
  })

  test('is wanted: without one nothing is stored, and it says how many there are', async () => {
    const [id, unlock] = [uuidv7(), unlockOf()]
    const refused = await debit(id, unlock)
    expect([refused.status, refused.json.code]).toEqual([409, 'no_credit'])
    expect(refused.json.current).toEqual({ needed: 1, available: 0 })
    expect(await db().$count(profileUnlocks, eq(profileUnlocks.id, id))).toBe(0)
    await give(1)
    expect(await outcome(debit(id, unlock))).toEqual(['held', 0])
  })

  test('races with a release: in the end it is held by nobody', async () => {
    await give(20)
    const unlocks = Array.from({ length: 20 }, () => [uuidv7(), unlockOf(), uuidv7()] as const)
    await Promise.all(
      unlocks.flatMap(([id, unlock, event]) => [
        settle(id, unlock, 'release', event),
        debit(id, unlock),
        settle(id, unlock, 'release', event),
      ]),
    )
    expect(await balance()).toBe(20)
  })

  test('races with a close: it is held if the close says so, and can never come if not', async () => {
    await give(20)
    const unlocks = Array.from({ length: 20 }, () => [uuidv7(), unlockOf()] as const)
    const states = await Promise.all(
      unlocks.map(async ([id, unlock]) => {
        const [closed] = await Promise.all([outcome(close(id, unlock)), debit(id, unlock)])
        return closed[0]
      }),
    )
    for (const [id, unlock] of unlocks) await debit(id, unlock)
    expect(await balance()).toBe(20 - states.filter((state) => state === 'held').length)
  })
})

describe('who may take it', () => {
  test('only members whose role permits it, of a represented company, asked for by the partim service', async () => {
    await give(5)
    for (const role of ['admin', 'recruiter', 'branch_manager'] as const) {
      const uid = await service.colleague(`${role}-${uuidv7()}`, owner.companyId, role)
      expect((await debit(uuidv7(), unlockOf({ actorUid: uid }))).status).toBe(200)
    }
    const finance = await service.colleague(`finance-${uuidv7()}`, owner.companyId, 'finance')
    const stranger = await service.owner(`stranger-${uuidv7()}`)
    for (const actorUid of [finance, stranger.uid, 'nobody']) {
      expect(await outcome(debit(uuidv7(), unlockOf({ actorUid })))).toEqual([403, 'forbidden'])
    }
    await db().update(companies).set({ representedAt: null }).where(eq(companies.id, owner.companyId))
    expect(await outcome(debit(uuidv7(), unlockOf()))).toEqual([409, 'unlock_until_represented'])
    expect(await balance()).toBe(2)
  })

  test('nobody from outside, whatever they forge', async () => {
    await give(1)
    const [id, unlock] = [uuidv7(), unlockOf()]
    const forged = await put(`/v1/profile-unlocks/${id}`, template, unlock, 'x'.repeat(40))
    const asOwner = await service.ask(`PUT /v1/profile-unlocks/${id}`, { as: owner.uid, body: unlock })
    const ofAnother = await put(`/v1/profile-unlocks/${id}`, `${template}/closing`, unlock)
    expect([forged.status, asOwner.status, ofAnother.status]).toEqual([401, 401, 401])
    expect(await balance()).toBe(1)
  })
})

test('the statement says whose profile it was, masked, until they are gone', async () => {
  await give(2)
  const [id, unlock] = [uuidv7(), unlockOf()]
  await debit(id, unlock)
  await settle(id, unlock, 'capture')
  const line = async () => {
    const { items } = (
      await service.ask('GET /v1/credits/statement?kind=profile_unlock&type=reserve', { as: owner.uid })
    ).json
    return items[0]
  }
  const { workerId, workerUid } = unlock
  expect(await line()).toMatchObject({
    worker: { id: workerId, displayName: 'พิมพ์ชนก ว.' },
    reservation: { state: 'captured' },
    amount: -1,
    balance: 1,
  })
  await forgetUnlockedWorker(db(), workerUid)
  expect((await line()).worker).toEqual({ id: workerId, displayName: null })
  const told = await db()
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(
      and(eq(auditEvents.companyId, owner.companyId), sql`${auditEvents.action} like 'profile_unlock.%'`),
    )
  expect(told.map(({ action }) => action).sort()).toEqual([
    'profile_unlock.captured',
    'profile_unlock.debited',
  ])
})
