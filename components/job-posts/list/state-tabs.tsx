import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { type JobPostCounts, type JobPostState, jobPostStates } from '@/lib/job-posts/job-post'
import { type JobPostView, listPath } from './list-path'

type StateTabsProps = {
  view: JobPostView
  counts: JobPostCounts
}

/** Tabs that are always shown, even when empty; the other states appear once they have posts. */
const usual: ReadonlySet<JobPostState> = new Set(['published', 'draft', 'paused'])

/** Tabs for the states, with the number of posts in each. */
export function StateTabs({ view, counts }: StateTabsProps) {
  const t = useTranslations('jobPosts')
  const shown = jobPostStates.filter((state) => usual.has(state) || counts[state] > 0 || view.state === state)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav
      aria-label={t('list.states')}
      className="-mx-4 -my-1.5 overflow-x-auto scroll-px-4 px-4 py-1.5 sm:mx-0 sm:scroll-px-0 sm:px-0"
    >
      <ul className="flex w-max gap-2 pb-1 sm:w-auto sm:flex-wrap">
        <li>
          <Tab view={{ ...view, state: undefined }} current={!view.state} count={all}>
            {t('list.all')}
          </Tab>
        </li>
        {shown.map((state) => (
          <li key={state}>
            <Tab view={{ ...view, state }} current={view.state === state} count={counts[state]}>
              {t(`states.${state}`)}
            </Tab>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabProps = { view: JobPostView; current: boolean; count: number; children: string }

function Tab({ view, current, count, children }: TabProps) {
  return (
    <Link
      href={listPath(view)}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap',
        current
          ? 'border-transparent bg-primary text-on-primary'
          : 'border-line bg-card text-ink-2 hover:bg-well',
      )}
    >
      {children}
      <span className="opacity-75">{count}</span>
    </Link>
  )
}
