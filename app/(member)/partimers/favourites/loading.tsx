import { useTranslations } from 'next-intl'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the favourites. */
export default function FavouritesLoading() {
  const t = useTranslations('favourites')
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2">{t('about')}</p>
      <PeopleTabs current="favourites" />
      <div className="grid gap-5">
        <div className="flex gap-2 overflow-hidden">
          <Skeleton className="h-11 w-28 shrink-0 rounded-full" />
          <Skeleton className="h-11 w-32 shrink-0 rounded-full" />
        </div>
        <div className="grid gap-3 lg:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
          <Skeleton className="h-52 max-lg:hidden" />
          <Skeleton className="h-52 max-lg:hidden" />
        </div>
      </div>
    </>
  )
}
