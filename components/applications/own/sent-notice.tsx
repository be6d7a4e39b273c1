import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { OwnApplication } from '@/lib/applications/own-application'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'

/** Confirmation for a worker who has just applied, above the rest of the page: to what, from when, and what it pays in all. */
export function SentNotice({
  application: { state, post, shifts, totalPay },
}: {
  application: OwnApplication
}) {
  const t = useTranslations('ownApplications.sent')
  // In the place of somebody who cannot come, who applies is taken on by that.
  const isHired = state === 'hired'
  const [first] = shifts
  return (
    <Alert live tone="leaf" title={t(isHired ? 'hired' : 'title')}>
      {first?.date && (
        <p className="font-medium text-ink">
          {[
            t('job', { title: post.title, shifts: shifts.length, day: formatDay(first.date) }),
            totalPay !== null && t('total', { amount: formatBaht(totalPay) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <p>{t(isHired ? 'hiredAbout' : 'about', { company: post.companyName })}</p>
    </Alert>
  )
}
