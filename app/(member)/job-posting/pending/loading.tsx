import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the pending posts: groups of cards, each under a heading. */
export default function PendingLoading() {
  const t = useTranslations('jobPosts')
  return (
    <>
      <div className="mb-5 flex flex-wrap justify-between gap-3">
        <h1 className="text-3xl">{t('pending.title')}</h1>
        <Skeleton className="h-11 w-40" />
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-44 sm:h-28" />
        <Skeleton className="h-44 sm:h-28" />
        <Skeleton className="h-44 sm:h-28" />
      </div>
    </>
  )
}
