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

export type Token = {
  readonly kind: 'token'
  readonly id: string
  readonly createdAt: string
  readonly card: Card
  readonly used: boolean
}

export type Source = {
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
}

export type Refund = {
  readonly kind: 'refund'
  readonly id: string
  readonly createdAt: string
  readonly chargeId: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, unknown>>
}

export type GatewayEvent = {
  readonly kind: 'event'
  readonly id: string
  readonly createdAt: string
  readonly key: string
  /** The object at the time of the event, in Omise's JSON. */
  readonly data: unknown
}

export type GatewayRecord = Token | Source | Charge | Refund | GatewayEvent

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
const idLength = 19

/** A new id in Omise's form, such as `chrg_test_5xuy4w91xqz7d1w9u0t`. */
export function newId(prefix: string): string {
  const letters = Array.from({ length: idLength }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}_test_${letters.join('')}`
}
