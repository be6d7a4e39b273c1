import 'client-only'
import { type Answer, dataOf, jobPost, topup } from '@/lib/api/browser'
import type { Order, OrderRow, SavedCard } from './order'
import type { PaymentPlace } from './place'
import { hearServerTime } from './server-clock'

type Choice = { readonly packageId: string; readonly branchId: string | null }
type From = PaymentPlace['name']

const clients = { member: jobPost, topup }

/**
 * Orders a package, or takes up what was left unpaid of the very same; the same key again is the same order. Answers no
 * problem itself.
 */
export const placeOrder = (choice: Choice, key: string, from: From = 'member'): Promise<Answer<OrderRow>> =>
  clients[from].POST('/v1/orders', {
    body: { ...choice, reuse: true },
    headers: { 'Idempotency-Key': key },
  })

/** Asks for a code to scan; the same key again is the same payment. Answers no problem itself. */
export const askForCode = (orderId: string, key: string, from: From = 'member'): Promise<Answer<unknown>> =>
  clients[from].POST('/v1/orders/{orderId}/payments', {
    params: { path: { orderId } },
    body: { method: 'promptpay' },
    headers: { 'Idempotency-Key': key },
  })

/** What is paid by: a card by its token, or one that is remembered. */
export type CardChoice =
  | { readonly token: string; readonly remember: boolean }
  | { readonly savedCardId: string }

type CardRequest = {
  readonly orderId: string
  readonly by: CardChoice
  /** The same key again is the same payment. */
  readonly key: string
  /** The open payment that this one replaces. */
  readonly instead?: string
  /** Where the page of the result leads on to. */
  readonly next: string | null
  /** Where it is paid; the bank leads back there. */
  readonly place: Pick<PaymentPlace, 'name' | 'isBare'>
}

/** Charges a card. Answers no problem itself. */
export const askForCard = ({
  orderId,
  by,
  key,
  instead,
  next,
  place: { name, isBare },
}: CardRequest): Promise<Answer<unknown>> =>
  clients[name].POST('/v1/orders/{orderId}/payments', {
    params: { path: { orderId } },
    body: {
      method: 'card',
      ...by,
      ...(instead && { instead }),
      ...(next && { next }),
      ...(isBare && { place: 'topup' as const }),
    },
    headers: { 'Idempotency-Key': key },
  })

/** How an order stands, without asking the provider; rejects with ProblemError. */
export const readOrder = (orderId: string, from: From = 'member'): Promise<Order> =>
  dataOf(clients[from].GET('/v1/orders/{orderId}', { params: { path: { orderId } } }))

/** The cards that the company can pay by; rejects with ProblemError. */
export const listSavedCards = (from: From = 'member'): Promise<readonly SavedCard[]> =>
  dataOf(clients[from].GET('/v1/saved-cards', {})).then(({ items }) => items)

/** Removes a remembered card for good. Answers no problem itself. */
export const removeSavedCard = (savedCardId: string): Promise<Answer<unknown>> =>
  jobPost.DELETE('/v1/saved-cards/{savedCardId}', { params: { path: { savedCardId } } })

/**
 * Has the payment provider asked at once, and answers how the order stands; rejects with ProblemError. The answer tells
 * the server's time as well.
 */
export async function checkOrder(orderId: string, from: From = 'member'): Promise<Order> {
  const asked = clients[from].POST('/v1/orders/{orderId}/checks', { params: { path: { orderId } } })
  hearServerTime((await asked).response.headers.get('Date'))
  return dataOf(asked)
}

/** Cancels an order that is not paid. Answers no problem itself. */
export const cancelOrder = (orderId: string, from: From = 'member'): Promise<Answer<Order>> =>
  clients[from].POST('/v1/orders/{orderId}/events', {
    params: { path: { orderId } },
    body: { event: 'cancel' },
  })
