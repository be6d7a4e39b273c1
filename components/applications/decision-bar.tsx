'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useEffect, useRef } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { useSignInAgain } from '@/components/forms/use-sign-in-again'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Unbroken } from '@/components/ui/unbroken'
import { useOnline } from '@/components/ui/use-online'
import { type Application, maxAtOnce, stateAfter } from '@/lib/applications/application'
import { shortDay } from '@/lib/dates/format-thai'
import { InterviewSlot } from './interview-slot'
import type { PostShift } from './shift-places-list'
import { type Failure, isPromised } from './unsent-moves'
import type { Outcome, Refused, useBoard } from './use-board'
import { useMoveWords } from './use-move-words'

type DecisionBarProps = {
  board: Pick<ReturnType<typeof useBoard>, 'outcome' | 'isUndoable' | 'failures' | 'answers' | 'dismiss'>
  /** The names of those who were not moved to an interview because they have one already. */
  held?: readonly string[]
  /** The post's shifts when people choose theirs. */
  shifts?: readonly PostShift[]
  /** Who is selected, where several can be. */
  selection?: Selection
  onUndo: () => void
  /** Does once more what failed. */
  onAgain: () => void
}

type Selection = {
  readonly chosen: readonly Application[]
  readonly onMove: () => void
  readonly onReject: () => void
  readonly onClear: () => void
}

/**
 * What can be done with the selected applicants, and afterwards the result, with undo while nobody was told; and who has
 * answered meanwhile.
 */
export function DecisionBar({ board, held = [], shifts = [], selection, onUndo, onAgain }: DecisionBarProps) {
  const t = useTranslations('applications')
  const { outcome, isUndoable, failures, answers, dismiss } = board
  const report = useRef<HTMLDivElement>(null)

  // The pressed card has moved elsewhere.
  useEffect(() => {
    if (outcome) report.current?.focus({ preventScroll: true })
  }, [outcome])

  const hasChosen = selection !== undefined && selection.chosen.length > 0
  const isQuiet = !outcome && failures.length === 0 && answers.length === 0 && held.length === 0
  if (!hasChosen && isQuiet) return null
  const [only, ...others] = outcome?.moved ?? []
  return (
    <section
      data-docked
      aria-label={t('decisions')}
      className="sticky bottom-20 z-20 mt-4 grid gap-3 rounded-card border border-line bg-card px-4 py-3 shadow-soft lg:bottom-4 print:hidden"
    >
      {failures.length > 0 && <Failures failures={failures} />}
      {outcome && (
        <div ref={report} tabIndex={-1} role="status" className="rounded-control">
          <Report outcome={outcome} />
          <GivenShifts outcome={outcome} shifts={shifts} />
        </div>
      )}
      {held.length > 0 && (
        <p role="status" className="font-medium">
          <Unbroken>{t('held', { names: held.join(', ') })}</Unbroken>
        </p>
      )}
      {answers.length > 0 && (
        <ul role="status" className="font-medium">
          {answers.map(({ id, state, worker }) => (
            <li key={id}>
              <Unbroken>
                {t('movedBy.worker', {
                  name: worker?.displayName ?? '',
                  state,
                  stateName: t(`states.${state}`),
                })}
              </Unbroken>
            </li>
          ))}
        </ul>
      )}
      {hasChosen ? (
        <WithChosen {...selection} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {outcome && !outcome.isUndo && only && others.length === 0 && (
            <InterviewSlot
              workerId={only.workerId}
              name={only.name}
              state={stateAfter[outcome.event]}
              at="report"
            />
          )}
          {isUndoable && (
            <Button variant="secondary" size="sm" onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
          {failures.length > 0 && <WayOn failures={failures} onAgain={onAgain} />}
          <Button variant="ghost" size="sm" onClick={dismiss}>
            {t(failures.length > 0 ? 'close' : 'dismiss')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What can be done with the selected applicants. */
function WithChosen({ chosen, onMove, onReject, onClear }: Selection) {
  const t = useTranslations('applications')
  const isTooMany = chosen.length > maxAtOnce
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="flex-1 basis-32 font-medium">
        {isTooMany ? t('tooMany', { max: maxAtOnce }) : t('chosen', { count: chosen.length })}
      </p>
      <Button size="sm" disabled={isTooMany} onClick={onMove}>
        {t('move')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={isTooMany || chosen.every(({ events }) => !events.includes('reject'))}
        onClick={onReject}
      >
        {t('events.reject')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  )
}

/** Each action that failed, by what was not done, and why: a reason that several share in a row is said once. */
function Failures({ failures }: { failures: readonly Failure[] }) {
  const t = useTranslations('applications')
  const problemText = useProblemText()
  const words = useMoveWords()
  const isOnline = useOnline()
  const reasonOf = (failure: Failure | undefined) =>
    failure &&
    problemText(failure.problem) + (isPromised(failure) && !isOnline ? ` ${t('sentOnceOnline')}` : '')
  return (
    <div role="alert" className="text-chilli">
      {failures.map((failure, at) => {
        const { action } = failure
        const reason = reasonOf(failure)
        return (
          <Fragment key={action ? action.people.map(({ application }) => application.id).join() : 'more'}>
            {action && (
              <p className="font-semibold">
                <Unbroken>{words.notMoved(action.event, action.people)}</Unbroken>
              </p>
            )}
            {reason !== reasonOf(failures[at + 1]) && <p>{reason}</p>}
          </Fragment>
        )
      })}
    </div>
  )
}

/** The next step after a failure: signing in when the session has ended, otherwise trying again. */
function WayOn({ failures, onAgain }: { failures: readonly Failure[]; onAgain: () => void }) {
  const t = useTranslations('applications')
  const signIn = useSignInAgain(failures.at(-1)?.problem ?? null)
  if (signIn) return <ButtonLink {...signIn} variant="secondary" size="sm" />
  return (
    <Button variant="secondary" size="sm" onClick={onAgain}>
      {t('retry')}
    </Button>
  )
}

function Report({ outcome: { event, moved, refused, isUndo, backIn } }: { outcome: Outcome }) {
  const t = useTranslations('applications')
  const problemText = useProblemText()
  const words = useMoveWords()
  const reasonOf = ({ name, state, code, movedBy }: Refused) => {
    if (state) {
      const said = { name, state, stateName: t(`states.${state}`) }
      if (movedBy?.isOwn) return t('movedBy.me', said)
      if (movedBy?.who === 'worker') return t('movedBy.worker', said)
      return movedBy?.memberName
        ? t('movedBy.member', { ...said, member: movedBy.memberName })
        : t('movedBy.system', said)
    }
    if (code === null || code === 'not_found') return t('notThere', { name })
    return t('refused', { name, reason: problemText({ code }) })
  }
  return (
    <>
      {moved.length > 0 && (
        <p className="font-medium">
          <Unbroken>{isUndo ? words.undone(moved, backIn) : words.moved(event, moved)}</Unbroken>
        </p>
      )}
      {refused.length === 1 && refused[0] && (
        <p className="text-ink-2">
          <Unbroken>{reasonOf(refused[0])}</Unbroken>
        </p>
      )}
      {refused.length > 1 && (
        <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
          {refused.map((one) => (
            <li key={one.name}>
              <Unbroken>{reasonOf(one)}</Unbroken>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** So many people, and shifts of each, are named in full. */
const namedPeople = 3
const namedShifts = 4

/** Which shifts those got who were just offered the job or hired, where people choose theirs. */
function GivenShifts({ outcome, shifts }: { outcome: Outcome; shifts: readonly PostShift[] }) {
  const t = useTranslations('applications')
  const { event, isUndo, moved } = outcome
  if (isUndo || (event !== 'offer' && event !== 'hire')) return null
  const given = moved.flatMap(({ id, name, application: { assignedShiftIds } }) => {
    const theirs = shifts.filter((shift) => assignedShiftIds?.includes(shift.id))
    return theirs.length > 0 ? [{ id, name, theirs }] : []
  })
  if (given.length === 0) return null
  const others = given.length - namedPeople
  return (
    <ul className="text-sm text-ink-2">
      {given.slice(0, namedPeople).map(({ id, name, theirs }) => (
        <li key={id}>
          <Unbroken>
            {t('shifts.given', {
              name,
              isNamed: String(moved.length > 1),
              count: theirs.length,
              when: theirs
                .slice(0, namedShifts)
                .map(({ date, startTime }) => `${shortDay(date ?? '')} ${startTime}`)
                .join(', '),
              others: Math.max(0, theirs.length - namedShifts),
            })}
          </Unbroken>
        </li>
      ))}
      {others > 0 && <li>{t('shifts.givenOthers', { count: others })}</li>}
    </ul>
  )
}
