'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { asProblem, type Problem } from '@/lib/api/browser'
import type { Order } from '@/lib/orders/order'
import { cancelOrder } from '@/lib/orders/requests'
import { usePlace } from './place'

type CancelDialogProps = {
  order: Pick<Order, 'id' | 'number'>
  /** What is to be known before; of an order that is paid on the page by default. */
  about?: string
  /** Has it looked at how the order stands, where it was not cancelled. */
  ask: () => Promise<unknown>
  set: (order: Order) => Promise<unknown>
  onClose: () => void
}

/** Asks before an order is cancelled: its code may have been scanned a moment ago, and dies with it. */
export default function CancelDialog({ order, about, ask, set, onClose }: CancelDialogProps) {
  const t = useTranslations('orders.pay')
  const { name } = usePlace()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const cancel = async () => {
    setBusy(true)
    setProblem(null)
    const { data, error, response } = await cancelOrder(order.id, name)
    if (response.ok && data) {
      onClose()
      await set(data)
      return
    }
    setProblem(asProblem(error, response))
    await ask().catch(() => undefined)
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('cancelling.title', { number: order.number })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancelling.keep')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{about ?? t('cancelling.about')}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
