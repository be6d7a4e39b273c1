import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import type { JobPostPrice } from '@/lib/job-posts/job-post'

/** What publishing costs and what is available for it, shown before anybody presses the button. */
export function PublishPrice({
  price: { credits, available, buffetUntil, openPosts },
}: {
  price: JobPostPrice
}) {
  const t = useTranslations('jobPosts.form')
  const isShort = available < credits
  const { limit, open } = openPosts
  return (
    <>
      <p className={isShort ? 'text-sm text-mango-ink' : 'text-sm text-ink-3'}>
        {buffetUntil
          ? t('priceBuffet', { day: formatDay(new Date(buffetUntil)) })
          : t(isShort ? 'priceShort' : 'price', { credits, available })}
      </p>
      {limit !== null && open > 0 && (
        <p className={open >= limit ? 'text-sm text-mango-ink' : 'text-sm text-ink-3'}>
          {t('openPosts', { limit, open })}
        </p>
      )}
    </>
  )
}
