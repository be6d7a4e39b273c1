import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** For an address without an order of the company; who may pay can make one. */
export async function NoOrder({ canPay }: { canPay: boolean }) {
  const t = await getTranslations('orders.pay')
  return (
    <EmptyState
      illustration="wallet"
      heading="h1"
      title={t('noOrder.title')}
      action={
        canPay ? (
          <ButtonLink href="/credit-package">{t('noOrder.action')}</ButtonLink>
        ) : (
          <ButtonLink href="/my-credit">{t('paid.toCredits')}</ButtonLink>
        )
      }
    >
      {t('noOrder.about')}
    </EmptyState>
  )
}

/** For a member who does not see what the company pays: who does. */
export async function OrdersForbidden() {
  const t = await getTranslations('orders.pay.forbidden')
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
