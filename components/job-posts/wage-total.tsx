import { useTranslations } from 'next-intl'
import { formatBaht } from '@/lib/money/format-baht'
import { areShiftsChosen } from '@/validators/shift-places'
import { type WageTerms, wageCost } from '@/validators/wage-cost'

/** The total wages and how they are calculated: ฿600/วัน × 5 คน × 2 วัน + ล่วงเวลา ฿1,125 = ฿7,125. */
export function WageTotal({ terms }: { terms: WageTerms }) {
  const t = useTranslations('jobPosts')
  const cost = wageCost(terms)
  if (!cost || !terms.payUnit || !terms.payAmount) {
    return <span className="text-sm text-ink-3">{t('total.unknown')}</span>
  }
  const rate = t(`payRate.${terms.payUnit}`, { amount: formatBaht(terms.payAmount) })
  const quantity = terms.payUnit === 'hour' ? Math.round((cost.quantity / 60) * 100) / 100 : cost.quantity
  const premiums = (['overtime', 'holiday'] as const).filter((premium) => cost[premium] > 0)
  const sum =
    areShiftsChosen(terms) && terms.payUnit !== 'job' ? (`${terms.payUnit}Each` as const) : terms.payUnit
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3 sm:block">
      <span className="text-sm text-ink-2 sm:block">
        {t(`total.${sum}`, { rate, people: terms.headcount ?? 0, quantity })}
        {premiums.map((premium) => ` + ${t(`total.${premium}`, { amount: formatBaht(cost[premium]) })}`)}
        <span className="sr-only"> = </span>
      </span>
      <strong className="text-xl font-bold">{formatBaht(cost.total)}</strong>
    </span>
  )
}
