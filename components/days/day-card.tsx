import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { TimeRange } from '@/components/ui/time-range'
import { formatDay } from '@/lib/dates/format-thai'
import type { Day, ShiftOfDay } from '@/lib/days/day'
import {
  formerOf,
  isAtOtherHours,
  keyOf,
  settledShiftsOf,
  shortageOf,
  shortShiftsOf,
} from '@/lib/days/shortage'
import { formatBaht } from '@/lib/money/format-baht'
import { ShiftRow } from './shift-row'

type DayCardProps = {
  name: 'today' | 'tomorrow'
  day: Day
  /** Whether the viewer looks at several branches. */
  showsBranches: boolean
  /** The shift whose step is the page's next one. */
  leading: ShiftOfDay | null
  /** What else the day has, below its shifts that lack people. */
  children?: ReactNode
}

/** A day: the shifts that lack people, by branch, and the others folded into one line. */
export function DayCard({ name, day, showsBranches, leading, children }: DayCardProps) {
  const t = useTranslations('dashboard.days')
  const { missing, places } = shortageOf(day)
  const short = shortShiftsOf(day)
  const id = `day-${name}`
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 sm:px-5">
          <h2 id={id} className="text-lg leading-snug">
            {t(name)} <span className="text-sm font-normal text-ink-2">{formatDay(day.date)}</span>
          </h2>
          {missing > 0 && <Badge tone="chilli">{t('missingOf', { missing, places })}</Badge>}
        </div>
        {short.map(({ branchId, branchName, shifts }, index) => (
          <div
            key={branchId}
            className={classNames('border-line px-4 py-3 sm:px-5', index > 0 && 'border-t')}
          >
            {showsBranches && branchName && (
              <p className="mb-1.5 flex items-center gap-1.5 text-sm font-semibold text-ink-3">
                <Icon name="branch" className="size-4" />
                {branchName}
              </p>
            )}
            <ul className="grid gap-4">
              {shifts.map((shift) => (
                <li key={keyOf(shift)}>
                  <ShiftRow
                    shift={shift}
                    former={formerOf(day, shift)}
                    leads={leading !== null && keyOf(leading) === keyOf(shift)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <FormerShifts day={day.date} shifts={day.formerShifts} isBelow={short.length > 0} />
        {children && (
          <div
            className={classNames('border-line', short.length + day.formerShifts.length > 0 && 'border-t')}
          >
            {children}
          </div>
        )}
        {day.shifts.length + day.formerShifts.length === 0 ? (
          <p
            className={classNames(
              'border-line px-4 py-5 text-ink-2 sm:px-5',
              Boolean(children) && 'border-t',
            )}
          >
            {t(`none.${name}`)}
          </p>
        ) : (
          <Settled
            day={day}
            shifts={settledShiftsOf(day)}
            showsBranches={showsBranches}
            isBelow={short.length + day.formerShifts.length > 0 || Boolean(children)}
          />
        )}
      </Card>
    </section>
  )
}

type FormerShiftsProps = { day: string; shifts: Day['formerShifts']; isBelow: boolean }

/** Who comes at the hours they agreed to, while the post has other terms, or has not answered about those. */
function FormerShifts({ day, shifts, isBelow }: FormerShiftsProps) {
  const t = useTranslations('dashboard.days')
  if (shifts.length === 0) return null
  const settled = shifts.filter(({ isSettled }) => isSettled).length
  const title = settled === shifts.length ? 'title' : settled === 0 ? 'titleAsked' : 'titleMixed'
  return (
    <div className={classNames('border-line px-4 py-3 text-sm sm:px-5', isBelow && 'border-t')}>
      <p className="font-semibold text-ink-3">{t(`former.${title}`)}</p>
      <ul className="grid gap-1">
        {shifts.map((shift) => (
          <li key={`${shift.applicationId} ${shift.startTime}`}>
            <Link
              href={`/job-posting/${shift.jobPostId}`}
              prefetch="reach"
              className="inline-flex min-h-11 flex-wrap items-center gap-x-3 hover:underline"
            >
              <Badge tone="mango" icon={shift.isSettled ? 'edit' : 'clock'}>
                {t(shift.isSettled ? 'former.stand' : 'former.asked', {
                  person: shift.displayName ?? t('unnamed'),
                })}
              </Badge>
              <Differences shift={shift} day={day} />
              <span className="text-ink-2">{shift.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What somebody agreed to and comes for, and what the post has by now, where that is another. */
function Differences({ shift, day }: { shift: Day['formerShifts'][number]; day: string }) {
  const t = useTranslations('dashboard.days.former')
  const { startTime, endTime, pay, becomes } = shift
  const rate = (of: typeof pay) => of && t('rate', { unit: of.unit, amount: formatBaht(of.amount) })
  const now = becomes.shift
  const isPaidOtherwise = rate(pay) !== rate(becomes.pay)
  return (
    <>
      <span>
        {t('comes')}{' '}
        <strong className="font-semibold">
          <TimeRange start={startTime} end={endTime} />
          {isPaidOtherwise && <span>{` ${rate(pay)}`}</span>}
        </strong>
      </span>
      <span className="text-ink-2">
        <span>{`(${t('becomes')}`}</span>
        {now === null && <span>{` ${t('gone')}`}</span>}
        {now !== null && isAtOtherHours(shift, day) && (
          <span>
            {' '}
            {now.date !== day && <span>{`${formatDay(now.date)} `}</span>}
            <TimeRange start={now.startTime} end={now.endTime} />
          </span>
        )}
        {isPaidOtherwise && <span>{` ${rate(becomes.pay)}`}</span>}
        <span>)</span>
      </span>
    </>
  )
}

type SettledProps = {
  day: Day
  shifts: readonly ShiftOfDay[]
  showsBranches: boolean
  /** Something stands above it in the card. */
  isBelow: boolean
}

/** Shifts nobody is looked for, folded into one line. */
function Settled({ day, shifts, showsBranches, isBelow }: SettledProps) {
  const t = useTranslations('dashboard.days')
  if (shifts.length === 0) return null
  const full = shifts.filter(({ taken, places }) => taken >= places).length
  const isFull = full === shifts.length
  const branches = [...new Set(shifts.map(({ branchName }) => branchName))].filter(Boolean)
  const names = showsBranches ? branches.join(' ') : shifts.map(({ title }) => title).join(' · ')
  return (
    <details className={classNames('group border-line', isBelow && 'border-t')}>
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2.5 rounded-card px-4 hover:bg-well sm:px-5 [&::-webkit-details-marker]:hidden">
        <Icon
          name={isFull ? 'check' : 'people'}
          className={classNames('size-5 shrink-0', isFull ? 'text-leaf' : 'text-ink-3')}
        />
        <span className="min-w-0 flex-1 truncate text-sm text-ink-2">
          <strong className="text-base text-ink">
            {t('settled', { full, unsought: shifts.length - full })}
          </strong>{' '}
          {names}
        </span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-4 border-t border-line px-4 py-3 sm:px-5">
        {shifts.map((shift) => (
          <li key={keyOf(shift)}>
            <ShiftRow
              shift={shift}
              former={formerOf(day, shift)}
              branchName={showsBranches ? shift.branchName : null}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
