import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cloneValues } from '@/components/job-posts/clone-values'
import { postReach } from '@/components/job-posts/post-reach'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { openPostsNote } from '@/components/standing/open-posts-note'
import { StandingNote } from '@/components/standing/standing-note'
import { Alert } from '@/components/ui/alert'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { listBranches } from '@/lib/branches/data'
import { listFavouriteGroups } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getJobPost, getJobPostPrice } from '@/lib/job-posts/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { bangkokToday } from '@/validators/rules'
import { LazyJobPostEditor } from '../../lazy-job-post-editor'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('clone.title') }
}

/** A post written again: the form as the post filled it, on days to come; nothing is stored before somebody saves. */
export default async function CloneJobPostPage({ params }: { params: Promise<{ id: string }> }) {
  const [me, { id }] = await Promise.all([requireEmployer(), params])
  const post = me.member && (await getJobPost(id))
  if (!post) notFound()
  if (!me.member?.can.includes('job_posts.edit')) redirect(`/job-posting/${id}`)
  const [t, branches, price, reach] = await Promise.all([
    getTranslations('jobPosts'),
    listBranches(),
    getJobPostPrice(),
    settled(listFavouriteGroups()),
  ])
  const today = bangkokToday()
  const { values, weeks } = cloneValues(post, { today, branchIds: branches.map((branch) => branch.id) })
  return (
    <MinimalShell title={t('clone.title')} backHref={`/job-posting/${id}`} width="wide">
      <Alert title={t('clone.from', { title: post.title || t('untitled') })} className="mb-6">
        {t('clone.days', { weeks })}
      </Alert>
      {price && <StandingNote own={ownStanding(me)} about={openPostsNote(price)} className="mb-6" />}
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
          post={null}
          clone={{ of: post.id, values }}
          branches={branches.map(({ id: branchId, name, province, district }) => ({
            id: branchId,
            name,
            province,
            district,
          }))}
          price={price}
          reach={postReach(me.member.company.standing, reach?.data ?? null)}
          today={today}
          firstDay={today}
        />
      </ClientMessages>
    </MinimalShell>
  )
}
