import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddressLine } from '@/components/addresses/address-line'
import { PageHead } from '@/components/documents/page-head'
import { JobCard } from '@/components/job-posts/public/job-card'
import { JobPlaces } from '@/components/job-posts/public/job-places'
import { JobSearch } from '@/components/job-posts/public/job-search'
import {
  filterOf,
  isPageOfItsOwn,
  type JobsView,
  jobsPath,
  jobsQuery,
  jobsViewOf,
} from '@/components/job-posts/public/jobs-view'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { wordingOf } from '@/lib/addresses/place'
import { districtsOf, provinceNames } from '@/lib/addresses/places'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { countPublicJobPosts, listPublicJobPosts } from '@/lib/job-posts/data'

export type JobsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const districtNames = (province: string) => (districtsOf(province) ?? []).map(({ name }) => name)

const viewOf = async ({ searchParams }: JobsProps): Promise<JobsView> =>
  jobsViewOf(await searchParams, { provinces: provinceNames(), districtsOf: districtNames })

/** What a view is called: by its work and place, whatever else narrows it down. */
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

/** Title and address of a list; places and kinds of work are pages of their own, other searches are not. */
export async function jobsMetadata(props: JobsProps): Promise<Metadata> {
  const view = await viewOf(props)
  const metadata = await publicMetadata('/jobs', (await headOf(view)) ?? undefined)
  if (isPageOfItsOwn(view) && (await isFilled(view))) return metadata
  return { ...metadata, robots: { index: false, follow: true } }
}

/** A province or a type of work without a job is no page to find; all jobs together always are. */
async function isFilled({ work, province, district }: JobsView): Promise<boolean> {
  if (!work && !province) return true
  const { items } = await listPublicJobPosts({ workType: work, province, district }, { limit: 1 })
  return items.length > 0
}

/** The open jobs of a view, and the ways to others; `before` is what stands above them for who reads them. */
export async function JobsScreen({ before, ...props }: JobsProps & { before?: ReactNode }) {
  const view = await viewOf(props)
  const { province, after } = view
  const [t, addresses, head, page, counts] = await Promise.all([
    getTranslations('jobs'),
    getTranslations('addresses'),
    headOf(view),
    listPublicJobPosts(filterOf(view), { cursor: after }),
    countPublicJobPosts(),
  ])
  return (
    <>
      <PageHead path="/jobs" child={head ?? undefined} />
      <JobSearch
        key={jobsPath(view)}
        view={view}
        provinces={provinceNames()}
        districts={province ? districtNames(province) : []}
        districtLabel={addresses(`${wordingOf(province ?? '')}.district`)}
      />
      {before}
      <section aria-labelledby="found" className="mt-8">
        <h2 id="found" className="sr-only">
          {t('found')}
        </h2>
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
            {t('nothing.about')}
          </EmptyState>
        ) : (
          <ul className="grid gap-3 lg:grid-cols-2">
            {page.items.map((post) => (
              <li key={post.id}>
                <JobCard post={post} heading="h3" area={<AddressLine address={post.place} form="short" />} />
              </li>
            ))}
          </ul>
        )}
        <Pages view={view} next={page.nextCursor} />
      </section>
      <JobPlaces counts={counts} />
    </>
  )
}

async function Pages({ view, next }: { view: JobsView; next: string | null }) {
  const t = await getTranslations('jobs')
  const { after, ...first } = view
  if (!after && !next) return null
  return (
    <nav aria-label={t('pages.label')} className="mt-6 flex flex-wrap justify-center gap-3">
      {after && (
        <ButtonLink href={jobsPath(first)} prefetch="reach" variant="secondary">
          {t('pages.first')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={jobsPath({ ...view, after: next })} prefetch="reach" variant="secondary">
          {t('pages.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
