import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { OwnApplication } from '@/lib/applications/own-application'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'

/** Confirmation for a worker who has just applied, above the rest of the page: to what, from when, and what it pays in all. */
export function SentNotice({ application: { post, shifts, totalPay } }: { application: OwnApplication }) {
  const t = useTranslations('ownApplications.sent')
  const [first] = shifts
  return (
    <Alert live tone="leaf" title={t('title')}>
      {first?.date && (
        <p className="font-medium text-ink">
          {t('job', { title: post.title, shifts: shifts.length, day: formatDay(first.date) })}
          {totalPay !== null && ` ${t('total', { amount: formatBaht(totalPay) })}`}
        </p>
      )}
      {t('about')}
    </Alert>
  )
}
