import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of people side by side. */
export default function CompareLoading() {
  const t = useTranslations('comparing')
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('title')}</h1>
      <Skeleton className="h-96" />
    </>
  )
}
