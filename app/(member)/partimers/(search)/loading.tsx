import { useTranslations } from 'next-intl'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the search for people. */
export default function PartimersLoading() {
  const t = useTranslations('peopleSearch')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <PeopleTabs current="search" />
      <div className="grid gap-5">
        <Skeleton className="h-13 lg:hidden" />
        <Skeleton className="h-72 max-lg:hidden" />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-3">
            <Skeleton className="h-52" />
            <Skeleton className="h-52" />
            <Skeleton className="h-52" />
          </div>
          <Skeleton className="h-96 max-lg:hidden" />
        </div>
      </div>
    </>
  )
}
