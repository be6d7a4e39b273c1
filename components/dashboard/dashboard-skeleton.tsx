import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** The shape of the dashboard: its head, both days, what waits, and the open posts. */
export function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Skeleton className="h-9 w-60 max-w-full" />
          <Skeleton className="mt-1 h-6 w-56" />
        </div>
        <Skeleton className="h-11 w-11 shrink-0 sm:w-36" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <DaySkeleton />
        <DaySkeleton />
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}

function DaySkeleton() {
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-7 w-24 rounded-full" />
      </div>
      <div className="flex gap-3">
        <Skeleton className="size-11 shrink-0 rounded-card" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-40 max-w-full" />
          <div className="flex gap-1.5">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="size-9 rounded-full" />
          </div>
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-11 ml-auto max-sm:w-full sm:w-36" />
        </div>
      </div>
      <Skeleton className="h-11" />
    </Card>
  )
}
