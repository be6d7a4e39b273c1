import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import type { PublicJobPostPage } from '@/lib/job-posts/public-job-post'
import { usePayFrom } from './use-pay-from'

/** The days and the least pay that were read from the words of a search; nothing where they say neither. */
export function UnderstoodWords({ understood: { days, pay } }: Pick<PublicJobPostPage, 'understood'>) {
  const t = useTranslations('jobs.understood')
  const payFrom = usePayFrom()
  const said = [
    days && days.from === days.to && t('day', { day: formatDay(days.from) }),
    days && days.from !== days.to && t('days', { from: formatDay(days.from), to: formatDay(days.to) }),
    pay && payFrom(pay.unit, pay.satang),
  ].filter((part) => typeof part === 'string')
  if (said.length === 0) return null
  return <p className="text-sm text-ink-2">{t('title', { said: said.join(' · ') })}</p>
}
