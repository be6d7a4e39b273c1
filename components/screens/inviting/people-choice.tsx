'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/forms/problem-text'
import { InviteStateBadge } from '@/components/job-post-invites/invite-states'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Unbroken } from '@/components/ui/unbroken'
import type { InviteState } from '@/lib/job-post-invites/invite'
import type { Candidate, useCandidates } from './use-candidates'

type PeopleChoiceProps = {
  candidates: ReturnType<typeof useCandidates>
  /** The states of those who are invited, or have applied. */
  states: ReadonlyMap<string, InviteState>
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** Whether somebody can be invited, as far as the screen knows. */
export const isInvitable = ({ id, isHidden }: Candidate, states: ReadonlyMap<string, InviteState>) =>
  !isHidden && !states.has(id)

/** Favourites to tick; those who are invited, have applied or are hidden say so instead. */
export function PeopleChoice({ candidates, states, chosen, onToggle }: PeopleChoiceProps) {
  const t = useTranslations('inviting.people')
  const problemText = useProblemText()
  const { people, hasMore, isLoading, problem, more } = candidates
  return (
    <div className="grid gap-2">
      {people.length === 0 && isLoading && (
        <>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </>
      )}
      {people.length === 0 && !isLoading && !problem && <p className="text-ink-2">{t('nobody')}</p>}
      <ul className="max-h-[38dvh] overflow-y-auto rounded-control border border-line empty:hidden">
        {people.map((person) => {
          const state = states.get(person.id)
          const isAble = isInvitable(person, states)
          return (
            <li key={person.id} className="border-b border-line last:border-b-0">
              <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-well has-disabled:cursor-default has-disabled:hover:bg-transparent">
                <input
                  type="checkbox"
                  checked={isAble && chosen.has(person.id)}
                  disabled={!isAble}
                  onChange={() => onToggle(person.id)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <Unbroken isName>{person.name}</Unbroken>
                </span>
                {state && <InviteStateBadge state={state} />}
                {!state && person.isHidden && <span className="text-sm text-ink-3">{t('hidden')}</span>}
              </label>
            </li>
          )
        })}
      </ul>
      {problem && (
        <Alert
          live
          tone="chilli"
          title={problemText(problem)}
          action={
            <Button variant="secondary" size="sm" loading={isLoading} onClick={more}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {hasMore && !problem && (
        <Button variant="ghost" size="sm" loading={isLoading} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
