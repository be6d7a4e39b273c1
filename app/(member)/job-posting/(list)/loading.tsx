import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the list of posts. */
export default function JobPostingLoading() {
  const t = useTranslations('jobPosts')
  return (
    <>
      <div className="mb-5 flex flex-wrap justify-between gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <Skeleton className="h-11 w-44" />
      </div>
      <div className="grid gap-5">
        <div className="flex gap-2 overflow-hidden sm:flex-wrap">
          <Skeleton className="h-11 w-24 shrink-0 rounded-full" />
          <Skeleton className="h-11 w-32 shrink-0 rounded-full" />
          <Skeleton className="h-11 w-28 shrink-0 rounded-full" />
        </div>
        <Skeleton className="h-12" />
        <div className="grid gap-3">
          <Skeleton className="h-36 sm:h-26" />
          <Skeleton className="h-36 sm:h-26" />
          <Skeleton className="h-36 sm:h-26" />
        </div>
      </div>
    </>
  )
}
