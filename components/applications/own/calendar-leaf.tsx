import { leafOf } from '@/lib/dates/format-thai'

/** The day of a shift (YYYY-MM-DD) as a leaf of a calendar; the words beside it say the same in full. */
export function CalendarLeaf({ day }: { day: string }) {
  const leaf = leafOf(day)
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 content-center justify-items-center rounded-control border border-line text-xs leading-snug text-ink-2"
    >
      {leaf.weekday}
      <span className="text-lg leading-5 font-bold text-ink tabular-nums">{leaf.day}</span>
    </span>
  )
}
