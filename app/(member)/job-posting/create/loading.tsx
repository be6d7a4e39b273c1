import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** The shape of the job post form. */
export default function CreateJobPostLoading() {
  const t = useTranslations('jobPosts')
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('createTitle')}</h1>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <Skeleton className="h-48" />
          <Skeleton className="h-20" />
          <Skeleton className="h-28" />
          <Skeleton className="h-80" />
          <Skeleton className="h-20" />
        </div>
        <Skeleton className="h-52 max-lg:hidden" />
      </div>
    </>
  )
}
