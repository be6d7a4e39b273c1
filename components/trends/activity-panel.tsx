import { useTranslations } from 'next-intl'
import { Bars, formatCount } from '@/components/charts/bars'
import { FiguresTable } from '@/components/charts/figures-table'
import type { ActivityTrend } from '@/lib/trends/trend'
import { spanName } from './span-name'
import { TrendCard } from './trend-card'

const figures = [
  { name: 'views', tint: 'sky' },
  { name: 'applications', tint: 'plum' },
  { name: 'hires', tint: 'leaf' },
] as const

/** From views to hires: small charts of the same days, each with its own scale. */
export function ActivityPanel({ items }: { items: ActivityTrend }) {
  const t = useTranslations('trends')
  return (
    <TrendCard title={t('activity.title')} items={items}>
      <div className="grid gap-5 sm:grid-cols-3">
        {figures.map(({ name, tint }) => {
          const values = items.map((item) => item[name])
          const sum = values.reduce((total, value) => total + value, 0)
          return <Bars key={name} label={t(name)} figure={formatCount(sum)} values={values} tint={tint} />
        })}
      </div>
      <FiguresTable
        caption={t('activity.title')}
        columns={[t('when'), ...figures.map(({ name }) => t(name))]}
        rows={items.map((item) => ({
          name: spanName(item),
          figures: figures.map(({ name }) => formatCount(item[name])),
        }))}
      />
    </TrendCard>
  )
}
