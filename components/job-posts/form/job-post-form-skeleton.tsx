import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'

/**
 * The shape of the form, as high as the window at least, so that what follows it does not move when it comes. What the
 * form always begins with can be read before it comes: of a new post, what its first field is for.
 */
export function JobPostFormSkeleton({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('editing.autosave')
  if (isNew) return <NewPostSkeleton />
  return (
    <div className="grid min-h-dvh items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-5">
        <Skeleton className="h-11 lg:hidden" />
        <p className="text-sm text-ink-3">{t('idle')}</p>
        <Skeleton className="h-56" />
        <Skeleton className="h-20" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-52 max-lg:hidden" />
    </div>
  )
}

function NewPostSkeleton() {
  const t = useTranslations('jobPosts.quickPost')
  return (
    <div className="grid min-h-dvh max-w-2xl content-start gap-5">
      <div>
        <p className="mb-1.5 flex items-center gap-2 font-medium">
          <Icon name="spark" className="size-5" />
          {t('label')}
        </p>
        <p className="control min-h-28 text-lg text-ink-3">{t('hint')}</p>
      </div>
      <Skeleton className="h-56" />
    </div>
  )
}
