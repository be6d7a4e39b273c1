import { useTranslations } from 'next-intl'
import type { PriceList } from '@/validators/price-list'
import { PlanCalculator } from './plan-calculator'

/** The calculator with its Thai texts, for the current prices. */
export function PlanCalculatorInThai({ prices }: { prices: PriceList }) {
  const t = useTranslations('planCalculator')
  const number = '#'
  const nameOf = (kind: 'job_post' | 'buffet') =>
    prices[kind].map(({ size }) => [`${kind}-${size}`, t(kind, { size, count: number })] as const)
  return (
    <PlanCalculator
      prices={prices}
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
        offers: Object.fromEntries([...nameOf('job_post'), ...nameOf('buffet')]),
      }}
    />
  )
}
