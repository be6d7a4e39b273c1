import { useTranslations } from 'next-intl'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the saved searches. */
export default function SavedSearchesLoading() {
  const t = useTranslations('savedSearches')
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2">{t('about')}</p>
      <PeopleTabs current="saved" />
      <div className="grid gap-4">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    </>
  )
}
