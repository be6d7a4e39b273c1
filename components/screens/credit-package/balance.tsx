import { useTranslations } from 'next-intl'
import type { CreditBalances } from '@/lib/credits/credit-balance'
import { formatDay } from '@/lib/dates/format-thai'

/** The credits that a company has of either kind, and what of those for posts expires first; null for not known. */
export function Balance({ balances }: { balances: CreditBalances | null }) {
  const t = useTranslations('orders.buy')
  if (!balances) return <p className="mt-1 mb-5 text-ink-2">{t('about')}</p>
  const { jobPost, profileUnlock, buffetUntil } = balances
  const soon = jobPost.nearEnd ?? jobPost.nextExpiry
  const said = [
    jobPost.available > 0 ? t('balance', { available: jobPost.available }) : t('balanceNone'),
    buffetUntil && t('buffetUntil', { day: formatDay(new Date(buffetUntil)) }),
  ]
  return (
    <p className="mt-1 mb-5 text-ink-2">
      <span>{said.filter(Boolean).join(' · ')}</span>
      {soon && (
        <span>
          {' · '}
          <span className={jobPost.nearEnd ? 'text-mango-ink' : undefined}>
            {t('expiring', { amount: soon.amount, day: formatDay(new Date(soon.at)) })}
          </span>
        </span>
      )}
      {profileUnlock.available > 0 && (
        <span className="block">{t('balanceOfProfiles', { available: profileUnlock.available })}</span>
      )}
    </p>
  )
}
