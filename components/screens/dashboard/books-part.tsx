import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BuffetCard, CreditGrants, ExpiryWarning } from '@/components/credits/credit-grants'
import { OrdersSection } from '@/components/screens/my-credit/orders-section'
import { ButtonLink } from '@/components/ui/button-link'
import { settled } from '@/lib/api/settled'
import { getCreditBalances, listUsableGrants } from '@/lib/credits/data'

type BooksPartProps = {
  canBuy: boolean
  failure: (title: string) => ReactNode
}

/** For members who keep the books: what credits there are, what was paid, and the ways to buy and to the statement. */
export async function BooksPart({ canBuy, failure }: BooksPartProps) {
  const [t, balances, grants] = await Promise.all([
    getTranslations('creditStatement'),
    settled(getCreditBalances()),
    settled(listUsableGrants()),
  ])
  return (
    <div className="grid gap-6">
      {grants && <ExpiryWarning grants={grants.data} />}
      {balances?.data.buffetUntil && <BuffetCard until={balances.data.buffetUntil} canBuy={canBuy} />}
      {balances ? <CreditGrants balances={balances.data} grants={null} /> : failure(t('balancesFailed'))}
      <div className="flex flex-wrap gap-3">
        {canBuy && (
          <ButtonLink href="/credit-package" variant="accent" className="max-sm:w-full">
            {t('buy')}
          </ButtonLink>
        )}
        <ButtonLink href="/my-credit" variant="secondary" className="max-sm:w-full">
          {t('statement')}
        </ButtonLink>
      </div>
      <OrdersSection query={{}} canPay={canBuy} />
    </div>
  )
}
