'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import type { JobPostInvite, Matches } from '@/lib/matches/match'
import { matchRadiusKm } from '@/lib/matches/match-query'
import { MatchCard } from './match-card'

type MatchListProps = {
  matches: Matches
  invites: readonly Pick<JobPostInvite, 'workerId'>[]
  /** Ids of the shown workers who have applied to the post. */
  applied?: readonly string[]
  jobPostId: string
  /** Whether people are sought in the place of somebody who cannot come. */
  isInstead?: boolean
}

/** Workers shown at first, about a screenful; the others are a tap away. */
const shownAtOnce = 6

/**
 * The workers who fit a post best, and the number they were chosen from. Also rendered in the browser, because the data
 * are a fraction of their markup's size.
 */
export function MatchList({
  matches: { items, compared },
  invites,
  applied = [],
  jobPostId,
  isInstead,
}: MatchListProps) {
  const t = useTranslations('matches')
  if (items.length === 0) {
    return (
      <EmptyState illustration="people" heading="h3" title={t('nobody.title')}>
        {t('nobody.explain', { kilometres: matchRadiusKm })}
      </EmptyState>
    )
  }
  const invited = new Set(invites.map(({ workerId }) => workerId))
  const cards = items.map((match) => (
    <li key={match.worker.id}>
      <MatchCard
        match={match}
        jobPostId={jobPostId}
        isInvited={invited.has(match.worker.id)}
        hasApplied={applied.includes(match.worker.id)}
        isInstead={isInstead}
      />
    </li>
  ))
  const others = cards.slice(shownAtOnce)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        {t('chosenFrom', { count: items.length, compared, kilometres: matchRadiusKm })}
      </p>
      <ul className={columns}>{cards.slice(0, shownAtOnce)}</ul>
      {others.length > 0 && (
        <details className="group">
          <summary className="mx-auto flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control px-4 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {t('more', { count: others.length })}
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <ul className={`${columns} mt-4`}>{others}</ul>
        </details>
      )}
    </div>
  )
}

const columns = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
