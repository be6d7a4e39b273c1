import { useTranslations } from 'next-intl'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the branch list. */
export default function BranchListLoading() {
  const t = useTranslations('branches')
  return (
    <MinimalShell title={t('title')} backHref="/dashboard" width="wide">
      <div className="mb-5 flex justify-between gap-3">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-11 w-32" />
      </div>
      <Skeleton className="mb-5 h-13 w-44" />
      <Skeleton className="mb-13 h-12" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-79" />
        <Skeleton className="h-79" />
        <Skeleton className="h-79 max-lg:hidden" />
      </div>
    </MinimalShell>
  )
}
