import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

type OthersBuyProps = {
  /** How those are called who may buy; null where that is not known. */
  payers: readonly string[] | null
  /** Whether the viewer publishes posts, and so asks for the credit that they wait for. */
  canAsk: boolean
}

/** In the place of the shop, for members who do not pay: who does, and where they are asked. */
export function OthersBuy({ payers, canAsk }: OthersBuyProps) {
  const t = useTranslations('orders.buy.forbidden')
  const isNamed = payers !== null && payers.length > 0
  return (
    <EmptyState
      illustration="wallet"
      title={t('title')}
      action={
        canAsk ? (
          <ButtonLink href="/job-posting/pending">{t('ask')}</ButtonLink>
        ) : (
          <ButtonLink href="/dashboard">{t('action')}</ButtonLink>
        )
      }
    >
      <p className="wrap-anywhere">{isNamed ? t('named', { names: payers.join(', ') }) : t('about')}</p>
      {canAsk && <p className="mt-2">{t('askAbout')}</p>}
    </EmptyState>
  )
}
