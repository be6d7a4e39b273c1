import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { RefundScreen } from '@/components/screens/tax-refund/refund-screen'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireEmployer } from '@/lib/accounts/data'
import { isId } from '@/lib/api/ids'
import { getTaxRefund } from '@/lib/tax-refunds/data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('taxRefunds')
  return { title: t('title') }
}

type Props = { params: Promise<{ orderPaymentID: string }> }

/** Asking back tax that the company withheld from an order which it paid in full, by the id of its payment. */
export default async function TaxRefundPage({ params }: Props) {
  const [me, { orderPaymentID: id }] = await Promise.all([requireEmployer(), params])
  if (!me.member) return <CompanyRequired {...me} />
  if (!me.member.can.includes('billing.view')) return <NotForYou />
  const overview = isId(id) ? await getTaxRefund(id) : null
  if (!overview) notFound()
  return <RefundScreen paymentId={id} overview={overview} canPay={me.member.can.includes('billing.pay')} />
}

async function NotForYou() {
  const t = await getTranslations('taxRefunds.forbidden')
  return (
    <EmptyState
      illustration="wallet"
      heading="h1"
      title={t('title')}
      action={<ButtonLink href="/dashboard">{t('action')}</ButtonLink>}
    >
      {t('about')}
    </EmptyState>
  )
}
