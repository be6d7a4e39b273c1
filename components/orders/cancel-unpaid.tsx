'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { HistoryOrder } from '@/lib/orders/order'

/** Comes with the press. Where it cannot be loaded, that is said, and the list stays. */
const CancelDialog = lazy(() => import('./cancel-dialog').catch(() => ({ default: NotReached })))

function NotReached() {
  return (
    <p role="alert" className="w-full text-sm text-chilli">
      {useTranslations('problems')('network')}
    </p>
  )
}

type CancelUnpaidProps = {
  order: Pick<HistoryOrder, 'id' | 'number'>
  /** The id of what names the order in the list: the focus goes there, because the button is gone afterwards. */
  headingId: string
}

/** Cancels an order where orders are listed, after a question. */
export function CancelUnpaid({ order, headingId }: CancelUnpaidProps) {
  const t = useTranslations('orders.pay')
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('cancelling.of', { number: order.number })}
        onClick={() => setAsked(true)}
      >
        {t('cancelling.short')}
      </Button>
      <Suspense>
        {isAsked && (
          <CancelDialog
            order={order}
            about={t('cancelling.aboutListed')}
            ask={async () => router.refresh()}
            set={async () => {
              document.getElementById(headingId)?.focus()
              router.refresh()
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  )
}
