import { useTranslations } from 'next-intl'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import type { JobPost } from '@/lib/job-posts/job-post'
import { currentTime } from '@/validators/clock'
import { timedShifts } from '@/validators/working-time'

type ReviewDueProps = { post: Pick<JobPost, 'reviewBy' | 'shifts'>; className?: string; now?: Date }

/**
 * By when staff decide about a post that waits for them, and what to do where its work begins before; nothing for the
 * others.
 */
export function ReviewDue({ post, className, now = currentTime() }: ReviewDueProps) {
  const t = useTranslations('jobPosts.review')
  if (post.reviewBy === null) return null
  const by = new Date(post.reviewBy)
  if (by < now) return <p className={className}>{t('late')}</p>
  // In minutes; a post that waits for staff has complete shifts.
  const start = timedShifts(post.shifts)[0]?.start
  return (
    <div className={className}>
      <p>{t('due', { days: daysUntil(by, now), day: formatDay(by), time: formatClock(by) })}</p>
      {start !== undefined && start * 60_000 < by.getTime() && <p>{t('beginsBefore')}</p>}
    </div>
  )
}
