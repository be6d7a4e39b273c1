import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import type { JobPost } from '@/lib/job-posts/job-post'
import { WageTotal } from '../wage-total'

/** What a post costs in wages, and since when it is published. */
export function JobPostFacts({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts')
  const moment = new Date(post.publishedAt ?? post.createdAt)
  return (
    <Card className="grid gap-3 p-5">
      <div>
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
