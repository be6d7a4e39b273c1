'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { useClock } from '@/components/ui/use-clock'
import { type Interview, isToAnswer, timeOf } from '@/lib/interviews/interview'
import { useWhen } from './use-when'

const InterviewCard = lazy(async () => ({ default: (await import('./interview-card')).InterviewCard }))

/** Of which other post than the applicant's an interview is, as there is one at a time; empty where it is about that post. */
const otherTitle = ({ post }: Interview, jobPostId: string): string =>
  post && post.id !== jobPostId ? post.title : ''

type ApplicantInterviewLineProps = { interview: Interview; jobPostId: string }

/** An applicant's interview in a line: what is proposed, agreed on or over. */
export function ApplicantInterviewLine({ interview, jobPostId }: ApplicantInterviewLineProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const { state, startsAt, asked, times, cancelledBy } = interview
  const at = asked?.at ?? startsAt ?? times[0]
  const isToDo = isToAnswer(interview)
  const title = otherTitle(interview, jobPostId)
  return (
    <p className={`mt-1.5 flex gap-1.5 px-1 text-xs font-medium ${isToDo ? 'text-mango-ink' : 'text-ink-2'}`}>
      <Icon name={state === 'proposed' ? 'clock' : 'calendar'} className="size-4 shrink-0" />
      <span>
        <span>
          {t('applicant', {
            state,
            when: at ? when(at) : '',
            more: times.length - 1,
            by: cancelledBy ?? 'nobody',
          })}
        </span>
        {title && <span className="block">{t('ofOtherPost', { title })}</span>}
      </span>
    </p>
  )
}

/** Of the interview of somebody who has the job: nobody holds it, as its worker hears with that. */
export function NeedlessInterviewLine({ interview }: { interview: Interview }) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const at = timeOf(interview)
  return (
    <p className="mt-1.5 flex gap-1.5 px-1 text-xs font-medium text-ink-2">
      <Icon name="calendar" className="size-4 shrink-0" />
      <span>{t('applicantHired', { state: interview.state, when: at ? when(at) : '' })}</span>
    </p>
  )
}

type ApplicantInterviewProps = {
  interview: Interview
  /** Whether its times went out just now, from here. */
  isJustSent: boolean
  name: string
  jobPostId: string
  isNumberRead: boolean | undefined
  onChange: (interview: Interview) => void
}

/** An applicant's interview with all that can be done about it; what was sent just now is said first. */
export function ApplicantInterview({
  interview,
  isJustSent,
  name,
  jobPostId,
  isNumberRead,
  onChange,
}: ApplicantInterviewProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const now = useClock(Date.parse(interview.updatedAt))
  const title = otherTitle(interview, jobPostId)
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      {title && (
        <Alert tone="sky" title={t('ofOtherPost', { title })}>
          {t('ofOtherPostAbout', { name })}
        </Alert>
      )}
      {isJustSent && interview.expiresAt && (
        <Alert live tone="leaf" title={t('done.proposed', { name, when: when(interview.expiresAt) })} />
      )}
      <Suspense>
        <InterviewCard side="company" {...{ interview, now, isNumberRead, onChange }} isAmongTwo />
      </Suspense>
    </div>
  )
}
