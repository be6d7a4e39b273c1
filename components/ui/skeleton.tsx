import { classNames } from './class-names'

/** A grey placeholder in the size of what is loading; set width and height by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-control bg-well', className)} />
}
