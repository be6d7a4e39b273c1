type CountBadgeProps = {
  count: number
  /** Describes the count to screen readers in place of the bare number. */
  label: string
}

/** The number of things that wait at a place of the navigation; nothing for 0. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="inline-grid min-w-5 place-items-center rounded-full bg-mango px-1.5 text-xs leading-5 font-semibold text-on-mango">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
