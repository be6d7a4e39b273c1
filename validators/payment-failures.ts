/** Our own word for a payment whose request never reached the provider. */
export const notCharged = 'not_charged'

/** Our own word for a payment for which the provider has another charge than was asked for. */
export const strangeCharge = 'strange_charge'

/** Why a payment failed, as far as it is told apart on screens: the provider's words, and ours. */
export const paymentFailures = [
  'insufficient_fund',
  'stolen_or_lost_card',
  'failed_processing',
  'payment_rejected',
  'failed_fraud_check',
  'invalid_security_code',
  'invalid_account_number',
  'payment_cancelled',
  'invalid_card',
  'used_token',
  notCharged,
  strangeCharge,
  'other',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** The other words that the provider has for the same. */
const sameAs: Readonly<Record<string, PaymentFailure>> = {
  insufficient_balance: 'insufficient_fund',
  invalid_account: 'invalid_account_number',
  timeout: 'failed_processing',
}

/** The provider's word as one of ours; `other` for one that is not known here. */
export function paymentFailureOf(code: string): PaymentFailure {
  return paymentFailures.find((known) => known === code) ?? sameAs[code] ?? 'other'
}
