import { useTranslations } from 'next-intl'
import { Unbroken } from '@/components/ui/unbroken'
import { formatDay } from '@/lib/dates/format-thai'
import type { PublicJobPostPage } from '@/lib/job-posts/public-job-post'
import { usePayFrom } from './use-pay-from'

/** The days and the least pay that were read from the words of a search; nothing where they say neither. */
export function UnderstoodWords({ understood: { days, pay } }: Pick<PublicJobPostPage, 'understood'>) {
  const t = useTranslations('jobs.understood')
  const payFrom = usePayFrom()
  const span = ({ from, to }: { from: string; to: string }) =>
    from === to ? formatDay(from) : t('span', { from: formatDay(from), to: formatDay(to) })
  const said = [
    days && !days.also && t('days', { days: span(days) }),
    days?.also && t('eitherDays', { days: span(days), also: span(days.also) }),
    pay && payFrom(pay.unit, pay.satang),
  ].filter((part) => typeof part === 'string')
  if (said.length === 0) return null
  return (
    <p className="text-sm text-ink-2">
      <Unbroken>{t('title', { said: said.join(' · ') })}</Unbroken>
    </p>
  )
}
