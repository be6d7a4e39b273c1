import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import type { OwnApplication } from '@/lib/applications/own-application'
import { clashOfOffer, isNear, type OwnJob } from '@/lib/applications/own-jobs'
import { daysUntil, formatClock } from '@/lib/dates/format-thai'
import { ChangedTerms } from './changed-terms'
import { CompanyCloses } from './company-closes'
import { DecisionButtons, Refusal } from './decision-parts'
import { JobHead } from './job-head'
import { cardId } from './own-application-card'
import { OwnClashAlert } from './own-clash-alert'
import { PaidShifts } from './paid-shifts'
import type { Decisions } from './use-decisions'
import { useTimeLeft } from './use-time-left'

type OfferCardProps = {
  offer: OwnApplication
  decisions: Decisions
  /** The jobs somebody has, one of which may be in the way. */
  jobs: readonly OwnJob[]
  /** The first of those to answer, whose button stands out. */
  isNext: boolean
  now: number
  /** What else can be done, below the answer. */
  children?: ReactNode
}

/** A job that is offered: its days, what it pays, and the answer. */
export function OfferCard({ offer, decisions, jobs, isNext, now, children }: OfferCardProps) {
  const t = useTranslations('ownApplications')
  const clash = clashOfOffer(offer, jobs)
  return (
    <Card id={cardId(offer.id)} tabIndex={-1} className="grid gap-3 p-4 sm:p-5">
      <JobHead
        application={offer}
        hasPlace
        aside={offer.totalPay !== null && <Money satang={offer.totalPay} className="text-xl font-bold" />}
      />
      <CompanyCloses application={offer} />
      {offer.termChange && <ChangedTerms change={offer.termChange} title={t('terms.offer')} />}
      <PaidShifts application={offer} />
      <Deadline startsAt={offer.post.startsAt} now={now} />
      <OwnClashAlert clash={clash} />
      <Refusal application={offer} decisions={decisions} />
      <DecisionButtons
        application={offer}
        decisions={decisions}
        but={['withdraw']}
        isNext={isNext}
        isBarred={clash !== null}
      />
      {children}
    </Card>
  )
}

/** Until when an offer helps both sides: the start of the work. */
function Deadline({ startsAt, now }: { startsAt: string | null; now: number }) {
  const t = useTranslations('ownApplications.deadline')
  const timeLeft = useTimeLeft()
  const start = startsAt === null ? null : new Date(startsAt)
  if (start === null || start.getTime() <= now) return null
  return (
    <p className="flex gap-1.5 text-sm font-medium text-mango-ink">
      <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
      {isNear(start, now)
        ? t('soon', { time: timeLeft(start, now) })
        : t('day', { days: daysUntil(start, new Date(now)), time: formatClock(start) })}
    </p>
  )
}
