import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { jobsPath } from '@/components/job-posts/public/jobs-view'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { newJobsFor } from '@/lib/applications/fitting-jobs'
import { freeDaysOf, saysWhen, weekFrom } from '@/lib/applications/free-days'
import type { OwnApplication } from '@/lib/applications/own-application'
import { knownAmong } from '@/lib/applications/own-data'
import { formatDay, leafOf } from '@/lib/dates/format-thai'
import { listPublicJobPosts } from '@/lib/job-posts/data'
import type { ListedJobPost } from '@/lib/job-posts/public-job-post'
import type { Resume } from '@/lib/resumes/resume'
import type { FreeTime } from '@/validators/free-time'
import { bangkokToday } from '@/validators/rules'
import { FittingWeek } from './fitting-week'
import { jobsOnCards } from './jobs-on-cards'

/** How many jobs are looked through. */
const lookedThrough = 30

type Wishes = Pick<Resume, 'workTypes' | 'province' | 'lat' | 'lng' | 'freeParts' | 'dates'>

type FittingJobsProps = {
  live: readonly OwnApplication[]
  /** null where it could not be loaded. */
  resume: Wishes | null
  /** Where they say when they are free. */
  timesHref: string
  /** Shown where there is none. */
  otherwise?: ReactNode
}

/**
 * Open jobs of the kinds of work a worker does, near where they live and on days they are free, that they do not know yet and
 * that do not clash with what they have; with their next seven days.
 */
export async function FittingJobs({ live, resume, timesHref, otherwise }: FittingJobsProps) {
  const [t, found] = await Promise.all([
    getTranslations('ownApplications.fitting'),
    resume && settled(jobsThatFit(live, resume)),
  ])
  if (found?.data.jobs.length === 0) return otherwise
  const words = found?.data.words ?? 'some'
  return (
    <section aria-labelledby="fitting">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="fitting" className="text-xl">
          {t(`${words}.title`)}
        </h2>
        {words !== 'newest' && (
          <Link
            href={timesHref}
            prefetch="reach"
            className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
          >
            {t(resume && saysWhen(resume) ? 'changeDays' : 'tellDays')}
          </Link>
        )}
      </div>
      {found && resume ? (
        <>
          <p className="mb-3 text-ink-2">
            {[t(`${words}.about`), found.data.isCut && t('cut', { jobs: lookedThrough })]
              .filter(Boolean)
              .join(' ')}
          </p>
          <FittingWeek
            days={words === 'newest' ? [] : await daysOf(live, resume, found.data.jobs)}
            jobs={await cardsOf(found.data.jobs)}
            moreText={t('more')}
            daysText={t('days')}
          />
          <ButtonLink href={jobsPath({ work: resume.workTypes[0] })} variant="secondary" className="mt-4">
            {t('all')}
          </ButtonLink>
        </>
      ) : (
        <PanelFailure title={t('failed')} retryHref="/jobs/applications" retryLabel={t('retry')} />
      )}
    </section>
  )
}

type FittingJob = ListedJobPost & {
  /** The days of it that they are free on. */
  readonly days: readonly string[]
}

async function jobsThatFit(live: readonly OwnApplication[], resume: Wishes) {
  const {
    workTypes: [workType],
    province,
    lat,
    lng,
  } = resume
  // The nearest where they added their position, else those of their province.
  const where =
    lat !== null && lng !== null ? ({ sort: 'near', lat, lng } as const) : { province: province || undefined }
  const { items, nextCursor } = await listPublicJobPosts({ workType, ...where }, { limit: lookedThrough })
  const known = await knownAmong(items.map(({ id }) => id))
  const fitting = newJobsFor(items, { live, known }, lookedThrough).map(
    (job): FittingJob => ({ ...job, days: freeDaysOf(job.shifts, resume) }),
  )
  const free = fitting.filter((job) => isOnFreeDays(job))
  // Who has not said what they do is shown the newest, and told nothing about fitting.
  if (workType === undefined) return { words: 'newest' as const, jobs: fitting, isCut: false }
  if (!saysWhen(resume)) return { words: 'some' as const, jobs: free, isCut: nextCursor !== null }
  return free.length > 0
    ? { words: 'free' as const, jobs: free, isCut: nextCursor !== null }
    : { words: 'otherDays' as const, jobs: fitting, isCut: false }
}

/** Of shifts one chooses among, one on a free day is enough. */
const isOnFreeDays = ({ days, shifts, shiftChoice }: FittingJob): boolean =>
  shiftChoice === 'each' ? days.length > 0 : days.length === shifts.length

async function daysOf(live: readonly OwnApplication[], time: FreeTime, jobs: readonly FittingJob[]) {
  const t = await getTranslations('ownApplications.fitting.day')
  return weekFrom(bangkokToday(), time, live).map(({ date, state }) => {
    const count = state === 'shift' ? 0 : jobs.filter(({ days }) => days.includes(date)).length
    return {
      date,
      state,
      ...leafOf(date),
      label: formatDay(date),
      text: count > 0 ? t('jobs', { count }) : t(state),
      hasJobs: count > 0,
    }
  })
}

async function cardsOf(jobs: readonly FittingJob[]) {
  // A card names the first shift: of those one chooses among, the first on a free day.
  const cards = await jobsOnCards(
    jobs.map(({ days, ...job }) => ({
      ...job,
      shifts: job.shifts.toSorted((one, other) => +days.includes(other.date) - +days.includes(one.date)),
    })),
  )
  return cards.map((card, index) => ({ ...card, days: jobs[index]?.days ?? [] }))
}
