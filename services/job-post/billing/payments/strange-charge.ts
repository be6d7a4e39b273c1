import type { FoundDifference } from '../payment-differences/repository'
import type { Charge } from './provider'
import type { Payment } from './repository'

/** What makes a charge another one than was asked for. */
export type Strangeness = Pick<FoundDifference, 'kind' | 'theirs' | 'ours'>

type Asked = Pick<Payment, 'id' | 'amountSatang' | 'chargeId' | 'isExtra'>

/** Why a charge is not the one that was asked for a payment: its amount, its currency, its name or its mode; null for ours. */
export function strangenessOf(payment: Asked, charge: Charge): Strangeness | null {
  const { amount, currency, isOurMode } = charge
  if (amount !== payment.amountSatang || currency !== 'THB') {
    const theirs = currency === 'THB' ? String(amount) : `${amount} ${currency}`
    return { kind: 'amounts_differ', theirs, ours: String(payment.amountSatang) }
  }
  // A second charge is a payment of its own, but names the first one.
  const isNamed = charge.paymentId === payment.id || (payment.isExtra && charge.id === payment.chargeId)
  if (!isNamed) return { kind: 'strange_charge', theirs: charge.paymentId ?? '-', ours: payment.id }
  return isOurMode ? null : { kind: 'strange_charge', theirs: 'other mode', ours: '-' }
}

/** True while a charge holds money: it arrived, and not all of it was returned. */
export const holdsMoney = ({ status, amount, refundedAmount }: Charge): boolean =>
  status === 'successful' && refundedAmount < amount

/** True for a charge that holds no money, and gets none. */
export const isOver = (charge: Charge): boolean => charge.status !== 'pending' && !holdsMoney(charge)

/** A charge that is not the one we asked for: nothing is given for it, and staff have to look. */
export class StrangeCharge extends Error {
  override name = 'StrangeCharge'

  constructor(
    readonly strangeness: Strangeness,
    { chargeId, paymentId }: { readonly chargeId: string; readonly paymentId: string },
  ) {
    super(`charge ${chargeId} is not the one of payment ${paymentId}`)
  }
}
