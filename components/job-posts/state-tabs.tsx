import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { type JobPostFilter, type JobPostState, jobPostStates } from '@/lib/job-posts/job-post'
import { listPath } from './list-path'

type StateTabsProps = {
  filter: JobPostFilter
  counts: Readonly<Record<JobPostState, number>>
}

/** Always there, even when empty; the other states show once there is something in them. */
const usual: ReadonlySet<JobPostState> = new Set(['published', 'draft', 'paused'])

/** The list's states with how many posts each has. */
export function StateTabs({ filter, counts }: StateTabsProps) {
  const t = useTranslations('jobPosts')
  const shown = jobPostStates.filter(
    (state) => usual.has(state) || counts[state] > 0 || filter.state === state,
  )
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav
      aria-label={t('list.states')}
      className="-mx-4 -my-1.5 overflow-x-auto scroll-px-4 px-4 py-1.5 sm:mx-0 sm:scroll-px-0 sm:px-0"
    >
      <ul className="flex w-max gap-2 pb-1 sm:w-auto sm:flex-wrap">
        <li>
          <Tab filter={{ ...filter, state: undefined }} current={!filter.state} count={all}>
            {t('list.all')}
          </Tab>
        </li>
        {shown.map((state) => (
          <li key={state}>
            <Tab filter={{ ...filter, state }} current={filter.state === state} count={counts[state]}>
              {t(`states.${state}`)}
            </Tab>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabProps = { filter: JobPostFilter; current: boolean; count: number; children: string }

function Tab({ filter, current, count, children }: TabProps) {
  return (
    <Link
      href={listPath(filter)}
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-sm font-medium whitespace-nowrap text-ink-2 hover:bg-well aria-[current]:border-transparent aria-[current]:bg-primary aria-[current]:text-on-primary"
    >
      {children}
      <span className="opacity-75">{count}</span>
    </Link>
  )
}
