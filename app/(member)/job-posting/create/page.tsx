import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { FirstSteps } from '@/components/companies/first-steps'
import { PostsOfBefore, postsOfBefore } from '@/components/job-posts/list/posts-of-before'
import { JobPostWriting } from '@/components/screens/job-posting/job-post-writing'
import { NotForYou } from '@/components/screens/not-for-you'
import { openPostsNote } from '@/components/standing/open-posts-note'
import { StandingNote } from '@/components/standing/standing-note'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { countJobPosts, getJobPostPrice, listJobPosts } from '@/lib/job-posts/data'
import { ownStanding } from '@/lib/standing/own-standing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('createTitle') }
}

/** The latest posts of the chosen branch, or of all. */
const listLatest = async (branchId?: string) => (await listJobPosts({ ...(branchId && { branchId }) })).items

async function Forbidden() {
  const t = await getTranslations('jobPosts')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('createTitle')}</h1>
      <NotForYou />
    </>
  )
}

/** A new job post. */
export default async function CreateJobPostPage() {
  const me = await requireEmployer()
  if (!me.member) return <CompanyRequired {...me} />
  if (!me.member.can.includes('job_posts.edit')) return <Forbidden />
  const chosenBranch = getChosenBranch()
  const [t, branches, chosen, counts, price, latest] = await Promise.all([
    getTranslations('jobPosts'),
    listBranches(),
    chosenBranch,
    countJobPosts(),
    getJobPostPrice(),
    settled(chosenBranch.then((branch) => listLatest(branch?.id))),
  ])
  if (branches.length === 0) redirect('/branch/create')
  const note = price && <StandingNote own={ownStanding(me)} about={openPostsNote(price)} />
  const isFull = price !== null && openPostsNote(price) === 'full'
  const isFirst = Object.values(counts).every((count) => count === 0)
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('createTitle')}</h1>
      {/* Before anything is typed that could not be published. */}
      {isFull && <div className="mb-5">{note}</div>}
      <JobPostWriting
        me={{ ...me, member: me.member }}
        post={null}
        branchId={chosen?.id}
        repeats={<PostsOfBefore posts={postsOfBefore(latest?.data ?? [])} />}
      />
      <div className="mt-8">
        {isFirst && <FirstSteps current="jobPost" />}
        {!isFull && note}
      </div>
    </>
  )
}
