import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ApplicantsPart } from '@/components/screens/job-posting/applicants-part'
import { getManagedPost } from '@/components/screens/job-posting/managed-post'
import { MatchesPart } from '@/components/screens/job-posting/matches-part'
import { PostPart } from '@/components/screens/job-posting/post-part'

type JobPostPageProps = { params: Promise<{ jobPostID: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('title') }
}

/** One job post: its applicants, or what else of it comes first for the viewer. */
export default async function JobPostPage({ params }: JobPostPageProps) {
  const managed = await getManagedPost((await params).jobPostID)
  if (!managed) notFound()
  const [first] = managed.parts
  if (first === 'applicants') return <ApplicantsPart {...managed} />
  return first === 'matches' ? <MatchesPart {...managed} /> : <PostPart {...managed} />
}
