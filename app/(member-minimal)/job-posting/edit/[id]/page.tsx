import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { postReach } from '@/components/job-posts/post-reach'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { listBranches } from '@/lib/branches/data'
import { listFavouriteGroups } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getJobPost, getJobPostPrice } from '@/lib/job-posts/data'
import { isEditable } from '@/lib/job-posts/job-post'
import { bangkokToday } from '@/validators/rules'
import { LazyJobPostEditor } from '../../lazy-job-post-editor'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('editTitle') }
}

/** Changes a job post, or goes on writing a draft. */
export default async function EditJobPostPage({ params }: { params: Promise<{ id: string }> }) {
  const [me, { id }] = await Promise.all([requireEmployer(), params])
  const post = me.member && (await getJobPost(id))
  if (!post) notFound()
  if (!isEditable(post.state) || !me.member?.can.includes('job_posts.edit')) redirect(`/job-posting/${id}`)
  const [t, inUse, price, reach] = await Promise.all([
    getTranslations('jobPosts'),
    listBranches(),
    getJobPostPrice(),
    settled(listFavouriteGroups()),
  ])
  const branches = inUse.map(({ id: branchId, name, province, district }) => ({
    id: branchId,
    name,
    province,
    district,
  }))
  if (post.branchId && !inUse.some((branch) => branch.id === post.branchId)) {
    const name = t('form.archivedBranch', { name: post.branchName ?? '' })
    branches.push({ id: post.branchId, name, province: '', district: '' })
  }
  return (
    <MinimalShell title={t('editTitle')} backHref={`/job-posting/${id}`} width="wide">
      <ClientMessages
        messages={
          await pickMessages(
            'jobPosts',
            'workTypes',
            'editing',
            'dates',
            'forms',
            'problems',
            'uploads',
            'validation',
          )
        }
      >
        <LazyJobPostEditor
          uid={me.uid}
          post={post}
          branches={branches}
          price={price}
          reach={postReach(me.member.company.standing, reach?.data ?? null)}
          today={bangkokToday()}
          firstDay={bangkokToday()}
        />
      </ClientMessages>
    </MinimalShell>
  )
}
