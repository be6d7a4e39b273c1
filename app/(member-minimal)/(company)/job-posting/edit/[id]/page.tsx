import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { JobPostWriting } from '@/components/screens/job-posting/job-post-writing'
import { requireEmployer } from '@/lib/accounts/data'
import { getJobPost } from '@/lib/job-posts/data'
import { isEditable } from '@/lib/job-posts/job-post'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('editTitle') }
}

/** Changes a job post, or continues a draft. */
export default async function EditJobPostPage({ params }: { params: Promise<{ id: string }> }) {
  const [me, { id }] = await Promise.all([requireEmployer(), params])
  const post = me.member && (await getJobPost(id))
  if (!post) notFound()
  if (!isEditable(post.state) || !me.member?.can.includes('job_posts.edit')) redirect(`/job-posting/${id}`)
  const t = await getTranslations('jobPosts')
  return (
    <MinimalShell title={t('editTitle')} backHref={`/job-posting/${id}`} width="wide">
      <JobPostWriting me={{ ...me, member: me.member }} post={post} />
    </MinimalShell>
  )
}
