'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { ReadyFields } from '@/components/forms/ready-fields'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import type { Application, ApplicationEvent, Board, BoardStage } from '@/lib/applications/application'
import { find, peopleOf } from '@/lib/applications/columns'
import { newsOf } from '@/lib/applications/news'
import { pastParts } from '@/lib/dates/format-thai'
import { ApplicationCard } from './application-card'
import type { AskingBeforeMove } from './ask-before-move'
import { DecisionBar } from './decision-bar'
import { DismissedPlaces, InvitedInstead } from './dismissed-places'
import { MoveDialog } from './move-dialog'
import type { PickingShifts } from './pick-shifts-dialog'
import { mustPick } from './picked-shifts'
import { SetApart } from './set-apart'
import { type PostShift, ShiftPlacesList } from './shift-places-list'
import { TakeBackDialog, wouldTakeBack } from './take-back-dialog'
import { useBoard } from './use-board'
import { useDrag } from './use-drag'
import { keepInSight, useStageOnPhone } from './use-stage-on-phone'

const AbsenceDialog = pressPart(() => import('./absence-dialog'))
const ApplicantDialog = pressPart(() => import('./applicant-dialog'))
const PickShiftsDialog = pressPart(() => import('./pick-shifts-dialog'))

/** Somebody to be asked for an interview; `onSent` is called once their times went out. */
export type ToAsk = { readonly workerId: string; readonly name: string; readonly onSent?: () => void }

export type ApplicationBoardProps = {
  jobPostId: string
  /** How many people the post needs for every shift; null while it does not say. */
  headcount: number | null
  /** The post's shifts when people choose theirs; otherwise empty. */
  shifts: readonly PostShift[]
  /** All shifts of the post, whoever works them. */
  everyShift?: readonly PostShift[]
  board: Board
  /** Whether the post was cancelled. */
  isCancelled?: boolean
  /** Stores that the worker of an application is to be replaced after all; rejects with ProblemError. */
  restoreLost?: (applicationId: string) => Promise<void>
  /** How often the company was told of something since the page was loaded: answers of workers are among it. */
  news?: number
  /** Whether times can be proposed for the interview of an applicant, which moves them to it where they are not there yet. */
  asksTimes?: (application: Application) => boolean
  /** Whether an applicant has an interview with the company, beside which there is no other: they are not moved to one. */
  isHeld?: (application: Application) => boolean
  /** Asks for the times of an interview with each of these people, one after another. */
  onAskTimes?: (people: readonly ToAsk[]) => void
}

const nobody = () => false
const noShifts: readonly PostShift[] = []

/** The columns shown side by side; applicants who went no further are folded below them. */
const isShown = ({ stage }: BoardStage) => stage !== 'ended'

/** A column without those who stand elsewhere. */
function without(others: readonly Application[], column: BoardStage | undefined): BoardStage | undefined {
  if (!column || others.length === 0) return column
  const items = column.items.filter(({ id }) => others.every((other) => other.id !== id))
  return { ...column, items, count: column.count - others.length }
}

/** Applicants of a post by stage: moved by mouse, touch and keyboard, one or several at once, with undo. */
export default function ApplicationBoard({
  jobPostId,
  headcount,
  shifts,
  everyShift = noShifts,
  board: first,
  isCancelled = false,
  restoreLost,
  news,
  asksTimes = nobody,
  isHeld = nobody,
  onAskTimes,
}: ApplicationBoardProps) {
  const t = useTranslations('applications')
  const router = useRouter()
  // The post may be full now, and its figures say how far people came.
  const board = useBoard(jobPostId, first, router.refresh, news)
  const { columns } = board
  const { onPhone, choose, follow } = useStageOnPhone(columns)
  const backIn = board.outcome?.backIn
  const show = useEffectEvent(choose)
  useLayoutEffect(() => {
    if (backIn && backIn !== 'ended') show(backIn)
  }, [backIn])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [moving, setMoving] = useState<readonly string[] | null>(null)
  const [takingBack, setTakingBack] = useState<AskingBeforeMove | null>(null)
  const [picking, setPicking] = useState<PickingShifts | null>(null)
  const [markingAbsent, setMarkingAbsent] = useState<AskingBeforeMove | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  /** The names of those whom the last choice passed over because they have an interview already. */
  const [held, setHeld] = useState<readonly string[]>([])

  const nameOf = ({ worker }: Application) => worker?.displayName ?? t('gone')
  const shiftsOf = ({ oldTerms, assignedShiftIds, givenBack }: Application) =>
    oldTerms?.shifts ??
    everyShift.filter(({ id }) =>
      assignedShiftIds ? assignedShiftIds.includes(id) : givenBack.every((shift) => shift.id !== id),
    )
  const personOf = (id: string) =>
    find(columns, id) ?? [...board.cannotCome, ...board.takenBack].find((lost) => lost.id === id)
  const people = (ids: Iterable<string>) => [...ids].flatMap((id) => personOf(id) ?? [])
  const move = (event: ApplicationEvent, ids: readonly string[], shiftIds?: readonly string[]) => {
    const isInterview = event === 'interview'
    const passedOver = isInterview ? people(ids).filter(isHeld) : []
    const able = people(ids).filter((one) => one.events.includes(event) && !passedOver.includes(one))
    setMoving(null)
    setHeld(passedOver.map(nameOf))
    // Who is to be interviewed follows the times that are proposed to them, as does who cancelled theirs.
    const asked = isInterview ? people(ids).filter(asksTimes) : []
    // Until their times went out they stay ticked, also where somebody stops before that.
    const keepAsked = () => keepChosen((id) => asked.some((one) => one.id === id))
    if (passedOver.length > 0) keepAsked()
    if (asked.length > 0) {
      keepAsked()
      follow(asked.at(-1)?.id)
      const sent = (id: string) => () => keepChosen((other) => other !== id)
      onAskTimes?.(asked.map((one) => ({ workerId: one.workerId, name: nameOf(one), onSent: sent(one.id) })))
    }
    const moved = able.filter((one) => !asked.includes(one))
    if (moved.length === 0) return
    const confirm = (picked?: ReadonlyMap<string, readonly string[]>) => {
      keepAsked()
      follow(moved.at(-1)?.id)
      void board.move(
        event,
        moved.map((application) => ({
          application,
          name: nameOf(application),
          shiftIds: picked?.get(application.id) ?? shiftIds,
        })),
      )
    }
    const unsure = shiftIds ? [] : moved.filter((one) => mustPick(one, shifts, board.places))
    if ((event === 'offer' || event === 'hire') && unsure.length > 0) {
      setPicking({ event, people: unsure, confirm })
      return
    }
    const told = moved.filter((application) => wouldTakeBack(application, event))
    if (told.length > 0) setTakingBack({ people: told, confirm })
    else if (event === 'mark_no_show') setMarkingAbsent({ people: moved, confirm })
    else confirm()
  }
  function keepChosen(isKept: (id: string) => boolean) {
    setChosen((before) => new Set([...before].filter(isKept)))
  }
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const open = (application: Application) => {
    setOpenId(application.id)
    follow(application.id)
    board.look(application)
  }

  const lostShiftsOf = ({ id }: Application) => {
    const places = board.lostPlaces.filter(({ applicationId }) => applicationId === id)
    return places.length > 0 ? places.map(({ shiftId }) => shiftId) : undefined
  }
  const { target, dropZone, draggable } = useDrag((id) => find(columns, id), move)

  const cardOf = (application: Application, lostShiftIds?: readonly string[]) => (
    <ApplicationCard
      application={application}
      lostShiftIds={lostShiftIds}
      name={nameOf(application)}
      isPostCancelled={isCancelled}
      isChosen={chosen.has(application.id)}
      onChoose={() => toggle(application.id)}
      onOpen={() => open(application)}
      onMove={() => setMoving([application.id])}
    />
  )
  const cards = ({ items, stage, nextCursor, count }: BoardStage) => (
    <>
      <ul className="grid gap-2">
        {items.map((application) => (
          <li key={application.id} {...draggable(application, nameOf(application))}>
            {cardOf(application)}
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="px-1 py-3 text-sm text-ink-3">{t('nobody')}</p>}
      {nextCursor && (
        <Button
          variant="ghost"
          size="sm"
          block
          className="mt-2"
          loading={board.loading === stage}
          onClick={() => void board.more(stage, nextCursor)}
        >
          {t('more', { count: count - items.length })}
        </Button>
      )}
    </>
  )

  const { onTheWay, told, toldAt } = newsOf(board.takenBack)
  const concerned = [onTheWay, told].find((some) => some.length > 0) ?? board.takenBack
  const filling = board.places.length > 0 && <ShiftPlacesList shifts={shifts} places={board.places} />
  if (peopleOf(columns) === 0) {
    return (
      <>
        {filling}
        <EmptyState illustration="people" heading="h3" title={t('empty.title')}>
          {t('empty.explain')}
        </EmptyState>
      </>
    )
  }
  const ended = without(
    board.takenBack,
    columns.find((column) => !isShown(column)),
  )
  /** Of a cancelled post nobody is left to decide about. */
  const isOver = board.takenBack.length > 0 && columns.filter(isShown).every(({ count }) => count === 0)
  const opened = openId ? personOf(openId) : undefined
  /** For hired applicants the number needed is shown too, where everybody works every shift. */
  const figureOf = ({ stage, count }: Pick<BoardStage, 'stage' | 'count'>) =>
    stage === 'hired' && headcount && shifts.length === 0
      ? t('ofNeeded', { count, headcount })
      : String(count)
  return (
    <ReadyFields>
      <SetApart
        id="cannot-come"
        title={t('cannotCome.title')}
        action={
          <ButtonLink href={`/job-posting/${jobPostId}/matches`} variant="secondary" size="sm">
            <Icon name="people" className="size-4.5" />
            {t('cannotCome.action')}
          </ButtonLink>
        }
        people={board.cannotCome}
        cardOf={(one) => cardOf(one, lostShiftsOf(one))}
      >
        <InvitedInstead lostPlaces={board.lostPlaces} />
      </SetApart>
      <DismissedPlaces
        places={board.dismissed}
        restore={async (id) => {
          await restoreLost?.(id)
          board.refresh()
        }}
      />
      <SetApart
        id="cancelled"
        title={t('lost.title', {
          how: onTheWay.length > 0 ? 'telling' : toldAt ? 'told' : 'untold',
          count: concerned.length,
          ...(toldAt ? pastParts(toldAt) : { days: 0, day: '', time: '' }),
        })}
        people={board.takenBack}
        cardOf={(one) => cardOf(one)}
      />
      {!isOver && filling}
      {!isOver && (
        <>
          <nav className="mb-3 flex gap-2 overflow-x-auto pb-1 lg:hidden" aria-label={t('stagesLabel')}>
            {columns.filter(isShown).map(({ stage, count }) => (
              <button
                key={stage}
                ref={onPhone === stage ? keepInSight : undefined}
                type="button"
                aria-pressed={onPhone === stage}
                onClick={() => choose(stage)}
                className={classNames(
                  'min-h-11 shrink-0 rounded-full border px-4 text-sm font-medium',
                  onPhone === stage ? 'border-transparent bg-primary text-on-primary' : 'border-line bg-card',
                )}
              >
                {t(`stages.${stage}`)} <span className="tabular-nums">{figureOf({ stage, count })}</span>
              </button>
            ))}
          </nav>
          <div className="relative grid gap-3 lg:auto-cols-[minmax(9.5rem,1fr)] lg:grid-flow-col lg:overflow-x-auto lg:pb-2">
            {columns.filter(isShown).map((column) => (
              <section
                key={column.stage}
                aria-label={t('stageOf', { stage: t(`stages.${column.stage}`), count: figureOf(column) })}
                data-stage={column.stage}
                {...dropZone(column.stage)}
                className={classNames(
                  'min-w-0 rounded-card bg-well p-2 lg:block',
                  onPhone !== column.stage && 'hidden',
                  target === column.stage && 'outline-2 outline-dashed outline-ink',
                )}
              >
                <h3 className="hidden px-1 pb-2 text-sm lg:block">
                  {t(`stages.${column.stage}`)}{' '}
                  <span className="font-normal text-ink-2 tabular-nums">{figureOf(column)}</span>
                </h3>
                {cards(column)}
              </section>
            ))}
          </div>
        </>
      )}
      {ended && !(isOver && ended.count === 0) && (
        <details
          {...dropZone('ended')}
          data-stage="ended"
          className={classNames(
            'mt-3 rounded-card bg-well p-2',
            target === 'ended' && 'outline-2 outline-dashed outline-ink',
          )}
        >
          <summary className="min-h-11 cursor-pointer px-1 py-2.5 text-sm font-semibold">
            {t('stages.ended')} <span className="font-normal text-ink-2 tabular-nums">{ended.count}</span>
          </summary>
          <div className="pt-1 lg:max-w-md">{cards(ended)}</div>
        </details>
      )}
      <DecisionBar
        board={{
          ...board,
          dismiss: () => {
            setHeld([])
            board.dismiss()
          },
        }}
        held={held}
        shifts={shifts}
        selection={{
          chosen: people(chosen),
          onMove: () => setMoving([...chosen]),
          onReject: () => move('reject', [...chosen]),
          onClear: () => setChosen(new Set()),
        }}
        onUndo={() => void board.undo()}
        onAgain={() => void board.again(setTakingBack)}
      />
      <MoveDialog
        applications={moving ? people(moving) : []}
        isOpen={moving !== null}
        {...{ nameOf, asksTimes }}
        onChoose={(event) => moving && move(event, moving)}
        onClose={() => setMoving(null)}
      />
      {picking && (
        <PickShiftsDialog
          asking={picking}
          places={board.places}
          {...{ nameOf, shifts }}
          onClose={() => setPicking(null)}
        />
      )}
      <TakeBackDialog asking={takingBack} nameOf={nameOf} onClose={() => setTakingBack(null)} />
      {markingAbsent && (
        <AbsenceDialog
          asking={markingAbsent}
          {...{ nameOf, shiftsOf }}
          onClose={() => setMarkingAbsent(null)}
        />
      )}
      {opened && (
        <ApplicantDialog
          key={opened.id}
          application={opened}
          name={nameOf(opened)}
          shifts={shifts}
          places={board.places}
          isPostCancelled={isCancelled}
          hasOwnWay={asksTimes(opened) || isHeld(opened)}
          onMove={(event, shiftIds) => {
            setOpenId(null)
            move(event, [opened.id], shiftIds)
          }}
          onShifts={board.changeShifts}
          onNotes={() => void board.refresh()}
          onClose={() => setOpenId(null)}
        />
      )}
    </ReadyFields>
  )
}
