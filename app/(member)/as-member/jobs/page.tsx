import { getTranslations } from 'next-intl/server'
import { ForChosenBadge } from '@/components/job-posts/public/for-chosen-badge'
import { JobCards } from '@/components/job-posts/public/job-cards'
import { jobsOnCards } from '@/components/screens/jobs/jobs-on-cards'
import { type JobsProps, JobsScreen, jobsMetadata } from '@/components/screens/jobs/jobs-screen'
import { PanelFailure } from '@/components/ui/panel-failure'
import { getMe } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { listLiveApplications } from '@/lib/applications/own-data'
import { requireViewer } from '@/lib/auth/viewer'
import { listChosenJobPosts } from '@/lib/job-posts/data'

export const generateMetadata = jobsMetadata

export default async function MembersJobsPage(props: JobsProps) {
  await requireViewer()
  const [me, query] = await Promise.all([settled(getMe()), props.searchParams])
  // A search covers only the jobs that are open to everybody.
  const isWhole = Object.keys(query).length === 0
  const isWorker = me?.data?.kind === 'worker'
  const loadOwn = isWorker ? () => settled(listLiveApplications()) : undefined
  return <JobsScreen {...props} loadOwn={loadOwn} before={isWorker && isWhole && <ChosenJobs />} />
}

/** The jobs that companies show only to their favourites; nothing when there are none. */
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
          <JobCards jobs={await jobsOnCards(found.data, () => <ForChosenBadge />)} />
        </>
      ) : (
        <PanelFailure title={t('failed')} retryHref="/jobs" retryLabel={t('retry')} />
      )}
    </section>
  )
}
