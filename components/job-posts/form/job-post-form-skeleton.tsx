import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'

/**
 * The shape of the form, as high as the window at least, so that what follows it does not move when it comes. What the
 * form always begins with can be read before it comes: of a new post, what its first field is for.
 */
export function JobPostFormSkeleton({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('editing.autosave')
  return (
    <div className="grid min-h-dvh items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-5">
        <Skeleton className="h-11 lg:hidden" />
        <p className="text-sm text-ink-3">{t('idle')}</p>
        {isNew ? <QuickPostSkeleton /> : <Skeleton className="h-56" />}
        <Skeleton className="h-20" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-52 max-lg:hidden" />
    </div>
  )
}

function QuickPostSkeleton() {
  const t = useTranslations('jobPosts.quickPost')
  return (
    <Card className="grid gap-3 p-4">
      <div>
        <p className="mb-1 flex items-center gap-2 font-medium">
          <Icon name="spark" className="size-5" />
          {t('label')}
        </p>
        <p className="mb-1.5 text-sm text-ink-3">{t('hint')}</p>
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="h-11 w-40" />
    </Card>
  )
}
