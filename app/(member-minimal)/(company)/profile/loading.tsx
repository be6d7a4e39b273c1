import { useTranslations } from 'next-intl'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the company's profile. */
export default function ProfileLoading() {
  const t = useTranslations('companies')
  return (
    <MinimalShell title={t('profile.title')} backHref="/dashboard">
      <div className="grid gap-5">
        <Skeleton className="h-32" />
        <Skeleton className="h-40" />
        <Skeleton className="h-36" />
        <Skeleton className="h-18" />
      </div>
    </MinimalShell>
  )
}
