import { classNames } from './class-names'

/** A grey placeholder with the size of what is being loaded; give it width and height by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-control bg-well', className)} />
}
