import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { type OrderRow, paymentPath } from '@/lib/orders/order'
import { usePackageName } from './package-name'

/** An order that waits for its payment, before another one is made. */
export function OpenOrder({ order, next }: { order: OrderRow; next: string | null }) {
  const t = useTranslations('orders.buy.open')
  const nameOf = usePackageName()
  return (
    <Alert
      tone="mango"
      title={t('title', { number: order.number })}
      className="mb-5"
      action={
        <ButtonLink href={paymentPath(order.id, next)} size="sm">
          {t('action')}
        </ButtonLink>
      }
    >
      {t('about', {
        what: nameOf(order),
        amount: formatBaht(order.totalSatang),
        day: formatDay(new Date(order.payableUntil)),
      })}
    </Alert>
  )
}
