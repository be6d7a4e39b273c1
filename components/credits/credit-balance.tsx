import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { CreditBalances } from '@/lib/credits/credit-balance'
import { daysUntil } from '@/lib/dates/format-thai'

const onward = 'inline-flex min-h-11 items-center rounded-control font-medium underline underline-offset-4'

type CreditBalanceProps = {
  balances: CreditBalances
  /** Whether the viewer buys credits for the company. */
  canBuy?: boolean
}

/** The credits that the company can use, at a glance, with the way to what happened to them and, for who may pay, to more. */
export function CreditBalance({ balances, canBuy = false }: CreditBalanceProps) {
  const t = useTranslations('credits')
  return (
    <section aria-label={t('title')} className="rounded-card bg-well px-3.5 py-2.5 text-sm">
      <dl className="grid gap-1">
        <Row name={t('job_post')} balance={balances.jobPost} />
        {balances.buffetUntil && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-ink-2">{t('buffet')}</dt>
            <dd className="font-semibold">
              {t('buffetDays', { days: daysUntil(new Date(balances.buffetUntil)) })}
            </dd>
          </div>
        )}
        <Row name={t('profile_unlock')} balance={balances.profileUnlock} />
      </dl>
      <p className="-mb-1 flex flex-wrap gap-x-4">
        <Link href="/my-credit" prefetch="reach" className={onward}>
          {t('see')}
        </Link>
        {canBuy && (
          <Link href="/credit-package" prefetch="reach" className={onward}>
            {t('buy')}
          </Link>
        )}
      </p>
    </section>
  )
}

function Row({ name, balance }: { name: string; balance: CreditBalances['jobPost'] }) {
  const t = useTranslations('credits')
  const { available, nearEnd } = balance
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-base font-semibold">{available}</dd>
      {nearEnd && (
        <dd className="w-full text-xs text-mango-ink">
          {t('expiring', { amount: nearEnd.amount, days: daysUntil(new Date(nearEnd.at)) })}
        </dd>
      )}
    </div>
  )
}
