import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { TimeRange } from '@/components/ui/time-range'
import { Unbroken } from '@/components/ui/unbroken'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { formatDay } from '@/lib/dates/format-thai'
import type { JobPost, ListedJobPost } from '@/lib/job-posts/job-post'
import { PayRate } from '../pay-rate'
import { useWanted } from '../use-wanted'
import { DaysLeft } from './days-left'
import { StateBadge } from './state-badge'

type JobPostCardProps = {
  post: ListedJobPost
  /** The level of the title below the list's heading. */
  heading?: 'h2' | 'h3'
  /** The checkbox that selects it. */
  select?: ReactNode
  /** An action on it. */
  action?: ReactNode
}

/** One post in a list; the whole card is a link to it, except for its controls. */
export function JobPostCard({ post, heading: Heading = 'h3', select, action }: JobPostCardProps) {
  const t = useTranslations('jobPosts')
  const { title, workType, branchName, payAmount, payUnit } = post
  const wanted = useWanted(post)
  return (
    <Card className="relative flex flex-wrap items-start gap-x-4 gap-y-3 p-4 transition-colors hover:border-control sm:p-5">
      {select && <div className="relative z-10 -m-3 sm:self-center">{select}</div>}
      {workType && <WorkTypeIcon type={workType} />}
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="text-lg leading-snug">
          <Link
            href={`/job-posting/${post.id}`}
            className="rounded-control after:absolute after:inset-0 after:rounded-card"
          >
            <Unbroken>{title || t('untitled')}</Unbroken>
          </Link>
        </Heading>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          {branchName && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="pin" className="size-4 text-ink-3" />
              {branchName}
            </span>
          )}
          <When shifts={post.shifts} />
          {(post.places || wanted) && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="people" className="size-4 text-ink-3" />
              {post.places ? <Filled places={post.places} /> : <span>{wanted}</span>}
            </span>
          )}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-2 sm:w-auto sm:flex-col sm:items-end">
        <strong className="text-lg leading-snug">
          <PayRate payAmount={payAmount} payUnit={payUnit} />
        </strong>
        <span className="flex flex-wrap gap-2">
          <DaysLeft post={post} />
          <StateBadge state={post.state} />
        </span>
      </div>
      {action && <div className="relative z-10 -my-2 ml-auto sm:self-center">{action}</div>}
    </Card>
  )
}

/** How many people it has of how many, and how many applications nobody has opened. */
function Filled({ places: { taken, places, unopened } }: { places: NonNullable<ListedJobPost['places']> }) {
  const t = useTranslations('jobPosts.list')
  return (
    <span>
      <span className={taken < places ? 'font-semibold text-ink' : 'text-leaf'}>
        {t('places', { taken, places })}
      </span>
      {unopened > 0 && (
        <span>
          {' · '}
          <strong className="font-semibold text-mango-ink">{t('unopened', { count: unopened })}</strong>
        </span>
      )}
    </span>
  )
}

function When({ shifts }: Pick<JobPost, 'shifts'>) {
  const t = useTranslations('jobPosts.list')
  const [first, ...others] = shifts.filter(({ date }) => date)
  if (!first?.date) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Icon name="calendar" className="size-4 text-ink-3" />
      <span>{formatDay(first.date)}</span>
      {first.startTime && first.endTime && <TimeRange start={first.startTime} end={first.endTime} />}
      {others.length > 0 && <span>{t('moreShifts', { shifts: others.length })}</span>}
    </span>
  )
}
