'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'
import { type OwnAnswer, type Seen, sendAnswer, stateAfter } from '@/lib/applications/own-answers'
import type { OwnApplication, OwnEvent } from '@/lib/applications/own-application'
import { isUnreadLoss } from '@/lib/applications/own-jobs'
import { acknowledge, type GivenBack, readOwnApplication } from '@/lib/applications/own-requests'
import type { Unsent } from '@/lib/applications/unsent'
import { useUnsent } from './use-unsent'

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
  /** What waited for a network before it was refused; null for what was sent at once. */
  readonly waited: Decision | null
  /** What has become of it meanwhile, and by whom; null where that is not the reason. */
  readonly late: { readonly who: string; readonly state: OwnApplication['state'] } | null
}

type UnsentAnswer = Extract<Unsent, { kind: 'answer' }>

/** How somebody moves an application: who cannot come to a job they have does not withdraw an application. */
type OwnMove = OwnEvent | 'leave'

/** What somebody decides. */
export type Decision = OwnAnswer['decision']

export const decisionOf = ({ state }: Pick<OwnApplication, 'state'>, event: OwnEvent): OwnMove =>
  event === 'withdraw' && state === 'hired' ? 'leave' : event

/** Whether somebody can decide this now; giving back is possible as long as one of their shifts has not begun. */
export const mayDecide = ({ state, events, mayGiveBack }: OwnApplication, event: OwnEvent): boolean =>
  event === 'withdraw' && state === 'hired' ? mayGiveBack.length > 0 : events.includes(event)

/** Which button was pressed; what is only noted leaves everything as it is. */
type Pressed = Decision | 'acknowledge'

const isDecision = (pressed: Pressed): pressed is Decision => pressed !== 'acknowledge'

/** The last decision that was taken, and the application as it stands since. */
export type Done = { readonly application: OwnApplication; readonly decision: Decision }

export type Asking = { readonly application: OwnApplication; readonly event: OwnEvent | 'refuseTerms' }

/** Whether it is asked which shifts of a job somebody cannot come to; who refuses other terms leaves the whole job. */
export const isOfShifts = ({ application, event }: Asking): boolean =>
  event !== 'refuseTerms' && decisionOf(application, event) === 'leave'

/** Refusals of what came too late, which say what stands now. */
const lateCodes: readonly string[] = ['wrong_state', 'offer_begun']

/** What became of an application before it was decided about, and who did it. */
function lateOf(seen: Seen, current: OwnApplication | null, failure: unknown): Outcome['late'] {
  if (!current || current.state === seen.state || !(failure instanceof ProblemError)) return null
  return { who: String(failure.problem.params?.who ?? 'system'), state: current.state }
}

/** Decisions that do not mean anything else for other terms: who leaves, leaves those, too. */
const isOfAnyTerms = (decision: Decision | undefined) => decision === 'withdraw' || decision === 'leave'

/**
 * A worker's decisions about their applications, of which `live` are those that the page shows; `put` shows one as it stands
 * now. What is decided without a network is kept, and sent by itself.
 */
export function useDecisions(live: readonly OwnApplication[], put: (application: OwnApplication) => void) {
  const problemText = useProblemText()
  const t = useTranslations('ownApplications.late')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [busy, setBusy] = useState<{ readonly id: string; readonly pressed: Pressed } | null>(null)
  /** Of what was just decided, or waited for a network: one of each application. */
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [done, setDone] = useState<Done | null>(null)
  /** An application that is over by now, of which an answer was not sent. */
  const [gone, setGone] = useState<{ readonly id: string; readonly post: { readonly title: string } } | null>(
    null,
  )
  const noteOutcome = (outcome: Outcome) =>
    setOutcomes((others) => [...others.filter(({ id }) => id !== outcome.id), outcome])

  /** Shows what a decision has come to. */
  const finish = (now: OwnApplication, decision: Decision) => {
    const isLeft = decision === 'give_back' && now.state !== 'hired'
    setDone({ application: now, decision: isLeft ? 'leave' : decision })
  }
  /** Shows why something was not taken, and what stands now where the company was quicker. */
  const fail = (seen: Seen, failure: unknown, decision?: Decision, waited: Decision | null = null): void => {
    const { id } = seen
    const isLate = failure instanceof ProblemError && lateCodes.includes(failure.problem.code)
    const current = isLate ? ((failure.problem.current as OwnApplication | undefined) ?? null) : null
    if (current) put(current)
    // Who was taken on meanwhile, or answered the same in another window, has what they wanted.
    if (current && decision && current.state === stateAfter[decision]) {
      finish(current, decision)
      return
    }
    // Who may no longer withdraw, or accept, meets the same state at the same version.
    const isOther = current?.state === seen.state && current.version !== seen.version
    const isTakenBack = current !== null && isUnreadLoss(current)
    const isSettled = isOther && seen.termChange !== null && !current.termChange
    const isChanged = isOther && !isSettled && !isOfAnyTerms(decision)
    const late = lateOf(seen, current, failure)
    noteOutcome({ id, failure, isChanged, isSettled, isTakenBack, waited, late })
  }

  /** Shows what was sent elsewhere, of which the page may not know yet. */
  const showSent = async (known: OwnApplication, decision: Decision) => {
    const now = await readOwnApplication(known).catch(() => known)
    put(now)
    finish(now, decision)
  }

  /** Shows why something that waited for a network was not taken; the page may not list what it was about. */
  const refuse = ({ id, title, seen, answer: { decision } }: UnsentAnswer, problem: Problem) => {
    if (!live.some((one) => one.id === id)) setGone({ id, post: { title } })
    fail(seen, new ProblemError(problem), decision, decision)
  }

  // What was pressed without a network, and what becomes of it.
  const unsent = useUnsent(({ item, now, problem }) => {
    if (item.kind !== 'answer') return false
    const { decision } = item.answer
    if (problem) refuse(item, problem)
    else {
      put(now)
      finish(now, decision)
    }
    unsent.drop(item)
    return true
  })
  const tellOf = useEffectEvent((item: UnsentAnswer) => {
    const { id, became } = item
    const { decision } = item.answer
    const current = live.find((one) => one.id === id)
    if (became === 'sent') {
      if (current) void showSent(current, decision)
    } else if (became) {
      refuse(item, { ...localProblem(became.code), ...became, current })
    }
    unsent.drop(item)
  })
  // It came to that on another page, or in another tab.
  useEffect(() => {
    for (const item of unsent.items) if (item.kind === 'answer' && item.became) tellOf(item)
  }, [unsent.items])

  /** Sends what somebody answered about an application, and shows what stands then. */
  const send = async (application: OwnApplication, pressed: Exclude<Pressed, 'give_back'>): Promise<void> => {
    const { id } = application
    setAsking(null)
    setBusy({ id, pressed })
    setOutcomes([])
    setDone(null)
    unsent.forgetCancelled(id)
    try {
      if (!isDecision(pressed)) return put(await acknowledge(application))
      const now = await sendAnswer(application, { decision: pressed })
      put(now)
      finish(now, pressed)
    } catch (failure) {
      if (!isDecision(pressed)) return fail(application, failure)
      if (!unsent.keepAnswer(application, { decision: pressed }, failure)) fail(application, failure, pressed)
    } finally {
      setBusy(null)
    }
  }
  const decide = ({ application, event }: Asking) =>
    void send(application, event === 'refuseTerms' ? 'leave' : event)

  /** What went wrong with the last decision about an application: a sentence, or what became of its terms, or null. */
  const refusalOf = (id: string) => {
    const outcome = outcomes.find((one) => one.id === id)
    // That it was taken back is said by the card in its place.
    if (!outcome || outcome.isTakenBack) return null
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
    const { id } = application
    noteOutcome({ id, failure, isChanged: false, isSettled: false, isTakenBack, waited: null, late })
  }
  /** Shows that shifts were given back. */
  const given = (application: OwnApplication) => {
    unsent.forgetCancelled(application.id)
    setAsking(null)
    setOutcomes([])
    put(application)
    finish(application, 'give_back')
  }
  /** Keeps what somebody gives back where that failed for lack of a network; answers whether it waits now. */
  const keepGiving = (application: OwnApplication, giving: GivenBack, failure: unknown): boolean => {
    const isKept = unsent.keepAnswer(application, { decision: 'give_back', ...giving }, failure)
    if (isKept) setAsking(null)
    return isKept
  }

  return {
    asking,
    given,
    keepGiving,
    showStanding,
    /** The answer about an application that waits for a network. */
    unsentOf: (id: string) =>
      unsent.items.find(
        (item): item is UnsentAnswer => item.id === id && item.kind === 'answer' && !item.became,
      ) ?? null,
    dropUnsent: unsent.drop,
    /** How a button is while an application is decided about: the pressed one spins, and the others wait. */
    waitOf: (id: string, pressed: Pressed) => ({
      loading: busy?.id === id && busy.pressed === pressed,
      disabled: busy?.id === id && busy.pressed !== pressed,
    }),
    done,
    gone,
    refusalOf,
    decide,
    /** What somebody answered to what had been taken back before; `waited`: which answer waited for a network until then. */
    lateAnswerTo: (id: string): Pick<Outcome, 'waited'> | null =>
      outcomes.find((outcome) => outcome.id === id && outcome.isTakenBack) ?? null,
    confirm: (application: OwnApplication) => void send(application, 'confirm'),
    answerTerms: (application: OwnApplication, answer: 'accept' | 'keep') =>
      void send(application, `${answer}Terms`),
    acknowledge: (application: OwnApplication) => void send(application, 'acknowledge'),
    /** Accepting is done at once; what cannot be taken back is asked for first. */
    ask: (application: OwnApplication, event: Asking['event']) =>
      event === 'accept' ? decide({ application, event }) : setAsking({ application, event }),
    keep: () => setAsking(null),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
