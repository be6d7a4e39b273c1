import { useTranslations } from 'next-intl'
import type { JobPostPrice } from '@/lib/job-posts/job-post'

/** What publishing takes and what there is for it, before anybody presses. */
export function PublishPrice({ price: { credits, available } }: { price: JobPostPrice }) {
  const t = useTranslations('jobPosts.form')
  const isShort = available < credits
  return (
    <p className={isShort ? 'text-sm text-mango-ink' : 'text-sm text-ink-3'}>
      {t(isShort ? 'priceShort' : 'price', { credits, available })}
    </p>
  )
}
