/** Why a charge failed, with Omise's code. */
export type Failure = { readonly code: string; readonly message: string }

/** What happens to a charge on a card: the step at which it fails, if it fails. */
export type CardOutcome = {
  readonly failsAt: 'enrolment' | 'authentication' | 'charge' | null
  readonly failure: Failure | null
}

const failures = {
  insufficient_fund: 'insufficient funds in the account or the card has reached the credit limit',
  stolen_or_lost_card: 'card is stolen or lost',
  failed_processing: 'the payment processing has failed',
  payment_rejected: 'the payment was rejected by the issuer or the acquirer',
} as const

/** The failure with this code and Omise's message. */
export function failureOf(code: keyof typeof failures): Failure {
  return { code, message: failures[code] }
}

const success: CardOutcome = { failsAt: null, failure: null }

/** Omise's test cards, https://docs.omise.co/api-testing; every other valid number succeeds. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4111111111140011': { failsAt: 'charge', failure: failureOf('insufficient_fund') },
  '4111111111130012': { failsAt: 'charge', failure: failureOf('stolen_or_lost_card') },
  '4111111111120013': { failsAt: 'charge', failure: failureOf('failed_processing') },
  '4111111111110014': { failsAt: 'charge', failure: failureOf('payment_rejected') },
  '4111111111150002': { failsAt: 'enrolment', failure: failureOf('failed_processing') },
  '4111111111140003': { failsAt: 'authentication', failure: failureOf('failed_processing') },
}

/** The outcome of a charge on this card number. */
export function outcomeOf(cardNumber: string): CardOutcome {
  return outcomes[cardNumber] ?? success
}
