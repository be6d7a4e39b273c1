'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { localProblem } from '@/lib/api/problem'
import {
  type Application,
  type ApplicationEvent,
  type ApplicationState,
  type Board,
  eventBackTo,
  type Stage,
  stateAfter,
} from '@/lib/applications/application'
import { append, expected, find, place } from '@/lib/applications/columns'
import { askBoard, askStage, changeShifts, changeStates } from '@/lib/applications/requests'

/** Seconds after which a board that is looked at is asked for again. */
const refreshSeconds = 30

/** Somebody who was moved, and from where. */
type Moved = {
  readonly id: string
  readonly name: string
  readonly from: ApplicationState
  /** The shifts they were down for. */
  readonly shiftIds: readonly string[] | null
}

/** Somebody who was not moved: where they stand by now, or the code of the reason. */
export type Refused = {
  readonly name: string
  readonly state: ApplicationState | null
  readonly code: string | null
}

/** What was done last: with whom, and with whom not. */
export type Outcome = {
  readonly event: ApplicationEvent
  readonly moved: readonly Moved[]
  readonly refused: readonly Refused[]
  readonly isUndo: boolean
}

type Named = {
  readonly application: Application
  readonly name: string
  /** The shifts they are offered or hired for; without it those found for them. */
  readonly shiftIds?: readonly string[]
}

/** A board that shows each move at once, and how it really stands when the service has answered. */
export function useBoard(jobPostId: string, first: Board) {
  const [columns, setColumns] = useState<Board['stages']>(first.stages)
  const [places, setPlaces] = useState<Board['shifts']>(first.shifts)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [loading, setLoading] = useState<Stage | null>(null)
  /** Requests that change something; while one is under way no older board may replace this one. */
  const changing = useRef(0)
  const changes = useRef(0)

  const refresh = useCallback(async () => {
    if (changing.current > 0) return
    const before = changes.current
    try {
      const { stages, shifts } = await askBoard(jobPostId)
      if (changing.current > 0 || before !== changes.current) return
      setColumns(stages)
      setPlaces(shifts)
    } catch {
      // What is shown stays; the next look, or the next move, says what is wrong.
    }
  }, [jobPostId])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(look, refreshSeconds * 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  /** Asks how the shifts are filled now; the columns know it of themselves. */
  const refreshPlaces = async () => {
    if (first.shifts.length === 0) return
    const before = changes.current
    const { shifts } = await askBoard(jobPostId)
    if (before === changes.current) setPlaces(shifts)
  }

  /** Asks an event of some; answers who was moved. */
  const send = async (event: ApplicationEvent, people: readonly Named[]) => {
    const put = (application: Application) => setColumns((now) => place(now, application))
    changing.current += 1
    changes.current += 1
    setProblem(null)
    for (const { application } of people) put(expected(application, event))
    try {
      const asked = people.map(({ application: { id, state }, shiftIds }) => ({ id, from: state, shiftIds }))
      const answers = await changeStates(event, asked)
      const moved: Moved[] = []
      const refused: Refused[] = []
      answers.forEach(({ application, refusal }, at) => {
        const person = people[at]
        if (!person) return
        put(application ?? person.application)
        // Somebody else, or an answer that was lost, brought it there before.
        const isThere = refusal === null || application?.state === stateAfter[event]
        const { id, state: from, assignedShiftIds: shiftIds } = person.application
        if (isThere) moved.push({ id, name: person.name, from, shiftIds })
        else refused.push({ name: person.name, state: application?.state ?? null, code: refusal })
      })
      // Which shifts somebody was hired for is the service's to say; until it has, what stands there stays.
      refreshPlaces().catch(() => {})
      return { moved, refused }
    } catch (error) {
      for (const { application } of people) put(application)
      setProblem(problemOfFailure(error))
      return null
    } finally {
      changing.current -= 1
    }
  }

  const move = async (event: ApplicationEvent, people: readonly Named[]) => {
    setOutcome(null)
    const done = await send(event, people)
    if (done) setOutcome({ event, ...done, isUndo: false })
  }

  /** Takes everybody back to where they were: one request for each place they came from. */
  const undo = async () => {
    if (!outcome) return
    const now = outcome.moved.flatMap((moved) => {
      const application = find(columns, moved.id)
      const event = eventBackTo[moved.from]
      const shiftIds = moved.shiftIds ?? undefined
      return application && event ? [{ event, named: { application, name: moved.name, shiftIds } }] : []
    })
    setOutcome(null)
    const moved: Moved[] = []
    const refused: Refused[] = []
    for (const event of new Set(now.map((one) => one.event))) {
      const people = now.flatMap((one) => (one.event === event ? [one.named] : []))
      const done = await send(event, people)
      if (!done) return
      moved.push(...done.moved)
      refused.push(...done.refused)
    }
    setOutcome({ event: outcome.event, moved, refused, isUndo: true })
  }

  /** Gives somebody other shifts; where that is refused, answers why, and the board stands as it is by now. */
  const reassign = async (
    application: Application,
    shiftIds: readonly string[],
  ): Promise<FormProblem | null> => {
    const put = (now: Application) => setColumns((before) => place(before, now))
    changing.current += 1
    changes.current += 1
    try {
      const outcome = await changeShifts(application, shiftIds)
      if (outcome.kind === 'refused') {
        const { code, current } = outcome.problem
        if (code === 'wrong_state') put(current as Application)
        if (code === 'shift_taken') setPlaces((current as Pick<Board, 'shifts'>).shifts)
        return outcome.problem
      }
      put(outcome.kind === 'stored' ? outcome.resource : outcome.current)
      refreshPlaces().catch(() => {})
      return outcome.kind === 'stored' ? null : localProblem('stale')
    } catch (error) {
      return problemOfFailure(error)
    } finally {
      changing.current -= 1
    }
  }

  /** Notes that somebody looked at an application; nobody waits for that, and nothing tells of it. */
  const look = (application: Application) => {
    if (application.state === 'submitted') void send('view', [{ application, name: '' }])
  }

  const more = async (stage: Stage, cursor: string) => {
    setLoading(stage)
    setProblem(null)
    try {
      const page = await askStage(jobPostId, stage, cursor)
      changes.current += 1
      setColumns((now) => append(now, stage, page))
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setLoading(null)
    }
  }

  return {
    columns,
    places,
    outcome,
    problem,
    loading,
    move,
    undo,
    changeShifts: reassign,
    look,
    more,
    dismiss: () => {
      setOutcome(null)
      setProblem(null)
    },
    refresh,
  }
}
