import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of an order that is paid by card. */
export default function PaymentCallbackLoading() {
  const t = useTranslations('orders.card')
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('title')}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-20" />
        <Skeleton className="h-52" />
      </div>
    </>
  )
}
