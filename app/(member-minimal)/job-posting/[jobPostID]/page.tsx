import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { FavouriteMarks } from '@/components/favourites/favourite-marks'
import { ChosenNotice } from '@/components/job-posts/detail/chosen-notice'
import { ExtendButton } from '@/components/job-posts/detail/extend-button'
import { JobPostActions } from '@/components/job-posts/detail/job-post-actions'
import { JobPostStatus } from '@/components/job-posts/detail/job-post-status'
import { SharePanel } from '@/components/job-posts/sharing/share-panel'
import { WorkerView } from '@/components/job-posts/worker-view'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { ApplicationSection } from '@/components/screens/job-posting/application-section'
import { FunnelSection } from '@/components/screens/job-posting/funnel-section'
import { InvitesSection } from '@/components/screens/job-posting/invites-section'
import { MatchesLoading, MatchesSection } from '@/components/screens/job-posting/matches-section'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { getBoard } from '@/lib/applications/data'
import { webSettings } from '@/lib/config/web-settings'
import { listFavouriteMarks } from '@/lib/favourites/data'
import { pickMessages, pickPostMessages } from '@/lib/i18n/pick-messages'
import { getJobPost } from '@/lib/job-posts/data'
import { hasEnded, isRunning } from '@/lib/job-posts/job-post'
import { sharedAddress } from '@/lib/job-posts/shared-address'
import { ownStanding } from '@/lib/standing/own-standing'
import { isForChosen } from '@/validators/job-post-terms'
import { bangkokToday } from '@/validators/rules'

type JobPostPageProps = { params: Promise<{ jobPostID: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('title') }
}

/** One job post: what workers see, its state, and what can be done next. */
export default async function JobPostPage({ params }: JobPostPageProps) {
  const [me, { jobPostID }] = await Promise.all([requireEmployer(), params])
  const post = me.member && (await getJobPost(jobPostID))
  if (!post) notFound()
  // Nobody can have applied to a post that workers never saw.
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
          messages={await pickPostMessages('dates', 'editing', 'forms', 'matches', 'problems', 'workTypes')}
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
                  address={sharedAddress(post.id, webSettings()).href}
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
            // Target of links to this section: the section itself may load after somebody arrived through one.
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
        {post.publishedAt !== null && canInvite && (
          // Target of links, like the one above.
          <div id="invites" className="scroll-mt-20">
            <Suspense>
              <InvitesSection post={post} canInvite={hasFavourites ?? false} own={own} />
            </Suspense>
          </div>
        )}
      </Marks>
    </MinimalShell>
  )
}

type MarksProps = { marked: readonly string[] | null; children: ReactNode }

/** Adds the stars of favourites to people's names; without them when they could not be loaded. */
async function Marks({ marked, children }: MarksProps) {
  if (!marked) return children
  return (
    <ClientMessages messages={await pickMessages('favouriteMark', 'problems')}>
      <FavouriteMarks marked={marked}>{children}</FavouriteMarks>
    </ClientMessages>
  )
}
