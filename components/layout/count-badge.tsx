type CountBadgeProps = {
  count: number
  /** What is counted, read aloud in place of the bare figure. */
  label: string
}

/** How many things wait at a place of the navigation; nothing for none. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="inline-grid min-w-5 place-items-center rounded-full bg-mango px-1.5 text-xs leading-5 font-semibold text-on-mango">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
