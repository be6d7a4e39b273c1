import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { BesidePerson } from '@/components/ui/beside-person'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import type { Match } from '@/lib/matches/match'
import { InviteButton } from './invite-button'
import { MatchReasons } from './match-reasons'

type MatchCardProps = {
  match: Match
  jobPostId: string
  isInvited: boolean
  hasApplied: boolean
  isInstead?: boolean
}

/** A worker who fits a post: who they are, why they fit, and the invitation, or that they have applied already. */
export function MatchCard({ match, jobPostId, isInvited, hasApplied, isInstead }: MatchCardProps) {
  const t = useTranslations('matches')
  const { id, displayName, age, district, province, headline, photoUrl } = match.worker
  const facts = [age !== null && t('age', { age }), district || province].filter(Boolean)
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <Avatar name={displayName} src={photoUrl} className="size-11 text-lg" />
        <div className="min-w-0 flex-1">
          <h3 className="text-base">
            <Unbroken isName inOneLine>
              {displayName}
            </Unbroken>
          </h3>
          <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
        </div>
        <span className="-mr-2 self-start">
          <BesidePerson id={id} name={displayName} />
        </span>
      </div>
      {headline && <p className="line-clamp-2 text-sm text-ink-2">{headline}</p>}
      <MatchReasons match={match} />
      <div className="mt-auto pt-1">
        {hasApplied ? (
          <Applied name={displayName} />
        ) : (
          <InviteButton
            jobPostId={jobPostId}
            workerId={id}
            name={displayName}
            isInvited={isInvited}
            isInstead={isInstead}
          />
        )}
      </div>
    </Card>
  )
}

function Applied({ name }: { name: string }) {
  const t = useTranslations('matches.applied')
  return (
    <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-sm">
      <span className="inline-flex items-center gap-1.5 font-medium">
        <Icon name="check-circle" className="size-5 text-leaf" />
        {t('done')}
      </span>
      <a
        href="#applications"
        className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline underline-offset-4"
      >
        {t('look')}
        <span className="sr-only"> {name}</span>
      </a>
    </p>
  )
}
