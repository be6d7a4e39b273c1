import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type JobSort, jobSorts } from '@/validators/job-sorts'
import { foundPath, type JobsView, nearMe } from './jobs-view'

/** The orders of the list, as links to its address in each; the nearest first where there is a place to be near to. */
export function JobSorts({ view: { after: _, ...view } }: { view: JobsView }) {
  const t = useTranslations('jobs.sort')
  const { sort: chosen = 'newest', near } = view
  const nameOf = (sort: JobSort) =>
    sort === 'near' && near && near !== nearMe ? t('nearStation', { station: near }) : t(sort)
  const pathOf = (sort: JobSort) => foundPath({ ...view, sort: sort === 'newest' ? undefined : sort })
  return (
    <details className="group relative ml-auto">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-control px-2 text-sm font-medium hover:bg-well [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('label')} </span>
        {nameOf(chosen)}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <nav
        aria-label={t('label')}
        className="absolute right-0 z-10 mt-1 w-56 rounded-card border border-line bg-card p-2 shadow-soft"
      >
        {jobSorts
          .filter((sort) => sort !== 'near' || near)
          .map((sort) => (
            <Link
              key={sort}
              href={pathOf(sort)}
              prefetch="reach"
              aria-current={sort === chosen ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 hover:bg-well aria-[current]:font-semibold"
            >
              <span>{nameOf(sort)}</span>
              {sort === chosen && <Icon name="check" className="ml-auto size-4.5" />}
            </Link>
          ))}
      </nav>
    </details>
  )
}
