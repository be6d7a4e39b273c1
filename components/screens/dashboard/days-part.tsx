import { DayCard } from '@/components/days/day-card'
import { InterviewsOfDay } from '@/components/interviews/interviews-of-day'
import type { Day, Days, ShiftOfDay } from '@/lib/days/day'
import { digestOf } from '@/lib/days/digest'
import { type Interview, leftOfToday, versionsOf } from '@/lib/interviews/interview'
import { LazyDaysWatch } from './lazy-days-watch'

type DaysPartProps = {
  days: Days
  /** The interviews about posts of these days' branches; none where they could not be loaded. */
  interviews: readonly Interview[]
  /** All of the company's, of which any may have changed; null where they could not be loaded. */
  watched: readonly Interview[] | null
  /** When the page was made, in milliseconds since the epoch. */
  now: number
  branchId: string | undefined
  /** Whether the viewer looks at several branches. */
  showsBranches: boolean
  /** The shift whose step is the page's next one. */
  leading: ShiftOfDay | null
}

const isEmpty = ({ shifts, formerShifts }: Day) => shifts.length + formerShifts.length === 0

/**
 * Today and tomorrow side by side, each as high as what is in it, looked after while the page is open. A day on which nothing is
 * would leave the space below it empty: then one follows the other.
 */
export function DaysPart({ days, interviews, watched, now, branchId, ...shown }: DaysPartProps) {
  const left = leftOfToday(interviews, now)
  const areAlike = (isEmpty(days.today) && left.length === 0) === isEmpty(days.tomorrow)
  return (
    <div className={areAlike ? 'grid items-start gap-4 md:grid-cols-2' : 'grid gap-4'}>
      <DayCard name="today" day={days.today} {...shown}>
        {left.length > 0 && <InterviewsOfDay interviews={left} />}
      </DayCard>
      <DayCard name="tomorrow" day={days.tomorrow} {...shown} />
      <LazyDaysWatch
        branchId={branchId}
        shown={digestOf(days)}
        interviews={watched && digestOf(versionsOf(watched))}
      />
    </div>
  )
}
