import { useTranslations } from 'next-intl'
import { formatBaht } from '@/lib/money/format-baht'
import type { payUnits } from '@/validators/job-post-terms'

/** Says a least pay, in satang per unit: "฿500/วัน ขึ้นไป". */
export function usePayFrom() {
  const t = useTranslations('jobs.search')
  const payRate = useTranslations('jobPosts.payRate')
  return (unit: (typeof payUnits)[number], satang: number) =>
    t('payFrom', { rate: payRate(unit, { amount: formatBaht(satang) }) })
}
