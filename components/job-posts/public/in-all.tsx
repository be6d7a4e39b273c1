import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { everyDay } from '@/lib/job-posts/every-day'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { payInAll, spanText } from './in-all-texts'

type InAllProps = {
  post: PublicJobPost
  /** Also says from which day to which. */
  hasDays?: boolean
  className?: string
}

/** What one person earns with a job in all, and that they have to come on every day of it. */
export function InAll({ post, hasDays, className }: InAllProps) {
  const t = useTranslations('jobs.inAll')
  const parts = [payInAll(t, post), everyDay(t, post), hasDays ? spanText(post) : null].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p className={className}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className="inline-block">
            {part}
            {index < parts.length - 1 && ' ·'}
          </span>
        </Fragment>
      ))}
    </p>
  )
}
