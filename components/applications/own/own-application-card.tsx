import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { ShiftTimeList } from '@/components/ui/shift-time'
import type { Tone } from '@/components/ui/tone'
import type { OwnApplication, OwnState } from '@/lib/applications/own-application'
import { formatDay, pastParts } from '@/lib/dates/format-thai'
import { ChangedTerms } from './changed-terms'
import { CallWorkplace } from './contact-facts'
import { JobHead } from './job-head'
import { PaidShifts } from './paid-shifts'
import { WorkedShifts } from './worked-shifts'

const tones: Readonly<Record<OwnState, Tone>> = {
  submitted: 'sky',
  viewed: 'sky',
  shortlisted: 'sky',
  interview: 'mango',
  offered: 'mango',
  hired: 'leaf',
  completed: 'leaf',
  no_show: 'chilli',
  rejected: 'neutral',
  withdrawn: 'neutral',
  offer_declined: 'neutral',
  expired: 'neutral',
}

/** How the interview that an application has come to ended without being held, and when, in ISO 8601. */
type InterviewEnd = {
  readonly how: 'interview_declined' | 'interview_cancelled' | 'interview_called_off'
  readonly at: string
}

/** What is said of an application: its state, or what that means to who had the job. */
type Said =
  | OwnState
  | InterviewEnd['how']
  | 'over'
  | 'left'
  | 'cancelled'
  | 'let_go'
  | 'offer_withdrawn'
  | 'offer_begun'
  | 'offer_lapsed'

// Who has a job is shown it on a ticket, until its last shift is over; an offer on a card of its own, until its first begins.
function saidOf(
  { state, gaveBack, takenBack, didOfferLapse, post }: OwnApplication,
  interviewEnd: InterviewEnd | null = null,
): Said {
  if (state === 'interview' && interviewEnd) return interviewEnd.how
  if (state === 'hired') return 'over'
  if (state === 'offered') return 'offer_begun'
  if (gaveBack) return 'left'
  if (didOfferLapse) return 'offer_lapsed'
  if (state === 'expired' && post.state === 'cancelled') return 'cancelled'
  if (takenBack && (state === 'expired' || state === 'rejected'))
    return takenBack.was === 'offered' ? 'offer_withdrawn' : 'let_go'
  return state
}

/** Of what asks nobody for anything any more, whatever its state is. */
const isQuiet = (said: Said) => said === 'offer_begun' || said.startsWith('interview_')

type OwnApplicationCardProps = {
  application: OwnApplication
  interviewEnd?: InterviewEnd | null
  /** What can be decided, and what came of the last decision. */
  children?: ReactNode
}

/** One application that waits or is over: to what, where it stands in words, and what can be done. */
export function OwnApplicationCard({ application, interviewEnd = null, children }: OwnApplicationCardProps) {
  const t = useTranslations('ownApplications')
  const { id, jobPostId, state, createdAt, mayApplyAgain, contact } = application
  const said = saidOf(application, interviewEnd)
  const endedAt = interviewEnd ? pastParts(new Date(interviewEnd.at)) : { days: 0, day: '', time: '' }
  return (
    <Card id={cardId(id)} tabIndex={-1} className="grid gap-3 p-4 sm:p-5">
      <JobHead
        application={application}
        aside={<Badge tone={isQuiet(said) ? 'neutral' : tones[state]}>{t(`states.${said}`)}</Badge>}
      />
      <p className="text-sm text-ink-2">{t(`about.${said}`, endedAt)}</p>
      {application.termChange && (
        <ChangedTerms change={application.termChange} title={t('terms.applied')}>
          <p className="border-t border-line px-3 py-2 text-ink-2">{t('terms.appliedAbout')}</p>
        </ChangedTerms>
      )}
      {application.worked.length > 0 ? (
        <WorkedShifts application={application} />
      ) : (
        <ChosenShifts application={application} />
      )}
      {(state === 'no_show' || state === 'offered') && contact?.phone && (
        <CallWorkplace phone={contact.phone} className="justify-self-start" />
      )}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-3">{t('sentOn', { day: formatDay(new Date(createdAt)) })}</p>
        {mayApplyAgain && (
          <ButtonLink href={`/jobs/${jobPostId}/apply`} prefetch="reach" variant="secondary" size="sm">
            {t('applyAgain')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** What a card is found by: a mail about an application leads to it. */
export const cardId = (applicationId: string) => `application-${applicationId}`

/** What the shifts somebody was given have become; in any other state they were only offered. */
const shiftWords: Readonly<Partial<Record<Said, 'worked' | 'agreed'>>> = {
  over: 'worked',
  completed: 'worked',
  no_show: 'agreed',
  left: 'agreed',
}

/** States in which a worker waits for an answer. */
const waitingStates: readonly OwnState[] = ['submitted', 'viewed', 'shortlisted', 'interview']

/** The shifts they were given, or else those they said they can come to; with what they pay while the answer is open. */
function ChosenShifts({ application }: Pick<OwnApplicationCardProps, 'application'>) {
  const t = useTranslations('ownApplications.shifts')
  const { chosenShifts, givenBack, state } = application
  if (waitingStates.includes(state)) {
    return (
      <div>
        {chosenShifts.length > 0 && (
          <h4 className="mb-1 text-sm font-semibold">{t('chosen', { count: chosenShifts.length })}</h4>
        )}
        <PaidShifts application={application} />
      </div>
    )
  }
  // Who gave back all of a job has none assigned any more.
  const assignedShifts =
    application.assignedShifts ?? (application.gaveBack && givenBack.length > 0 ? application.shifts : null)
  const shifts = assignedShifts ?? chosenShifts
  if (shifts.length === 0) return null
  return (
    <div className="rounded-control bg-well px-3 py-2 text-sm">
      <h4 className="font-semibold">
        {t(assignedShifts ? (shiftWords[saidOf(application)] ?? 'offered') : 'chosen', {
          count: shifts.length,
        })}
      </h4>
      <ShiftTimeList shifts={shifts} />
    </div>
  )
}
