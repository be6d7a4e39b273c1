import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { PageArea } from '@/components/layout/page-area'
import { getManagedPost } from '@/components/screens/job-posting/managed-post'
import { PostHeader } from '@/components/screens/job-posting/post-header'

type JobPostLayoutProps = { params: Promise<{ jobPostID: string }>; children: ReactNode }

/** What stands above every page about one post: its state, the next step, and the tabs between those pages. */
export default async function JobPostLayout({ params, children }: JobPostLayoutProps) {
  const { jobPostID } = await params
  const [t, managed] = await Promise.all([getTranslations('jobPosts'), getManagedPost(jobPostID)])
  if (!managed) notFound()
  return (
    <MinimalShell title={managed.post.title || t('untitled')} backHref="/job-posting" width="wide">
      <PostHeader {...managed} />
      <PageArea>{children}</PageArea>
    </MinimalShell>
  )
}
