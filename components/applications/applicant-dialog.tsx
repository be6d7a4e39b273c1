'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormProblem } from '@/components/forms/apply-problem'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { BesidePerson } from '@/components/ui/beside-person'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Reach } from '@/components/ui/reach'
import { ShiftTimeList } from '@/components/ui/shift-time'
import {
  type Application,
  type ApplicationEvent,
  type Board,
  calledState,
  eventInto,
  targetStages,
} from '@/lib/applications/application'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { AbsenceMark } from './absence-mark'
import { ApplicantHistory } from './applicant-history'
import { ApplicantNotes } from './applicant-notes'
import { AssignedShifts } from './assigned-shifts'
import { InterviewSlot } from './interview-slot'
import { faultOfPicked, picksFor } from './picked-shifts'
import { ShiftChecks } from './shift-checks'
import type { PostShift } from './shift-places-list'
import { useMoveWords } from './use-move-words'

type ApplicantDialogProps = {
  application: Application
  name: string
  /** The post's shifts when people choose theirs, and how full each is. */
  shifts: readonly PostShift[]
  places: Board['shifts']
  /** Whether the post was cancelled. */
  isPostCancelled?: boolean
  /** Whether their interview has its own way, beside the others to reach them, or is to come: no move leads to it. */
  hasOwnWay: boolean
  /** `shiftIds`: the shifts they are offered or hired for. */
  onMove: (event: ApplicationEvent, shiftIds?: readonly string[]) => void
  /** Assigns other shifts to the applicant as last seen; answers the problem, or null. */
  onShifts: (application: Application, shiftIds: readonly string[]) => Promise<FormProblem | null>
  /** Called after a note was added or removed. */
  onNotes: () => void
  onClose: () => void
}

/** Everything about one applicant: contact details, answers, colleagues' notes and history. */
export default function ApplicantDialog({
  application,
  name,
  shifts,
  places,
  isPostCancelled = false,
  hasOwnWay,
  onMove,
  onShifts,
  onNotes,
  onClose,
}: ApplicantDialogProps) {
  const t = useTranslations('applications')
  const { worker, answers, events, givenBack, takenBack: lost } = application
  const theirs = shifts.filter(({ id }) => application.shiftIds.includes(id))
  const [picked, setPicked] = useState(() => picksFor(theirs, places, worker?.age ?? null))
  const [isFaultShown, setIsFaultShown] = useState(false)
  const firstBox = useRef<HTMLInputElement>(null)
  /** Why other shifts were refused; kept here, because after a refusal the applicant may no longer have any. */
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const problemText = useProblemText()
  const words = useMoveWords()
  const isAssigned = application.assignedShiftIds !== null
  const canPick = theirs.length > 0 && !isAssigned && (events.includes('offer') || events.includes('hire'))
  const fault = canPick ? faultOfPicked(theirs, picked, worker?.age ?? null) : null
  const noteOf = (id: string) => {
    const filled = places.find(({ shiftId }) => shiftId === id)
    return filled ? t('shifts.filled', { taken: filled.taken, places: filled.places }) : ''
  }
  const changeShifts: typeof onShifts = async (seen, shiftIds) => {
    setRefusal(null)
    const problem = await onShifts(seen, shiftIds)
    setRefusal(problem)
    return problem
  }
  const refused = refusal && <Alert live tone="chilli" className="mt-3" title={problemText(refusal)} />
  const decisions = targetStages.filter(
    (stage) =>
      events.includes(eventInto[stage]) && stage !== 'viewed' && !(stage === 'interview' && hasOwnWay),
  )
  const canComplete = events.includes('complete')
  const ask = (event: ApplicationEvent) => {
    if (!canPick || (event !== 'offer' && event !== 'hire')) return onMove(event)
    if (fault) {
      flushSync(() => setIsFaultShown(true))
      firstBox.current?.focus()
      return
    }
    onMove(event, picked)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex min-h-11 items-center justify-between gap-2">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="sky">
            {lost ? t(`lost.${lost}`) : t(`states.${calledState(application.state, isPostCancelled)}`)}
          </Badge>
          {application.isLeaving && <Badge tone="chilli">{t('leaving')}</Badge>}
        </span>
        {worker && <BesidePerson id={application.workerId} name={name} />}
      </div>
      {worker ? (
        <Facts worker={worker} bar={application.contactBar} id={application.workerId} name={name}>
          {(hasOwnWay || !events.includes('interview')) && (
            <InterviewSlot workerId={application.workerId} name={name} state={application.state} at="ways" />
          )}
        </Facts>
      ) : (
        <p className="mt-3 text-ink-2">{t('goneExplain')}</p>
      )}
      <InterviewSlot
        workerId={application.workerId}
        name={name}
        state={application.state}
        isNumberRead={worker !== null && worker.phone !== null}
        at="dialog"
      />
      {answers.length > 0 && (
        <section className="mt-5">
          <h3 className="text-base">{t('answers')}</h3>
          <dl className="mt-2 grid gap-3">
            {answers.map(({ questionId, question, answer, kind, isWanted }) => (
              <div key={questionId}>
                <dt className="text-sm text-ink-2">{question}</dt>
                <dd className="font-medium [overflow-wrap:anywhere]">
                  <span>{kind === 'yes_no' ? t(answer === 'yes' ? 'yes' : 'no') : answer}</span>{' '}
                  {!isWanted && (
                    <Badge tone="mango" icon="warning">
                      {t('notWanted')}
                    </Badge>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {theirs.length > 0 && (
        <section className="mt-5">
          {isAssigned ? (
            <AssignedShifts
              application={application}
              shifts={theirs}
              places={places}
              onChange={changeShifts}
              notice={refused}
            />
          ) : canPick ? (
            <ShiftChecks
              label={t('shifts.pick')}
              hint={t('shifts.pickHint')}
              error={isFaultShown && fault ? t(`shifts.${fault}`) : undefined}
              shifts={theirs.map((shift) => ({ ...shift, note: noteOf(shift.id) }))}
              chosen={picked}
              onChange={setPicked}
              firstRef={firstBox}
            />
          ) : (
            <ComesTo shifts={theirs} />
          )}
          {!isAssigned && refused}
        </section>
      )}
      {application.oldTerms && <AgreedTerms terms={application.oldTerms} />}
      {givenBack.length > 0 && (
        <section className="mt-5">
          <h3 className="text-base text-chilli">{t('shifts.givenBack', { count: givenBack.length })}</h3>
          <ShiftTimeList shifts={givenBack} />
        </section>
      )}
      {(decisions.length > 0 || canComplete) && (
        <section className="mt-5">
          <h3 className="text-base">{t('decide')}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {decisions.map((stage) => (
              <Button
                key={stage}
                size="sm"
                variant={stage === 'hired' ? 'accent' : stage === 'ended' ? 'ghost' : 'secondary'}
                onClick={() => ask(eventInto[stage])}
              >
                {application.state === 'no_show' && stage === 'hired'
                  ? t('events.comeAgain')
                  : words.button(stage, false)}
              </Button>
            ))}
            {canComplete && (
              <Button size="sm" variant="secondary" onClick={() => onMove('complete')}>
                {t('events.complete')}
              </Button>
            )}
          </div>
        </section>
      )}
      {events.includes('mark_no_show') && <AbsenceMark onMark={() => onMove('mark_no_show')} />}
      <ApplicantNotes applicationId={application.id} onChange={onNotes} />
      <ApplicantHistory
        applicationId={application.id}
        version={application.version}
        isPostCancelled={isPostCancelled}
      />
    </Dialog>
  )
}

/** The shifts that somebody could work, when none can be assigned any more. */
function ComesTo({ shifts }: { shifts: readonly PostShift[] }) {
  const t = useTranslations('applications.shifts')
  return (
    <>
      <h3 className="text-base">{t('comes', { count: shifts.length })}</h3>
      <ShiftTimeList shifts={shifts} />
    </>
  )
}

type FactsProps = {
  worker: NonNullable<Application['worker']>
  bar: Application['contactBar']
  id: string
  name: string
  /** Further ways to reach them. */
  children: ReactNode
}

function Facts({ worker, bar, id, name, children }: FactsProps) {
  const t = useTranslations('applications')
  const type = useTranslations('workTypes')
  const { phone, age, experienceYears, district, province, headline, workTypes, languages } = worker
  const place = [district, province].filter(Boolean).join(' ')
  return (
    <div className="mt-3 grid gap-2">
      {bar && (
        <p className="text-ink-2">
          {t(`contactBar.${bar.why}`, { day: bar.until ? formatDay(new Date(bar.until)) : '' })}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        {phone !== null && (
          <a href={`tel:${phone}`} className={buttonClass({ variant: 'primary', size: 'sm' })}>
            <Icon name="phone" className="size-5" />
            {t('call', { phone })}
          </a>
        )}
        <Reach id={id} name={name} />
        {children}
      </div>
      <p className="text-ink-2">
        {[t('facts', { age, years: experienceYears }), place].filter(Boolean).join(' · ')}
      </p>
      {headline && <p className="[overflow-wrap:anywhere]">{headline}</p>}
      {workTypes.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('wants', { types: workTypes.map((one) => type(one)).join(', ') })}
        </p>
      )}
      {languages.length > 0 && (
        <p className="text-sm text-ink-2">
          {languages
            .map(({ code, level }) =>
              t('language', { name: t(`languages.${code}`), level: t(`levels.${level}`) }),
            )
            .join(' · ')}
        </p>
      )}
    </div>
  )
}

/** What somebody hired agreed to, while the post has other terms, and what of it was cancelled. */
function AgreedTerms({ terms }: { terms: NonNullable<Application['oldTerms']> }) {
  const t = useTranslations('applications.terms')
  const { payUnit, payAmount, shifts, cancelled, answerBy, isSettled } = terms
  const isCut = cancelled.length > 0
  const until = answerBy === null ? null : new Date(answerBy)
  return (
    <section className="mt-5">
      <h3 className="text-base">{t(isSettled ? 'title' : 'titleAsked')}</h3>
      <ShiftTimeList shifts={shifts} />
      {isCut && (
        <>
          <p className="text-sm text-chilli">{t('cancelled')}</p>
          <ShiftTimeList shifts={cancelled} />
        </>
      )}
      {payUnit && payAmount !== null && (
        <p className="font-medium">{t('pay', { unit: payUnit, amount: formatBaht(payAmount) })}</p>
      )}
      <p className="text-sm text-ink-2">
        {until
          ? t(isCut ? 'untilLeft' : 'until', { day: formatDay(until), time: formatClock(until) })
          : t(isSettled ? 'kept' : isCut ? 'toTellLeft' : 'toTell')}
      </p>
    </section>
  )
}
