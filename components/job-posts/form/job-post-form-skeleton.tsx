import { Skeleton } from '@/components/ui/skeleton'

/** The shape of the form, as high as the window at least, so that what follows it does not move when it comes. */
export function JobPostFormSkeleton() {
  return (
    <div className="grid min-h-dvh items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5">
        <Skeleton className="h-11 lg:hidden" />
        <Skeleton className="h-56" />
        <Skeleton className="h-20" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-52 max-lg:hidden" />
    </div>
  )
}
