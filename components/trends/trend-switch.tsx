import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { periods } from '@/lib/trends/trend'
import { allBranches, type TrendView, trendPath, trendsId } from './trend-path'

type TrendSwitchProps = {
  view: TrendView
  branches: readonly { readonly id: string; readonly name: string }[]
  /** The branch selected in the branch switcher. */
  chosenId?: string
}

/** Selects the period and branch of the trends: links and a plain form, which work before any script has loaded. */
export function TrendSwitch({ view, branches, chosenId }: TrendSwitchProps) {
  const t = useTranslations('trends')
  /** The default view needs no place in the address. */
  const branchValue = (branch: string) => (branch === (chosenId ?? allBranches) ? '' : branch)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <nav aria-label={t('period')} className="flex gap-1 rounded-control bg-well p-1">
        {periods.map((days) => (
          <Link
            key={days}
            href={`${trendPath({ ...view, days })}#${trendsId}`}
            aria-current={days === view.days ? 'page' : undefined}
            className={classNames(
              'grid min-h-11 place-items-center rounded-lg px-4 font-semibold transition-colors',
              days === view.days ? 'bg-card text-ink shadow-soft' : 'text-ink-2 hover:text-ink',
            )}
          >
            {t('days', { days })}
          </Link>
        ))}
      </nav>
      {branches.length > 1 && (
        <form action={`/dashboard#${trendsId}`} className="flex w-full min-w-0 gap-2 sm:w-auto">
          <input type="hidden" name="days" value={view.days} />
          <select
            // Another one for another default, or it would keep what stood there before the branch switcher was used.
            key={chosenId}
            name="branch"
            aria-label={t('branch')}
            defaultValue={branchValue(view.branch ?? '')}
            className="control min-w-0 flex-1"
          >
            <option value={branchValue(allBranches)}>{t('allBranches')}</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={branchValue(id)}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" variant="secondary">
            {t('show')}
          </Button>
        </form>
      )}
    </div>
  )
}
