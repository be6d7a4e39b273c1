import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { FirstSteps } from '@/components/companies/first-steps'
import { JobPostWriting } from '@/components/screens/job-posting/job-post-writing'
import { openPostsNote } from '@/components/standing/open-posts-note'
import { StandingNote } from '@/components/standing/standing-note'
import { requireEmployer } from '@/lib/accounts/data'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { countJobPosts, getJobPostPrice } from '@/lib/job-posts/data'
import { ownStanding } from '@/lib/standing/own-standing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('createTitle') }
}

/** A new job post. */
export default async function CreateJobPostPage() {
  const me = await requireEmployer()
  if (!me.member) return <CompanyRequired {...me} />
  const [t, branches, chosen, counts, price] = await Promise.all([
    getTranslations('jobPosts'),
    listBranches(),
    getChosenBranch(),
    countJobPosts(),
    getJobPostPrice(),
  ])
  if (branches.length === 0) redirect('/branch/create')
  const isFirst = Object.values(counts).every((count) => count === 0)
  return (
    <>
      {isFirst && <FirstSteps current="jobPost" />}
      <h1 className="mb-5 text-3xl">{t('createTitle')}</h1>
      {price && <StandingNote own={ownStanding(me)} about={openPostsNote(price)} className="mb-5" />}
      <JobPostWriting me={{ ...me, member: me.member }} post={null} branchId={chosen?.id} />
    </>
  )
}
