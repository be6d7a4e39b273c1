import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder for notifications that are loading; `label` says so to screen readers. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <span key={row} className="flex gap-3 px-3 py-2.5">
          <Skeleton className="size-9 shrink-0" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-3 w-1/3" />
          </span>
        </span>
      ))}
    </div>
  )
}
