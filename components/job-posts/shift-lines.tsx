import { useTranslations } from 'next-intl'
import { TimeRange } from '@/components/ui/time-range'
import { formatDay } from '@/lib/dates/format-thai'
import type { WageTerms } from '@/validators/wage-cost'
import { paidMinutes } from '@/validators/working-time'

/** The days and hours of a post, one line each; shifts still incomplete are left out. */
export function ShiftLines({ shifts }: Pick<WageTerms, 'shifts'>) {
  const t = useTranslations('jobPosts')
  const complete = shifts.filter((shift) => paidMinutes(shift) !== null)
  // While a post is written two shifts may be the same for a moment; they are one line.
  const lines = new Map(complete.map((shift) => [Object.values(shift).join(' '), shift]))
  return (
    <ul className="grid gap-1">
      {[...lines].map(([key, shift]) => (
        <li key={key} className="flex flex-wrap gap-x-3">
          <span className="whitespace-nowrap">{formatDay(shift.date ?? '')}</span>
          <TimeRange start={shift.startTime ?? ''} end={shift.endTime ?? ''} />
          {shift.breakMinutes ? (
            <span className="text-ink-3">{t('breakOf', { minutes: shift.breakMinutes })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
