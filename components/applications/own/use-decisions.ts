'use client'

import { useTranslations } from 'next-intl'
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
  /** What has become of it meanwhile, and by whom; null where that is not the reason. */
  readonly late: { readonly who: string; readonly state: OwnApplication['state'] } | null
}

/** How somebody moves an application: who cannot come to a job they have does not withdraw an application. */
type OwnMove = OwnEvent | 'leave'

/** What somebody decides. */
export type Decision = OwnMove | 'confirm' | 'acceptTerms' | 'keepTerms'

export const decisionOf = ({ state }: Pick<OwnApplication, 'state'>, event: OwnEvent): OwnMove =>
  event === 'withdraw' && state === 'hired' ? 'leave' : event

/** Whether somebody can decide this now; giving back is possible as long as one of their shifts has not begun. */
export const mayDecide = ({ state, events, mayGiveBack }: OwnApplication, event: OwnEvent): boolean =>
  event === 'withdraw' && state === 'hired' ? mayGiveBack.length > 0 : events.includes(event)

/** Which button was pressed; what is only noted leaves everything as it is. */
type Pressed = Decision | 'acknowledge'

const isDecision = (pressed: Pressed): pressed is Decision => pressed !== 'acknowledge'

/** The last decision that was taken, and the application as it stands since. */
export type Done = { readonly application: OwnApplication; readonly decision: Decision | 'give_back' }

export type Asking = { readonly application: OwnApplication; readonly event: OwnEvent | 'refuseTerms' }

/** Whether it is asked which shifts of a job somebody cannot come to; who refuses other terms leaves the whole job. */
export const isOfShifts = ({ application, event }: Asking): boolean =>
  event !== 'refuseTerms' && decisionOf(application, event) === 'leave'

/** The state a decision leads to; answers about terms keep the state. */
const stateAfter: Partial<Record<Decision, OwnApplication['state']>> = {
  accept: 'hired',
  decline: 'offer_declined',
  withdraw: 'withdrawn',
  leave: 'withdrawn',
}

/** Refusals of what came too late, which say what stands now. */
const lateCodes: readonly string[] = ['wrong_state', 'offer_begun']

/** What became of an application before it was decided about, and who did it. */
function lateOf(seen: OwnApplication, current: OwnApplication | null, failure: unknown): Outcome['late'] {
  if (!current || current.state === seen.state || !(failure instanceof ProblemError)) return null
  return { who: String(failure.problem.params?.who ?? 'system'), state: current.state }
}

/** A worker's decisions about their applications, one at a time; `put` shows an application as it stands now. */
export function useDecisions(put: (application: OwnApplication) => void) {
  const problemText = useProblemText()
  const t = useTranslations('ownApplications.late')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [busy, setBusy] = useState<{ readonly id: string; readonly pressed: Pressed } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const [done, setDone] = useState<Done | null>(null)

  /** Sends what somebody answered about an application, and shows what stands then. */
  const send = async (
    application: OwnApplication,
    request: () => Promise<OwnApplication>,
    pressed: Pressed,
  ): Promise<void> => {
    const { id } = application
    const decision = isDecision(pressed) ? pressed : undefined
    const finish = (now: OwnApplication) => decision && setDone({ application: now, decision })
    setAsking(null)
    setBusy({ id, pressed })
    setOutcome(null)
    setDone(null)
    try {
      const now = await request()
      put(now)
      finish(now)
    } catch (failure) {
      // The company was quicker: what stands now is shown beside the reason.
      const isLate = failure instanceof ProblemError && lateCodes.includes(failure.problem.code)
      const current = isLate ? (failure.problem.current as OwnApplication) : null
      if (current) put(current)
      // Who was taken on meanwhile, or answered the same in another window, has what they wanted.
      if (current && decision && current.state === stateAfter[decision]) return finish(current)
      // Who may no longer withdraw, or accept, meets the same state at the same version.
      const isOther = current?.state === application.state && current.version !== application.version
      const isTakenBack = current !== null && isUnreadLoss(current)
      const isSettled = isOther && application.termChange !== null && !current.termChange
      const isChanged = isOther && !isSettled && decision !== 'withdraw' && decision !== 'leave'
      const late = lateOf(application, current, failure)
      setOutcome({ id, failure, isChanged, isSettled, isTakenBack, late })
    } finally {
      setBusy(null)
    }
  }
  const decide = ({ application, event }: Asking) =>
    event === 'refuseTerms'
      ? void send(application, () => answerTerms(application, 'leave'), 'leave')
      : void send(application, () => changeOwnState(application, event), event)

  /** What went wrong with the last decision about an application: a sentence, or what became of its terms, or null. */
  const refusalOf = (id: string) => {
    // That it was taken back is said by the card in its place.
    if (outcome?.id !== id || outcome.isTakenBack) return null
    if (outcome.isSettled) return 'settled' as const
    if (outcome.isChanged) return 'changed' as const
    return outcome.late ? t('text', outcome.late) : problemText(problemOfFailure(outcome.failure))
  }

  /** Shows that nothing was given back, and how it stands. */
  const showStanding = (application: OwnApplication, failure: unknown) => {
    setAsking(null)
    put(application)
    const isTakenBack = isUnreadLoss(application)
    const late = asking && lateOf(asking.application, application, failure)
    setOutcome({ id: application.id, failure, isChanged: false, isSettled: false, isTakenBack, late })
  }
  /** Shows that shifts were given back. */
  const given = (application: OwnApplication) => {
    setAsking(null)
    setOutcome(null)
    put(application)
    setDone({ application, decision: application.state === 'hired' ? 'give_back' : 'leave' })
  }

  return {
    asking,
    given,
    showStanding,
    /** How a button is while an application is decided about: the pressed one spins, and the others wait. */
    waitOf: (id: string, pressed: Pressed) => ({
      loading: busy?.id === id && busy.pressed === pressed,
      disabled: busy?.id === id && busy.pressed !== pressed,
    }),
    done,
    refusalOf,
    decide,
    /** Whether somebody answered what had just been taken back. */
    isLateFor: (id: string) => outcome?.id === id && outcome.isTakenBack,
    confirm: (application: OwnApplication) =>
      void send(application, () => confirmComing(application), 'confirm'),
    answerTerms: (application: OwnApplication, answer: 'accept' | 'keep') =>
      void send(application, () => answerTerms(application, answer), `${answer}Terms`),
    acknowledge: (application: OwnApplication) =>
      void send(application, () => acknowledge(application), 'acknowledge'),
    /** Accepting is done at once; what cannot be taken back is asked for first. */
    ask: (application: OwnApplication, event: Asking['event']) =>
      event === 'accept' ? decide({ application, event }) : setAsking({ application, event }),
    keep: () => setAsking(null),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
