import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of a post as workers see it, with what can be done beside it. */
export default function PostLoading() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Skeleton className="h-96 lg:order-last" />
      <Skeleton className="h-96" />
    </div>
  )
}
