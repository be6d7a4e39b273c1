import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of somebody's intro videos. */
export default function VideosLoading() {
  return (
    <div aria-busy="true" className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="min-h-[58dvh]" />
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-52" />
      </div>
    </div>
  )
}
