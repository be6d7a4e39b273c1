import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the dashboard. */
export default function DashboardLoading() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <Skeleton className="h-11 w-64" />
          <Skeleton className="mt-1 h-6 w-72" />
        </div>
        <Skeleton className="h-11 w-44" />
      </div>
      <DashboardSkeleton />
    </div>
  )
}
