import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import { formatDay } from '@/lib/dates/format-thai'
import type { PublicJobPostPage } from '@/lib/job-posts/public-job-post'
import { usePayFrom } from './use-pay-from'

type UnderstoodWordsProps = Pick<PublicJobPostPage, 'understood'> & {
  /** The address of the same search without the pay; null where its words say none. */
  withoutPay: string | null
}

/** The days and the least pay that were read from the words of a search, the pay to be taken off; nothing where they say neither. */
export function UnderstoodWords({ understood: { days, pay }, withoutPay }: UnderstoodWordsProps) {
  const t = useTranslations('jobs.understood')
  const payFrom = usePayFrom()
  const span = ({ from, to }: { from: string; to: string }) =>
    from === to ? formatDay(from) : t('span', { from: formatDay(from), to: formatDay(to) })
  const said = [
    days && !days.also && t('days', { days: span(days) }),
    days?.also && t('eitherDays', { days: span(days), also: span(days.also) }),
  ].filter((part) => typeof part === 'string')
  if (said.length === 0 && !pay) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-sm text-ink-2">
        <Unbroken>{t('title', { said: said.join(' · ') })}</Unbroken>
      </p>
      {pay && (
        <ButtonLink href={withoutPay ?? '/jobs'} prefetch="reach" variant="secondary" size="sm">
          <span className="sr-only">{t('take')} </span>
          {payFrom(pay.unit, pay.satang)}
          <Icon name="close" className="size-4.5" />
        </ButtonLink>
      )}
    </div>
  )
}
