import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import type { JobPost } from '@/lib/job-posts/job-post'
import { DaysLeft } from './days-left'
import { StateBadge } from './state-badge'
import { WageTotal } from './wage-total'

const knownReasons = ['contact_details', 'link'] as const

/** Where a post stands, what that means, and what it costs. */
export function JobPostStatus({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts')
  const reasons = knownReasons.filter((reason) => post.reviewReasons.includes(reason))
  const moment = new Date(post.publishedAt ?? post.createdAt)
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap gap-2">
        <StateBadge state={post.state} />
        <DaysLeft post={post} />
      </div>
      <p>{t(`detail.next.${post.state}`)}</p>
      {reasons.length > 0 && (
        <ul className="list-disc pl-5 text-sm text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{t(`detail.reasons.${reason}`)}</li>
          ))}
        </ul>
      )}
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
