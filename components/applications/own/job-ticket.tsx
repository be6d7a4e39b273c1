import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-style'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import { TimeRange } from '@/components/ui/time-range'
import { Unbroken } from '@/components/ui/unbroken'
import { isNear, isSoon, type NextShift, type OwnJob } from '@/lib/applications/own-jobs'
import { daysUntil, formatDay } from '@/lib/dates/format-thai'
import { CallWorkplace } from './contact-facts'
import { JobTitle } from './job-title'
import { cardId } from './own-application-card'
import { useTimeLeft } from './use-time-left'

type JobTicketProps = { job: OwnJob; now: number; children: ReactNode }

/** The next job somebody has: when it begins in large, then everything that leads there. */
export function JobTicket({ job: { application, next }, now, children }: JobTicketProps) {
  const t = useTranslations('ownApplications')
  const { post, shifts, totalPay } = application
  const isRunning = next.start.getTime() <= now
  const pay = next.shift.pay ?? totalPay
  // Several shifts are listed below with the rest and the pay of each.
  const terms = shifts.length === 1 && [
    next.shift.breakMinutes > 0 && t('shifts.rest', { minutes: next.shift.breakMinutes }),
    post.payday && t('pay.payday', { payday: post.payday }),
  ]
  return (
    <Card id={cardId(application.id)} tabIndex={-1} className="overflow-hidden">
      <div
        className={classNames(
          'px-4 py-4 sm:px-5',
          isRunning ? 'bg-leaf text-card' : 'bg-primary text-on-primary',
        )}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <div>
            <When next={next} now={now} />
          </div>
          {pay !== null && <Money satang={pay} className="text-xl font-bold tabular-nums" />}
        </div>
        <h3 className="mt-2 text-lg leading-snug">
          <JobTitle>{post.title}</JobTitle>
        </h3>
        <p>
          <Unbroken isName>{[post.companyName, post.branchName].filter(Boolean).join(' · ')}</Unbroken>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3">
          {isSoon(next, now) && <span className="whitespace-nowrap">{formatDay(next.shift.date)}</span>}
          <TimeRange start={next.shift.startTime} end={next.shift.endTime} />
        </p>
        {terms && <p className="text-sm">{terms.filter(Boolean).join(' · ')}</p>}
      </div>
      <div className="grid gap-3 p-4 sm:p-5">{children}</div>
    </Card>
  )
}

/** How long until it begins in the last hours, the clock time within a day, the day before that, and until when it lasts once it has begun. */
function When({ next, now }: { next: NextShift; now: number }) {
  const t = useTranslations('ownApplications.ticket')
  const timeLeft = useTimeLeft()
  const line = 'text-2xl font-bold leading-snug sm:text-3xl'
  if (next.start.getTime() <= now) {
    return (
      <>
        <p className="text-sm">{t('running')}</p>
        <p className={line}>{t('until', { time: next.shift.endTime })}</p>
      </>
    )
  }
  const days = daysUntil(next.start, new Date(now))
  if (isNear(next.start, now)) {
    return (
      <>
        <p className="text-sm">{t('startsIn')}</p>
        <p className={line}>{timeLeft(next.start, now)}</p>
      </>
    )
  }
  if (isSoon(next, now)) {
    return (
      <>
        <p className="text-sm">{t('starts')}</p>
        <p className={line}>{t('at', { days, time: next.shift.startTime })}</p>
      </>
    )
  }
  return (
    <>
      <p className="text-sm">{t('days', { days })}</p>
      <p className={line}>{formatDay(next.shift.date)}</p>
    </>
  )
}

type WorkDayProps = {
  application: OwnJob['application']
  /** The address as it is written where it is. */
  address: ReactNode
  /** Leads to a map. */
  map: { readonly href: string; readonly target: string; readonly rel: string }
  /** The way there is the one thing to do next. */
  isNext: boolean
}

/** What leads to a job and through its day: the place, what to bring, whom to ask for, and the calendar. */
export function WorkDay({ application, address, map, isNext }: WorkDayProps) {
  const t = useTranslations('ownApplications.workDay')
  const { id, post, contact, workDay } = application
  if (!workDay) return null
  const { gear } = workDay
  return (
    <>
      <ul className="grid gap-3">
        <Row icon="pin" label={t('place')}>
          <span className="block font-medium">{post.branchName}</span>
          <span className="block text-sm text-ink-2">{address}</span>
        </Row>
        {gear && (
          <Row icon="shirt" label={t('gear')}>
            {gear}
          </Row>
        )}
        {contact?.name && (
          <Row icon="person" label={t('contact')}>
            {t('askFor', { name: contact.name })}
          </Row>
        )}
      </ul>
      <div className="-mx-4 border-t border-dashed border-line" />
      <div className="flex flex-wrap gap-2">
        {contact?.phone && <CallWorkplace phone={contact.phone} className="flex-1 px-3 whitespace-nowrap" />}
        <a href={`/api/own-applications/calendar?application=${id}`} className={action}>
          <Icon name="calendar" className="size-4.5" />
          {t('calendar')}
        </a>
        <a
          {...map}
          className={buttonClass(
            { variant: isNext ? 'accent' : 'secondary', size: 'lg' },
            'basis-full whitespace-nowrap',
          )}
        >
          <Icon name="navigate" className="size-5" />
          {t('navigate')}
        </a>
      </div>
    </>
  )
}

const action = buttonClass({ variant: 'secondary' }, 'flex-1 px-3 whitespace-nowrap')

type RowProps = { icon: 'pin' | 'shirt' | 'person'; label: string; children: ReactNode }

function Row({ icon, label, children }: RowProps) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} label={label} className="mt-0.5 size-5 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    </li>
  )
}
