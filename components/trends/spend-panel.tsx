import { useTranslations } from 'next-intl'
import { Bars, formatCount } from '@/components/charts/bars'
import { FiguresTable } from '@/components/charts/figures-table'
import { locale } from '@/lib/i18n/locale'
import type { SpendTrend } from '@/lib/trends/trend'
import { spanName } from './span-name'
import { TrendCard } from './trend-card'

const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

/** What posts cost in credits, in total and per hire. */
export function SpendPanel({ items }: { items: SpendTrend }) {
  const t = useTranslations('trends')
  const sumOf = (name: 'credits' | 'hires') => items.reduce((sum, item) => sum + item[name], 0)
  const [credits, hires] = [sumOf('credits'), sumOf('hires')]
  return (
    <TrendCard title={t('spend.title')} items={items}>
      <Bars
        label={t('spend.credits')}
        figure={formatCount(credits)}
        values={items.map((item) => item.credits)}
        tint="clay"
      />
      <p className="text-sm text-ink-2">
        {hires > 0 ? t('spend.perHire', { credits: oneDecimal.format(credits / hires) }) : t('spend.noHires')}
      </p>
      <FiguresTable
        caption={t('spend.title')}
        columns={[t('when'), t('spend.credits'), t('hires')]}
        rows={items.map((item) => ({
          name: spanName(item),
          figures: [formatCount(item.credits), formatCount(item.hires)],
        }))}
      />
    </TrendCard>
  )
}
