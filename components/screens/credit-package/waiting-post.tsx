import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { shortDay } from '@/lib/dates/format-thai'
import type { JobPost } from '@/lib/job-posts/job-post'

type WaitingPostProps = {
  /** The post that paying leads on to. */
  post: Pick<JobPost, 'title' | 'shifts' | 'publishesItself'>
}

/** That a post waits for the credit that is bought here, and is published by itself then; nothing for another post. */
export function WaitingPost({ post }: WaitingPostProps) {
  const t = useTranslations('orders.buy')
  if (!post.publishesItself) return null
  const [first] = post.shifts.flatMap(({ date }) => date ?? []).sort()
  return (
    <p className="mb-5 flex items-start gap-2.5 rounded-card bg-leaf-soft p-4 font-medium">
      <Icon name="post" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        {t('waiting', { title: post.title ?? '', day: first ? shortDay(first) : '' })}
      </span>
    </p>
  )
}
