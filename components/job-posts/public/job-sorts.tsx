import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { type JobSort, jobSorts } from '@/validators/job-sorts'
import { foundPath, type JobsView } from './jobs-view'
import { NearMe } from './near-me'

/** The orders of the list, as links to its address in each; the nearest first once the reader says where they are. */
export function JobSorts({ view: { after: _, ...view } }: { view: JobsView }) {
  const t = useTranslations('jobs.sort')
  const { sort: chosen = 'newest', near, ...rest } = view
  const pathOf = (sort: JobSort) => foundPath({ ...view, sort: sort === 'newest' ? undefined : sort })
  return (
    <nav aria-label={t('label')} className="mt-3 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      {jobSorts.map((sort) =>
        sort === 'near' && !near ? (
          <NearMe
            key={sort}
            path={foundPath(rest)}
            texts={{ use: t('near'), denied: t('denied'), failed: t('failed') }}
          />
        ) : (
          <ButtonLink
            key={sort}
            href={pathOf(sort)}
            prefetch="reach"
            size="sm"
            variant={sort === chosen ? 'primary' : 'secondary'}
            aria-current={sort === chosen ? 'true' : undefined}
          >
            {t(sort)}
          </ButtonLink>
        ),
      )}
      {near && chosen === 'near' && (
        <p className="col-span-2 basis-full text-sm text-ink-2">{t('nearAbout')}</p>
      )}
    </nav>
  )
}
