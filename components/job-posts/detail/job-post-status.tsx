import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import type { JobPost } from '@/lib/job-posts/job-post'
import { DaysLeft } from '../list/days-left'
import { ReviewDue } from '../list/review-due'
import { ReviewReasons } from '../list/review-reasons'
import { StateBadge } from '../list/state-badge'
import { WageTotal } from '../wage-total'

/** The state of a post, what it means, and what it costs. */
export function JobPostStatus({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts')
  const moment = new Date(post.publishedAt ?? post.createdAt)
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap gap-2">
        <StateBadge state={post.state} />
        <DaysLeft post={post} />
      </div>
      <p>{t(`detail.next.${situation(post)}`)}</p>
      <ReviewDue post={post} className="font-medium" />
      <ReviewReasons post={post} />
      <div className="border-t border-line pt-3">
        <p className="text-sm text-ink-3">{t('total.label')}</p>
        <WageTotal terms={post} />
      </div>
      <p className="text-sm text-ink-3">
        {t(post.publishedAt ? 'detail.publishedAt' : 'detail.created', {
          day: formatDay(moment),
          time: formatClock(moment),
        })}
      </p>
    </Card>
  )
}

/** The state, split where it can mean two things: a draft may wait for credit, a review may follow publication. */
function situation({ state, waitsForCredit, publishedAt }: JobPost) {
  if (waitsForCredit) return 'waits_for_credit'
  return state === 'pending_review' && publishedAt ? 'flagged' : state
}
