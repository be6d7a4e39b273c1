import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getManagedPost } from '@/components/screens/job-posting/managed-post'
import { MatchesPart } from '@/components/screens/job-posting/matches-part'

type MatchesPageProps = { params: Promise<{ jobPostID: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('parts.matches') }
}

/** The workers who fit a post, and those who were invited to it. */
export default async function MatchesPage({ params }: MatchesPageProps) {
  const managed = await getManagedPost((await params).jobPostID)
  if (!managed?.parts.includes('matches')) notFound()
  return <MatchesPart {...managed} />
}
