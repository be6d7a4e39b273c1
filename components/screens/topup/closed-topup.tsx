import { getTranslations } from 'next-intl/server'
import { TellOver } from '@/components/orders/tell-over'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { loginPath } from '@/lib/auth/next-path'
import { topupPath } from '@/lib/auth/topup-path'

/** For a phone app's link that was used, or whose five minutes are over. */
export async function DeadLink() {
  const t = await getTranslations('topup.dead')
  return (
    <EmptyState
      illustration="broken-link"
      heading="h1"
      title={t('title')}
      action={
        <ButtonLink href={loginPath(topupPath)} variant="secondary">
          {t('action')}
        </ButtonLink>
      }
    >
      {t('about')}
    </EmptyState>
  )
}

/** For who pays an order and whose pass ended meanwhile, at the bank or on the screen. */
export async function PassOver({ orderId }: { orderId: string }) {
  const t = await getTranslations('topup.over')
  return (
    <EmptyState
      illustration="wallet"
      heading="h1"
      title={t('title')}
      action={
        <ButtonLink
          href={loginPath(`${topupPath}?${new URLSearchParams({ order: orderId })}`)}
          variant="secondary"
        >
          {t('action')}
        </ButtonLink>
      }
    >
      {t('about')}
      <TellOver orderId={orderId} />
    </EmptyState>
  )
}

/** For a signed-in member who does not pay for their company. */
export async function NotForYou() {
  const t = await getTranslations('topup.forbidden')
  return (
    <EmptyState illustration="wallet" heading="h1" title={t('title')}>
      {t('about')}
    </EmptyState>
  )
}

/** For an address with an order that the company does not have. */
export async function NoTopupOrder() {
  const t = await getTranslations('topup.noOrder')
  return (
    <EmptyState
      illustration="wallet"
      heading="h1"
      title={t('title')}
      action={<ButtonLink href={topupPath}>{t('action')}</ButtonLink>}
    >
      {t('about')}
    </EmptyState>
  )
}
