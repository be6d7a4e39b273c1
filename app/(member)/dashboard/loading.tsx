import { Skeleton } from '@/components/ui/skeleton'

/** The shape of the dashboard. */
export default function DashboardLoading() {
  return (
    <div className="grid gap-8">
      <div>
        <Skeleton className="h-11 w-64" />
        <Skeleton className="mt-2 h-6 w-80 max-w-full" />
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-60" />
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    </div>
  )
}
