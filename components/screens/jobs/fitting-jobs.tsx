import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { JobCards } from '@/components/job-posts/public/job-cards'
import { ButtonLink } from '@/components/ui/button-link'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { newJobsFor } from '@/lib/applications/fitting-jobs'
import type { OwnApplication } from '@/lib/applications/own-application'
import { knownAmong } from '@/lib/applications/own-data'
import { listPublicJobPosts } from '@/lib/job-posts/data'
import type { ListedJobPost } from '@/lib/job-posts/public-job-post'
import type { Resume } from '@/lib/resumes/resume'
import { jobsOnCards } from './jobs-on-cards'

/** How many jobs are shown, and how many are looked through to find them. */
const shown = 4
const lookedThrough = 30

type Wishes = Pick<Resume, 'workTypes' | 'province' | 'lat' | 'lng'>

type FittingJobsProps = {
  live: readonly OwnApplication[]
  /** null where it could not be loaded. */
  resume: Wishes | null
  /** Shown where there is none. */
  otherwise?: ReactNode
}

/** Open jobs of the kinds of work a worker does, near where they live, that they do not know yet and that do not clash with what they have. */
export async function FittingJobs({ live, resume, otherwise }: FittingJobsProps) {
  const [t, found] = await Promise.all([
    getTranslations('ownApplications.fitting'),
    resume && settled(jobsThatFit(live, resume)),
  ])
  if (found?.data.jobs.length === 0) return otherwise
  // Who has not said what they do is shown the newest, and told nothing about fitting.
  const words = found && !found.data.areFitting ? 'newest' : 'some'
  return (
    <section aria-labelledby="fitting">
      <h2 id="fitting" className="text-xl">
        {t(`${words}.title`)}
      </h2>
      {found ? (
        <>
          <p className="mb-3 text-ink-2">{t(`${words}.about`)}</p>
          <JobCards jobs={await jobsOnCards(found.data.jobs)} columns={1} />
          <ButtonLink href="/jobs" variant="secondary" className="mt-4">
            {t('all')}
          </ButtonLink>
        </>
      ) : (
        <PanelFailure title={t('failed')} retryHref="/jobs/applications" retryLabel={t('retry')} />
      )}
    </section>
  )
}

async function jobsThatFit(
  live: readonly OwnApplication[],
  { workTypes, province, lat, lng }: Wishes,
): Promise<{ areFitting: boolean; jobs: ListedJobPost[] }> {
  const [workType] = workTypes
  // The nearest where they added their position, else those of their province.
  const where =
    lat !== null && lng !== null ? ({ sort: 'near', lat, lng } as const) : { province: province || undefined }
  const { items } = await listPublicJobPosts({ workType, ...where }, { limit: lookedThrough })
  const known = await knownAmong(items.map(({ id }) => id))
  return { areFitting: workType !== undefined, jobs: newJobsFor(items, { live, known }, shown) }
}
