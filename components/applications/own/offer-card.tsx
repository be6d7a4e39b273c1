import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { Money } from '@/components/ui/money'
import type { OwnApplication } from '@/lib/applications/own-application'
import { clashOfOffer, type OwnJob } from '@/lib/applications/own-jobs'
import { formatDay } from '@/lib/dates/format-thai'
import { DecisionButtons, Refusal } from './decision-parts'
import { JobHead } from './job-head'
import { cardId } from './own-application-card'
import { PaidShifts } from './paid-shifts'
import type { Decisions } from './use-decisions'

type OfferCardProps = {
  offer: OwnApplication
  decisions: Decisions
  /** The jobs somebody has, one of which may be in the way. */
  jobs: readonly OwnJob[]
  /** The first of those to answer, whose button stands out. */
  isNext: boolean
}

/** A job that is offered: its days, what it pays, and the answer. */
export function OfferCard({ offer, decisions, jobs, isNext }: OfferCardProps) {
  const t = useTranslations('ownApplications')
  const clash = clashOfOffer(offer, jobs)
  return (
    <Card id={cardId(offer.id)} tabIndex={-1} className="grid gap-3 p-4 sm:p-5">
      <JobHead
        application={offer}
        aside={offer.totalPay !== null && <Money satang={offer.totalPay} className="text-xl font-bold" />}
      />
      <PaidShifts application={offer} />
      {clash && (
        <Alert
          tone="mango"
          title={t(`clash.${clash.rule}`, {
            title: clash.application.post.title,
            company: clash.application.post.companyName,
            day: formatDay(clash.shift.date),
            start: clash.shift.startTime,
            end: clash.shift.endTime,
          })}
        />
      )}
      <Refusal application={offer} decisions={decisions} />
      <DecisionButtons
        application={offer}
        decisions={decisions}
        but={['withdraw']}
        isNext={isNext}
        isBarred={clash !== null}
      />
    </Card>
  )
}
