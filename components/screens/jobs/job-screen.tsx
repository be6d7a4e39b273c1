import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AddressLine } from '@/components/addresses/address-line'
import { JsonLd } from '@/components/documents/json-ld'
import { PageHead } from '@/components/documents/page-head'
import { PayRate } from '@/components/job-posts/pay-rate'
import { ForChosenBadge } from '@/components/job-posts/public/for-chosen-badge'
import { InAll } from '@/components/job-posts/public/in-all'
import { JobCards } from '@/components/job-posts/public/job-cards'
import { JobView } from '@/components/job-posts/public/job-view'
import { NextToApply, type Reader } from '@/components/job-posts/public/next-to-apply'
import { useJobFacts } from '@/components/job-posts/public/use-job-facts'
import { ViewCounter } from '@/components/job-posts/public/view-counter'
import { ShareJob } from '@/components/job-posts/sharing/share-job'
import { useTermTexts } from '@/components/job-posts/term-texts'
import { wantedText } from '@/components/job-posts/use-wanted'
import { CompanyMark } from '@/components/standing/company-mark'
import type { ButtonStyle } from '@/components/ui/button-style'
import { Unbroken } from '@/components/ui/unbroken'
import { WholeWords } from '@/components/ui/whole-words'
import { applyPostOf } from '@/lib/applications/apply-post'
import { webSettings } from '@/lib/config/web-settings'
import { formatDay } from '@/lib/dates/format-thai'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { mapLink } from '@/lib/geolocation/map-link'
import { listPublicJobPosts } from '@/lib/job-posts/data'
import { jobPosting } from '@/lib/job-posts/job-posting'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { sharedAddress } from '@/lib/job-posts/shared-address'
import { formatBaht } from '@/lib/money/format-baht'
import { ApplyButton } from './apply/apply-button'
import { jobsOnCards } from './jobs-on-cards'

export type JobProps = { params: Promise<{ jobPostID: string }> }

/** Reads a post for a kind of reader; null if they may not see it. */
export type ReadJob = (jobPostId: string) => Promise<PublicJobPost | null>

/** The post named in an address; 404 if the reader may not see it. */
export async function requireJob({ params }: JobProps, read: ReadJob): Promise<PublicJobPost> {
  return (await read((await params).jobPostID)) ?? notFound()
}

/** Title and description of a post; an ended one, or one only for people with its link, must not be indexed. */
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

/** One job as workers see it, with the reader's next step and similar jobs. */
export async function JobScreen({ post, reader }: JobScreenProps) {
  const others = await jobsLike(post)
  const { lat, lng } = post.place
  const next = <NextToApply post={post} reader={reader} apply={await applyTo(post, reader)} />
  return (
    <>
      {post.isOpen && post.isListed && <JobData post={post} />}
      {post.isOpen && <ViewCounter jobPostId={post.id} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        {/* The bar at the foot stays within this, from the page's first line on. */}
        <div className="-mb-6 sm:col-span-full">
          <PageHead path="/jobs" child={{ segment: post.id, title: post.title }}>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
              <span className="font-medium text-ink">
                <Unbroken isName>{post.company.name}</Unbroken>
              </span>
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
            <InAll post={post} hasDays className="mt-1 font-medium" />
            {/* One that only chosen workers are shown is nothing to pass on. */}
            {post.isOpen && !post.isForChosen && (
              <ShareJob address={sharedAddress(post.id, webSettings()).href} title={post.title} />
            )}
          </PageHead>
        </div>
        {/* A closed job is announced as closed before its text. */}
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

/** The button that opens the sheet of applying for a post. */
async function applyTo(post: PublicJobPost, reader: Reader) {
  const t = await getTranslations('jobs.applySheet')
  const isReplacement = reader.kind === 'worker' && reader.isReplacement
  const title = isReplacement ? 'titleInstead' : 'title'
  const texts = {
    title: <WholeWords>{t(title, { title: post.title })}</WholeWords>,
    close: t('close'),
    failed: t('failed'),
    waits: t('waits'),
  }
  return (text: string, style?: ButtonStyle) => (
    <ApplyButton {...style} post={{ ...applyPostOf(post), isReplacement }} texts={texts}>
      {text}
    </ApplyButton>
  )
}

/** Number of other jobs shown beside one. */
const atMostOthers = 4

/** Open jobs of the same type of work in the province, or anywhere if there are none. */
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

async function OtherJobs({ posts }: { posts: Awaited<ReturnType<typeof jobsLike>> }) {
  const t = await getTranslations('jobs')
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="others" className="mt-14 print:hidden">
      <h2 id="others" className="mb-4 text-2xl">
        {t('others')}
      </h2>
      <JobCards jobs={await jobsOnCards(posts)} />
    </section>
  )
}
