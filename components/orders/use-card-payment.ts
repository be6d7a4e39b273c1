'use client'

import { useRef } from 'react'
import { asProblem, type Problem } from '@/lib/api/browser'
import { navigateTo } from '@/lib/navigation/navigate'
import type { Order } from '@/lib/orders/order'
import type { PaymentPlace } from '@/lib/orders/place'
import { askForCard, type CardChoice, readOrder } from '@/lib/orders/requests'
import { usePlace } from './place'

type Payment = {
  readonly orderId: string
  readonly by: CardChoice
  /** The open payment that this one replaces. */
  readonly instead?: string
  /** What to do with an order that needs no bank; the page of the result is opened without it. */
  readonly onSettled?: (order: Order) => void
}

type Payer = {
  readonly place: PaymentPlace
  /** Where the page of the result leads on to. */
  readonly next: string | null
  /** What was asked for last, with its key. */
  readonly attempt: { current: { readonly what: string; readonly key: string } | null }
}

/** Charges a card, and leads to the bank where its owner has to confirm. Answers why it could not be asked for, or null. */
export async function payByCard(
  { place, next, attempt }: Payer,
  { orderId, by, instead, onSettled }: Payment,
): Promise<Problem | null> {
  const what = JSON.stringify([orderId, by, instead])
  // The same card again is the same payment: its answer may have been lost.
  if (attempt.current?.what !== what) attempt.current = { what, key: crypto.randomUUID() }
  const { error, response } = await askForCard({
    orderId,
    by,
    key: attempt.current.key,
    next,
    place,
    ...(instead && { instead }),
  })
  if (!response.ok) return asProblem(error, response)
  attempt.current = null
  const order = await readOrder(orderId, place.name).catch(() => null)
  const address = order?.payment?.authorizeAddress
  if (address) navigateTo(address, { external: true })
  else if (order && onSettled) onSettled(order)
  else navigateTo(place.cardPaymentPath(orderId, next))
  return null
}

/** Charging a card of an order that is on the screen. */
export function useCardPayment(next: string | null) {
  const place = usePlace()
  const attempt: Payer['attempt'] = useRef(null)
  return { payByCard: (payment: Payment) => payByCard({ place, next, attempt }, payment) }
}
