import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getManagedPost } from '@/components/screens/job-posting/managed-post'
import { PostPart } from '@/components/screens/job-posting/post-part'

type PostPageProps = { params: Promise<{ jobPostID: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('parts.post') }
}

/** A post as workers see it, and all that can be done with it. */
export default async function PostPage({ params }: PostPageProps) {
  const managed = await getManagedPost((await params).jobPostID)
  if (!managed?.parts.includes('post')) notFound()
  return <PostPart {...managed} />
}
