import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompanyMark } from '@/components/standing/company-mark'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { TimeRange } from '@/components/ui/time-range'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { daysUntil, formatDay } from '@/lib/dates/format-thai'
import type { PublicJobPostSummary } from '@/lib/job-posts/public-job-post'
import { PayRate } from '../pay-rate'
import { useWanted } from '../use-wanted'

type JobCardProps = {
  post: PublicJobPostSummary
  /** District and province as they are written where it is. */
  area: ReactNode
  heading?: 'h2' | 'h3'
  /** What is special about it for who reads the list. */
  badge?: ReactNode
}

/** One open job in a list of them; the whole card leads to it. */
export function JobCard({ post, area, heading: Heading = 'h2', badge }: JobCardProps) {
  const t = useTranslations('jobs')
  const wanted = useWanted(post)
  const days = Math.max(0, daysUntil(new Date(post.applyBy ?? post.expiresAt)))
  return (
    <Card className="relative flex h-full flex-wrap items-start gap-x-4 gap-y-3 p-4 transition-colors hover:border-control sm:p-5">
      <WorkTypeIcon type={post.workType} />
      <div className="min-w-0 flex-1 basis-44 wrap-anywhere">
        {badge && <p className="mb-1">{badge}</p>}
        <Heading className="text-lg leading-snug">
          <Link
            href={`/jobs/${post.id}`}
            prefetch="reach"
            className="rounded-control after:absolute after:inset-0 after:rounded-card"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {post.company.name}
          <CompanyMark standing={post.company.standing} short />
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <Fact icon="pin">{area}</Fact>
          <When shifts={post.shifts} />
          <Fact icon="people">{wanted}</Fact>
        </p>
      </div>
      <p className="flex w-full flex-wrap items-baseline justify-between gap-x-3 sm:w-auto sm:flex-col sm:items-end">
        <strong className="text-xl leading-snug">
          <PayRate payAmount={post.payAmount} payUnit={post.payUnit} />
        </strong>
        <span className="text-sm text-ink-3">{t('daysLeft', { days })}</span>
      </p>
    </Card>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name={icon} className="size-4 shrink-0 text-ink-3" />
      {children}
    </span>
  )
}

function When({ shifts }: Pick<PublicJobPostSummary, 'shifts'>) {
  const t = useTranslations('jobs')
  const [first, ...others] = shifts
  if (!first) return null
  return (
    <Fact icon="calendar">
      <span className="inline-flex flex-wrap gap-x-1.5">
        {formatDay(first.date)}
        <TimeRange start={first.startTime} end={first.endTime} />
        {others.length > 0 && t('moreShifts', { shifts: others.length })}
      </span>
    </Fact>
  )
}
