import { expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { bangkokToday } from '@/validators/rules'
import { taxInvoices } from '../../tables/tax-invoices'
import type { TestService } from '../../testing'
import { captureCredits, refundCredits, releaseCredits, reserveCredits } from '../credits/ledger'
import type { Founder } from '../payments/testing'
import { type MoneySteps, startMoney } from '../refunds/testing'

/** Whatever becomes of an order's money, in whatever order it is heard of: each movement is in the books once, on its day. */

let service: TestService
let owner: Founder
let steps: MoneySteps
startMoney((now) => {
  ;({ service, owner, steps } = now)
})

const whole = 2_664_30
const dayMs = 86_400_000
const provider = () => service.paymentProvider
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
/** Today and the days before on which banks decide here, in Thailand. */
const days = () => [3, 2, 1, 0].map((ago) => bangkokToday(daysAgo(ago)))

type Sums = Readonly<Record<'sold' | 'refunded' | 'reversed', { totalSatang: number; vatSatang: number }>>

/** The books of a day: what came, what went, and the VAT that was credited. */
async function booksOf(day: string) {
  const { json } = await service.ask(`GET /v1/ops/revenue?from=${day}&to=${day}`, { as: 'staff' })
  const [own]: (Sums & { extraSatang: number; extraReturnedSatang: number })[] = json.merchants
  if (!own) throw new Error('no merchant')
  const { sold, refunded, reversed } = own
  return {
    in: sold.totalSatang + own.extraSatang,
    out: refunded.totalSatang + reversed.totalSatang + own.extraReturnedSatang,
    vat: refunded.vatSatang + reversed.vatSatang,
  }
}
const books = () => Promise.all(days().map(booksOf))

/** Goes on with refunds whose answer was lost. */
const finish = () => steps.finishRefunds()

const happening = fc.record({
  what: fc.constantFrom(
    ...(['refund', 'transfer', 'finish', 'dispute', 'lose', 'win', 'reverse', 'hear'] as const),
    // What its credits are for: reserved by a post, published, withdrawn, or returned because it was worth nothing.
    ...(['hold', 'hold', 'publish', 'release', 'return'] as const),
  ),
  /** Of what is left, or of the whole payment where a bank takes it. */
  percent: fc.integer({ min: 1, max: 100 }),
  mode: fc.constantFrom(...(['usual', 'loses-answer', 'loses-request', 'refuses'] as const)),
  daysAgo: fc.integer({ min: 0, max: 3 }),
  /** Of the payment that gave nothing, because the order was paid already. */
  isExtra: fc.boolean(),
})
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

const spendingOf = (subjectId: string) => ({
  companyId: owner.companyId,
  kind: 'job_post' as const,
  actorUid: owner.uid,
  subjectId,
})
type Step = typeof reserveCredits | typeof captureCredits | typeof releaseCredits | typeof refundCredits
const credits = async (step: Step, subjectId: string): Promise<void> => {
  await service.database.db.transaction(async (tx) => void (await step(tx, spendingOf(subjectId))))
}
async function spendAll(): Promise<void> {
  for (let left = await steps.balance(owner.uid); left > 0; left -= 1) {
    const subjectId = uuidv7()
    await credits(reserveCredits, subjectId)
    await credits(captureCredits, subjectId)
  }
}

/** An order that is paid twice, whose credits are all that the company has, and the truth about its money, which the provider and the bank transfers make up. */
async function paidTwice() {
  await spendAll()
  const order = await steps.bought(owner.uid)
  const again = provider().chargeAgain(order.chargeId)
  await steps.sendEvent(provider().become(again, 'successful'))
  const { payments } = await steps.seen(order.number)
  const of = (chargeId: string) => ({
    chargeId,
    paymentId: payments.find((payment: { chargeId: string }) => payment.chargeId === chargeId).id as string,
    lost: 0,
    isReversed: false,
    open: null as string | null,
  })
  const [first, second] = [of(order.chargeId), of(again)]
  /** What went, by the day, but for refunds by the provider. */
  const gone = new Map<string, number>()
  const go = (day: string, satang: number) => gone.set(day, (gone.get(day) ?? 0) + satang)
  /** The provider's events that have not arrived. */
  const unheard: string[] = []
  let disputes = 0
  const posts = { held: [] as string[], published: [] as string[] }

  /** What somebody does with a post that takes one of the credits. */
  const post = async (what: 'hold' | 'publish' | 'release' | 'return'): Promise<void> => {
    if (what === 'hold') {
      if ((await steps.balance(owner.uid)) === 0) return
      const subjectId = uuidv7()
      await credits(reserveCredits, subjectId)
      posts.held.push(subjectId)
      return
    }
    const subjectId = (what === 'return' ? posts.published : posts.held).shift()
    if (!subjectId) return
    if (what === 'publish') posts.published.push(subjectId)
    const done = { publish: captureCredits, release: releaseCredits, return: refundCredits }
    await credits(done[what], subjectId)
  }

  const refund = async (paymentId: string, percent: number, method: 'provider' | 'bank_transfer') => {
    const { credits, payments: now } = await steps.seen(order.number)
    const { leftSatang } = now.find(({ id }: { id: string }) => id === paymentId)
    if (leftSatang <= 0) return null
    const amountSatang = Math.max(1, Math.floor((leftSatang * percent) / 100))
    const asked = { paymentId, amountSatang, method, unspentCredits: credits.unspent, isBeyondUnspent: true }
    const { status, json } = await steps.refund(order.number, asked)
    return status === 201 ? { refundId: json.refundId as string, amountSatang } : null
  }

  const happen = async ({ what, percent, mode, daysAgo: ago, isExtra }: Happening): Promise<void> => {
    const payment = isExtra ? second : first
    const { chargeId, paymentId } = payment
    const satang = Math.max(1, Math.floor((whole * percent) / 100))
    if (what === 'hear') {
      const [eventId] = unheard.splice(percent % Math.max(1, unheard.length), 1)
      if (eventId) await steps.sendEvent(eventId)
    } else if (what === 'hold' || what === 'publish' || what === 'release' || what === 'return')
      await post(what)
    else if (what === 'finish') await finish()
    else if (what === 'refund') {
      provider().mode = mode
      await refund(paymentId, percent, 'provider')
      provider().mode = 'usual'
    } else if (what === 'transfer') {
      // Only what the provider refused is transferred.
      provider().mode = 'refuses'
      await refund(paymentId, percent, 'provider')
      provider().mode = 'usual'
      const made = await refund(paymentId, percent, 'bank_transfer')
      if (!made) return
      const body = { event: 'complete', reference: 'KBANK 1', transferredOn: bangkokToday() }
      await service.ask(`POST /v1/ops/refunds/${made.refundId}/events`, { as: 'staff', body })
      go(bangkokToday(), made.amountSatang)
    } else if (what === 'reverse') {
      if (payment.isReversed) return
      const { refundedAmount = 0 } = provider().charges.get(chargeId) ?? {}
      payment.isReversed = true
      go(bangkokToday(), Math.max(0, whole - refundedAmount - payment.lost))
      unheard.push(provider().become(chargeId, 'reversed'))
    } else if (what === 'win') {
      if (payment.open) unheard.push(provider().dispute(chargeId, 'won', payment.open))
      payment.open = null
    } else if (!payment.isReversed) {
      // Of a charge that was reversed nothing is left for a bank.
      disputes += 1
      const id = payment.open ?? `dspt_${disputes}_${chargeId}`
      unheard.push(provider().dispute(chargeId, what === 'lose' ? 'lost' : 'open', id))
      payment.open = what === 'lose' ? null : id
      const dispute = provider().disputes.get(id)
      if (what !== 'lose' || !dispute) return
      const closedAt = daysAgo(ago)
      provider().disputes.set(id, { ...dispute, amount: satang, closedAt })
      payment.lost += satang
      go(bangkokToday(closedAt), satang)
    }
  }

  const settle = async (): Promise<void> => {
    for (const eventId of unheard.splice(0).reverse()) await steps.sendEvent(eventId)
    await finish()
    await finish()
    while (posts.held.length > 0) await post('release')
    await service.mail.allSent()
    for (const { chargeId } of [first, second])
      go(bangkokToday(), provider().charges.get(chargeId)?.refundedAmount ?? 0)
  }
  return { order, gone, happen, settle }
}

test('the books of all days are what the provider, banks and transfers really moved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 12 }), async (happenings) => {
      const before = await books()
      const { order, gone, happen, settle } = await paidTwice()
      for (const one of happenings) await happen(one)
      await settle()

      const after = await books()
      const moved = days().map((day, index) => {
        const [then, now] = [before[index], after[index]]
        return { day, in: (now?.in ?? 0) - (then?.in ?? 0), out: (now?.out ?? 0) - (then?.out ?? 0) }
      })
      const today = bangkokToday()
      expect(moved).toEqual(
        days().map((day) => ({ day, in: day === today ? 2 * whole : 0, out: gone.get(day) ?? 0 })),
      )
      const [notes] = await service.database.db
        .select({
          vat: sql<number>`coalesce(sum(${taxInvoices.vatSatang}), 0)::integer`,
          total: sql<number>`coalesce(sum(${taxInvoices.totalSatang}), 0)::integer`,
        })
        .from(taxInvoices)
        .where(and(eq(taxInvoices.orderId, order.id), eq(taxInvoices.kind, 'credit_note')))
      const vatOf = (all: readonly { readonly vat: number }[]) => all.reduce((sum, { vat }) => sum + vat, 0)
      expect(vatOf(after) - vatOf(before)).toBe(notes?.vat)
      expect(notes?.total).toBeLessThanOrEqual(whole)
      const { order: now, credits: left } = await steps.seen(order.number)
      if (now.state !== 'reversed') return
      const { unspent, held, spent, expired } = left
      expect([unspent, held]).toEqual([0, 0])
      // The invoice is its notes and what was delivered of it, as far as refunds did not return more.
      const delivered = (whole * (spent + expired)) / 5
      expect(notes?.total).toBe(Math.max(now.refundedSatang, whole - delivered))
    }),
    { numRuns: 30 },
  )
})

test('two disputes that are lost on different days stand on their own days, and a later refund on its own', async () => {
  const { gone, happen, settle } = await paidTwice()
  const before = await books()
  const lost = { what: 'lose', mode: 'usual', isExtra: false } as const
  await happen({ ...lost, percent: 20, daysAgo: 2 })
  await happen({ ...lost, percent: 30, daysAgo: 1 })
  await happen({ ...lost, what: 'hear', percent: 0, daysAgo: 0 })
  await happen({ ...lost, what: 'hear', percent: 0, daysAgo: 0 })
  await happen({ ...lost, what: 'refund', percent: 100, daysAgo: 0 })
  await settle()
  const after = await books()
  expect(after.map(({ out }, index) => out - (before[index]?.out ?? 0))).toEqual([
    0,
    532_86,
    799_29,
    whole - 532_86 - 799_29,
  ])
  expect([...gone.values()].reduce((sum, satang) => sum + satang, 0)).toBe(whole)
})

test('what the provider refunded before the issuer took the rest is not counted as taken, though its answer came later', async () => {
  const { happen, settle } = await paidTwice()
  const before = await books()
  const one = { percent: 25, daysAgo: 0, isExtra: false } as const
  await happen({ ...one, what: 'refund', mode: 'loses-answer' })
  await happen({ ...one, what: 'reverse', mode: 'usual' })
  await settle()
  const out = (all: typeof before) => all.reduce((sum, day) => sum + day.out, 0)
  expect(out(await books()) - out(before)).toBe(whole)
})

test('the VAT of credits that come back after the loss stands on the day on which they do', async () => {
  const { happen, settle } = await paidTwice()
  const before = await books()
  const one = { percent: 100, mode: 'usual', daysAgo: 2, isExtra: false } as const
  for (const what of ['hold', 'hold', 'lose', 'hear'] as const) await happen({ ...one, what })
  await settle()
  const after = await books()
  // 7/107 of three credits on the day of the loss, and of two today; the money went once.
  expect(after.map(({ vat }, index) => vat - (before[index]?.vat ?? 0))).toEqual([0, 104_58, 0, 69_72])
  expect(after.map(({ out }, index) => out - (before[index]?.out ?? 0))).toEqual([0, whole, 0, 0])
})
