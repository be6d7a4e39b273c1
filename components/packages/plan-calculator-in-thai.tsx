import { useTranslations } from 'next-intl'
import type { PriceList } from '@/validators/price-list'
import { PlanCalculator } from './plan-calculator'

type PlanCalculatorInThaiProps = { prices: PriceList; canBuy?: boolean }

/** The calculator with its Thai texts, for the current prices; who pays for a company is led to buying. */
export function PlanCalculatorInThai({ prices, canBuy = false }: PlanCalculatorInThaiProps) {
  const t = useTranslations('planCalculator')
  const number = '#'
  const nameOf = (kind: 'job_post' | 'buffet') =>
    prices[kind].map(({ size }) => [`${kind}-${size}`, t(kind, { size, count: number })] as const)
  return (
    <PlanCalculator
      prices={prices}
      canBuy={canBuy}
      labels={{
        posts: t('posts'),
        perMonth: t('perMonth', { posts: number }),
        fewer: t('fewer'),
        more: t('more'),
        others: t('others'),
        oneByOne: t('oneByOne'),
        packs: t('packs'),
        month: t('month'),
        cheapest: t('cheapest'),
        withVat: t('withVat', { price: number }),
        perPost: t('perPost', { price: number }),
        withoutLimit: t('withoutLimit'),
        left: t('left', { left: number }),
        orders: t('orders', { count: number }),
        buy: t('buy'),
        buyFirst: t('buyFirst', { name: number }),
        names: Object.fromEntries(
          (['job_post', 'buffet'] as const).flatMap((kind) =>
            prices[kind].map(({ size }) => [`${kind}-${size}`, t(`names.${kind}`, { size })]),
          ),
        ),
        offers: Object.fromEntries([...nameOf('job_post'), ...nameOf('buffet')]),
      }}
    />
  )
}
