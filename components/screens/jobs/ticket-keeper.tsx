'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import { useOnline } from '@/components/ui/use-online'
import { wordingOf } from '@/lib/addresses/place'
import type { OwnApplication } from '@/lib/applications/own-application'
import { ownJobsOf } from '@/lib/applications/own-jobs'
import { formatClock, formatDay, shortDay } from '@/lib/dates/format-thai'
import { dropInput, keepInput } from '@/lib/drafts/kept-input'
import { type Interview, nextOf } from '@/lib/interviews/interview'
import { formatBaht } from '@/lib/money/format-baht'
import { type KeptShift, type KeptTicket, type KeptTickets, ticketsKey } from '@/lib/offline/kept-tickets'
import { clockAhead } from '@/validators/clock'
import { phoneHref } from '@/validators/contact-phone'
import { bangkokToday } from '@/validators/rules'
import { timedShifts } from '@/validators/working-time'

const minuteMs = 60_000

type Words = {
  readonly t: ReturnType<typeof useTranslations<'ownApplications'>>
  readonly address: ReturnType<typeof useTranslations<'addresses'>>
  readonly dates: ReturnType<typeof useTranslations<'dates'>>
  readonly interviewing: ReturnType<typeof useTranslations<'interviewing'>>
}

/** A job in words, with its shifts that are not over at a moment. */
function ticketOf(
  { post, shifts, totalPay, contact, workDay }: OwnApplication,
  now: number,
  { t, address, dates }: Words,
): KeptTicket {
  const open = timedShifts(shifts).flatMap(({ position, end }): KeptShift[] => {
    const shift = shifts[position]
    if (!shift || end * minuteMs <= now) return []
    const hours = dates('range', { start: shift.startTime, end: shift.endTime })
    return [
      {
        day: formatDay(shift.date),
        hours: shift.endTime <= shift.startTime ? `${hours} ${dates('untilNextDay')}` : hours,
        pay: shift.pay === null ? null : formatBaht(shift.pay),
        end: end * minuteMs,
      },
    ]
  })
  const { line = '', subdistrict = '', district = '', province = '', postcode = '' } = workDay?.address ?? {}
  const place = { line, subdistrict, district, province, postcode }
  const isOne = shifts.length === 1 && shifts[0]?.pay !== null
  const facts = [
    totalPay !== null && !isOne && `${t('pay.total', { shifts: shifts.length })} ${formatBaht(totalPay)}`,
    post.payday && t('pay.payday', { payday: post.payday }),
    workDay?.address && address(`${wordingOf(province)}.full`, place),
    workDay?.gear,
    contact?.name && t('workDay.askFor', { name: contact.name }),
  ]
  return {
    title: post.title,
    employer: [post.companyName, post.branchName].filter(Boolean).join(' · '),
    shifts: open,
    facts: facts.filter((fact): fact is string => Boolean(fact)),
    call: contact?.phone
      ? { label: t('workDay.callOf', { phone: contact.phone }), href: phoneHref(contact.phone) }
      : null,
  }
}

/** An agreed interview in words, as a ticket with a single time. */
function ticketOfInterview(
  { with: { name }, post, kind, place, note, startsAt, minutes }: Interview,
  { dates, interviewing }: Words,
): KeptTicket {
  const start = new Date(startsAt ?? 0)
  const end = new Date(start.getTime() + minutes * minuteMs)
  const facts = [kind === 'phone' ? interviewing('byPhone', { side: 'worker' }) : place, note]
  return {
    title: [interviewing('title'), post?.title].filter(Boolean).join(' · '),
    employer: name ?? interviewing('gone'),
    shifts: [
      {
        day: formatDay(start),
        hours: dates('range', { start: formatClock(start), end: formatClock(end) }),
        pay: null,
        end: end.getTime(),
      },
    ],
    facts: facts.filter((fact) => fact !== ''),
    call: null,
  }
}

const firstEnd = ({ shifts }: KeptTicket) => shifts[0]?.end ?? 0

type TicketKeeperProps = {
  live: readonly OwnApplication[]
  interviews: readonly Interview[]
  /** When the server made the page, in milliseconds since 1970. */
  now: number
}

/**
 * Keeps a worker's coming jobs and their next interview in the browser until they are over, and says on the page how old it is
 * while there is no network.
 */
export default function TicketKeeper({ live, interviews, now }: TicketKeeperProps) {
  const t = useTranslations('ownApplications')
  const address = useTranslations('addresses')
  const dates = useTranslations('dates')
  const interviewing = useTranslations('interviewing')
  const isOnline = useOnline()
  const clock = formatClock(new Date(now))
  useEffect(() => {
    const { next, coming } = ownJobsOf(live, now)
    const interview = nextOf(interviews, now)
    const words = { t, address, dates, interviewing }
    const tickets = [
      ...(interview ? [ticketOfInterview(interview, words)] : []),
      ...[...(next ? [next] : []), ...coming].map(({ application }) => ticketOf(application, now, words)),
    ].sort((one, other) => firstEnd(one) - firstEnd(other))
    if (tickets.length === 0) return dropInput(ticketsKey)
    const date = bangkokToday(new Date(now))
    const seen = { date, day: shortDay(date), clock }
    const until = Math.max(...tickets.flatMap(({ shifts }) => shifts.map(({ end }) => end)))
    keepInput(ticketsKey, { seen, ahead: clockAhead() ?? 0, tickets } satisfies KeptTickets, 'browser', until)
  }, [live, interviews, now, clock, t, address, dates, interviewing])
  return (
    <p role="status" className="mb-4 flex items-center gap-1.5 text-sm text-ink-2 empty:hidden">
      {!isOnline && (
        <>
          <Icon name="wifi-off" className="size-4 shrink-0" />
          <span>{t('offline', { time: clock })}</span>
        </>
      )}
    </p>
  )
}
