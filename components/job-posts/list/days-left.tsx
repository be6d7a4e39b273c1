import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { daysUntil } from '@/lib/dates/format-thai'
import { isRunning, type JobPost } from '@/lib/job-posts/job-post'

/** From this many days on, a running post counts as about to end. */
const soonDays = 1

/** How long workers will still see a running post; nothing for other posts. */
export function DaysLeft({ post }: { post: Pick<JobPost, 'state' | 'expiresAt'> }) {
  const t = useTranslations('jobPosts')
  if (!isRunning(post.state) || !post.expiresAt) return null
  const days = Math.max(0, daysUntil(new Date(post.expiresAt)))
  return (
    <Badge tone={days <= soonDays ? 'mango' : 'neutral'} icon="clock">
      {t('daysLeft', { days })}
    </Badge>
  )
}
