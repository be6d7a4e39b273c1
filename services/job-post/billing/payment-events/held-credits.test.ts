import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { pdfLines } from '@/services/shared/testing/pdf-text'
import { payments } from '../../tables/orders'
import type { TestService } from '../../testing'
import { captureCredits, refundCredits, releaseCredits, reserveCredits } from '../credits/ledger'
import { undeliveredCreditJobs } from '../payment-disputes/undelivered'
import type { Founder } from '../payments/testing'
import { type MoneySteps, startMoney } from '../refunds/testing'

/** Credits that wait with a post, or were spent on what was worth nothing, while their order loses its money. */

let service: TestService
let owner: Founder
let steps: MoneySteps
let starting: number
startMoney((now) => {
  ;({ service, owner, steps, starting } = now)
})

const bank = (chargeId: string, state: 'open' | 'pending' | 'won' | 'lost') => steps.dispute(chargeId, state)

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

describe('an order that lost its money counts reserved credits as delivered until they come back', () => {
  /** What one of the five credits was paid with. */
  const each = 532_86
  const capture = (subjectId: string) =>
    service.database.db.transaction((tx) => captureCredits(tx, spendingOf(subjectId)))
  const giveBack = (subjectId: string) =>
    service.database.db.transaction((tx) => refundCredits(tx, spendingOf(subjectId)))
  /** The order's credit notes, the first one first, once all that is under way is done. */
  async function notesOf({ id }: { id: string }): Promise<number[]> {
    await service.mail.allSent()
    const { json } = await service.ask(`GET /v1/order-history/${id}`, { as: owner.uid })
    return json.documents
      .filter(({ kind }: { kind: string }) => kind === 'credit_note')
      .map(({ totalSatang }: { totalSatang: number }) => totalSatang)
  }
  /** An order whose five credits each wait with a post. */
  async function held() {
    const order = await steps.bought(owner.uid)
    const subjects = (await reserveAll()).slice(starting)
    return { order, subjects: subjects as [string, string, string, string, string] }
  }

  test('then each is credited, and all notes together are the invoice', async () => {
    const { order, subjects } = await held()
    await bank(order.chargeId, 'lost')
    expect(await notesOf(order)).toEqual([])
    await release(subjects[0])
    expect(await notesOf(order)).toEqual([each])
    for (const subject of subjects) await release(subject)
    expect((await notesOf(order)).reduce((sum, satang) => sum + satang, 0)).toBe(2_664_30)
    // What the company began with still waits, and of the order's credits none came back.
    expect(await steps.balance(owner.uid)).toBe(0)
  })

  test('and what is published stays invoiced, unless it is given back because it was worth nothing', async () => {
    const { order, subjects } = await held()
    await release(subjects[0])
    await bank(order.chargeId, 'lost')
    const first = await notesOf(order)
    expect(first).toEqual([each])
    for (const subject of subjects.slice(1, 3)) await capture(subject)
    expect(await notesOf(order)).toEqual(first)
    await giveBack(subjects[1])
    expect(await notesOf(order)).toEqual([each, each])
    await giveBack(subjects[1])
    expect(await notesOf(order)).toEqual([each, each])
  })

  test('and what is released while the bank decides is in the note of the loss', async () => {
    const { order, subjects } = await held()
    await bank(order.chargeId, 'open')
    await release(subjects[0])
    await bank(order.chargeId, 'lost')
    await release(subjects[1])
    expect(await notesOf(order)).toEqual([each, each])
  })

  test('also where the issuer took the money, and where all comes back as that is heard', async () => {
    const { order, subjects } = await held()
    const reversed = service.paymentProvider.become(order.chargeId, 'reversed')
    await Promise.all([steps.sendEvent(reversed), ...subjects.map(release)])
    expect((await notesOf(order)).reduce((sum, satang) => sum + satang, 0)).toBe(2_664_30)
  })

  test('beside what was refunded before, which is not credited twice', async () => {
    const { order, subjects } = await held()
    await release(subjects[0])
    const refund = { amountSatang: 600_00, unspentCredits: 1, isBeyondUnspent: true }
    expect((await steps.refund(order.number, refund)).status).toBe(201)
    await bank(order.chargeId, 'lost')
    for (const subject of subjects.slice(1)) await release(subject)
    const notes = await notesOf(order)
    expect(notes[0]).toBe(600_00)
    expect(notes.reduce((sum, satang) => sum + satang, 0)).toBe(2_664_30)
  })

  test('once: the job that is done again credits nothing', async () => {
    const { order, subjects } = await held()
    await bank(order.chargeId, 'lost')
    await release(subjects[0])
    expect(await notesOf(order)).toEqual([each])
    const { run } = undeliveredCreditJobs(service.database.db)
    await run({ companyId: owner.companyId, orderId: order.id }, {} as Parameters<typeof run>[1])
    expect(await notesOf(order)).toEqual([each])
  })

  test('and who ordered gets the note in a mail that says why', async () => {
    const { order, subjects } = await held()
    await bank(order.chargeId, 'lost')
    await release(subjects[0])
    await service.mail.allSent()
    const mails = service.mail.sent.filter(({ subject }) =>
      subject.startsWith(`ใบลดหนี้เพิ่มของ ${order.number}`),
    )
    expect(mails.map(({ to }) => to.startsWith(`${owner.uid}@`))).toEqual([true])
    expect(mails[0]?.text).toContain('฿532.86')
    const [file] = mails[0]?.attachments ?? []
    const [lines] = await pdfLines(file?.content ?? Buffer.alloc(0))
    // Of the four others it says that they stay; no money goes back by it.
    expect(lines).toEqual(
      expect.arrayContaining([
        'ใบลดหนี้',
        'มูลค่าตามใบกำกับภาษีเดิม 2,490.00',
        'มูลค่าที่ถูกต้อง 1,992.00',
        'ภาษีมูลค่าเพิ่มที่ลด 7% 34.86',
        'รวมจำนวนเงินที่ลดหนี้ 532.86',
      ]),
    )
  })

  test('but of one that keeps its money nothing is credited', async () => {
    const { order, subjects } = await held()
    for (const subject of subjects) await release(subject)
    expect(await notesOf(order)).toEqual([])
  })
})
