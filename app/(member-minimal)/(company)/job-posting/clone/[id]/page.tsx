import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cloneValues } from '@/components/job-posts/form/clone-values'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { JobPostWriting } from '@/components/screens/job-posting/job-post-writing'
import { openPostsNote } from '@/components/standing/open-posts-note'
import { StandingNote } from '@/components/standing/standing-note'
import { Alert } from '@/components/ui/alert'
import { requireEmployer } from '@/lib/accounts/data'
import { listBranches } from '@/lib/branches/data'
import { getJobPost, getJobPostPrice } from '@/lib/job-posts/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { bangkokToday } from '@/validators/rules'
import { addDays } from '@/validators/shift-days'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('clone.title') }
}

type ClonePageProps = {
  params: Promise<{ id: string }>
  /** `shifts`: those for which somebody is replaced, separated by commas; `day`: `tomorrow` for that day alone. */
  searchParams: Promise<{ shifts?: string | string[]; day?: string | string[] }>
}

/** A copy of a post: the form with the post's values on future days; nothing is stored until somebody saves. */
export default async function CloneJobPostPage({ params, searchParams }: ClonePageProps) {
  const [me, { id }, { shifts, day }] = await Promise.all([requireEmployer(), params, searchParams])
  const post = me.member && (await getJobPost(id))
  if (!post) notFound()
  if (!me.member?.can.includes('job_posts.edit')) redirect(`/job-posting/${id}`)
  const [t, branches, price] = await Promise.all([
    getTranslations('jobPosts'),
    listBranches(),
    getJobPostPrice(),
  ])
  const branchIds = branches.map((branch) => branch.id)
  const replaced = typeof shifts === 'string' ? shifts.split(',') : []
  const isReplacement = post.shifts.some((shift) => replaced.includes(shift.id))
  const isTomorrow = day === 'tomorrow' && !isReplacement
  const today = bangkokToday()
  const onlyDay = isTomorrow ? { onlyDay: addDays(today, 1) } : {}
  const { weeks, ...clone } = cloneValues(post, { today, branchIds, replaced, ...onlyDay })
  const notes = (
    <>
      <Alert title={t('clone.from', { title: post.title || t('untitled') })} className="mb-6">
        {t(isReplacement ? 'clone.replacement' : isTomorrow ? 'clone.forTomorrow' : 'clone.days', { weeks })}
      </Alert>
      {price && <StandingNote own={ownStanding(me)} about={openPostsNote(price)} className="mb-6" />}
    </>
  )
  return (
    <MinimalShell title={t('clone.title')} backHref={`/job-posting/${id}`} width="wide">
      {!clone.isWhole && notes}
      <JobPostWriting me={{ ...me, member: me.member }} post={null} clone={clone} />
      {clone.isWhole && <div className="mt-6">{notes}</div>}
    </MinimalShell>
  )
}
