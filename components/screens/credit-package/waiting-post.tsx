import { useTranslations } from 'next-intl'
import { situation } from '@/components/screens/job-posting/situation'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { shortDay } from '@/lib/dates/format-thai'
import type { JobPost } from '@/lib/job-posts/job-post'

/** What a post waits for besides the credit, so that paying alone does not publish it. */
const besidesCredit = ['waits_edited', 'waits_of_group', 'held_by_leaving', 'too_late'] as const

/** What becomes of the post that waits for the credit that is bought here; nothing for another post. */
export function WaitingPost({ post }: { post: JobPost }) {
  const t = useTranslations('orders.buy')
  const now = situation(post)
  const stays = besidesCredit.find((one) => one === now)
  if (!stays && now !== 'waits_for_credit') return null
  const [first] = post.shifts.flatMap(({ date }) => date ?? []).sort()
  const named = { title: post.title ?? '', day: first ? shortDay(first) : '' }
  return (
    <p
      className={classNames(
        'mb-5 flex items-start gap-2.5 rounded-card p-4 font-medium',
        stays ? 'bg-mango-soft text-mango-ink' : 'bg-leaf-soft',
      )}
    >
      <Icon name={stays ? 'warning' : 'post'} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {stays ? t(`staysDraft.${stays}`, named) : t('waiting', named)}
      </span>
    </p>
  )
}
