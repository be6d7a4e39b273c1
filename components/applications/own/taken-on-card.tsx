import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import type { OwnApplication } from '@/lib/applications/own-application'
import { CompanyCloses } from './company-closes'
import { ComingQuestion, Refusal } from './decision-parts'
import { JobHead } from './job-head'
import { cardId } from './own-application-card'
import { PaidShifts } from './paid-shifts'
import type { Decisions } from './use-decisions'

type TakenOnCardProps = {
  application: OwnApplication
  decisions: Decisions
  /** Whether what is folded shows: something was decided about it a moment ago. */
  isOpen: boolean
  /** What leads to the job, which is folded. */
  children: ReactNode
}

/** A job somebody was taken on for at once: its place, its shifts, what it pays, and the question whether they come. */
export function TakenOnCard({ application, decisions, isOpen, children }: TakenOnCardProps) {
  const t = useTranslations('ownApplications.coming')
  const { id, totalPay } = application
  return (
    <Card id={cardId(id)} tabIndex={-1} className="grid gap-3 p-4 sm:p-5">
      <JobHead
        application={application}
        hasPlace
        aside={totalPay !== null && <Money satang={totalPay} className="text-xl font-bold" />}
      />
      <CompanyCloses application={application} />
      <PaidShifts application={application} />
      <Refusal application={application} decisions={decisions} />
      <ComingQuestion application={application} decisions={decisions} />
      <details open={isOpen || undefined} className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-control font-medium [&::-webkit-details-marker]:hidden">
          {t('facts')}
          <Icon name="chevron-down" className="size-5 shrink-0 text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="grid gap-3">{children}</div>
      </details>
    </Card>
  )
}
