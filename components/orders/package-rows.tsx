'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { chosenEarly } from '@/components/forms/typed-early'
import { Link } from '@/components/ui/link'
import { formatBaht } from '@/lib/money/format-baht'
import { pricePerUnit } from '@/lib/money/unit-price'
import type { OfferedPackage, PurchaseOptions } from '@/lib/orders/order'
import type { PackageKind } from '@/validators/price-list'
import { usePackageName } from './package-name'
import { type Pace, packageUse } from './package-use'
import { usePlace } from './place'

type PackageRowsProps = {
  options: Pick<PurchaseOptions, 'packages' | 'notYet'>
  /** From how many posts a month on the buffet is the cheapest. */
  buffetFrom: number | null
  chosen: string
  pace: Pace
  onChoose: (id: string) => void
}

/** In the order in which they are shown. */
const kinds = ['job_post', 'buffet', 'profile_unlock'] as const satisfies readonly PackageKind[]

/** What can be bought, by kind, one of it chosen; and what has a price already, and cannot be bought yet. */
export function PackageRows({ options, buffetFrom, chosen, pace, onChoose }: PackageRowsProps) {
  const t = useTranslations('orders.buy')
  const group = useRef<HTMLFieldSetElement>(null)
  const choose = useRef(onChoose)
  choose.current = onChoose
  // A choice made before the script is kept.
  useLayoutEffect(() => {
    const early = chosenEarly(group.current)
    if (early !== undefined) choose.current(early)
  }, [])
  const { packages, notYet } = options
  const shown = kinds.filter((kind) => notYet.includes(kind) || packages.some((offer) => offer.kind === kind))
  return (
    <fieldset ref={group} className="grid min-w-0 gap-5">
      <legend className="sr-only">{t('choose')}</legend>
      {shown.map((kind) => (
        <div key={kind} id={kind} className="grid scroll-mt-6 gap-3">
          {shown.length > 1 && <h2 className="text-base text-ink-2">{t(`groups.${kind}`)}</h2>}
          {packages
            .filter((offer) => offer.kind === kind)
            .map((offer) => (
              <Row
                key={offer.id}
                offer={offer}
                isChosen={offer.id === chosen}
                use={<Use offer={offer} buffetFrom={buffetFrom} pace={pace} />}
                onChoose={onChoose}
              />
            ))}
          {notYet.includes(kind) && <NotYet kind={kind} />}
        </div>
      ))}
    </fieldset>
  )
}

/** Says when a kind can be bought, with the way to its prices. */
function NotYet({ kind }: { kind: PackageKind }) {
  const t = useTranslations('orders.buy')
  const { name } = usePlace()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-well px-4 py-2 text-ink-2 sm:px-5">
      <span className="py-1.5">{t('notYet')}</span>
      {kind === 'profile_unlock' && name === 'member' && (
        <Link
          href="/profile-package#prices"
          className="inline-flex min-h-11 items-center rounded-control font-medium text-ink underline underline-offset-4"
        >
          {t('notYetPrices')}
        </Link>
      )}
    </p>
  )
}

type RowProps = {
  offer: OfferedPackage
  isChosen: boolean
  use: ReactNode
  onChoose: (id: string) => void
}

function Row({ offer, isChosen, use, onChoose }: RowProps) {
  const t = useTranslations('orders.buy')
  const nameOf = usePackageName()
  const price = formatBaht(pricePerUnit({ size: offer.size, satang: offer.priceSatang }))
  return (
    <label className={rowClass}>
      <input
        type="radio"
        name="package"
        value={offer.id}
        checked={isChosen}
        onChange={() => onChoose(offer.id)}
        className="size-5 shrink-0 accent-ink"
      />
      <span className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_1fr]">
        <span className="grid">
          <span className="text-lg leading-snug font-semibold">{nameOf(offer)}</span>
          <span className="text-sm text-ink-2">{t('validDays', { days: offer.validDays })}</span>
        </span>
        {use}
      </span>
      <span className="grid shrink-0 justify-items-end text-right">
        <span translate="no" className="text-lg leading-snug font-semibold tabular-nums">
          {formatBaht(offer.priceSatang)}
        </span>
        <span className="text-sm text-ink-2 tabular-nums">{t(each[offer.kind], { price })}</span>
      </span>
    </label>
  )
}

const each = { job_post: 'each', buffet: 'eachDay', profile_unlock: 'eachProfile' } as const

const rowClass =
  'flex min-h-18 cursor-pointer items-center gap-3.5 rounded-card border border-control bg-card px-4 py-3 transition-colors hover:bg-well has-checked:border-ink has-checked:bg-mango-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:shadow-[0_0_0_4px_var(--color-mango)] sm:px-5'

type UseProps = { offer: OfferedPackage; buffetFrom: number | null; pace: Pace }

/** What a package is worth at the pace that the person set. */
function Use({ offer, buffetFrom, pace }: UseProps) {
  const t = useTranslations('orders.buy')
  if (offer.kind === 'profile_unlock') return null
  if (offer.kind === 'job_post') return <UseOfCredits offer={offer} pace={pace} />
  const { postsAMonth } = pace
  const pays = buffetFrom !== null && postsAMonth >= buffetFrom
  return (
    <span className="grid content-center text-sm">
      <span className="text-ink-2 max-sm:hidden">{t('unlimited')}</span>
      {buffetFrom !== null && (
        <span className={pays ? 'text-leaf' : 'text-ink-2'}>
          {pays ? t('buffetBest', { count: postsAMonth }) : t('buffetFrom', { count: buffetFrom })}
        </span>
      )}
    </span>
  )
}

/** Whether credits are used up before they expire, beside those that there are. */
function UseOfCredits({ offer, pace }: { offer: OfferedPackage; pace: Pace }) {
  const t = useTranslations('orders.buy')
  const { days, unused } = packageUse(offer, pace)
  const weeks = Math.floor(days / 7)
  const lasts = weeks < 9 ? t('usedInWeeks', { weeks }) : t('usedInMonths', { months: Math.round(days / 30) })
  return (
    <span className="grid content-center text-sm">
      <span className="text-ink-2 max-sm:hidden">{offer.size === 1 ? t('onePost') : lasts}</span>
      {unused === 0 ? (
        <span className="text-leaf">{t('inTime')}</span>
      ) : (
        <span className="text-mango-ink">{t('notInTime', { left: unused })}</span>
      )}
    </span>
  )
}
