import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the company's credits. */
export default function MyCreditLoading() {
  const t = useTranslations('creditStatement')
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-2">{t('about')}</p>
      <div className="grid gap-6">
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
        <div className="grid gap-4">
          <Skeleton className="h-11 w-56" />
          <Skeleton className="h-11" />
          <Skeleton className="h-12" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </>
  )
}
