import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of an order with its code. */
export default function PromptPayLoading() {
  const t = useTranslations('orders.pay')
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('title')}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-52 max-lg:order-last" />
        <Skeleton className="h-130" />
      </div>
    </>
  )
}
