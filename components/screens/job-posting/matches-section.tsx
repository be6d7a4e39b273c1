import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { LazyMatchList } from '@/components/matches/lazy-match-list'
import { StandingNote } from '@/components/standing/standing-note'
import { WorkersWithheld, withheldReason } from '@/components/standing/workers-withheld'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { outcomeOf, settled } from '@/lib/api/settled'
import { getBranch } from '@/lib/branches/data'
import { pickPostMessages } from '@/lib/i18n/pick-messages'
import { listApplicantsAmong, listInvites } from '@/lib/job-post-invites/data'
import type { JobPost } from '@/lib/job-posts/job-post'
import { postPath } from '@/lib/job-posts/post-parts'
import { findMatches } from '@/lib/matches/data'
import { inShifts, matchQuery } from '@/lib/matches/match-query'
import type { OwnStanding } from '@/lib/standing/own-standing'

type MatchesSectionProps = {
  post: JobPost
  canEditBranch: boolean
  /** Whether the member may search beyond those who are ranked here. */
  canSearch: boolean
  own: OwnStanding | null
  /** The shifts in which somebody is missing, to which people are invited then; all of the post's where there are none. */
  lostShiftIds?: readonly string[]
}

/** The workers who fit a published post, or the shifts of it that somebody gave back. Loads after the rest of the page; a failure affects only this section. */
export async function MatchesSection(props: MatchesSectionProps) {
  return (
    <ClientMessages messages={await pickPostMessages('dates', 'matches', 'problems', 'workTypes')}>
      <Suspense fallback={<MatchesLoading />}>
        <Matches {...props} />
      </Suspense>
    </ClientMessages>
  )
}

async function Matches(props: MatchesSectionProps) {
  const t = await getTranslations('matches')
  return (
    <section aria-labelledby="matches">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="matches" className="text-xl">
          {t(props.lostShiftIds?.length ? 'titleOfLost' : 'title')}
        </h2>
        {props.canSearch && (
          <ButtonLink
            href={`/partimers?post=${props.post.id}`}
            variant="secondary"
            size="sm"
            prefetch="reach"
          >
            <Icon name="search" className="size-4.5" />
            {t('search')}
          </ButtonLink>
        )}
      </div>
      {await contentOf(props)}
    </section>
  )
}

async function contentOf(props: MatchesSectionProps) {
  const found = await outcomeOf(foundFor(props))
  if ('data' in found) return found.data
  const reason = withheldReason(found.problem)
  if (reason) return <WorkersWithheld reason={reason} params={found.problem.params} own={props.own} />
  const t = await getTranslations('matches')
  return (
    <PanelFailure
      title={t('failed')}
      retryHref={postPath(props.post.id, 'matches')}
      retryLabel={t('retry')}
    />
  )
}

async function foundFor({ post, canEditBranch, own, lostShiftIds = [] }: MatchesSectionProps) {
  const branch = post.branchId === null ? null : await getBranch(post.branchId)
  if (branch === null || branch.lat === null || branch.lng === null) {
    const t = await getTranslations('matches.noPlace')
    return (
      <EmptyState
        illustration="branches"
        heading="h3"
        title={t('title')}
        action={
          branch &&
          canEditBranch && (
            <ButtonLink href={`/branch/edit/${branch.id}?next=${postPath(post.id, 'matches')}`}>
              {t('action')}
            </ButtonLink>
          )
        }
      >
        {t('explain')}
      </EmptyState>
    )
  }
  const query = matchQuery(inShifts(post, lostShiftIds), { lat: branch.lat, lng: branch.lng })
  if (!query) return null
  const [matches, invites] = await Promise.all([findMatches(query), listInvites(post.id)])
  // Without these marks the service still refuses to invite who has applied.
  const applied = await settled(
    listApplicantsAmong(
      post.id,
      matches.items.map(({ worker }) => worker.id),
    ),
  )
  return (
    <>
      <StandingNote own={own} about="workers" className="mb-4" />
      <LazyMatchList
        matches={matches}
        invites={invites.items}
        applied={applied?.data ?? []}
        jobPostId={post.id}
        isInstead={lostShiftIds.length > 0}
      />
    </>
  )
}

/** Skeleton of the section; as tall as a window, so that a link to the section scrolls it to the top. */
export async function MatchesLoading() {
  const t = await getTranslations('matches')
  return (
    <section aria-labelledby="matches-loading" aria-busy="true" className="min-h-dvh">
      <h2 id="matches-loading" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <Skeleton className="mb-4 h-6 w-72 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-64" />
        <Skeleton className="h-64 max-sm:hidden" />
        <Skeleton className="h-64 max-lg:hidden" />
      </div>
    </section>
  )
}
