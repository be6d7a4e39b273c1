import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-style'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/dates/format-thai'
import { certificatePath, type TaxRefund } from '@/lib/tax-refunds/tax-refund'

/** What was sent; the account's number with its last four digits. */
export function RefundSummary({ refund, children }: { refund: TaxRefund; children: ReactNode }) {
  const t = useTranslations('taxRefunds.form')
  const banks = useTranslations('taxRefunds.banks')
  const { certificateNumber, certificateDate, bank, accountName, accountEnd, file } = refund
  const rows = [
    [t('number'), certificateNumber],
    [t('date'), certificateDate ? formatDay(certificateDate) : ''],
    [t('bank'), bank ? banks(bank) : ''],
    [t('accountName'), accountName],
    [t('accountNumber'), accountEnd ? t('accountEnd', { end: accountEnd }) : ''],
  ].filter(([, value]) => value)
  return (
    <Card className="p-5">
      <h2 className="text-lg">{t('sentTitle')}</h2>
      <dl className="mt-3 grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {file && (
          <a
            href={certificatePath(refund)}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="download" />
            {t('fileOpen')}
          </a>
        )}
        {children}
      </div>
    </Card>
  )
}
