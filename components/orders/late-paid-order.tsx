'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import type { Order } from '@/lib/orders/order'
import type * as Paid from './paid-order'

const loadPaidOrder = () => import('./paid-order')

/** What a payment brought, whose script comes after the page's own; without it the page still says that it is paid. */
const PaidOrder = lazy(() =>
  loadPaidOrder().then(
    ({ PaidOrder: Loaded }) => ({ default: Loaded }),
    () => ({ default: Received }),
  ),
)

/** Loads that script while the payment is waited for: the network may be gone when the money comes. */
export function usePaidOrderLoaded(): void {
  useEffect(() => {
    loadPaidOrder().catch(() => undefined)
  }, [])
}

export function LatePaidOrder(props: ComponentProps<typeof Paid.PaidOrder>) {
  return (
    <Suspense fallback={<Received order={props.order} />}>
      <PaidOrder {...props} />
    </Suspense>
  )
}

function Received({ order: { number } }: { order: Order }) {
  const t = useTranslations('orders.pay')
  return (
    <div role="status" className="py-4 text-center">
      <h1 className="text-3xl">{t('received')}</h1>
      <p className="mt-1 text-ink-2">{t('order', { number })}</p>
    </div>
  )
}
