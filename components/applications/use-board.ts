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
  eventBack,
  type Stage,
  stageAfter,
  stateAfter,
} from '@/lib/applications/application'
import { answersSince, append, expected, find, place } from '@/lib/applications/columns'
import { askBoard, askStage, changeShifts, changeStates } from '@/lib/applications/requests'
import { settledSeconds } from '@/validators/states/application'
import type { AskingBeforeMove } from './ask-before-move'
import { wouldTakeBack } from './take-back-dialog'
import {
  type Action,
  type Failure,
  isAsPressed,
  isUnsent,
  type Named,
  renewed,
  withoutPeopleOf,
} from './unsent-moves'

/** Seconds after which a visible board is loaded again. */
const refreshSeconds = 10

/** Seconds from a move until its worker is told for certain, which the board then says. */
const toldSeconds = settledSeconds + 1

/** An applicant who was moved, as they are since, and the state they came from. */
type Moved = {
  readonly id: string
  readonly workerId: string
  readonly name: string
  readonly application: Application
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

/** What other parts of the page also say of a board, in one text. */
const figuresOf = ({ stages, shifts, lostPlaces, dismissed }: Board) =>
  JSON.stringify([stages.map(({ stage, count }) => [stage, count]), shifts, lostPlaces, dismissed])

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
  /** What failed, in the order it was asked for, until it is put away, done, or another move of the same people takes its place. */
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const isAskingAgain = useRef(false)
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

  /** Applies an event to some applicants; answers who was moved. If it rejects, they stand where they stood. */
  const send = async (event: ApplicationEvent, people: readonly Named[]) => {
    changing.current += 1
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
        const now = application ?? person.application
        if (isThere) moved.push({ id, workerId, name: person.name, application: now, from, shiftIds })
        else refused.push({ name: person.name, state: application?.state ?? null, code: refusal, movedBy })
      })
      endChange()
      return { moved, refused }
    } catch (error) {
      for (const { application } of people) put(application)
      changing.current -= 1
      throw error
    }
  }

  /** Does one action; answers its report, or null if it failed, which then stands among the failures. */
  const attempt = async (action: Action): Promise<Outcome | null> => {
    const { event, people, undoes } = action
    const askedAt = Date.now()
    try {
      const done = await send(event, people)
      const backIn = undoes ? stageAfter[event] : null
      return { event: undoes?.event ?? event, ...done, isUndo: undoes !== null, backIn, askedAt }
    } catch (error) {
      const problem = problemOfFailure(error)
      // Whoever was told of a decision meanwhile must not lose it by themselves.
      const until = undoes ? undoes.askedAt + settledSeconds * 1_000 : Number.POSITIVE_INFINITY
      const failure = { problem, action, more: null, repeatedUntil: isUnsent(problem) ? until : null }
      setFailures((others) => [...others, failure])
      return null
    }
  }

  /** Does actions one after another, and reports the last one, and whoever was refused by any. */
  const carryOut = async (actions: readonly Action[]) => {
    setOutcome(null)
    setFailures((known) => withoutPeopleOf(known, actions))
    const done: Outcome[] = []
    for (const action of actions) {
      const report = await attempt(action)
      if (report) done.push(report)
    }
    const last = done.at(-1)
    if (!last) return
    // Undoing takes one request per column people go back to.
    const alike = last.isUndo ? done.filter(({ isUndo }) => isUndo) : [last]
    setOutcome({
      ...last,
      moved: alike.flatMap(({ moved }) => moved),
      refused: done.flatMap(({ refused }) => refused),
      backIn: alike.every(({ backIn }) => backIn === last.backIn) ? last.backIn : null,
    })
    if (done.some(({ moved }) => moved.length > 0)) onChanged()
  }
  /** What was not sent stays, and is still to be sent; what was refused has been read by whoever goes on. */
  const forgetRefusals = () => setFailures((known) => known.filter(({ problem }) => isUnsent(problem)))

  const move = async (event: ApplicationEvent, people: readonly Named[]) => {
    setAnswers([])
    forgetRefusals()
    await carryOut([{ event, people, undoes: null }])
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
    if (!outcome) return
    const groups = new Map<ApplicationEvent, Named[]>()
    for (const { id, name, application: since, from, shiftIds } of outcome.moved) {
      // A board that was loaded anew has only the newest of a column.
      const application = find(board.stages, id) ?? since
      const event = eventBack(application, from)
      if (!event) continue
      groups.set(event, [
        ...(groups.get(event) ?? []),
        { application, name, shiftIds: shiftIds ?? undefined },
      ])
    }
    forgetRefusals()
    await carryOut([...groups].map(([event, people]) => ({ event, people, undoes: outcome })))
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

  /** Records that somebody viewed an application; nobody waits for it, and if it fails, the next look does it. */
  const look = (application: Application) => {
    if (application.state === 'submitted')
      void send('view', [{ application, name: '' }]).catch(() => undefined)
  }

  const more = async (stage: Stage, cursor: string) => {
    setLoading(stage)
    setFailures((known) => known.filter((failure) => !failure.more))
    try {
      const page = await askStage(jobPostId, stage, cursor)
      furtherPages.current.set(stage, (furtherPages.current.get(stage) ?? 0) + 1)
      change((now) => ({ ...now, stages: append(now.stages, stage, page) }))
    } catch (error) {
      const problem = problemOfFailure(error)
      const repeatedUntil = isUnsent(problem) ? Number.POSITIVE_INFINITY : null
      const failure = { problem, action: null, more: () => void more(stage, cursor), repeatedUntil }
      setFailures((others) => [...others, failure])
    } finally {
      setLoading(null)
    }
  }

  /** Does what failed once more; `ask` comes first where somebody would lose an offer or a job they know of by now. */
  const again = async (ask: (asking: AskingBeforeMove) => void) => {
    const repeat = (actions: readonly Action[]) => {
      for (const { more } of failures) more?.()
      if (actions.length > 0) void carryOut(actions)
    }
    const pressed = failures.flatMap(({ action }) => action ?? [])
    if (pressed.length === 0) return repeat([])
    const now = await readAnew()
    if (!now) return
    const actions = pressed.map((action) => renewed(action, now))
    const people = actions.flatMap(({ event, people }) =>
      people.flatMap(({ application }) => (wouldTakeBack(application, event) ? [application] : [])),
    )
    if (people.length > 0) ask({ people, confirm: () => repeat(actions) })
    else repeat(actions)
  }
  /** The board as it is; null if it could not be read, which then stands with the failures, or if it is being read. */
  const readAnew = async (): Promise<Board | null> => {
    if (isAskingAgain.current) return null
    isAskingAgain.current = true
    try {
      return await askWhole()
    } catch (error) {
      const problem = problemOfFailure(error)
      setFailures((known) =>
        known.map((failure) => ({
          ...failure,
          problem,
          repeatedUntil: isUnsent(problem) ? failure.repeatedUntil : null,
        })),
      )
      return null
    } finally {
      isAskingAgain.current = false
    }
  }

  // What was not sent for lack of a network is sent once that is back, for as long as its failure stands on the screen and
  // the people are as they were; otherwise it waits for somebody to press.
  const waiting = () =>
    failures.filter(({ repeatedUntil }) => repeatedUntil !== null && Date.now() < repeatedUntil)
  const repeatIn = useEffectEvent((now: Board) => {
    const isHeld = ({ action }: Failure) => action !== null && !isAsPressed(action, now)
    const ready = waiting().filter((failure) => !isHeld(failure))
    setFailures((known) =>
      known.map((failure) => (isHeld(failure) ? { ...failure, repeatedUntil: null } : failure)),
    )
    const actions = ready.flatMap(({ action }) => (action ? [renewed(action, now)] : []))
    if (actions.length > 0) void carryOut(actions)
  })
  const sendAgain = useEffectEvent(async () => {
    for (const { more } of waiting()) more?.()
    if (waiting().every(({ action }) => action === null)) return
    const now = await readAnew()
    if (now) repeatIn(now)
  })
  useEffect(() => {
    const onOnline = () => void sendAgain()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  return {
    columns: board.stages,
    places: board.shifts,
    cannotCome: board.cannotCome,
    lostPlaces: board.lostPlaces,
    dismissed: board.dismissed,
    takenBack: board.takenBack,
    /** The last action's report, for as long as it can be undone; why somebody was not moved stays until it is read. */
    outcome: isOver && outcome.refused.length === 0 ? null : outcome,
    isUndoable: outcome !== null && !outcome.isUndo && outcome.moved.length > 0 && !isOver,
    failures,
    again,
    answers,
    loading,
    move,
    undo,
    changeShifts: reassign,
    look,
    more,
    dismiss: () => {
      setOutcome(null)
      setFailures([])
      setAnswers([])
    },
    refresh,
  }
}
