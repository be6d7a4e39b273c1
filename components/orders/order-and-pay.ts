import { asProblem, type Problem } from '@/lib/api/browser'
import type { PaymentPlace } from '@/lib/orders/place'
import { askForCode, type CardChoice, placeOrder } from '@/lib/orders/requests'
import { payByCard } from './use-card-payment'

/** One wish to buy something: pressed again, its keys are the same, because the answers may have been lost. */
export type Attempt = {
  readonly choice: { readonly packageId: string; readonly branchId: string | null }
  readonly key: string
  readonly card: { current: { readonly what: string; readonly key: string } | null }
}

type Payer = {
  /** A card; null for a code. */
  readonly by: CardChoice | null
  readonly place: PaymentPlace
  readonly next: string | null
}

/**
 * Orders what is chosen, and asks for its code or charges a card. Answers why that was refused, or the page on which it goes
 * on; null while the browser is on its way to the bank.
 */
export async function orderAndPay(
  { choice, key, card }: Attempt,
  { by, place, next }: Payer,
): Promise<{ readonly problem: Problem } | { readonly path: string } | null> {
  const { data, error, response } = await placeOrder(choice, key, place.name)
  if (!response.ok || !data) return { problem: asProblem(error, response) }
  if (by) {
    const problem = await payByCard({ place, next, attempt: card }, { orderId: data.id, by })
    // An order that was left unpaid is paid or cancelled meanwhile: its page says what became of it.
    if (problem?.code !== 'wrong_state') return problem && { problem }
  } else {
    // Where this fails, the page of the payment offers it again.
    await askForCode(data.id, key, place.name)
  }
  return { path: place.paymentPath(data.id, next) }
}
