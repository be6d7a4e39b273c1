import { useTranslations } from 'next-intl'
import { Bars, formatCount } from '@/components/charts/bars'
import { FiguresTable } from '@/components/charts/figures-table'
import type { TimeToHireTrend } from '@/lib/trends/trend'
import { spanName } from './span-name'
import { TrendCard } from './trend-card'
import { useDuration } from './use-duration'

/** The time from publishing until somebody is hired. */
export function TimeToHirePanel({ medianHours, items }: TimeToHireTrend) {
  const t = useTranslations('trends')
  const duration = useDuration()
  return (
    <TrendCard title={t('timeToHire.title')} items={items}>
      <Bars
        label={t('timeToHire.median')}
        figure={duration(medianHours)}
        values={items.map((item) => item.medianHours)}
        tint="teal"
      />
      <FiguresTable
        caption={t('timeToHire.title')}
        columns={[t('when'), t('hires'), t('timeToHire.median')]}
        rows={items.map((item) => ({
          name: spanName(item),
          figures: [formatCount(item.hires), duration(item.medianHours)],
        }))}
      />
    </TrendCard>
  )
}
