'use client'

import { useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { ProblemError } from '@/lib/api/problem'
import type { OwnApplication, OwnEvent } from '@/lib/applications/own-application'
import { isUnreadLoss } from '@/lib/applications/own-jobs'
import { acknowledge, answerTerms, changeOwnState, confirmComing } from '@/lib/applications/own-requests'

/**
 * Why a decision was not taken; `isChanged`: it was about terms that are others by now, `isSettled`: nobody asks about them
 * any more, `isTakenBack`: it was about what was taken back.
 */
type Outcome = {
  readonly id: string
  readonly failure: unknown
  readonly isChanged: boolean
  readonly isSettled: boolean
  readonly isTakenBack: boolean
}

/** How somebody moves an application: who gives back a job they have does not withdraw an application. */
type OwnMove = OwnEvent | 'leave'

/** What somebody decides. */
export type Decision = OwnMove | 'acceptTerms' | 'keepTerms'

export const decisionOf = ({ state }: Pick<OwnApplication, 'state'>, event: OwnEvent): OwnMove =>
  event === 'withdraw' && state === 'hired' ? 'leave' : event

/** The last decision that was taken, and the application as it stands since. */
export type Done = { readonly application: OwnApplication; readonly decision: Decision }

export type Asking = { readonly application: OwnApplication; readonly event: OwnEvent }

/** A worker's decisions about their applications, one at a time; `put` shows an application as it stands now. */
export function useDecisions(put: (application: OwnApplication) => void) {
  const problemText = useProblemText()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const [done, setDone] = useState<Done | null>(null)

  /** Sends what somebody answered about an application, and shows what stands then. */
  const send = async (
    application: OwnApplication,
    request: () => Promise<OwnApplication>,
    decision?: Decision,
  ): Promise<void> => {
    const { id } = application
    const finish = (now: OwnApplication) => decision && setDone({ application: now, decision })
    setAsking(null)
    setBusy(id)
    setOutcome(null)
    setDone(null)
    try {
      const now = await request()
      put(now)
      finish(now)
    } catch (failure) {
      // The company was quicker: what stands now is shown beside the reason.
      const isLate = failure instanceof ProblemError && failure.problem.code === 'wrong_state'
      const current = isLate ? (failure.problem.current as OwnApplication) : null
      if (current) put(current)
      // Whom the company took on meanwhile has what they wanted.
      if (current?.state === 'hired' && decision === 'accept') return finish(current)
      // Who may no longer withdraw, or accept, meets the same state at the same version.
      const isOther = current?.state === application.state && current.version !== application.version
      const isTakenBack = current !== null && isUnreadLoss(current)
      const isSettled = isOther && application.termChange !== null && !current.termChange
      const isChanged = isOther && !isSettled && decision !== 'withdraw' && decision !== 'leave'
      setOutcome({ id, failure, isChanged, isSettled, isTakenBack })
    } finally {
      setBusy(null)
    }
  }
  const decide = ({ application, event }: Asking) => {
    const decision = decisionOf(application, event)
    // Who leaves while they are asked about other terms answers that question.
    const isAnswer = decision === 'leave' && application.termChange !== null
    void send(
      application,
      () => (isAnswer ? answerTerms(application, 'leave') : changeOwnState(application, event)),
      decision,
    )
  }

  /** What went wrong with the last decision about an application: a sentence, or what became of its terms, or null. */
  const refusalOf = (id: string) => {
    // That it was taken back is said by the card in its place.
    if (outcome?.id !== id || outcome.isTakenBack) return null
    if (outcome.isSettled) return 'settled' as const
    return outcome.isChanged ? ('changed' as const) : problemText(problemOfFailure(outcome.failure))
  }

  return {
    asking,
    busy,
    done,
    refusalOf,
    decide,
    /** Whether somebody answered what had just been taken back. */
    isLateFor: (id: string) => outcome?.id === id && outcome.isTakenBack,
    confirm: (application: OwnApplication) => void send(application, () => confirmComing(application)),
    answerTerms: (application: OwnApplication, answer: 'accept' | 'keep') =>
      void send(application, () => answerTerms(application, answer), `${answer}Terms`),
    acknowledge: (application: OwnApplication) => void send(application, () => acknowledge(application)),
    /** Accepting is done at once; what cannot be taken back is asked for first. */
    ask: (application: OwnApplication, event: OwnEvent) =>
      event === 'accept' ? decide({ application, event }) : setAsking({ application, event }),
    keep: () => setAsking(null),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
