import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { everyDay, payInAll, spanText } from './in-all-texts'

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
    <p className={classNames('overflow-hidden', className)}>
      {/* What separates parts stands before each, outside the box at the beginning of a line: never at a line's end. */}
      <span className="-ml-3 block">
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className="inline-block pl-3">
              {index > 0 && <span className="absolute -ml-2">· </span>}
              <span>{part}</span>
            </span>
          </Fragment>
        ))}
      </span>
    </p>
  )
}
