'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { keptFresh } from '@/components/ui/kept-fresh'
import { localProblem } from '@/lib/api/problem'
import {
  type Application,
  type ApplicationEvent,
  type ApplicationOutcome,
  type ApplicationState,
  type Board,
  eventBackTo,
  type Stage,
  stageAfter,
  stateAfter,
} from '@/lib/applications/application'
import { answersSince, append, expected, find, place } from '@/lib/applications/columns'
import { askBoard, askStage, changeShifts, changeStates } from '@/lib/applications/requests'
import { settledSeconds } from '@/validators/states/application'

/** Seconds after which a visible board is loaded again. */
const refreshSeconds = 10

/** Seconds from a move until its worker is told for certain, which the board then says. */
const toldSeconds = settledSeconds + 1

/** An applicant who was moved, and the state they came from. */
type Moved = {
  readonly id: string
  readonly workerId: string
  readonly name: string
  readonly from: ApplicationState
  /** The shifts they were assigned. */
  readonly shiftIds: readonly string[] | null
}

/** An applicant who was not moved: their current state and who was quicker, or the code of the reason. */
export type Refused = {
  readonly name: string
  readonly state: ApplicationState | null
  readonly code: string | null
  readonly movedBy: ApplicationOutcome['movedBy']
}

/** The last action: whom it moved, and whom not. */
export type Outcome = {
  readonly event: ApplicationEvent
  readonly moved: readonly Moved[]
  readonly refused: readonly Refused[]
  readonly isUndo: boolean
  /** After undoing: the column everybody is in now; null when they are in several, and after a move. */
  readonly backIn: Stage | null
  /** When it was asked for, in milliseconds since the epoch. */
  readonly askedAt: number
}

/** A failed action: what was not done to whom, null where only more was asked for; and the function that repeats it. */
export type Failure = {
  readonly problem: FormProblem
  readonly undone: { readonly event: ApplicationEvent; readonly people: readonly { name: string }[] } | null
  readonly again: () => void
}

/** Whether a request never arrived because there was no network. */
export const isUnsent = ({ problem: { code, requestId } }: Failure): boolean =>
  code === 'network' || (code === 'unavailable' && requestId === '')

type Named = {
  readonly application: Application
  readonly name: string
  /** The shifts they are offered or hired for; if undefined, the service chooses. */
  readonly shiftIds?: readonly string[]
}

/** What other parts of the page also say of a board, in one text. */
const figuresOf = ({ stages, shifts, lostPlaces }: Board) =>
  JSON.stringify([stages.map(({ stage, count }) => [stage, count]), shifts, lostPlaces])

/** Counts the boards opened since the page was loaded: each comes with fresh data and must not show another's cache. */
let opened = 0

/**
 * A board that shows each move at once, and the actual state when the service has answered. `onChanged` is called after a
 * move, or its undoing, and when a refresh brings other figures than the page's own (`first`), because other parts of the
 * page depend on them. Each other number of `news` loads it anew.
 */
export function useBoard(jobPostId: string, first: Board, onChanged: () => void, news = 0) {
  const [key] = useState(() => ['application-board', jobPostId, ++opened] as const)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** The action whose workers are told by now: it is not undone, but followed by another move. */
  const [settled, setSettled] = useState<Outcome | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** Who has answered while the board was looked at, until that is dismissed or something is done. */
  const [answers, setAnswers] = useState<readonly Application[]>([])
  const [loading, setLoading] = useState<Stage | null>(null)
  /** Number of running requests that change something; meanwhile the board is not loaded, because it could be outdated. */
  const changing = useRef(0)
  /** Number of pages loaded for a stage after its first one. */
  const furtherPages = useRef(new Map<Stage, number>())

  const askWhole = async (): Promise<Board> => {
    const board = await askBoard(jobPostId)
    let { stages } = board
    for (const [stage, pages] of furtherPages.current) {
      for (let page = 0; page < pages; page++) {
        const cursor = stages.find((column) => column.stage === stage)?.nextCursor
        if (!cursor) break
        stages = append(stages, stage, await askStage(jobPostId, stage, cursor))
      }
    }
    return { ...board, stages }
  }
  const { data: board = first, mutate } = useSWR(key, askWhole, {
    ...keptFresh(refreshSeconds * 1_000),
    revalidateOnMount: false,
    // After a failure the board stays as it is; the next refresh or move will report the problem.
    isPaused: () => changing.current > 0,
    onSuccess: (now) => {
      const told = answersSince(board.stages, now.stages)
      if (told.length > 0)
        setAnswers((known) => [...known.filter(({ id }) => told.every((one) => one.id !== id)), ...told])
      if (figuresOf(now) !== figuresOf(first)) onChanged()
    },
  })
  const change = (edit: (board: Board) => Board) =>
    void mutate((now = first) => edit(now), { revalidate: false })
  const put = (application: Application) =>
    change((now) => ({ ...now, stages: place(now.stages, application) }))
  const refresh = () => {
    if (changing.current === 0) void mutate()
  }
  /** Ends a change that was stored; the service decides how the shifts are filled now, and whose place is empty. */
  const endChange = () => {
    changing.current -= 1
    if (first.shifts.length > 0 || board.cannotCome.length > 0) refresh()
  }
  const showAnew = useEffectEvent(refresh)
  const shownNews = useRef(news)
  useEffect(() => {
    if (shownNews.current === news) return
    shownNews.current = news
    showAnew()
  }, [news])
  useEffect(() => {
    if (!outcome || outcome.moved.length === 0) return
    const inSeconds = (seconds: number) => outcome.askedAt + seconds * 1_000 - Date.now()
    const timers = [
      setTimeout(() => setSettled(outcome), inSeconds(settledSeconds)),
      setTimeout(() => showAnew(), inSeconds(toldSeconds)),
    ]
    return () => timers.forEach(clearTimeout)
  }, [outcome])

  /** Applies an event to some applicants; answers who was moved. `again` repeats the action that asked for it. */
  const send = async (event: ApplicationEvent, people: readonly Named[], again: () => void) => {
    changing.current += 1
    setFailure(null)
    for (const { application } of people) put(expected(application, event))
    try {
      const asked = people.map(({ application: { id, state }, shiftIds }) => ({ id, from: state, shiftIds }))
      const answers = await changeStates(event, asked)
      const moved: Moved[] = []
      const refused: Refused[] = []
      answers.forEach(({ application, refusal, movedBy }, at) => {
        const person = people[at]
        if (!person) return
        put(application ?? person.application)
        // An earlier request, whose answer was lost, has already moved it there.
        const isDone = application?.state === stateAfter[event] && movedBy?.isOwn
        const isThere = refusal === null || isDone
        const { id, workerId, state: from, assignedShiftIds: shiftIds } = person.application
        if (isThere) moved.push({ id, workerId, name: person.name, from, shiftIds })
        else refused.push({ name: person.name, state: application?.state ?? null, code: refusal, movedBy })
      })
      endChange()
      return { moved, refused }
    } catch (error) {
      for (const { application } of people) put(application)
      const undone = { event, people: people.map(({ name }) => ({ name })) }
      // Nobody waits for it to be noted that somebody was opened: the next look does that.
      if (event !== 'view' || people.some(({ name }) => name !== ''))
        setFailure({ problem: problemOfFailure(error), undone, again })
      changing.current -= 1
      return null
    }
  }

  const move = async (event: ApplicationEvent, people: readonly Named[]) => {
    setOutcome(null)
    setAnswers([])
    const askedAt = Date.now()
    const done = await send(event, people, () => void move(event, people))
    if (!done) return
    setOutcome({ event, ...done, isUndo: false, backIn: null, askedAt })
    if (done.moved.length > 0) onChanged()
  }

  /** Whether the last action's report is over: its time is, or somebody it moved has gone on. */
  const isOver =
    outcome !== null &&
    (settled === outcome || (!outcome.isUndo && outcome.moved.some(({ id }) => hasGoneOn(id, outcome.event))))
  function hasGoneOn(id: string, event: ApplicationEvent): boolean {
    const application = find(board.stages, id)
    return application !== undefined && application.state !== stateAfter[event]
  }

  /** Moves everybody back to where they were, with one request per original state. */
  const undo = async () => {
    if (outcome) await takeBack(outcome)
  }
  const takeBack = async (outcome: Outcome) => {
    const now = outcome.moved.flatMap((moved) => {
      const application = find(board.stages, moved.id)
      const event = eventBackTo[moved.from]
      const shiftIds = moved.shiftIds ?? undefined
      return application && event ? [{ event, named: { application, name: moved.name, shiftIds } }] : []
    })
    setOutcome(null)
    const askedAt = Date.now()
    const moved: Moved[] = []
    const refused: Refused[] = []
    for (const event of new Set(now.map((one) => one.event))) {
      const people = now.flatMap((one) => (one.event === event ? [one.named] : []))
      const done = await send(event, people, () => void takeBack(outcome))
      if (!done) return
      moved.push(...done.moved)
      refused.push(...done.refused)
    }
    const [backIn = null, ...others] = new Set(now.map(({ event }) => stageAfter[event]))
    setOutcome({
      event: outcome.event,
      moved,
      refused,
      isUndo: true,
      backIn: others.length > 0 ? null : backIn,
      askedAt,
    })
    if (moved.length > 0) onChanged()
  }

  /** Assigns other shifts to somebody; if refused, answers the problem, and the board shows the current state. */
  const reassign = async (
    application: Application,
    shiftIds: readonly string[],
  ): Promise<FormProblem | null> => {
    changing.current += 1
    try {
      const outcome = await changeShifts(application, shiftIds)
      if (outcome.kind === 'refused') {
        const { code, current } = outcome.problem
        if (code === 'wrong_state') put(current as Application)
        if (code === 'shift_taken')
          change((now) => ({ ...now, shifts: (current as Pick<Board, 'shifts'>).shifts }))
        changing.current -= 1
        return outcome.problem
      }
      put(outcome.kind === 'stored' ? outcome.resource : outcome.current)
      endChange()
      return outcome.kind === 'stored' ? null : localProblem('stale')
    } catch (error) {
      changing.current -= 1
      return problemOfFailure(error)
    }
  }

  /** Records that somebody viewed an application; it runs in the background and shows no result. */
  const look = (application: Application) => {
    if (application.state === 'submitted')
      void send('view', [{ application, name: '' }], () => look(application))
  }

  const more = async (stage: Stage, cursor: string) => {
    setLoading(stage)
    setFailure(null)
    try {
      const page = await askStage(jobPostId, stage, cursor)
      furtherPages.current.set(stage, (furtherPages.current.get(stage) ?? 0) + 1)
      change((now) => ({ ...now, stages: append(now.stages, stage, page) }))
    } catch (error) {
      setFailure({ problem: problemOfFailure(error), undone: null, again: () => void more(stage, cursor) })
    } finally {
      setLoading(null)
    }
  }

  // What was not sent for lack of a network is sent once that is back, for as long as its failure stands on the screen.
  const sendAgain = useEffectEvent(() => {
    if (failure && isUnsent(failure)) failure.again()
  })
  useEffect(() => {
    const onOnline = () => sendAgain()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  return {
    columns: board.stages,
    places: board.shifts,
    cannotCome: board.cannotCome,
    lostPlaces: board.lostPlaces,
    takenBack: board.takenBack,
    /** The last action's report, for as long as it can be undone; why somebody was not moved stays until it is read. */
    outcome: isOver && outcome.refused.length === 0 ? null : outcome,
    isUndoable: outcome !== null && !outcome.isUndo && outcome.moved.length > 0 && !isOver,
    failure,
    answers,
    loading,
    move,
    undo,
    changeShifts: reassign,
    look,
    more,
    dismiss: () => {
      setOutcome(null)
      setFailure(null)
      setAnswers([])
    },
    refresh,
  }
}
