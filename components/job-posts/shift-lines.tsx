import { useTranslations } from 'next-intl'
import { TimeRange } from '@/components/ui/time-range'
import { formatDay } from '@/lib/dates/format-thai'
import { areShiftsChosen, placesRange, possiblePlaces } from '@/validators/shift-places'
import type { WageTerms } from '@/validators/wage-cost'
import { paidMinutes } from '@/validators/working-time'

type ShiftLinesProps = Pick<WageTerms, 'shiftChoice' | 'payUnit' | 'headcount'> & {
  /** `places` is the number of people a shift needs, if already settled. */
  shifts: readonly (WageTerms['shifts'][number] & { readonly places?: number })[]
}

/**
 * The days and hours of a post, one line each, with how many people a shift needs if that differs; incomplete shifts
 * are left out.
 */
export function ShiftLines({ shifts, ...post }: ShiftLinesProps) {
  const t = useTranslations('jobPosts')
  const peopleOf = (shift: ShiftLinesProps['shifts'][number]) => shift.places ?? possiblePlaces(post, shift)
  const range = areShiftsChosen(post) ? placesRange(shifts.map(peopleOf)) : null
  const differ = range !== null && range.least < range.most
  const complete = shifts.filter((shift) => paidMinutes(shift) !== null)
  // While a post is edited, two shifts may briefly be equal; they become one line.
  const lines = new Map(complete.map((shift) => [Object.values(shift).join(' '), shift]))
  return (
    <ul className="grid gap-1">
      {[...lines].map(([key, shift]) => (
        <li key={key} className="flex flex-wrap gap-x-3">
          <span className="whitespace-nowrap">{formatDay(shift.date ?? '')}</span>
          <TimeRange start={shift.startTime ?? ''} end={shift.endTime ?? ''} />
          {differ && <People people={peopleOf(shift)} />}
          {shift.breakMinutes ? (
            <span className="text-ink-3">{t('breakOf', { minutes: shift.breakMinutes })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function People({ people }: { people: number | null }) {
  const t = useTranslations('jobPosts.shifts')
  return people !== null && <span className="whitespace-nowrap text-ink-2">{t('places', { people })}</span>
}
