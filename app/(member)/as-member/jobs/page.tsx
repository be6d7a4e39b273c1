import { getTranslations } from 'next-intl/server'
import { AddressLine } from '@/components/addresses/address-line'
import { ForChosenBadge } from '@/components/job-posts/public/for-chosen-badge'
import { JobCard } from '@/components/job-posts/public/job-card'
import { PanelFailure } from '@/components/ui/panel-failure'
import { getMe } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { requireViewer } from '@/lib/auth/viewer'
import { listChosenJobPosts } from '@/lib/job-posts/data'
import { type JobsProps, JobsScreen, jobsMetadata } from '../../../(contact)/jobs/jobs-screen'

export const generateMetadata = jobsMetadata

export default async function MembersJobsPage(props: JobsProps) {
  await requireViewer()
  const [me, query] = await Promise.all([settled(getMe()), props.searchParams])
  // What somebody searches for, they search among everybody's.
  const isWhole = Object.keys(query).length === 0
  return <JobsScreen {...props} before={me?.data?.kind === 'worker' && isWhole && <ChosenJobs />} />
}

/** The jobs companies show to their favourites alone; nothing where there are none. */
async function ChosenJobs() {
  const [t, found] = await Promise.all([getTranslations('jobs.chosen'), settled(listChosenJobPosts())])
  if (found?.data.length === 0) return null
  return (
    <section aria-labelledby="chosen" className="mt-8">
      <h2 id="chosen" className="mb-1 text-xl">
        {t('title')}
      </h2>
      {found ? (
        <>
          <p className="mb-4 text-ink-2">{t('about')}</p>
          <ul className="grid gap-3 lg:grid-cols-2">
            {found.data.map((post) => (
              <li key={post.id}>
                <JobCard
                  post={post}
                  heading="h3"
                  area={<AddressLine address={post.place} form="short" />}
                  badge={<ForChosenBadge />}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <PanelFailure title={t('failed')} retryHref="/jobs" retryLabel={t('retry')} />
      )}
    </section>
  )
}
