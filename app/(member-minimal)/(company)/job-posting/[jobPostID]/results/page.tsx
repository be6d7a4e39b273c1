import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { FunnelSection } from '@/components/screens/job-posting/funnel-section'
import { getManagedPost } from '@/components/screens/job-posting/managed-post'

type ResultsPageProps = { params: Promise<{ jobPostID: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('parts.results') }
}

/** How often a post was viewed, and what came of it. */
export default async function ResultsPage({ params }: ResultsPageProps) {
  const managed = await getManagedPost((await params).jobPostID)
  if (!managed?.parts.includes('results')) notFound()
  return <FunnelSection jobPostId={managed.post.id} />
}
