import type { DisputeState } from '@/validators/states/refund'
import type { Merchant } from '../../shapes/payment-terms'
import type { CardKeeper } from '../saved-cards/card-keeper'

/** The provider's words for the state of a charge. */
export type ChargeStatus = 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'

/** A charge as the provider has it. */
export type Charge = {
  readonly id: string
  readonly status: ChargeStatus
  /** Satang. */
  readonly amount: number
  readonly currency: string
  /** Whether it is in the mode, test or live, that our key is for. */
  readonly isOurMode: boolean
  /** Our payment that it is for, as we told the provider. */
  readonly paymentId: string | null
  /** Where the picture of the code to scan is; null where there is none. */
  readonly codeAddress: string | null
  /** Where the card's owner confirms to their bank (3-D Secure); null where nothing is to be confirmed. */
  readonly authorizeAddress: string | null
  /** The card as it may be shown; null where none is charged. */
  readonly card: { readonly brand: string; readonly lastDigits: string } | null
  readonly paidAt: Date | null
  readonly failureCode: string | null
  /** Satang of it that were refunded, by whomever. */
  readonly refundedAmount: number
}

/** What is charged: a code that somebody scans, a card by its token, or one that the provider keeps. */
export type ChargedMeans =
  | { readonly kind: 'code' }
  | { readonly kind: 'token'; readonly token: string; readonly returnTo: string }
  | { readonly kind: 'kept'; readonly customerId: string; readonly returnTo: string }

export type NewCharge = {
  readonly merchant: Merchant
  readonly amount: number
  readonly expiresAt: Date
  readonly orderNumber: string
  readonly paymentId: string
  readonly means: ChargedMeans
}

export type Picture = { readonly bytes: Buffer; readonly type: string }

/** A refund as the provider has it. */
export type ProviderRefund = {
  readonly id: string
  /** Satang. */
  readonly amount: number
  /** Our refund that it is for, as we told the provider; null for one made by hand. */
  readonly refundId: string | null
}

export type NewRefund = {
  readonly merchant: Merchant
  readonly chargeId: string
  readonly amount: number
  readonly refundId: string
  readonly orderNumber: string
}

/** A dispute as the provider has it: a buyer wants the money of a charge back from their card's issuer. */
export type Dispute = {
  readonly id: string
  readonly chargeId: string
  readonly state: DisputeState
  /** Satang. */
  readonly amount: number
  /** Why, in the provider's word. */
  readonly reason: string | null
  readonly openedAt: Date
  readonly closedAt: Date | null
}

/** What the provider's event is about; null for one that is about nothing of ours. */
export type EventSubject =
  | {
      readonly about: 'charge'
      readonly chargeId: string
      readonly paymentId: string | null
      /** Whether the charge's money was taken back. */
      readonly isReversal: boolean
    }
  | { readonly about: 'refund'; readonly chargeId: string }
  | { readonly about: 'dispute'; readonly disputeId: string }
  /** It is of the mode, test or live, that our key is not for. */
  | { readonly about: 'other_mode' }
  | null

/** The payment provider as this service needs it. Each call throws ProviderRefusal or ProviderSilence. */
export interface PaymentProvider extends CardKeeper {
  /** Makes a charge. A silence does not say whether it was made. */
  charge(asked: NewCharge): Promise<Charge>
  find(merchant: Merchant, chargeId: string): Promise<Charge>
  /** The charge that was made for a payment, however long its answer took; null where there is none. */
  lookUp(merchant: Merchant, paymentId: string, since: Date): Promise<Charge | null>
  /** Ends a charge that nobody has paid; refused when somebody has. */
  expire(merchant: Merchant, chargeId: string): Promise<Charge>
  /** Returns a part or all of a charge's money. A silence does not say whether it was done. */
  refund(asked: NewRefund): Promise<ProviderRefund>
  /** All refunds of a charge. */
  refundsOf(merchant: Merchant, chargeId: string): Promise<readonly ProviderRefund[]>
  /** All charges that were made since a moment, newest first. */
  chargesSince(merchant: Merchant, since: Date): Promise<readonly Charge[]>
  findDispute(merchant: Merchant, disputeId: string): Promise<Dispute>
  /** The disputes that were opened since a moment, newest first. */
  disputesSince(merchant: Merchant, since: Date): Promise<readonly Dispute[]>
  /** What an event is about, as the provider has it and not as somebody sent it. */
  readEvent(merchant: Merchant, eventId: string): Promise<EventSubject>
  picture(address: string): Promise<Picture>
}

/** The provider has answered that it will not do it. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`the payment provider refused: ${status} ${code}`)
  }
}

/** Null for what the provider does not know: the `catch` of a call. */
export function unlessUnknown(error: unknown): null {
  if (error instanceof ProviderRefusal && error.status === 404) return null
  throw error
}

/** There was no usable answer: what was asked may have been done or not. */
export class ProviderSilence extends Error {
  override name = 'ProviderSilence'
}
