import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the request and what it is computed from. */
export default function TaxRefundLoading() {
  const t = useTranslations('taxRefunds')
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('about')}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-110" />
        <Skeleton className="h-110" />
      </div>
    </>
  )
}
