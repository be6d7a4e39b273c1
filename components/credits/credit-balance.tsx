import { useTranslations } from 'next-intl'
import type { CreditBalances } from '@/lib/credits/credit-balance'
import { daysUntil } from '@/lib/dates/format-thai'

/** Credits that expire within this many days are shown; nothing may disappear silently. */
const soonDays = 30

/** The credits that the company can use, at a glance. */
export function CreditBalance({ balances }: { balances: CreditBalances }) {
  const t = useTranslations('credits')
  return (
    <section aria-label={t('title')} className="rounded-card bg-well px-3.5 py-2.5 text-sm">
      <dl className="grid gap-1">
        <Row name={t('jobPost')} balance={balances.jobPost} />
        <Row name={t('profileUnlock')} balance={balances.profileUnlock} />
      </dl>
    </section>
  )
}

function Row({ name, balance }: { name: string; balance: CreditBalances['jobPost'] }) {
  const t = useTranslations('credits')
  const { available, nextExpiry } = balance
  const days = nextExpiry && daysUntil(new Date(nextExpiry.at))
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-base font-semibold">{available}</dd>
      {nextExpiry && days !== null && days <= soonDays && (
        <dd className="w-full text-xs text-mango-ink">
          {t('expiring', { amount: nextExpiry.amount, days })}
        </dd>
      )}
    </div>
  )
}
