import { DayCard } from '@/components/days/day-card'
import { InterviewsOfDay } from '@/components/interviews/interviews-of-day'
import type { Days, ShiftOfDay } from '@/lib/days/day'
import { digestOf } from '@/lib/days/digest'
import { type Interview, leftOfToday, versionsOf } from '@/lib/interviews/interview'
import { LazyDaysWatch } from './lazy-days-watch'

type DaysPartProps = {
  days: Days
  /** The company's interviews; null where they could not be loaded. */
  interviews: readonly Interview[] | null
  /** When the page was made, in milliseconds since the epoch. */
  now: number
  branchId: string | undefined
  /** Whether the viewer looks at several branches. */
  showsBranches: boolean
  /** The shift whose step is the page's next one. */
  leading: ShiftOfDay | null
}

/** Today and tomorrow side by side, looked after while the page is open. */
export function DaysPart({ days, interviews, now, branchId, ...shown }: DaysPartProps) {
  const left = leftOfToday(interviews ?? [], now)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DayCard name="today" day={days.today} {...shown}>
        {left.length > 0 && <InterviewsOfDay interviews={left} />}
      </DayCard>
      <DayCard name="tomorrow" day={days.tomorrow} {...shown} />
      <LazyDaysWatch
        branchId={branchId}
        shown={digestOf(days)}
        interviews={interviews && digestOf(versionsOf(interviews))}
      />
    </div>
  )
}
