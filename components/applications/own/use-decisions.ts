'use client'

import { useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { ProblemError } from '@/lib/api/problem'
import type { OwnApplication, OwnEvent } from '@/lib/applications/own-application'
import { changeOwnState } from '@/lib/applications/own-requests'

/** Why a decision was not taken; `areShiftsNew`: it was about shifts that are others by now. */
type Outcome = { readonly id: string; readonly failure: unknown; readonly areShiftsNew: boolean }

/** What somebody decides: who gives back a job they have does not withdraw an application. */
export type Decision = OwnEvent | 'leave'

export const decisionOf = ({ state }: Pick<OwnApplication, 'state'>, event: OwnEvent): Decision =>
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

  const decide = async ({ application, event }: Asking) => {
    const { id } = application
    setAsking(null)
    setBusy(id)
    setOutcome(null)
    setDone(null)
    try {
      const now = await changeOwnState(application, event)
      put(now)
      setDone({ application: now, decision: decisionOf(application, event) })
    } catch (failure) {
      // The company was quicker: what stands now is shown beside the reason.
      const isLate = failure instanceof ProblemError && failure.problem.code === 'wrong_state'
      const current = isLate ? (failure.problem.current as OwnApplication) : null
      if (current) put(current)
      // Who may no longer withdraw, or accept, meets the same state at the same version.
      const isOther = current?.state === application.state && current.version !== application.version
      setOutcome({ id, failure, areShiftsNew: isOther && event !== 'withdraw' })
    } finally {
      setBusy(null)
    }
  }

  /** What went wrong with the last decision about an application: a sentence, `changed` for shifts that are others, or null. */
  const refusalOf = (id: string) => {
    if (outcome?.id !== id) return null
    return outcome.areShiftsNew ? ('changed' as const) : problemText(problemOfFailure(outcome.failure))
  }

  return {
    asking,
    busy,
    done,
    refusalOf,
    decide: (asked: Asking) => void decide(asked),
    /** Accepting is done at once; what cannot be taken back is asked for first. */
    ask: (application: OwnApplication, event: OwnEvent) =>
      event === 'accept' ? void decide({ application, event }) : setAsking({ application, event }),
    keep: () => setAsking(null),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
