import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { CreditBalances } from '@/lib/credits/credit-balance'
import { type CreditKind, creditKinds, type UsableGrant } from '@/lib/credits/credit-statement'
import { daysUntil, formatDay } from '@/lib/dates/format-thai'
import { isNearEnd } from '@/validators/near-end'

/** How many days are left of posting without credits, and what comes after. */
export function BuffetCard({ until, canBuy }: { until: string; canBuy: boolean }) {
  const t = useTranslations('creditStatement.buffet')
  const days = daysUntil(new Date(until))
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <section aria-label={t('title')}>
        <h2 className="text-base text-ink-2">{t('title')}</h2>
        <p className={classNames('text-3xl font-semibold', days <= endsSoon && 'text-mango-ink')}>
          {t('left', { days })}
        </p>
        <p className="mt-1 text-ink-2">{t('about', { day: formatDay(new Date(until)) })}</p>
        <p className="text-sm text-ink-2">{t('after')}</p>
      </section>
      {canBuy && (
        <ButtonLink href="/credit-package?kind=buffet" variant="secondary" className="max-sm:w-full">
          {t('extend')}
        </ButtonLink>
      )}
    </Card>
  )
}

/** The company is warned from so many days before on. */
const endsSoon = 7

/** Grants that are shown unfolded. */
const shownAtOnce = 4

const balanceOf = (balances: CreditBalances, kind: CreditKind) =>
  kind === 'job_post' ? balances.jobPost : balances.profileUnlock

type CreditGrantsProps = {
  balances: CreditBalances
  /** null for a member who sees only the balances, or when they could not be loaded. */
  grants: readonly UsableGrant[] | null
}

/** The balance of each kind, and of what it consists in the order in which it is spent. */
export function CreditGrants({ balances, grants }: CreditGrantsProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {creditKinds.map((kind) => (
        <KindCard
          key={kind}
          kind={kind}
          available={balanceOf(balances, kind).available}
          grants={grants?.filter((grant) => grant.kind === kind)}
        />
      ))}
    </div>
  )
}

type KindCardProps = { kind: CreditKind; available: number; grants: readonly UsableGrant[] | undefined }

function KindCard({ kind, available, grants }: KindCardProps) {
  const t = useTranslations('creditStatement.grants')
  const kinds = useTranslations('credits')
  const name = kinds(kind)
  const shown = grants?.slice(0, shownAtOnce) ?? []
  const folded = grants?.slice(shownAtOnce) ?? []
  const unlisted = grants ? available - grants.reduce((sum, grant) => sum + grant.available, 0) : 0
  return (
    <Card className="p-4 sm:p-5">
      <section aria-label={name}>
        <h2 className="text-base text-ink-2">{name}</h2>
        <p className="text-3xl font-semibold tabular-nums">
          {available} <span className="text-base font-normal text-ink-2">{t('credits')}</span>
        </p>
        {available === 0 && <p className="mt-1 text-sm text-ink-2">{t(`none.${kind}`)}</p>}
        {shown.length > 0 && (
          <>
            <p className="mt-2 mb-1 flex items-start gap-1.5 text-sm text-ink-2">
              <Icon name="clock" className="mt-0.5 size-4.5" />
              {t('order')}
            </p>
            <GrantList grants={shown} />
          </>
        )}
        {folded.length > 0 && (
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-medium [&::-webkit-details-marker]:hidden">
              {t('rest', { count: folded.length })}
              <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <GrantList grants={folded} />
          </details>
        )}
        {unlisted > 0 && <p className="mt-2 text-sm text-ink-2">{t('unlisted', { amount: unlisted })}</p>}
      </section>
    </Card>
  )
}

function GrantList({ grants }: { grants: readonly UsableGrant[] }) {
  const t = useTranslations('creditStatement')
  return (
    <ul>
      {grants.map(({ id, available, amount, source, expiresAt, createdAt }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5 first:border-t-0"
        >
          <p className="font-medium">{t(`sources.${source}`)}</p>
          <p className="text-right font-semibold whitespace-nowrap tabular-nums">
            {available < amount
              ? t('grants.ofAmount', { available, amount })
              : t('grants.all', { available })}
          </p>
          <p className="text-sm text-ink-2 max-sm:col-span-2">
            {t('grants.since', { day: formatDay(new Date(createdAt)) })}
          </p>
          <Expiry expiresAt={expiresAt} createdAt={createdAt} />
        </li>
      ))}
    </ul>
  )
}

type Life = Pick<UsableGrant, 'expiresAt' | 'createdAt'>

/** Whether the company is warned of credits. */
const isWarned = ({ expiresAt, createdAt }: Life): boolean =>
  isNearEnd({ createdAt: new Date(createdAt), expiresAt: expiresAt === null ? null : new Date(expiresAt) })

const expiryClass = 'text-sm max-sm:col-span-2 sm:text-right'

function Expiry({ expiresAt, createdAt }: Life) {
  const t = useTranslations('creditStatement')
  if (expiresAt === null) return <p className={classNames(expiryClass, 'text-ink-2')}>{t('never')}</p>
  return (
    <p
      className={classNames(
        expiryClass,
        isWarned({ expiresAt, createdAt }) ? 'text-mango-ink' : 'text-ink-2',
      )}
    >
      {t('until', { day: formatDay(new Date(expiresAt)) })}
    </p>
  )
}

/** What expires soon of each kind, and how soon the first of it does; nothing where nothing does. */
export function ExpiryWarning({ grants }: { grants: readonly UsableGrant[] }) {
  const t = useTranslations('creditStatement.warning')
  const kinds = useTranslations('credits')
  const expiring = creditKinds.flatMap((kind) => {
    const soon = grants.filter((grant) => grant.kind === kind && isWarned(grant))
    const at = soon[0]?.expiresAt
    if (!at) return []
    const amount = soon.reduce((sum, grant) => sum + grant.available, 0)
    return [{ kind, amount, days: daysUntil(new Date(at)), day: formatDay(new Date(at)) }]
  })
  if (expiring.length === 0) return null
  return (
    <div className="flex gap-3 rounded-card bg-mango-soft p-4 text-mango-ink">
      <Icon name="clock" className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        {expiring.map(({ kind, amount, days, day }) => (
          <p key={kind}>
            <strong className="font-semibold">{t('amount', { amount, kind: kinds(kind) })}</strong>{' '}
            {t('when', { days, day })}
          </p>
        ))}
      </div>
    </div>
  )
}
