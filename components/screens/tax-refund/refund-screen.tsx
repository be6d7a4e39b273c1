import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { CertificateCard } from '@/components/tax-refunds/certificate-card'
import { ClaimCard } from '@/components/tax-refunds/claim-card'
import { RefundTimeline } from '@/components/tax-refunds/refund-timeline'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { pickMessages } from '@/lib/i18n/pick-messages'
import type { TaxRefundOverview } from '@/lib/tax-refunds/tax-refund'
import { bangkokToday } from '@/validators/rules'
import { LazyRefundEditor } from './lazy-refund-editor'

type RefundScreenProps = {
  paymentId: string
  overview: TaxRefundOverview
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
}

/** A refund of withheld tax: what is asked back, what the certificate has to say, and how far it is. */
export async function RefundScreen({ paymentId, overview, canPay }: RefundScreenProps) {
  const t = await getTranslations('taxRefunds')
  const { order, certificate, refund } = overview
  const messages = await pickMessages('taxRefunds', 'uploads', 'problems', 'forms', 'editing', 'validation')
  if (certificate.amountSatang <= 0 && !refund) return <NothingWithheld number={order.number} />
  return (
    <ClientMessages messages={messages}>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('about')}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <ClaimCard overview={overview} />
          <LazyRefundEditor
            key={`${refund?.id} ${refund?.state}`}
            paymentId={paymentId}
            paidOn={order.paidAt ? bangkokToday(new Date(order.paidAt)) : ''}
            refund={refund}
            canPay={canPay}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {refund && refund.steps.length > 0 && <RefundTimeline refund={refund} />}
          <CertificateCard details={certificate} paidAt={order.paidAt} />
        </div>
      </div>
    </ClientMessages>
  )
}

async function NothingWithheld({ number }: { number: string }) {
  const t = await getTranslations('taxRefunds.nothing')
  return (
    <EmptyState
      illustration="wallet"
      heading="h1"
      title={t('title')}
      action={<ButtonLink href="/my-credit#orders">{t('action')}</ButtonLink>}
    >
      {t('about', { number })}
    </EmptyState>
  )
}
