import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import { TimeRange } from '@/components/ui/time-range'
import { Unbroken } from '@/components/ui/unbroken'
import type { OwnApplication } from '@/lib/applications/own-application'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import { AcknowledgeButton } from './acknowledge-button'
import { CallWorkplace } from './contact-facts'
import { Refusal } from './decision-parts'
import { JobTitle } from './job-title'
import { cardId } from './own-application-card'
import { PaidShifts } from './paid-shifts'
import { showFrom } from './show-from'
import type { Decisions } from './use-decisions'
import { WorkedShifts } from './worked-shifts'

/** Jobs to look at instead: on the days that became free, near them, or any; with how many the list at `path` shows. */
export type JobsInstead = {
  readonly days: 'same' | 'near' | 'any'
  readonly path: string
  /** null while it is not known. */
  readonly count: number | null
  /** The list has further pages. */
  readonly isMore: boolean
}

type TakenBackCardProps = {
  application: OwnApplication
  takenBack: NonNullable<OwnApplication['takenBack']>
  decisions: Decisions
  instead: JobsInstead
  /** Those jobs are what to look at next. */
  isNext: boolean
  now: number
}

/**
 * A job or an offer that was taken back, or a job that was cancelled before an answer: which, by whom, when, why, and what now; it
 * stays until acknowledged.
 */
export function TakenBackCard({
  application,
  takenBack,
  decisions,
  instead,
  isNext,
  now,
}: TakenBackCardProps) {
  const t = useTranslations('ownApplications.takenBack')
  const waiting = useTranslations('unsent')
  const { id, post, shifts, contact } = application
  const element = useRef<HTMLDivElement>(null)
  const late = decisions.lateAnswerTo(id)
  const isLate = late !== null
  useEffect(() => {
    const card = element.current
    if (!isLate || !card) return
    // It stands elsewhere than what was pressed, or where that waited.
    if (document.activeElement === document.body) card.focus({ preventScroll: true })
    showFrom(card)
  }, [isLate])
  const isJob = takenBack.was === 'hired'
  const told = new Date(takenBack.at)
  const isInCalendar = isJob && Date.parse(post.expiresAt ?? '') > told.getTime()
  const first = shifts[0]?.date
  const when = { days: first ? daysUntil(first, new Date(now)) : -1, day: first ? formatDay(first) : '' }
  const hours = post.startsAt ? Math.floor((Date.parse(post.startsAt) - told.getTime()) / 3_600_000) : 0
  return (
    <div
      ref={element}
      id={cardId(id)}
      tabIndex={-1}
      className={classNames(
        'grid gap-3 rounded-card border p-4 shadow-soft sm:p-5',
        isJob ? 'border-line bg-chilli-soft' : 'border-line bg-card',
      )}
    >
      <h3
        role={isLate && !late.waited ? 'alert' : undefined}
        className={classNames('flex gap-2 text-lg leading-snug', isJob && 'text-chilli')}
      >
        <Icon name={isJob ? 'warning' : 'close'} className="mt-0.5 size-5 shrink-0" />
        {takenBack.was === 'offered' ? t('offer') : t(isJob ? 'job' : 'applied', when)}
      </h3>
      {late?.waited && (
        <p role="alert" className="font-semibold">
          {waiting('tooLate', { decision: late.waited, was: takenBack.was })}
        </p>
      )}
      <div>
        <p className="font-semibold">
          <JobTitle>{post.title}</JobTitle>
        </p>
        <p className="text-sm text-ink-2">
          <Unbroken isName>{[post.companyName, post.branchName].filter(Boolean).join(' · ')}</Unbroken>
        </p>
      </div>
      <LostShifts application={application} />
      <WorkedShifts application={application} />
      <div className="grid gap-1 text-sm text-ink-2 wrap-anywhere">
        <p>
          {[
            t('by', { company: post.companyName, day: formatDay(told), time: formatClock(told) }),
            takenBack.reason && t('reason', { reason: takenBack.reason }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {isJob && <p>{t(hours > 0 ? 'early' : 'late', { hours })}</p>}
      </div>
      <Refusal application={application} decisions={decisions} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={instead.path}
          variant={isNext ? 'accent' : 'secondary'}
          className="grow sm:flex-none"
        >
          {t(`others.${instead.days}`, {
            ...when,
            count: instead.count ?? 0,
            more: instead.isMore ? 'yes' : 'no',
          })}
        </ButtonLink>
        {isInCalendar && (
          <a
            href={`/api/own-applications/calendar?application=${id}`}
            className={buttonClass({ variant: 'secondary' }, 'grow sm:flex-none')}
          >
            <Icon name="calendar" className="size-4.5" />
            {t('calendar')}
          </a>
        )}
        {contact?.phone && <CallWorkplace phone={contact.phone} className="grow sm:flex-none" />}
        <AcknowledgeButton {...{ application, decisions }} />
      </div>
    </div>
  )
}

/** When it would have been, and what is not earned by it. */
export function LostShifts({ application }: { application: OwnApplication }) {
  const { shifts, totalPay } = application
  const [shift] = shifts
  if (!shift || shifts.length > 1) return <PaidShifts application={application} />
  return (
    <p className="flex flex-wrap gap-x-3 font-medium">
      <span className="whitespace-nowrap">{formatDay(shift.date)}</span>
      <TimeRange start={shift.startTime} end={shift.endTime} />
      {totalPay !== null && <Money satang={totalPay} className="tabular-nums" />}
    </p>
  )
}
