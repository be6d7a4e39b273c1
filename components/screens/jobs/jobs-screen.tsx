import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/documents/page-head'
import { FarDay } from '@/components/job-posts/public/far-day'
import { FoundHeading } from '@/components/job-posts/public/found-heading'
import { JobCards } from '@/components/job-posts/public/job-cards'
import { JobChips } from '@/components/job-posts/public/job-chips'
import { JobPlaces } from '@/components/job-posts/public/job-places'
import { JobSearch } from '@/components/job-posts/public/job-search'
import { JobSorts } from '@/components/job-posts/public/job-sorts'
import {
  filterOf,
  foundId,
  foundPath,
  isPageOfItsOwn,
  isSearch,
  type JobsView,
  jobsPath,
  jobsQuery,
  jobsViewOf,
  nearMe,
  viewFromNowhere,
} from '@/components/job-posts/public/jobs-view'
import { LeaveOutLinks } from '@/components/job-posts/public/leave-out'
import { NearHere } from '@/components/job-posts/public/near-here'
import { UnderstoodWords } from '@/components/job-posts/public/understood-words'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { wordingOf } from '@/lib/addresses/place'
import { districtsOf, provinceNames } from '@/lib/addresses/places'
import type { OwnApplication } from '@/lib/applications/own-application'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { readerPosition } from '@/lib/geolocation/reader-position'
import { countPublicJobPosts, listPublicJobPosts } from '@/lib/job-posts/data'
import { jobsOnCards } from './jobs-on-cards'
import { NearbyLink } from './nearby-link'

export type JobsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const districtNames = (province: string) => (districtsOf(province) ?? []).map(({ name }) => name)

const viewOf = async ({ searchParams }: JobsProps): Promise<JobsView> =>
  jobsViewOf(await searchParams, { provinces: provinceNames(), districtsOf: districtNames })

/** The title of a view: by its type of work and place, whatever the other filters are. */
async function headOf({ work, province, district }: JobsView) {
  if (!work && !province) return null
  const t = await getTranslations('jobs.head')
  const work_ = work ? t('work', { work: (await getTranslations('workTypes'))(work) }) : t('anyWork')
  const area = [district, province].filter(Boolean).join(' ')
  const title = area ? t('inArea', { work: work_, area }) : work_
  return {
    segment: jobsQuery({ work, province, district }),
    title,
    lead: t('lead'),
    description: t('description', { title }),
  }
}

/** Title and canonical address of a list; places and types of work are pages of their own, other searches are not. */
export async function jobsMetadata(props: JobsProps): Promise<Metadata> {
  const view = await viewOf(props)
  const metadata = await publicMetadata('/jobs', (await headOf(view)) ?? undefined)
  if (isPageOfItsOwn(view) && (await isFilled(view))) return metadata
  return { ...metadata, robots: { index: false, follow: true } }
}

/** False for a province or a type of work without jobs, which must not be indexed; the list of all jobs always is. */
async function isFilled({ work, province, district }: JobsView): Promise<boolean> {
  if (!work && !province) return true
  const { items } = await listPublicJobPosts({ workType: work, province, district }, { limit: 1 })
  return items.length > 0
}

type JobsScreenProps = {
  /** Shown above the jobs for this reader. */
  before?: ReactNode
  /** Loads the reader's own applications, which mark their jobs; null where they cannot be loaded. */
  loadOwn?: () => Promise<{ readonly data: readonly Pick<OwnApplication, 'jobPostId' | 'state'>[] } | null>
}

/** The open jobs of a view, with links to others. */
export async function JobsScreen({ before, loadOwn, ...props }: JobsProps & JobsScreenProps) {
  const addressed = await viewOf(props)
  const position = addressed.near === nearMe ? await readerPosition() : null
  // An address that somebody passed on, or of an hour ago, is near nobody.
  const asked = addressed.near === nearMe && !position ? viewFromNowhere(addressed) : addressed
  const { province, after } = asked
  const [t, addresses, head, page, counts, applied] = await Promise.all([
    getTranslations('jobs'),
    getTranslations('addresses'),
    headOf(asked),
    listPublicJobPosts(filterOf(asked, position), { cursor: after }),
    countPublicJobPosts(),
    loadOwn?.(),
  ])
  // A name in an address may be of no station.
  const view = position || page.station ? asked : viewFromNowhere(asked)
  const marks = new Map(applied?.data.map(({ jobPostId, state }) => [jobPostId, state]))
  const jobs = await jobsOnCards(page.items, ({ id }) => marks.has(id) && <OwnMark state={marks.get(id)} />)
  return (
    <>
      <PageHead path="/jobs" child={head ?? undefined} compact />
      <JobSearch
        key={jobsPath(view)}
        view={view}
        provinces={provinceNames()}
        districts={province ? districtNames(province) : []}
        districtLabel={addresses(`${wordingOf(province ?? '')}.district`)}
      />
      <JobChips view={view} />
      {before}
      <section aria-labelledby={foundId} className="mt-2 sm:mt-4">
        <div className="flex items-center gap-2">
          <FoundHeading id={foundId} path={jobsPath(view)}>
            {await headingOf(view, page)}
          </FoundHeading>
          {page.items.length > 0 && <JobSorts view={view} />}
        </div>
        <UnderstoodWords
          understood={page.understood}
          withoutPay={
            page.wordsBesidePay === null
              ? null
              : foundPath({ ...view, after: undefined, q: page.wordsBesidePay })
          }
        />
        <NearHere view={view} />
        {view.sort === 'near' && (
          <p className="text-sm text-ink-2">
            {page.station ? t('sort.stationAbout', { station: page.station }) : t('sort.nearAbout')}
          </p>
        )}
        {page.isLoose && <Alert tone="sky" title={t('loose', { words: view.q ?? '' })} className="mt-4" />}
        {page.items.length === 0 ? (
          <EmptyState
            illustration="lost"
            heading="h3"
            title={t('nothing.title')}
            action={
              jobsPath(view) !== '/jobs' && (
                <ButtonLink href="/jobs" variant="secondary">
                  {t('nothing.all')}
                </ButtonLink>
              )
            }
          >
            <FarDay view={view} />
            {page.nearby && <NearbyLink view={view} nearby={page.nearby} />}
            {page.leaveOut.length > 0 && <LeaveOutLinks view={view} parts={page.leaveOut} />}
            {!page.nearby && page.leaveOut.length === 0 && <p>{t('nothing.about')}</p>}
          </EmptyState>
        ) : (
          <div className="mt-2 sm:mt-4">
            <JobCards jobs={jobs} />
          </div>
        )}
        <Pages view={view} next={page.nextCursor} />
      </section>
      <JobPlaces counts={counts} />
    </>
  )
}

type Page = Awaited<ReturnType<typeof listPublicJobPosts>>

/** How many jobs a search found, as far as one page tells; of all jobs only what they are. */
async function headingOf(view: JobsView, { items, nextCursor }: Page): Promise<string> {
  const t = await getTranslations('jobs')
  if (view.after) return t('foundNext')
  if (!isSearch(view)) return t('found')
  return t('foundCount', { count: items.length, more: nextCursor ? 'yes' : 'no' })
}

function OwnMark({ state }: { state: OwnApplication['state'] | undefined }) {
  const t = useTranslations('jobs.own')
  return state ? (
    <Badge tone="leaf" icon="check-circle">
      {t(`states.${state}`)}
    </Badge>
  ) : null
}

async function Pages({ view, next }: { view: JobsView; next: string | null }) {
  const t = await getTranslations('jobs')
  const { after, ...first } = view
  if (!after && !next) return null
  return (
    <nav aria-label={t('pages.label')} className="mt-6 flex flex-wrap justify-center gap-3">
      {after && (
        <ButtonLink href={foundPath(first)} prefetch="reach" variant="secondary">
          {t('pages.first')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={foundPath({ ...view, after: next })} prefetch="reach" variant="secondary">
          {t('pages.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
