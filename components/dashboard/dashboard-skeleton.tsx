import { Skeleton } from '@/components/ui/skeleton'

/** The shape of what the dashboard holds below its head. */
export function DashboardSkeleton() {
  return (
    <>
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
    </>
  )
}
