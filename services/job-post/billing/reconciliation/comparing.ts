import { isUuid } from '@/services/shared/schema'
import { type Merchant, merchants } from '../../shapes/payment-terms'
import { noteDifference, resolveOldEvents, resolveOthers } from '../payment-differences/noting'
import { type FoundDifference, listOpenSubjects } from '../payment-differences/repository'
import { applyDispute, settleDispute } from '../payment-events/disputes'
import { type Charge, ProviderRefusal, ProviderSilence, unlessUnknown } from '../payments/provider'
import { type SettlingParts, settleAnew, settlePayment, settleSecondCharge } from '../payments/settlement'
import { holdsMoney, isOver, strangenessOf } from '../payments/strange-charge'
import { StrangeRefund, settleRefundsOf } from '../refunds/settling'
import { listNamed, listOpenDisputeIds, listWithMoney, type OurPayment } from './repository'

/** How many of the last days are compared. */
const comparedDays = 3
const dayMs = 86_400_000

/** A charge that was made a moment ago may still be on its way to us. */
const settlingMs = 2 * 60_000

/**
 * Compares the provider's lists of the last days, and what differed when it was last compared, with our payments, for
 * each merchant apart. What was missed is caught up on; what still differs then is stored for staff, with an audit event
 * and an error in the log, once each. Answers how many differences there are that staff have not closed. What the
 * provider does not answer about is left out; that is logged, and throws after the others.
 */
export async function compareWithProvider(
  parts: SettlingParts,
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> {
  let count = 0
  const failures: unknown[] = []
  for (const merchant of merchants) {
    if (stopping.aborted) break
    try {
      count += await compareMerchant(parts, merchant)
    } catch (err) {
      parts.log.warn({ err, merchant }, 'payments could not be compared with the provider’s list')
      failures.push(err)
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}

async function compareMerchant(parts: SettlingParts, merchant: Merchant): Promise<number> {
  const { db, provider } = parts
  const since = new Date(Date.now() - comparedDays * dayMs)
  const recent = await provider.chargesSince(merchant, since)
  const open = await openSubjects(parts, merchant, recent)
  const asking = new Asking()
  const earlier = await asking.each(open.charges, String, (id) =>
    provider.find(merchant, id).catch(unlessUnknown),
  )
  const listed = [...recent, ...earlier.flatMap(({ answer }) => answer ?? [])]
  await catchUpOnDisputes(parts, merchant, since, asking)
  const before = await paymentsOf(parts, merchant, listed)
  const caughtUp = await asking.each(listed, idOf, (charge) =>
    catchUp(parts, charge, before.get(charge.id)).catch(unlessStrange),
  )
  const charges = caughtUp.map(({ item }) => item)
  const after = await paymentsOf(parts, merchant, charges)
  const found = charges.flatMap((charge) => differencesOf(merchant, charge, after.get(charge.id)))
  const listedIds = new Set(listed.map(idOf))
  const ours = await listWithMoney(db, merchant, since, open.payments)
  const unlisted = ours.filter(({ chargeId }) => chargeId !== null && !listedIds.has(chargeId))
  for (const { item, answer } of await asking.each(unlisted, idOf, (payment) => isMissing(parts, payment))) {
    if (answer) found.push(withoutCharge(merchant, item))
  }
  let count = 0
  for (const difference of found) if (await noteDifference(parts, difference)) count += 1
  const compared = [...listedIds, ...ours.map(idOf), ...open.charges, ...open.payments]
  await resolveOthers(parts, merchant, asking.withoutUnanswered(compared), found)
  await resolveOldEvents(parts, merchant, since)
  asking.throwIfUnanswered()
  return count
}

const idOf = ({ id }: { readonly id: string }) => id

/** After so many silences in a row the provider is down: the rest is not asked about. */
const mostSilences = 5

/** What a comparison asks the provider about. What it does not answer about is left to the next comparison. */
class Asking {
  readonly #unanswered = new Set<string>()
  #silence: unknown = null
  #silencesInARow = 0

  /** Asks about each item; answers those that the provider answered about. Throws once it answers nothing any more. */
  async each<Item, Answer>(
    items: readonly Item[],
    idOfItem: (item: Item) => string,
    ask: (item: Item) => Promise<Answer>,
  ): Promise<{ readonly item: Item; readonly answer: Answer }[]> {
    const answered = []
    for (const item of items) {
      try {
        answered.push({ item, answer: await ask(item) })
        this.#silencesInARow = 0
      } catch (error) {
        const isTheirs = error instanceof ProviderSilence || error instanceof ProviderRefusal
        this.#silencesInARow += 1
        if (!isTheirs || this.#silencesInARow === mostSilences) throw error
        this.#silence = error
        this.#unanswered.add(idOfItem(item))
      }
    }
    return answered
  }

  withoutUnanswered(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#unanswered.has(id))
  }

  throwIfUnanswered(): void {
    if (this.#unanswered.size > 0) throw this.#silence
  }
}

/** The charges and payments of open differences that are not among the recent charges: they are compared again as well. */
async function openSubjects({ db }: SettlingParts, merchant: Merchant, recent: readonly Charge[]) {
  const listed = new Set(recent.map(({ id }) => id))
  const open = (await listOpenSubjects(db, merchant)).filter(({ subject }) => !listed.has(subject))
  const isOfPayment = ({ kind }: (typeof open)[number]) => kind === 'payment_without_charge'
  const subjects = (list: typeof open) => [...new Set(list.map(({ subject }) => subject))]
  return {
    payments: subjects(open.filter(isOfPayment)),
    charges: subjects(open.filter((difference) => !isOfPayment(difference))),
  }
}

/** A refund that is not what we asked for is a difference, and is found as one. */
function unlessStrange(error: unknown): void {
  if (!(error instanceof StrangeRefund)) throw error
}

/** Our payment of each charge: the one that has it, or the one that is named in it. */
async function paymentsOf(
  { db }: SettlingParts,
  merchant: Merchant,
  charges: readonly Charge[],
): Promise<Map<string, OurPayment>> {
  const named = await listNamed(db, merchant, {
    chargeIds: charges.map(({ id }) => id),
    paymentIds: charges.flatMap(({ paymentId }) => (paymentId && isUuid(paymentId) ? [paymentId] : [])),
  })
  return new Map(
    charges.flatMap((charge) => {
      const payment =
        named.find(({ chargeId }) => chargeId === charge.id) ??
        named.find(({ id }) => id === charge.paymentId)
      return payment ? [[charge.id, payment]] : []
    }),
  )
}

const hasMoney = ({ state }: OurPayment) => state === 'successful' || state === 'reversed'

/** Applies what we have missed of a charge. */
async function catchUp(parts: SettlingParts, charge: Charge, payment: OurPayment | undefined): Promise<void> {
  if (!payment) return
  const occasion = { cause: 'reconciliation' } as const
  const { orderNumber } = payment
  if (charge.status === 'successful' && !hasMoney(payment)) {
    await settlePayment(parts, payment, orderNumber, occasion, charge.id)
  } else if (charge.status === 'successful' && payment.chargeId !== charge.id) {
    await settleSecondCharge(parts, payment, charge.id, occasion)
  } else if (charge.status === 'reversed' && payment.state === 'successful') {
    await settleAnew(parts, payment, occasion)
  }
  if (charge.refundedAmount > payment.refundedSatang) await settleRefundsOf(parts, charge.id)
}

async function catchUpOnDisputes(
  parts: SettlingParts,
  merchant: Merchant,
  since: Date,
  asking: Asking,
): Promise<void> {
  const { db, provider } = parts
  const opened = await provider.disputesSince(merchant, since)
  for (const dispute of opened) await applyDispute(parts, merchant, dispute)
  const seen = new Set(opened.map(({ id }) => id))
  const unseen = (await listOpenDisputeIds(db, merchant)).filter((id) => !seen.has(id))
  await asking.each(unseen, String, (id) => settleDispute(parts, merchant, id))
}

/** What a charge and its payment disagree about. */
function differencesOf(
  merchant: Merchant,
  charge: Charge,
  payment: OurPayment | undefined,
): FoundDifference[] {
  const isNew = charge.paidAt !== null && charge.paidAt.getTime() + settlingMs > Date.now()
  const found = (kind: FoundDifference['kind'], theirs: unknown, ours: unknown): FoundDifference => ({
    merchant,
    kind,
    subject: charge.id,
    orderNumber: payment?.orderNumber ?? null,
    theirs: String(theirs),
    ours: String(ours),
  })
  if (!payment) return holdsMoney(charge) ? [found('charge_without_payment', charge.amount, '-')] : []
  const list: FoundDifference[] = []
  const strangeness = strangenessOf(payment, charge)
  if (strangeness && isOver(charge) && !hasMoney(payment)) return []
  if (strangeness && !isOver(charge)) list.push(found(strangeness.kind, strangeness.theirs, strangeness.ours))
  const hasChargeMoney = charge.status === 'successful'
  if (hasChargeMoney !== (payment.state === 'successful' && payment.chargeId === charge.id) && !isNew) {
    const isOther = !hasChargeMoney && payment.chargeId !== charge.id
    if (!isOther) list.push(found('states_differ', charge.status, payment.state))
  }
  if (payment.chargeId === charge.id && charge.refundedAmount !== payment.refundedSatang) {
    list.push(found('refunds_differ', charge.refundedAmount, payment.refundedSatang))
  }
  return list
}

/** True for a payment whose charge the provider does not know; older ones are only left out of its list. */
async function isMissing({ provider }: SettlingParts, { merchant, chargeId }: OurPayment): Promise<boolean> {
  return (await provider.find(merchant, chargeId ?? '').catch(unlessUnknown)) === null
}

const withoutCharge = (merchant: Merchant, payment: OurPayment): FoundDifference => ({
  merchant,
  kind: 'payment_without_charge',
  subject: payment.id,
  orderNumber: payment.orderNumber,
  theirs: '-',
  ours: String(payment.amountSatang),
})
