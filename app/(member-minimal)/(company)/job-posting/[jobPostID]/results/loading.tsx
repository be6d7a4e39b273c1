import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of a post's figures. */
export default function ResultsLoading() {
  return <Skeleton className="h-48" />
}
