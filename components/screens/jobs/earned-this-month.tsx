import { getTranslations } from 'next-intl/server'
import { Card } from '@/components/ui/card'
import { drawn } from '@/components/ui/drawn'
import { Money } from '@/components/ui/money'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { type Earned, earnedIn } from '@/lib/applications/earned'
import { listHeldSince } from '@/lib/applications/own-data'
import { bangkokToday } from '@/validators/rules'

/** What a worker's shifts of this month pay, counted from the shifts they were given; nothing where there are none. */
export async function EarnedThisMonth() {
  const month = bangkokToday().slice(0, 7)
  const [t, held] = await Promise.all([
    getTranslations('ownApplications.earned'),
    settled(listHeldSince(new Date(`${month}-01T00:00:00+07:00`))),
  ])
  if (!held)
    return <PanelFailure title={t('failed')} retryHref="/jobs/applications" retryLabel={t('retry')} />
  const earned = held.data && earnedIn(month, held.data, Date.now())
  if (!earned || earned.done.shifts + earned.ahead.shifts === 0) return null
  const { done, ahead } = earned
  return (
    <section aria-labelledby="earned">
      <Card className="p-4 sm:p-5">
        <h2 id="earned" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <Money satang={done.satang} className="text-3xl font-bold tabular-nums" />
          <span className="text-ink-2">{t('shifts', { shifts: done.shifts })}</span>
        </p>
        <Share earned={earned} />
        {ahead.shifts > 0 && (
          <p className="mt-2 text-mango-ink">
            {t.rich('ahead', {
              shifts: ahead.shifts,
              pay: () => <Money satang={ahead.satang} className="font-semibold tabular-nums" />,
            })}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-2">{t('counted')}</p>
      </Card>
    </section>
  )
}

/** How much of the month's pay is earned by now: the rest is striped. */
function Share({ earned: { done, ahead } }: { earned: Earned }) {
  if (ahead.satang === 0) return null
  const width = (done.satang / (done.satang + ahead.satang)) * 100
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mt-2 h-2 w-full rounded-full"
      {...drawn(
        `<pattern id="ahead" width="2" height="10" patternUnits="userSpaceOnUse"><rect width="2" height="10" class="fill-line"/><rect width="1" height="10" class="fill-mango forced-colors:fill-[CanvasText]"/></pattern><rect width="100" height="10" fill="url(#ahead)"/><rect width="${width}" height="10" class="fill-ink forced-colors:fill-[CanvasText]"/>`,
      )}
    />
  )
}
