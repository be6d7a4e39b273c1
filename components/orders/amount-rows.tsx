import { useTranslations } from 'next-intl'
import { formatBaht } from '@/lib/money/format-baht'
import type { PackageKind } from '@/validators/price-list'
import { usePackageName } from './package-name'

type AmountRowsProps = {
  readonly kind: PackageKind
  readonly size: number
  readonly priceSatang: number
  readonly vatSatang: number
  readonly totalSatang: number
  /** In hundredths of a per cent. */
  readonly vatRate: number
  /** Whether nobody is to pay it any more. */
  readonly isOver?: boolean
}

/** The lines of an order: what is bought, its tax, and what is paid. */
export function AmountRows({
  kind,
  size,
  priceSatang,
  vatSatang,
  totalSatang,
  vatRate,
  isOver,
}: AmountRowsProps) {
  const t = useTranslations('orders.buy')
  const nameOf = usePackageName()
  return (
    <dl className="grid gap-1">
      <Row name={nameOf({ kind, size })} amount={priceSatang} />
      <Row name={t('vat', { percent: vatRate / 100 })} amount={vatSatang} />
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
        <dt className="font-semibold">{t(isOver ? 'totalOver' : 'total')}</dt>
        <dd translate="no" className="text-2xl leading-snug font-semibold tabular-nums">
          {formatBaht(totalSatang)}
        </dd>
      </div>
    </dl>
  )
}

function Row({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd translate="no" className="tabular-nums">
        {formatBaht(amount)}
      </dd>
    </div>
  )
}
