import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatBaht } from '@/lib/money/format-baht'
import { vatOf } from '@/lib/money/vat'
import { packageKinds, startingPrices } from '@/validators/price-list'

type PriceRowsProps = {
  /** Renders the table in the way of the calling page. */
  children: (table: {
    caption: string
    head: readonly string[]
    rows: readonly { key: string; cells: readonly ReactNode[] }[]
  }) => ReactNode
}

/** Every offer of the price list with its tax and total. */
export function PriceRows({ children }: PriceRowsProps) {
  const t = useTranslations('packages')
  const rows = packageKinds.flatMap((kind) =>
    startingPrices[kind].map(({ size, satang }) => ({
      key: `${kind}-${size}`,
      cells: [
        `${t(`${kind}.title`)} ${t(`${kind}.size`, { count: size })}`,
        formatBaht(satang),
        formatBaht(vatOf(satang)),
        formatBaht(satang + vatOf(satang)),
      ],
    })),
  )
  const head = [t('prices.offer'), t('prices.beforeVat'), t('prices.vat'), t('prices.total')]
  return children({ caption: t('prices.caption'), head, rows })
}
