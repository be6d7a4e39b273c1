import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { percentOf, type TaxRefundOverview } from '@/lib/tax-refunds/tax-refund'
import { RefundState } from './refund-state'

/** What is asked back and how it is computed. */
export function ClaimCard({ overview: { order, certificate, refund } }: { overview: TaxRefundOverview }) {
  const t = useTranslations('taxRefunds.claim')
  // What was sent counts; a later price change of the order is shown where it is corrected.
  const { baseSatang, rate, amountSatang } = refund ?? certificate
  // A certificate that was sent before money went back is of the whole price.
  const notes = baseSatang === certificate.baseSatang ? order.creditNotes : []
  const rows = [
    [t('order'), order.number],
    [t('paid'), t('paidOn', { amount: formatBaht(order.totalSatang), day: dayOf(order.paidAt) })],
    ...notes.map((note) => [
      t('credited', { number: note.number }),
      t('less', { amount: formatBaht(note.totalSatang) }),
    ]),
    [t(notes.length > 0 ? 'baseLeft' : 'base'), formatBaht(baseSatang)],
    [t('rate'), t('percent', { percent: percentOf(rate) })],
  ]
  const { refundedSatang, totalSatang } = order
  const sum = refundedSatang + amountSatang
  const returned =
    refund?.state === 'paid' && refundedSatang > 0
      ? [
          [t('returned'), formatBaht(refundedSatang)],
          [t(sum >= totalSatang ? 'returnedWhole' : 'returnedSum'), formatBaht(sum)],
        ]
      : []
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('title')}</h2>
        {refund && <RefundState state={refund.state} />}
      </div>
      <dl className="mt-3 grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
          <dt className="font-semibold">{t('amount')}</dt>
          <dd translate="no" className="text-2xl leading-snug font-semibold tabular-nums">
            {formatBaht(amountSatang)}
          </dd>
        </div>
        {returned.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const dayOf = (moment: string | null): string => (moment ? formatDay(new Date(moment)) : '')
