import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { FavouriteMarks } from '@/components/favourites/favourite-marks'
import { ChosenNotice } from '@/components/job-posts/chosen-notice'
import { ExtendButton } from '@/components/job-posts/extend-button'
import { JobPostActions } from '@/components/job-posts/job-post-actions'
import { JobPostStatus } from '@/components/job-posts/job-post-status'
import { SharePanel } from '@/components/job-posts/sharing/share-panel'
import { WorkerView } from '@/components/job-posts/worker-view'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { getBoard } from '@/lib/applications/data'
import { webSettings } from '@/lib/config/web-settings'
import { listFavouriteMarks } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getJobPost } from '@/lib/job-posts/data'
import { hasEnded, isRunning } from '@/lib/job-posts/job-post'
import { ownStanding } from '@/lib/standing/own-standing'
import { isForChosen } from '@/validators/job-post-terms'
import { bangkokToday } from '@/validators/rules'
import { ApplicationSection } from './application-section'
import { FunnelSection } from './funnel-section'
import { MatchesLoading, MatchesSection } from './matches-section'

type JobPostPageProps = { params: Promise<{ jobPostID: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('title') }
}

/** One job post: what the worker sees, where it stands, and what can be done next. */
export default async function JobPostPage({ params }: JobPostPageProps) {
  const [me, { jobPostID }] = await Promise.all([requireEmployer(), params])
  const post = me.member && (await getJobPost(jobPostID))
  if (!post) notFound()
  // Nobody can have applied to what was never in front of workers.
  const hasApplicants = post.publishedAt !== null && me.member?.can.includes('applications.decide')
  const hasFavourites = post.publishedAt !== null && me.member?.can.includes('favourites.edit')
  const [t, board, marked] = await Promise.all([
    getTranslations('jobPosts'),
    hasApplicants ? getBoard(post.id) : null,
    hasFavourites ? settled(listFavouriteMarks()) : null,
  ])
  const chosen = isForChosen(post.visibility) ? post.visibility : null
  const own = ownStanding(me)
  const canEdit = me.member?.can.includes('job_posts.edit') ?? false
  const canInvite = me.member?.can.includes('job_posts.publish') ?? false
  return (
    <MinimalShell title={post.title || t('untitled')} backHref="/job-posting" width="wide">
      <Marks marked={marked?.data ?? null}>
        {hasApplicants && <ApplicationSection post={post} board={board} own={own} />}
        {hasApplicants && (
          <div className="mb-8">
            <Suspense fallback={<Skeleton className="h-48" />}>
              <FunnelSection jobPostId={post.id} />
            </Suspense>
          </div>
        )}
        <ClientMessages
          messages={
            await pickMessages('jobPosts', 'dates', 'editing', 'forms', 'matches', 'problems', 'workTypes')
          }
        >
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid gap-4 lg:order-last">
              <JobPostStatus post={post} />
              <JobPostActions post={post} canEdit={canEdit} />
              {canEdit && isRunning(post.state) && <ExtendButton post={post} today={bangkokToday()} />}
              {canEdit && (
                <ButtonLink
                  href={`/job-posting/clone/${post.id}`}
                  variant={hasEnded(post.state) ? 'accent' : 'secondary'}
                  block
                >
                  <Icon name="copy" />
                  {t('clone.action')}
                </ButtonLink>
              )}
              {post.state === 'published' && !chosen && (
                <SharePanel
                  jobPostId={post.id}
                  title={post.title ?? ''}
                  address={new URL(`/jobs/${post.id}`, webSettings().APP_URL).href}
                />
              )}
              {post.state === 'published' && chosen && <ChosenNotice visibility={chosen} />}
            </div>
            <section aria-labelledby="worker-view">
              <h2 id="worker-view" className="mb-2 text-base">
                {t('detail.workerView')}
              </h2>
              <WorkerView post={post} />
            </section>
          </div>
          {post.state === 'published' && canInvite && (
            // Where addresses lead: the section itself may come after somebody who was sent to it.
            <div id="matching" className="mt-8">
              <Suspense fallback={<MatchesLoading />}>
                <MatchesSection
                  own={own}
                  post={post}
                  canEditBranch={me.member?.can.includes('branches.edit') ?? false}
                />
              </Suspense>
            </div>
          )}
        </ClientMessages>
      </Marks>
    </MinimalShell>
  )
}

type MarksProps = { marked: readonly string[] | null; children: ReactNode }

/** The stars of favourites around everybody's name; without them where they could not be had. */
async function Marks({ marked, children }: MarksProps) {
  if (!marked) return children
  return (
    <ClientMessages messages={await pickMessages('favouriteMark', 'problems')}>
      <FavouriteMarks marked={marked}>{children}</FavouriteMarks>
    </ClientMessages>
  )
}
