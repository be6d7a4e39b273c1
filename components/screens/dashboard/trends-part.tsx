import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActivityPanel } from '@/components/trends/activity-panel'
import { HiringFunnel } from '@/components/trends/hiring-funnel'
import { SpendPanel } from '@/components/trends/spend-panel'
import { TimeToHirePanel } from '@/components/trends/time-to-hire-panel'
import { type TrendView, trendPath, trendsId } from '@/components/trends/trend-path'
import { TrendSwitch } from '@/components/trends/trend-switch'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { ActivityTrend, SpendTrend, TimeToHireTrend } from '@/lib/trends/trend'

type Loaded<Data> = { readonly data: Data } | null

type TrendsPartProps = {
  view: TrendView
  activity: Loaded<ActivityTrend>
  timeToHire: Loaded<TimeToHireTrend>
  spend: Loaded<SpendTrend>
  seesSpend: boolean
  failure: (title: string) => ReactNode
}

/** How hiring went: one line of figures, and the trends by day where the address asks for them. */
export function TrendsPart({ view, activity, timeToHire, spend, seesSpend, failure }: TrendsPartProps) {
  const t = useTranslations('dashboard')
  const funnel = activity && (
    <HiringFunnel days={view.days} items={activity.data} medianHours={timeToHire?.data.medianHours ?? null} />
  )
  if (!view.isAsked) {
    return (
      <>
        {funnel || failure(t('activityFailed'))}
        <Link
          href={`${trendPath(view.days)}#${trendsId}`}
          prefetch="reach"
          className="flex min-h-11 w-fit items-center gap-2 rounded-control font-semibold underline underline-offset-4"
        >
          {t('trends')}
          <Icon name="chevron-right" className="size-5" />
        </Link>
      </>
    )
  }
  return (
    <>
      {funnel}
      <section aria-labelledby={trendsId} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={trendsId} className="text-xl">
            {t('trends')}
          </h2>
          <TrendSwitch days={view.days} />
        </div>
        {activity ? <ActivityPanel items={activity.data} /> : failure(t('activityFailed'))}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {timeToHire ? <TimeToHirePanel {...timeToHire.data} /> : failure(t('timeToHireFailed'))}
          {seesSpend && (spend ? <SpendPanel items={spend.data} /> : failure(t('spendFailed')))}
        </div>
      </section>
    </>
  )
}
