'use client'

import { useTranslations } from 'next-intl'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { ListFailure } from '@/components/ui/list-failure'
import { usePages } from '@/components/ui/use-pages'
import type { OwnApplication, OwnApplicationPage } from '@/lib/applications/own-application'
import { askEndedApplications } from '@/lib/applications/own-requests'
import { OwnApplicationCard } from './own-application-card'

type EndedApplicationsProps = {
  /** The first page, from the server. */
  page: OwnApplicationPage
  /** Those that ended since, or are looked for: they stand first, whatever the page says of them. */
  first: readonly OwnApplication[]
}

/** A worker's applications that are over, newest first. */
export function EndedApplications({ page, first }: EndedApplicationsProps) {
  const t = useTranslations('ownApplications')
  const problemText = useProblemText()
  const pages = usePages({ ...page, filter: {} }, askEndedApplications)
  const { shown, loading, more } = pages
  const others = shown.items.filter(({ id }) => !first.some((one) => one.id === id))
  return (
    <div>
      <ul className="grid gap-3">
        {[...first, ...others].map((application) => (
          <li key={application.id}>
            <OwnApplicationCard application={application} />
          </li>
        ))}
      </ul>
      <ListFailure
        list={pages}
        title={problemText(problemOfFailure(pages.error))}
        retryLabel={t('retry')}
        className="mt-4"
      />
      {shown.nextCursor && (
        <Button variant="secondary" loading={loading === 'more'} onClick={more} className="mx-auto mt-5 flex">
          {t('more')}
        </Button>
      )}
    </div>
  )
}
