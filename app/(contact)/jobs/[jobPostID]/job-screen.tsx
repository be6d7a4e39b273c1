import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { AddressLine } from '@/components/addresses/address-line'
import { JsonLd } from '@/components/documents/json-ld'
import { PageHead } from '@/components/documents/page-head'
import { PayRate } from '@/components/job-posts/pay-rate'
import { ForChosenBadge } from '@/components/job-posts/public/for-chosen-badge'
import { JobCard } from '@/components/job-posts/public/job-card'
import { JobView } from '@/components/job-posts/public/job-view'
import { NextToApply, type Reader } from '@/components/job-posts/public/next-to-apply'
import { useJobFacts } from '@/components/job-posts/public/use-job-facts'
import { ViewCounter } from '@/components/job-posts/public/view-counter'
import { useTermTexts } from '@/components/job-posts/term-texts'
import { wantedText } from '@/components/job-posts/use-wanted'
import { CompanyMark } from '@/components/standing/company-mark'
import { formatDay } from '@/lib/dates/format-thai'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { listPublicJobPosts } from '@/lib/job-posts/data'
import { jobPosting } from '@/lib/job-posts/job-posting'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { mapLink } from '@/lib/maps/map-links'
import { formatBaht } from '@/lib/money/format-baht'

export type JobProps = { params: Promise<{ jobPostID: string }> }

/** How somebody reads a post; null for one that is none to them. */
export type ReadJob = (jobPostId: string) => Promise<PublicJobPost | null>

/** The post an address names; 404 for one that is none to who reads it. */
export async function requireJob({ params }: JobProps, read: ReadJob): Promise<PublicJobPost> {
  return (await read((await params).jobPostID)) ?? notFound()
}

/** Title and description of a post; one that has ended, or is for those who have its link, is not to be listed. */
export async function jobMetadata(props: JobProps, read: ReadJob): Promise<Metadata> {
  const post = await requireJob(props, read)
  const t = await getTranslations('jobs')
  const inWords = await getTranslations('jobPosts')
  const metadata = await publicMetadata('/jobs', {
    segment: post.id,
    title: t('metaTitle', { title: post.title, district: post.place.district }),
    description: t('metaDescription', {
      title: post.title,
      pay: inWords(`payRate.${post.payUnit}`, { amount: formatBaht(post.payAmount) }),
      day: formatDay(post.shifts[0]?.date ?? new Date(post.expiresAt)),
      wanted: wantedText(inWords, post),
      company: post.company.name,
      area: [post.place.district, post.place.province].join(' '),
    }),
  })
  return post.isOpen && post.isListed ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

type JobScreenProps = { post: PublicJobPost; reader: Reader }

/** One job as workers read it, the next step of whoever reads it, and others like it. */
export async function JobScreen({ post, reader }: JobScreenProps) {
  const others = await jobsLike(post)
  const { lat, lng } = post.place
  const next = <NextToApply post={post} reader={reader} />
  return (
    <>
      {post.isOpen && post.isListed && <JobData post={post} />}
      {post.isOpen && <ViewCounter jobPostId={post.id} />}
      <PageHead path="/jobs" child={{ segment: post.id, title: post.title }}>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span className="font-medium text-ink">{post.company.name}</span>
          <CompanyMark standing={post.company.standing} short />
          <span>
            <AddressLine address={post.place} form="short" />
          </span>
        </p>
        {post.isForChosen && (
          <p className="mt-3">
            <ForChosenBadge />
          </p>
        )}
        <p className="mt-3 text-3xl font-bold">
          <PayRate {...post} />
        </p>
      </PageHead>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        {/* That a job is closed is said before it is read. */}
        {!post.isOpen && next}
        <JobView
          post={post}
          address={<AddressLine address={post.place} />}
          mapHref={lat !== null && lng !== null ? mapLink({ lat, lng }) : null}
        />
        {post.isOpen && next}
      </div>
      <OtherJobs posts={others} />
    </>
  )
}

/** How many other jobs are offered beside one. */
const atMostOthers = 4

/** Open jobs of the same work nearby, or of the same work anywhere. */
async function jobsLike({ id, workType, place }: PublicJobPost) {
  for (const area of [{ province: place.province }, {}]) {
    const { items } = await listPublicJobPosts({ workType, ...area }, { limit: atMostOthers + 1 })
    const others = items.filter((item) => item.id !== id)
    if (others.length > 0) return others.slice(0, atMostOthers)
  }
  return []
}

function JobData({ post }: { post: PublicJobPost }) {
  const facts = useJobFacts(post).map(({ text }) => text)
  const benefits = useTermTexts().benefits(post)
  return <JsonLd nodes={[jobPosting(post, { facts, benefits })]} />
}

function OtherJobs({ posts }: { posts: Awaited<ReturnType<typeof jobsLike>> }) {
  const t = useTranslations('jobs')
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="others" className="mt-14 print:hidden">
      <h2 id="others" className="mb-4 text-2xl">
        {t('others')}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {posts.map((post) => (
          <li key={post.id}>
            <JobCard post={post} heading="h3" area={<AddressLine address={post.place} form="short" />} />
          </li>
        ))}
      </ul>
    </section>
  )
}
