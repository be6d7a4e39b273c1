import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { daysUntil } from '@/lib/dates/format-thai'
import { applyUntil, isUnderWay } from '@/lib/job-posts/apply-until'
import { isRunning, type JobPost } from '@/lib/job-posts/job-post'

/** From this many days on, a running post counts as about to end. */
const soonDays = 1

type DaysLeftProps = {
  post: Pick<JobPost, 'state' | 'expiresAt' | 'applyBy' | 'shifts' | 'shiftChoice' | 'payUnit'>
}

/** How long workers can still apply to a running post; nothing for other posts. */
export function DaysLeft({ post }: DaysLeftProps) {
  const t = useTranslations('jobPosts')
  if (!isRunning(post.state) || !post.expiresAt || isUnderWay(post)) return null
  const { at } = applyUntil({ ...post, expiresAt: post.expiresAt })
  const days = Math.max(0, daysUntil(at))
  return (
    <Badge tone={days <= soonDays ? 'mango' : 'neutral'} icon="clock">
      {t('daysLeft', { days })}
    </Badge>
  )
}
