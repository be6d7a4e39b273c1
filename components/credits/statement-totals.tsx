import { useTranslations } from 'next-intl'
import type { StatementFilter, StatementTotal } from '@/lib/credits/credit-statement'

type StatementTotalsProps = { totals: readonly StatementTotal[]; filter: StatementFilter }

const isOfNothing = ({ opening, added, taken, closing }: StatementTotal) =>
  [opening, added, taken, closing].every((amount) => amount === 0)

/**
 * What came and went in the lines that are shown, and the balances before and after their period, unless the lines leave
 * out what changed those.
 */
export function StatementTotals({ totals, filter }: StatementTotalsProps) {
  const t = useTranslations('creditStatement.totals')
  const kinds = useTranslations('credits')
  const shown = totals.filter((total) => !isOfNothing(total))
  if (shown.length === 0) return null
  const isWhole = !filter.type && !filter.branchId
  return (
    <div className="grid gap-3">
      {shown.map(({ kind, opening, added, taken, closing }) => (
        <dl
          key={kind}
          aria-label={kinds(kind)}
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-card bg-well px-4 py-3 text-sm"
        >
          <div className="w-full font-semibold sm:w-36">
            <dt className="sr-only">{t('kind')}</dt>
            <dd>{kinds(kind)}</dd>
          </div>
          {isWhole && filter.from && <Figure name={t('opening')} amount={opening} />}
          <Figure name={t('added')} amount={added} />
          <Figure name={t('taken')} amount={-taken} />
          {isWhole && <Figure name={t(filter.to ? 'closing' : 'now')} amount={closing} strong />}
        </dl>
      ))}
    </div>
  )
}

function Figure({ name, amount, strong = false }: { name: string; amount: number; strong?: boolean }) {
  return (
    <div className="flex items-baseline gap-1.5 whitespace-nowrap">
      <dt className="text-ink-2">{name}</dt>
      <dd className={strong ? 'font-semibold tabular-nums' : 'tabular-nums'}>{amount}</dd>
    </div>
  )
}
