import { useTranslations } from 'next-intl'
import { AddressLine } from '@/components/addresses/address-line'
import { CompanyCloses } from '@/components/applications/own/company-closes'
import { ReadsMine } from '@/components/applications/own/contact-facts'
import { ComingQuestion, DecisionButtons, Refusal } from '@/components/applications/own/decision-parts'
import { WorkDay } from '@/components/applications/own/job-ticket'
import { PaidShifts } from '@/components/applications/own/paid-shifts'
import type { Decisions } from '@/components/applications/own/use-decisions'
import TalkButton from '@/components/talk/talk-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ShiftTimeList } from '@/components/ui/shift-time'
import type { OwnApplication } from '@/lib/applications/own-application'
import { isAskedToCome, type OwnJob } from '@/lib/applications/own-jobs'
import { mapLink, mapSearchLink } from '@/lib/geolocation/map-link'
import { externalLink } from '@/lib/navigation/external-link'

type JobFactsProps = {
  job: OwnJob
  decisions: Decisions
  now: number
  /** They stand on a ticket, whose head says what a single shift pays; the way there is what to do next, or not. */
  ticket?: { readonly isNext: boolean }
  /** They are folded below the question whether somebody comes, the shifts and what these pay. */
  isBelowAnswer?: boolean
}

/** Everything about a job somebody has, and the way out of it. */
export function JobFacts({ job: { application }, decisions, now, ticket, isBelowAnswer }: JobFactsProps) {
  const t = useTranslations('ownApplications')
  const { post, contact, workDay, isConfirmed } = application
  const isAsked = isAskedToCome(application)
  const address = workDay?.address
  const { lat, lng } = workDay ?? { lat: null, lng: null }
  const inWords = [post.branchName, post.companyName, address?.line, address?.district, address?.province]
  const map =
    lat !== null && lng !== null ? mapLink({ lat, lng }) : mapSearchLink(inWords.filter(Boolean).join(' '))
  return (
    <>
      {!isBelowAnswer && <CompanyCloses application={application} />}
      {isAsked && !isBelowAnswer && <ComingQuestion application={application} decisions={decisions} />}
      {address && (
        <WorkDay
          application={application}
          address={<AddressLine address={address} />}
          map={externalLink(map)}
          isNext={ticket?.isNext ?? false}
        />
      )}
      {contact && <ReadsMine contact={contact} now={now} />}
      {!isBelowAnswer && !(ticket && application.shifts.length === 1) && (
        <PaidShifts application={application} />
      )}
      {application.givenBack.length > 0 && (
        <div className="text-sm text-ink-2">
          <h4 className="font-semibold">{t('shifts.givenBack', { count: application.givenBack.length })}</h4>
          <ShiftTimeList shifts={application.givenBack} />
        </div>
      )}
      {!isBelowAnswer && !application.termChange && (
        <Refusal application={application} decisions={decisions} />
      )}
      {isConfirmed && (
        <p className="flex gap-1.5 text-sm font-medium text-leaf">
          <Icon name="check-circle" className="mt-0.5 size-4 shrink-0" />
          {t('coming.said')}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Talk application={application} />
          <Link
            href={`/jobs/${application.jobPostId}`}
            prefetch="reach"
            className="inline-flex min-h-11 w-fit items-center gap-1.5 font-medium underline underline-offset-4"
          >
            <Icon name="post" className="size-4.5" />
            {t('post')}
          </Link>
        </div>
        {/* What waits to be sent stands where it is asked about other terms. */}
        {!isAsked && !(application.termChange && decisions.unsentOf(application.id)) && (
          <DecisionButtons application={application} decisions={decisions} />
        )}
      </div>
    </>
  )
}

/** Writes to the company about a job. */
export function Talk({ application: { companyId, jobPostId, post } }: { application: OwnApplication }) {
  return <TalkButton partner={{ companyId }} name={post.companyName} postId={jobPostId} />
}
