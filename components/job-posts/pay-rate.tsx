import { useTranslations } from 'next-intl'
import { formatBaht } from '@/lib/money/format-baht'
import type { WageTerms } from '@/validators/wage-cost'

/** Pay per unit, ฿600/วัน; nothing until both are known. */
export function PayRate({ payAmount, payUnit }: Pick<WageTerms, 'payAmount' | 'payUnit'>) {
  const t = useTranslations('jobPosts.payRate')
  if (!payAmount || !payUnit) return null
  return t(payUnit, { amount: formatBaht(payAmount) })
}
