import { DayCard } from '@/components/days/day-card'
import type { Days, ShiftOfDay } from '@/lib/days/day'
import { digestOf } from '@/lib/days/digest'
import { LazyDaysWatch } from './lazy-days-watch'

type DaysPartProps = {
  days: Days
  branchId: string | undefined
  /** Whether the viewer looks at several branches. */
  showsBranches: boolean
  /** The shift whose step is the page's next one. */
  leading: ShiftOfDay | null
}

/** Today and tomorrow side by side, looked after while the page is open. */
export function DaysPart({ days, branchId, ...shown }: DaysPartProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DayCard name="today" day={days.today} {...shown} />
      <DayCard name="tomorrow" day={days.tomorrow} {...shown} />
      <LazyDaysWatch branchId={branchId} shown={digestOf(days)} />
    </div>
  )
}
