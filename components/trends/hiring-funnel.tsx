import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/charts/bars'
import { Card } from '@/components/ui/card'
import { drawn } from '@/components/ui/drawn'
import type { ActivityTrend, Period } from '@/lib/trends/trend'
import { useDuration } from './use-duration'

type HiringFunnelProps = {
  days: Period
  items: ActivityTrend
  /** The median hours until somebody was hired; null without a hire, and where it could not be loaded. */
  medianHours: number | null
}

const stages = [
  { name: 'views', tint: 'fill-sky' },
  { name: 'applications', tint: 'fill-teal' },
  { name: 'hires', tint: 'fill-leaf' },
] as const

const [height, width, least] = [24, 100, 2]

/** From views to hires in one line of figures; nothing while there are none. */
export function HiringFunnel({ days, items, medianHours }: HiringFunnelProps) {
  const t = useTranslations('trends')
  const duration = useDuration()
  const counts = stages.map(({ name }) => items.reduce((sum, item) => sum + item[name], 0))
  const most = Math.max(...counts)
  if (most === 0) return null
  const tall = counts.map((count) => Math.max(least, (count / most) * height))
  const shapes = stages.map(({ tint }, index) => {
    const [from, to] = [index * width, (index + 1) * width]
    const [here = least, next = here] = [tall[index], tall[index + 1]]
    return `<path d="M${from} ${height - here}L${to} ${height - next}V${height}H${from}Z" class="${tint} forced-colors:fill-[CanvasText]"/>`
  })
  return (
    <section aria-labelledby="funnel">
      <Card className="px-4 py-3.5 sm:px-5">
        <h2 id="funnel" className="text-lg">
          {t('summary.title', { days })}
        </h2>
        <div className="mt-1 grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <div className="min-w-0">
            <dl className="grid grid-cols-3">
              {stages.map(({ name }, index) => (
                <div key={name} className="min-w-0 pr-2">
                  <dt className="text-sm text-ink-2">{t(name)}</dt>
                  <dd className="flex flex-wrap items-baseline gap-x-2">
                    <strong className="text-xl">{formatCount(counts[index] ?? 0)}</strong>
                    <Share of={counts[index - 1]} count={counts[index] ?? 0} from={stages[index - 1]?.name} />
                  </dd>
                </div>
              ))}
            </dl>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${stages.length * width} ${height}`}
              preserveAspectRatio="none"
              className="mt-1 h-6 w-full opacity-75"
              {...drawn(shapes.join(''))}
            />
          </div>
          {medianHours !== null && (
            <dl className="border-line sm:border-l sm:px-5">
              <dt className="text-sm text-ink-2">{t('summary.median')}</dt>
              <dd>
                <strong className="text-xl">{duration(medianHours)}</strong>
              </dd>
            </dl>
          )}
        </div>
      </Card>
    </section>
  )
}

type ShareProps = { of: number | undefined; count: number; from: (typeof stages)[number]['name'] | undefined }

/** How much of the stage before came so far; left out where more came than were counted there. */
function Share({ of, count, from }: ShareProps) {
  const t = useTranslations('trends')
  if (!of || !from || count > of) return null
  return (
    <span className="text-sm text-ink-3">
      {t('summary.share', { percent: Math.round((count / of) * 100), of: t(from) })}
    </span>
  )
}
