import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the packages and the summary beside them. */
export default function CreditPackageLoading() {
  const t = useTranslations('orders.buy')
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('about')}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-3">
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
        <Skeleton className="h-110" />
      </div>
    </>
  )
}
