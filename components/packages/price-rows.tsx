import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatBaht } from '@/lib/money/format-baht'
import { vatOf } from '@/lib/money/vat'
import { priceList } from '@/lib/packages/price-list'

type PriceRowsProps = {
  /** Draws the table; the caller knows how its page shows one. */
  children: (table: {
    caption: string
    head: readonly string[]
    rows: readonly { key: string; cells: readonly ReactNode[] }[]
  }) => ReactNode
}

const products = ['jobCredit', 'buffet', 'profileUnlock'] as const

/** Every offer of the price list with its tax and what is to be paid. */
export function PriceRows({ children }: PriceRowsProps) {
  const t = useTranslations('packages')
  const rows = products.flatMap((product) =>
    priceList[product].map(({ size, satang }) => ({
      key: `${product}-${size}`,
      cells: [
        `${t(`${product}.title`)} ${t(`${product}.size`, { count: size, days: size })}`,
        formatBaht(satang),
        formatBaht(vatOf(satang)),
        formatBaht(satang + vatOf(satang)),
      ],
    })),
  )
  const head = [t('prices.offer'), t('prices.beforeVat'), t('prices.vat'), t('prices.total')]
  return children({ caption: t('prices.caption'), head, rows })
}
