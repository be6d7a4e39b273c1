import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import { TimeRange } from '@/components/ui/time-range'
import { Unbroken } from '@/components/ui/unbroken'
import type { OwnJob } from '@/lib/applications/own-jobs'
import { formatDay } from '@/lib/dates/format-thai'
import { CalendarLeaf } from './calendar-leaf'
import { JobTitle } from './job-title'
import { cardId } from './own-application-card'

type ComingJobProps = {
  job: OwnJob
  /** Something about it is said that was decided a moment ago. */
  isOpen: boolean
  children: ReactNode
}

/** A job that comes after the next one: a line that opens to everything about it. */
export function ComingJob({ job: { application, next }, isOpen, children }: ComingJobProps) {
  const t = useTranslations('ownApplications')
  const { id, post, shifts, totalPay } = application
  return (
    <details
      id={cardId(id)}
      tabIndex={-1}
      open={isOpen || undefined}
      className="group rounded-card border border-line bg-card shadow-soft"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-card p-4 [&::-webkit-details-marker]:hidden">
        <CalendarLeaf day={next.shift.date} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <JobTitle>{post.title}</JobTitle>
          </span>
          <span className="block text-sm text-ink-2">
            <Unbroken isName>{[post.companyName, post.branchName].filter(Boolean).join(' · ')}</Unbroken>
          </span>
          <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
            <span className="whitespace-nowrap">{formatDay(next.shift.date)}</span>
            <TimeRange start={next.shift.startTime} end={next.shift.endTime} />
            {shifts.length > 1 && <span>{t('shifts.all', { count: shifts.length })}</span>}
            {totalPay !== null && <Money satang={totalPay} className="ml-auto font-semibold text-ink" />}
          </span>
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 border-t border-line p-4">{children}</div>
    </details>
  )
}
