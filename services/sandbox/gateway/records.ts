import { randomInt } from 'node:crypto'
import type { CardOutcome, Failure } from './card-outcomes'

export type Card = {
  readonly id: string
  readonly brand: string
  readonly lastDigits: string
  readonly name: string
  readonly expirationMonth: number
  readonly expirationYear: number
  /** What a charge on the card will do; stored instead of the card number. */
  readonly outcome: CardOutcome
}

/** Whose it is: only that merchant's keys reach it. Absent in records of earlier versions. */
type Owned = { readonly account?: string }

export type Token = Owned & {
  readonly kind: 'token'
  readonly id: string
  readonly createdAt: string
  readonly card: Card
  readonly used: boolean
}

/** Who keeps one card for later charges. */
export type Customer = Owned & {
  readonly kind: 'customer'
  readonly id: string
  readonly createdAt: string
  readonly description: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly card: Card
  readonly deleted: boolean
}

export type Source = Owned & {
  readonly kind: 'source'
  readonly id: string
  readonly createdAt: string
  readonly type: 'promptpay'
  readonly amount: number
}

export type ChargeStatus = 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'

export type Charge = {
  readonly kind: 'charge'
  readonly id: string
  readonly createdAt: string
  /** Satang, like every amount here. */
  readonly amount: number
  readonly description: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly ip: string | null
  readonly returnUri: string | null
  readonly card: Card | null
  /** The customer whose card is charged; null for a card by its token. */
  readonly customerId: string | null
  readonly source: Source | null
  readonly captureAtOnce: boolean
  readonly status: ChargeStatus
  readonly authorized: boolean
  readonly failure: Failure | null
  /** Secret of the 3-D Secure page; null when the charge needs none. */
  readonly authenticationId: string | null
  /** Secret of the QR picture; null when there is none. */
  readonly qrId: string | null
  readonly expiresAt: string
  readonly expiredAt: string | null
  readonly paidAt: string | null
  readonly reversedAt: string | null
  readonly refundedAmount: number
  /** The merchant who made it. */
  readonly account: string
  /** The newest dispute about it; absent before the first. */
  readonly disputeId?: string
}

export type Refund = {
  readonly kind: 'refund'
  readonly id: string
  readonly createdAt: string
  readonly chargeId: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, unknown>>
}

export type DisputeStatus = 'open' | 'pending' | 'won' | 'lost'

export type Dispute = {
  readonly kind: 'dispute'
  readonly id: string
  readonly createdAt: string
  readonly chargeId: string
  readonly amount: number
  readonly status: DisputeStatus
  /** The card network's reason. */
  readonly reasonCode: string
  /** What the merchant answered. */
  readonly message: string | null
  readonly closedAt: string | null
}

export type GatewayEvent = Owned & {
  readonly kind: 'event'
  readonly id: string
  readonly createdAt: string
  readonly key: string
  /** The object at the time of the event, in Omise's JSON. */
  readonly data: unknown
}

export type GatewayRecord = Token | Customer | Source | Charge | Refund | Dispute | GatewayEvent

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
const idLength = 19

/** A new id in Omise's form, such as `chrg_test_5xuy4w91xqz7d1w9u0t`. */
export function newId(prefix: string): string {
  const letters = Array.from({ length: idLength }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}_test_${letters.join('')}`
}
