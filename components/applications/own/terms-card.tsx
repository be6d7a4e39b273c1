import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import type { OwnApplication, TermChange } from '@/lib/applications/own-application'
import { clashOfTerms, type OwnJob } from '@/lib/applications/own-jobs'
import { areOthers, ChangedTerms } from './changed-terms'
import { Refusal, UnsentDecision } from './decision-parts'
import { OwnClashAlert } from './own-clash-alert'
import type { Decisions } from './use-decisions'
import { useTimeLeft } from './use-time-left'

type TermsCardProps = {
  application: OwnApplication
  change: TermChange
  decisions: Decisions
  /** The jobs somebody has, one of which may be in the way of the new terms. */
  jobs: readonly OwnJob[]
  now: number
}

/** What the card of a job's changed terms is found by; the job's own is elsewhere on the page. */
export const termsCardId = (applicationId: string) => `terms-${applicationId}`

/** Terms that a company changed after it hired somebody: what was agreed, what it asks for, and the three answers. */
export function TermsCard({ application, change, decisions, jobs, now }: TermsCardProps) {
  const t = useTranslations('ownApplications')
  const timeLeft = useTimeLeft()
  const { id, post, events } = application
  const clash = clashOfTerms(application, jobs)
  const { cancelled } = change
  const isCut = cancelled.length > 0
  // Whoever lost a shift and has the others as they were has no former terms to keep.
  const isOther = !isCut || areOthers(change)
  const acceptance = isOther ? 'accept' : 'acceptLeft'
  const labelOf = (answer: 'accept' | 'acceptLeft' | 'keep' | 'leave') =>
    t('terms.answerOf', { answer: t(`terms.${answer}`), title: post.title })
  return (
    <div
      id={termsCardId(id)}
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-line bg-mango-soft p-4 shadow-soft sm:p-5"
    >
      <div>
        <h3 className="flex gap-2 text-lg leading-snug">
          <Icon name={isCut ? 'warning' : 'edit'} className="mt-0.5 size-5 shrink-0" />
          {t(isCut ? 'terms.cancelled' : 'terms.title')}
        </h3>
        <p className="text-sm text-ink-2">
          <Unbroken>{[post.title, post.companyName].join(' · ')}</Unbroken>
        </p>
        {change.answerBy && (
          <p className="flex gap-1.5 text-sm font-medium text-mango-ink">
            <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
            {t('terms.answerIn', { time: timeLeft(new Date(change.answerBy), now) })}
          </p>
        )}
      </div>
      {isCut && (
        <Alert tone="chilli" title={t('terms.cancelledAbout')}>
          <ShiftTimeList shifts={cancelled} />
          {change.reason && <p className="mt-1">{t('terms.reason', { reason: change.reason })}</p>}
        </Alert>
      )}
      {isCut && change.was.shifts.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{t('terms.left')}</p>
          <ShiftTimeList shifts={change.was.shifts} />
        </div>
      )}
      {isOther && (
        <ChangedTerms change={change}>
          {clash && (
            <div className="border-t border-line p-3">
              <OwnClashAlert clash={clash} />
            </div>
          )}
        </ChangedTerms>
      )}
      <p className="text-sm text-ink-2">
        {t(`terms.${isOther ? (isCut ? 'leftStandOther' : 'stand') : 'leftStand'}`)}
      </p>
      <Refusal application={application} decisions={decisions} />
      {decisions.unsentOf(id) ? (
        <UnsentDecision application={application} decisions={decisions} isOfRest={!isOther} />
      ) : (
        <div data-asked className="flex flex-wrap gap-2">
          {(['accept', 'keep'] as const).map((answer) => {
            if (answer === 'keep' && !isOther) return null
            const wait = decisions.waitOf(id, `${answer}Terms`)
            return (
              <Button
                key={answer}
                variant={answer === 'accept' ? 'primary' : 'secondary'}
                loading={wait.loading}
                disabled={wait.disabled || (answer === 'accept' && clash !== null)}
                aria-label={labelOf(answer === 'accept' ? acceptance : answer)}
                onClick={() => decisions.answerTerms(application, answer)}
                className="flex-1 sm:flex-none"
              >
                {t(`terms.${answer === 'accept' ? acceptance : answer}`)}
              </Button>
            )
          })}
          {events.includes('withdraw') && (
            <Button
              variant="ghost"
              {...decisions.waitOf(id, 'leave')}
              aria-label={labelOf('leave')}
              onClick={() => decisions.ask(application, 'refuseTerms')}
              className="w-full sm:w-auto"
            >
              {t('terms.leave')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
