'use client'

import { useEffect } from 'react'
import { post } from '@/lib/orders/app-answer'

/** Tells the phone app around the page that its pass is over. */
export function TellOver({ orderId }: { orderId: string }) {
  useEffect(() => post({ type: 'partim.topup', state: 'over', orderId, orderNumber: null }), [orderId])
  return null
}
