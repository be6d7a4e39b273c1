'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { pressPart } from '@/components/ui/press-part'
import type { HistoryOrder } from '@/lib/orders/order'

const CancelDialog = pressPart(() => import('./cancel-dialog'))

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
    </>
  )
}
