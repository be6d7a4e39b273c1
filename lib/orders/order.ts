import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'
import { isPaid } from '@/validators/states/order'
import { isOpen } from '@/validators/states/payment'

/** What can be bought now, with all taxes, and in whose name. */
export type PurchaseOptions = AnswerOf<operations['getPurchaseOptions']>
export type OfferedPackage = PurchaseOptions['packages'][number]
export type BuyerChoice = PurchaseOptions['buyers'][number]

/** An order of the viewer's company, with the payment that matters. */
export type Order = AnswerOf<operations['getOrder']>
export type OrderRow = AnswerOf<operations['listOrders']>['items'][number]

/** An order with its documents and the state of its refund of withheld tax. */
export type HistoryOrder = AnswerOf<operations['listOrderHistory']>['items'][number]

/** The address of an order's tax invoice and receipt, and of a credit note. */
export const receiptPath = (orderId: string): string => `/api/orders/${orderId}/receipt`
export const creditNotePath = (creditNoteId: string): string => `/api/credit-notes/${creditNoteId}`

/** The address of the page on which tax is asked back that was withheld from what a payment paid. */
export const taxRefundPath = (paymentId: string): string => `/tax-refund/${paymentId}`

/** Who is paid. */
export type Merchant = Order['merchant']

/** A card that the company can pay by. */
export type SavedCard = AnswerOf<operations['listSavedCards']>['items'][number]

/** What an order is on the screen where a card is charged. */
export type CardStage =
  | 'choose'
  | 'sending'
  | 'confirm'
  | 'failed'
  | 'expired'
  | 'in_review'
  | 'too_old'
  | 'cancelled'
  | 'paid'

const isUnderWay = (payment: Order['payment']) => payment !== null && isOpen(payment.state)

/** Whether an order waits for its code to be scanned. */
export const hasOpenCode = ({ payment }: Pick<Order, 'payment'>): boolean =>
  isUnderWay(payment) && payment?.method === 'promptpay'

/** The stage of an order that is paid by card. */
export function cardStageOf({ state, payment, canAsk, isInReview }: Order): CardStage {
  if (isPaid(state)) return 'paid'
  if (isInReview && !isUnderWay(payment)) return 'in_review'
  if (state === 'cancelled') return 'cancelled'
  const isOfCard = payment?.method === 'card'
  if (isOfCard && payment.state === 'created') return 'sending'
  if (isOfCard && payment.state === 'requires_action') return 'confirm'
  if (!canAsk && !isUnderWay(payment)) return 'too_old'
  if (isOfCard && (payment.state === 'failed' || payment.state === 'expired')) return payment.state
  return 'choose'
}

/** What an order is on the screen where its code is scanned, or its card is being charged meanwhile: the provider ends a code a little after its time, which is over here at once. */
export type OrderStage =
  | 'preparing'
  | 'scan'
  | 'over'
  | 'failed'
  | 'by_card'
  | 'in_review'
  | 'too_old'
  | 'cancelled'
  | 'paid'

/** The stage of an order at a moment; before the server's time is known, a code counts as one that can be scanned. */
export function stageOf({ state, payment, canAsk, isInReview }: Order, now: Date | null): OrderStage {
  if (isPaid(state)) return 'paid'
  if (isInReview && !isUnderWay(payment)) return 'in_review'
  if (state === 'cancelled') return 'cancelled'
  const isOfCard = payment?.method === 'card'
  if (isOfCard && isOpen(payment.state)) return 'by_card'
  const isOver = payment !== null && now !== null && new Date(payment.expiresAt) <= now
  if (payment?.state === 'created' && !isOver) return 'preparing'
  if (payment?.state === 'awaiting_scan' && !isOver) return 'scan'
  if (!canAsk && !isUnderWay(payment)) return 'too_old'
  return payment === null || isOfCard || payment.state === 'failed' ? 'failed' : 'over'
}

/** The address of the page on which an order is paid, which leads on to `next`. */
export function paymentPath(orderId: string, next: string | null): string {
  return `/payment/promptpay?${new URLSearchParams({ order: orderId, ...(next && { next }) })}`
}

/** The address of the page on which an order is paid by card, and its result shown; the bank leads there too. */
export function cardPaymentPath(orderId: string, next: string | null): string {
  return `/payment/callback?${new URLSearchParams({ order: orderId, ...(next && { next }) })}`
}

/** What was chosen where credit is bought, besides the package. */
type Choices = {
  /** By card, and not by PromptPay. */
  readonly isByCard: boolean
  /** In whose name the order is; null for the head office. */
  readonly branchId: string | null
}

/** The address of the page on which credit is bought, which leads on to `next`; what is given is chosen there. */
export function purchasePath(
  next: string | null,
  offer?: Pick<OfferedPackage, 'kind' | 'size'>,
  choices?: Choices,
): string {
  const chosen = {
    ...(offer && { kind: offer.kind, size: String(offer.size) }),
    ...(choices?.isByCard && { by: 'card' }),
    ...(choices?.branchId && { branch: choices.branchId }),
    ...(next && { next }),
  }
  return `/credit-package?${new URLSearchParams(chosen)}`
}

/** The address of the picture of an order's code; each payment has another one. */
export const codePath = (orderId: string, paymentId: string): string =>
  `/api/orders/${orderId}/code?${new URLSearchParams({ payment: paymentId })}`

/** The address of the stream of what becomes of an order. */
export const liveOrderPath = (orderId: string): string => `/api/orders/${orderId}/changes`
