import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import type { TaxRefund } from '@/lib/tax-refunds/tax-refund'

/** What happened to a refund, oldest first. */
export function RefundTimeline({ refund: { steps, reference } }: { refund: TaxRefund }) {
  const t = useTranslations('taxRefunds.timeline')
  return (
    <Card className="p-5">
      <h2 className="text-lg">{t('title')}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ event, at, reason }) => (
          <li key={at} className="border-l-2 border-line pl-3">
            <p className="font-medium">{t(`events.${event}`)}</p>
            <p className="text-sm text-ink-3">
              <time dateTime={at}>
                {t('moment', { day: formatDay(new Date(at)), time: formatClock(new Date(at)) })}
              </time>
            </p>
            {reason && <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{reason}</p>}
            {event === 'mark_paid' && reference && (
              <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{t('reference', { reference })}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
