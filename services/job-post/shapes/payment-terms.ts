/** How an order can be paid. */
export const paymentMethods = ['promptpay', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Our accounts with the payment provider: one for what companies buy for posting, one for profile packages. */
export const merchants = ['job_post', 'employers'] as const
export type Merchant = (typeof merchants)[number]

/** What made the service ask the provider about a payment. */
export const paymentCauses = ['request', 'check', 'webhook', 'reconciliation'] as const
export type PaymentCause = (typeof paymentCauses)[number]

/**
 * What the provider's list of charges and our payments can disagree about; staff look at each. `strange_charge`: it names
 * another payment, or is of the mode, test or live, that is not ours. `strange_event`: it is about none of ours.
 */
export const differenceKinds = [
  'charge_without_payment',
  'payment_without_charge',
  'amounts_differ',
  'states_differ',
  'refunds_differ',
  'strange_charge',
  'strange_event',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]
