'use client'

import { useRef } from 'react'
import { asProblem, type Problem } from '@/lib/api/browser'
import { navigateTo } from '@/lib/navigation/navigate'
import type { Order } from '@/lib/orders/order'
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

/** Charges a card, and leads to the bank where its owner has to confirm. Answers why it could not be asked for, or null. */
export function useCardPayment(next: string | null) {
  const place = usePlace()
  const attempt = useRef<{ what: string; key: string }>(null)
  const payByCard = async ({ orderId, by, instead, onSettled }: Payment): Promise<Problem | null> => {
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
  return { payByCard }
}
