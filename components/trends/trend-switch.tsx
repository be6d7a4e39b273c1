import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { type Period, periods } from '@/lib/trends/trend'
import { trendPath, trendsId } from './trend-path'

/** Selects the period of the trends: links, which work before any script has loaded. */
export function TrendSwitch({ days: shown }: { days: Period }) {
  const t = useTranslations('trends')
  return (
    <nav aria-label={t('period')} className="flex w-fit gap-1 rounded-control bg-well p-1">
      {periods.map((days) => (
        <Link
          key={days}
          href={`${trendPath(days)}#${trendsId}`}
          aria-current={days === shown ? 'page' : undefined}
          className={classNames(
            'grid min-h-11 place-items-center rounded-lg px-4 font-semibold transition-colors',
            days === shown ? 'bg-card text-ink shadow-soft' : 'text-ink-2 hover:text-ink',
          )}
        >
          {t('days', { days })}
        </Link>
      ))}
    </nav>
  )
}
