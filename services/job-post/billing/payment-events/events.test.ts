import { describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { notifyOfJobs } from '@/services/shared/jobs/enqueue'
import { jobs } from '@/services/shared/jobs/table'
import { until } from '@/services/shared/testing/until'
import { creditGrants } from '../../tables/credits'
import { paymentDifferences } from '../../tables/refunds'
import type { TestService } from '../../testing'
import type { EventSubject } from '../payments/provider'
import type { Founder } from '../payments/testing'
import { compareWithProvider } from '../reconciliation/comparing'
import { type MoneySteps, startMoney } from '../refunds/testing'
import { type Delivery, deliverEvent, newToken, ordered, sendEvent } from '../testing'

let service: TestService
let owner: Founder
let steps: MoneySteps
startMoney((now) => {
  ;({ service, owner, steps } = now)
})

const shown = () => steps.shown(owner.uid)
const read = (id: string) => steps.read(owner.uid, id)
const event = (id: string, delivery?: Delivery) => deliverEvent(service, id, delivery)

const compare = () =>
  compareWithProvider({
    db: service.database.db,
    provider: service.paymentProvider,
    log: { warn: () => {}, error: () => {} },
  })

const ofCharge = { about: 'charge', isReversal: false, paymentId: null } as const

/** What staff have in their list about an event or a charge. */
async function differencesAbout(subject: string, query = ''): Promise<{ kind: string; theirs: string }[]> {
  const { json } = await service.ask(`GET /v1/ops/payment-differences${query}`, { as: 'staff' })
  return json.items.filter((difference: { subject: string }) => difference.subject === subject)
}

/** The credits of each grant that an order gave. */
async function given(id: string): Promise<number[]> {
  const ofOrder = and(eq(creditGrants.companyId, owner.companyId), eq(creditGrants.subject, `order:${id}`))
  const grants = await service.database.db.select().from(creditGrants).where(ofOrder)
  return grants.map(({ available }) => available)
}

describe("the provider's events", () => {
  test('are accepted from the provider and answered at once', async () => {
    const { id, chargeId } = await shown()
    const answer = await event(service.paymentProvider.become(chargeId, 'successful'))
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
    expect(await given(id)).toEqual([5])
    expect((await event(service.paymentProvider.become(chargeId, 'successful'))).status).toBe(200)
    expect(await given(id)).toEqual([5])
  })

  test.each<[string, Delivery, number]>([
    ['unsigned', { isSigned: false }, 401],
    ['forged', { secret: Buffer.from('another secret of theirs').toString('base64') }, 401],
    ['older than five minutes', { at: Math.floor(Date.now() / 1000) - 301 }, 401],
    ['changed on the way', { sent: '{"id":"evnt_test_1"}' }, 401],
    ['emptied on the way', { sent: '' }, 401],
    ['for a merchant we do not have', { merchant: 'somebody' }, 404],
  ])('%s are refused, and change nothing', async (_what, changes, status) => {
    const { id, chargeId } = await shown()
    const answer = await event(service.paymentProvider.become(chargeId, 'successful'), changes)
    expect(answer.status).toBe(status)
    expect(await read(id)).toMatchObject({ state: 'awaiting_payment' })
    expect(await given(id)).toEqual([])
  })

  test('are a hint alone: what they say is read from the provider', async () => {
    const { id } = await shown()
    // Well signed, but the provider knows no such event.
    expect((await event('evnt_test_unknown')).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'awaiting_payment' })
  })

  describe('that are not ours change nothing, and staff find on record', () => {
    const asEmployers = () => ({
      merchant: 'employers',
      secret: service.settings.OMISE_EMPLOYERS_WEBHOOK_SECRETS,
    })
    const tell = (subject: EventSubject) => service.paymentProvider.tell(subject)

    type Noted = { theirs?: string; subjectOf?: (chargeId: string) => string }
    test.each<[string, (chargeId: string) => string, Noted]>([
      [
        'another merchant’s charge',
        (chargeId) => tell({ ...ofCharge, chargeId }),
        { theirs: 'other merchant' },
      ],
      [
        'another merchant’s refund',
        (chargeId) => tell({ about: 'refund', chargeId }),
        { theirs: 'other merchant' },
      ],
      [
        'another merchant’s dispute',
        (chargeId) => service.paymentProvider.dispute(chargeId, 'open'),
        { theirs: 'unknown dispute', subjectOf: (chargeId) => `dspt_test_${chargeId}` },
      ],
      [
        'a charge of none of ours',
        () => tell({ ...ofCharge, chargeId: 'chrg_test_x', paymentId: "x' or 1=1" }),
        { theirs: 'unknown charge chrg_test_x' },
      ],
      [
        'a dispute that there is not',
        () => tell({ about: 'dispute', disputeId: 'dspt_test_x' }),
        { theirs: 'unknown dispute', subjectOf: () => 'dspt_test_x' },
      ],
      ['the other mode', () => tell({ about: 'other_mode' }), { theirs: 'other mode' }],
      [
        'nothing that the provider knows',
        () => `evnt_test_${uuidv7().replaceAll('-', '')}`,
        { theirs: 'unknown event' },
      ],
    ])('%s', async (_what, eventOf, { theirs, subjectOf }) => {
      const { id, chargeId } = await shown()
      service.paymentProvider.become(chargeId, 'successful')
      const eventId = eventOf(chargeId)
      for (const _twice of [1, 2]) expect((await event(eventId, asEmployers())).status).toBe(200)
      expect(await given(id)).toEqual([])
      expect(await read(id)).toMatchObject({ state: 'awaiting_payment', isDisputed: false })
      expect(await differencesAbout(subjectOf?.(chargeId) ?? eventId)).toMatchObject([
        { kind: 'strange_event', merchant: 'employers', theirs: expect.stringContaining(theirs ?? '-') },
      ])
    })

    test('for as long as comparisons look back', async () => {
      const { db } = service.database
      const eventId = tell({ about: 'other_mode' })
      await event(eventId)
      await compare()
      expect(await differencesAbout(eventId)).toHaveLength(1)
      await db
        .update(paymentDifferences)
        .set({ foundAt: sql`now() - interval '4 days'` })
        .where(eq(paymentDifferences.subject, eventId))
      await compare()
      expect(await differencesAbout(eventId)).toEqual([])
      expect(await differencesAbout(eventId, '?isOpen=false')).toHaveLength(1)
    })

    test('what is about nothing of ours by its kind is not strange', async () => {
      const eventId = tell(null)
      expect((await event(eventId)).status).toBe(200)
      expect(await differencesAbout(eventId)).toEqual([])
    })
  })

  test.each([
    ['amount', { amount: 1_00 }, { kind: 'amounts_differ', theirs: '100', ours: '266430' }],
    ['currency', { currency: 'USD' }, { kind: 'amounts_differ', theirs: '266430 USD' }],
    ['mode', { isOurMode: false }, { kind: 'strange_charge', theirs: 'other mode' }],
  ])(
    'about a charge of another %s change nothing, and staff find it on record',
    async (_what, changes, found) => {
      const { id, chargeId } = await shown()
      const eventId = service.paymentProvider.become(chargeId, 'successful')
      service.paymentProvider.alter(chargeId, changes)
      expect((await event(eventId)).status).toBe(200)
      expect(await given(id)).toEqual([])
      expect(await read(id)).toMatchObject({ payment: { state: 'awaiting_scan' } })
      const differences = await differencesAbout(chargeId)
      expect(differences).toMatchObject([{ ...found, orderNumber: expect.any(String) }])
      await compare()
      expect(await differencesAbout(chargeId)).toContainEqual(differences[0])
    },
  )

  test('are kept while the provider does not answer us, and settled once it does', async () => {
    const { id, chargeId } = await shown()
    const eventId = service.paymentProvider.become(chargeId, 'successful')
    service.paymentProvider.isDown = true
    expect((await event(eventId)).status).toBe(200)
    expect(await given(id)).toEqual([])
    service.paymentProvider.isDown = false
    await service.database.db.transaction(async (tx) => {
      await tx.update(jobs).set({ nextAttemptAt: sql`now()` }).where(eq(jobs.state, 'pending'))
      await notifyOfJobs(tx)
    })
    await until(
      () => given(id),
      (credits) => credits.length > 0,
    )
    expect(await given(id)).toEqual([5])
  })

  test('are answered before they are settled: a provider that hangs holds up no answer', async () => {
    const { id, chargeId } = await shown()
    const eventId = service.paymentProvider.become(chargeId, 'successful')
    const letGo = service.paymentProvider.hold()
    const answered = await sendEvent(service, eventId)
    expect([answered.status, await given(id)]).toEqual([200, []])
    letGo()
    await service.mail.allSent()
    expect(await given(id)).toEqual([5])
  })

  test('larger than any of theirs are refused unread', async () => {
    const { id } = await shown()
    expect((await event(`evnt_${'x'.repeat(70_000)}`)).status).toBe(413)
    expect(await read(id)).toMatchObject({ state: 'awaiting_payment' })
  })

  test('doubled, and many at once, give what was bought once', async () => {
    const { id, chargeId } = await shown()
    const eventId = service.paymentProvider.become(chargeId, 'successful')
    const answers = await Promise.all(Array.from({ length: 20 }, () => event(eventId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await event(eventId)).status).toBe(200)
    expect(await given(id)).toEqual([5])
  })

  test('out of order end where the provider is: paid after it had expired, or reversed before it was heard to be paid', async () => {
    const late = await shown()
    const expired = service.paymentProvider.become(late.chargeId, 'expired')
    const paid = service.paymentProvider.become(late.chargeId, 'successful')
    await event(paid)
    await event(expired)
    expect(await read(late.id)).toMatchObject({ state: 'fulfilled', payment: { state: 'successful' } })
    expect(await given(late.id)).toEqual([5])

    const taken = await shown()
    const first = service.paymentProvider.become(taken.chargeId, 'successful')
    const reversal = service.paymentProvider.become(taken.chargeId, 'reversed')
    for (const eventId of [reversal, first, reversal]) expect((await event(eventId)).status).toBe(200)
    expect((await read(taken.id)).state).not.toBe('fulfilled')
    expect((await given(taken.id)).reduce((sum, available) => sum + available, 0)).toBe(0)
  })

  test.each(['failed', 'expired', 'reversed'] as const)(
    'that an older attempt is %s, heard after a later one was paid, undo nothing',
    async (status) => {
      const { id, chargeId } = await shown()
      const body = { method: 'card', token: newToken() }
      expect((await service.ask(`POST /v1/orders/${id}/payments`, { as: owner.uid, body })).status).toBe(201)
      const { become, latest } = service.paymentProvider
      await event(become(latest().id, 'successful'))
      expect((await event(become(chargeId, status, 'failed_processing'))).status).toBe(200)
      expect(await read(id)).toMatchObject({ state: 'fulfilled', payment: { state: 'successful' } })
      expect(await given(id)).toEqual([5])
    },
  )

  test('may come before the answer to the request', async () => {
    const id = await ordered(service, owner.uid)
    service.paymentProvider.mode = 'loses-answer'
    const body = { method: 'promptpay' }
    const { json } = await service.ask(`POST /v1/orders/${id}/payments`, { as: owner.uid, body })
    const [charge] = service.paymentProvider.ofPayment(json.paymentId)
    await event(service.paymentProvider.become(charge?.id ?? '', 'successful'))
    expect(await read(id)).toMatchObject({ state: 'fulfilled' })
    expect(await given(id)).toEqual([5])
  })
})
