import { beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { payments } from '../../tables/orders'
import type { TestService } from '../../testing'
import { captureCredits, refundCredits, releaseCredits, reserveCredits } from '../credits/ledger'
import type { Founder } from '../payments/testing'
import { type MoneySteps, startMoney } from '../refunds/testing'

/** Credits that wait with a post, or were spent on what was worth nothing, while their order loses its money. */

let service: TestService
let owner: Founder
let steps: MoneySteps
startMoney((now) => {
  service = now.service
  owner = now.owner
  steps = now.steps
})

let starting: number
beforeEach(async () => {
  starting = await steps.balance(owner.uid)
})

const bank = (chargeId: string, state: 'open' | 'pending' | 'won' | 'lost') =>
  steps.sendEvent(service.paymentProvider.dispute(chargeId, state))

const spendingOf = (subjectId: string) => ({
  companyId: owner.companyId,
  kind: 'job_post' as const,
  actorUid: owner.uid,
  subjectId,
})
/** Reserves every credit of the company, one for a post each; answers the posts, those of the starting credits first. */
async function reserveAll(): Promise<string[]> {
  const subjects = Array.from({ length: starting + 5 }, () => uuidv7())
  for (const subjectId of subjects)
    await service.database.db.transaction((tx) => reserveCredits(tx, spendingOf(subjectId)))
  expect(await steps.balance(owner.uid)).toBe(0)
  return subjects
}
const release = (subjectId: string) =>
  service.database.db.transaction((tx) => releaseCredits(tx, spendingOf(subjectId)))

test('what is released while the payment is disputed can be spent only when the dispute is won', async () => {
  const order = await steps.bought(owner.uid)
  const subjects = await reserveAll()
  await bank(order.chargeId, 'open')
  const answered = []
  for (const subjectId of subjects) answered.push(await release(subjectId))
  // What the company began with was never paid for.
  expect(answered.reduce((sum, count) => sum + count, 0)).toBe(starting)
  expect(await steps.balance(owner.uid)).toBe(starting)
  await bank(order.chargeId, 'won')
  expect(await steps.balance(owner.uid)).toBe(starting + 5)
})

test('what is released after the dispute was lost is gone', async () => {
  const order = await steps.bought(owner.uid)
  const subjects = await reserveAll()
  await bank(order.chargeId, 'open')
  const [first = '', ...others] = subjects.reverse()
  await release(first)
  await bank(order.chargeId, 'lost')
  for (const subjectId of others) await release(subjectId)
  expect(await steps.balance(owner.uid)).toBe(starting)
  expect((await steps.seen(order.number)).credits).toMatchObject({ unspent: 0, held: 0, spent: 0 })
})

test('so is what was spent and is returned, and nothing is taken twice by a repeated release', async () => {
  const order = await steps.bought(owner.uid)
  const subjects = await reserveAll()
  for (const subjectId of subjects)
    await service.database.db.transaction((tx) => captureCredits(tx, spendingOf(subjectId)))
  await bank(order.chargeId, 'open')
  await bank(order.chargeId, 'lost')
  for (const subjectId of [...subjects, ...subjects])
    await service.database.db.transaction((tx) => refundCredits(tx, spendingOf(subjectId)))
  expect(await steps.balance(owner.uid)).toBe(starting)
})

test('what is released of an order that keeps its money can be spent again', async () => {
  await steps.bought(owner.uid)
  const subjects = await reserveAll()
  for (const subjectId of subjects) expect(await release(subjectId)).toBe(1)
  expect(await steps.balance(owner.uid)).toBe(starting + 5)
})

test('what is released while a second payment of the order is disputed stays the company’s', async () => {
  const order = await steps.bought(owner.uid)
  const subjects = await reserveAll()
  // As a second payment of it is, which brought no credits.
  await service.database.db.update(payments).set({ isExtra: true }).where(eq(payments.id, order.paymentId))
  await bank(order.chargeId, 'open')
  for (const subjectId of subjects) expect(await release(subjectId)).toBe(1)
  expect(await steps.balance(owner.uid)).toBe(starting + 5)
})
