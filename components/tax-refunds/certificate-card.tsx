import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { type CertificateDetails, percentOf } from '@/lib/tax-refunds/tax-refund'
import { CopyButton } from './copy-button'

type CertificateCardProps = { details: CertificateDetails; paidAt: string | null }
type Party = CertificateDetails['payer']

const bangkok = 'กรุงเทพมหานคร'

/** What a certificate of withheld tax (50 ทวิ) has to say, to be copied into the company's own books. */
export function CertificateCard({ details, paidAt }: CertificateCardProps) {
  const t = useTranslations('taxRefunds.certificate')
  const branchOf = ({ branchNumber }: Party) =>
    branchNumber === '00000' ? t('headOffice') : t('branch', { number: branchNumber })
  const addressOf = ({ address }: Party) =>
    t(address.province === bangkok ? 'addressInBangkok' : 'address', address)
  const partyRows = (party: Party) => [
    [t('name'), party.name],
    [t('taxId'), party.taxId],
    [t('place'), branchOf(party)],
    [t('addressLabel'), addressOf(party)],
  ]
  const sections = [
    { title: t('payer'), rows: partyRows(details.payer) },
    { title: t('payee'), rows: partyRows(details.payee) },
    {
      title: t('income'),
      rows: [
        [t('kind'), t('kindOfIncome')],
        [t('paidOn'), paidAt ? formatDay(new Date(paidAt)) : ''],
        [t('base'), formatBaht(details.baseSatang)],
        [t('rate'), t('percent', { percent: percentOf(details.rate) })],
        [t('tax'), formatBaht(details.amountSatang)],
        [t('words'), details.amountInWords],
      ],
    },
  ]
  const whole = sections
    .map(({ title, rows }) => [title, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n'))
    .join('\n\n')
  return (
    <Card className="p-5">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t('about')}</p>
      {sections.map(({ title, rows }) => (
        <section key={title} className="mt-4">
          <h3 className="font-semibold">{title}</h3>
          <dl className="mt-1 divide-y divide-line">
            {rows.map(([name = '', value = '']) => (
              <div key={name} className="relative py-2 pr-12">
                <dt className="text-sm text-ink-3">{name}</dt>
                <dd className="wrap-anywhere">
                  {value}
                  <span className="absolute top-1/2 right-0 -translate-y-1/2">
                    <CopyButton text={value} label={t('copyOne', { name, of: title })} />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <CopyButton text={whole} label={t('copyAll')} isShown />
    </Card>
  )
}
