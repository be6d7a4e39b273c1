'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { pressPart } from '@/components/ui/press-part'
import { Reach } from '@/components/ui/reach'
import { Unbroken } from '@/components/ui/unbroken'
import type { Application, ApplicationEvent, Board, Stage } from '@/lib/applications/application'
import { find } from '@/lib/applications/columns'
import type { AskingBeforeMove } from './ask-before-move'
import { DecisionBar } from './decision-bar'
import { picksFor } from './picked-shifts'
import type { PostShift } from './shift-places-list'
import { TakeBackDialog, wouldTakeBack } from './take-back-dialog'
import { useBoard } from './use-board'

const ApplicantDialog = pressPart(() => import('./applicant-dialog'))

export type ReplacementsProps = {
  jobPostId: string
  /** The post's shifts when people choose theirs; otherwise empty. */
  shifts: readonly PostShift[]
  board: Board
  /** The shifts in which somebody is missing. */
  lostShiftIds: readonly string[]
}

/** Where those are who can be offered the place, or were; who went furthest first. */
const asked: readonly Stage[] = ['offered', 'interview', 'shortlisted', 'viewed', 'submitted']

/** Who has applied for a post and can come in the place of somebody who cannot, each one press from the offer. */
export default function Replacements({ jobPostId, shifts, board: first, lostShiftIds }: ReplacementsProps) {
  const t = useTranslations('applications')
  const router = useRouter()
  const board = useBoard(jobPostId, first, router.refresh)
  const [openId, setOpenId] = useState<string | null>(null)
  const [takingBack, setTakingBack] = useState<AskingBeforeMove | null>(null)
  const nameOf = ({ worker }: Application) => worker?.displayName ?? t('gone')

  const lost = shifts.filter(({ id }) => lostShiftIds.includes(id))
  const theirs = ({ shiftIds }: Application) => lost.filter(({ id }) => shiftIds.includes(id))
  const isAble = (application: Application) =>
    application.worker !== null && (shifts.length === 0 || theirs(application).length > 0)
  const columns = asked.flatMap((stage) => board.columns.find((column) => column.stage === stage) ?? [])
  const people = columns.flatMap(({ items }) => items.filter(isAble))
  /** How many of them are not loaded, of whom nobody knows yet whether they can come. */
  const unread = columns.reduce((sum, { count, items }) => sum + Math.max(0, count - items.length), 0)
  const next = columns.find(({ nextCursor }) => nextCursor !== null)

  const move = (event: ApplicationEvent, application: Application, shiftIds?: readonly string[]) => {
    const confirm = () => void board.move(event, [{ application, name: nameOf(application), shiftIds }])
    if (wouldTakeBack(application, event)) setTakingBack({ people: [application], confirm })
    else confirm()
  }
  const offer = (application: Application) =>
    move(
      'offer',
      application,
      shifts.length > 0
        ? picksFor(theirs(application), board.places, application.worker?.age ?? null)
        : undefined,
    )
  const opened = openId === null ? undefined : find(board.columns, openId)
  return (
    <>
      {people.length === 0 ? (
        <p className="text-ink-2">{t(next ? 'replace.nobodyYet' : 'replace.nobody')}</p>
      ) : (
        <>
          <h3 className="mb-2 text-base">
            {t(next ? 'replace.appliedOrMore' : 'replace.applied', { count: people.length })}
          </h3>
          <Card>
            <ul className="divide-y divide-line">
              {people.map((application) => (
                <li key={application.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
                  <Person
                    application={application}
                    name={nameOf(application)}
                    onOpen={() => {
                      setOpenId(application.id)
                      board.look(application)
                    }}
                  />
                  <Reach id={application.workerId} name={nameOf(application)} looks="icon" />
                  {application.events.includes('offer') && (
                    <Button size="sm" onClick={() => offer(application)}>
                      {t('stages.offered')}
                      <span className="sr-only"> {nameOf(application)}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
      {next && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          loading={board.loading !== null}
          onClick={() => next.nextCursor && void board.more(next.stage, next.nextCursor)}
        >
          {t('replace.more', { count: unread })}
        </Button>
      )}
      <DecisionBar
        board={board}
        shifts={shifts}
        onUndo={() => void board.undo()}
        onAgain={() => void board.again(setTakingBack)}
      />
      <TakeBackDialog asking={takingBack} nameOf={nameOf} onClose={() => setTakingBack(null)} />
      {opened && (
        <ApplicantDialog
          key={opened.id}
          application={opened}
          name={nameOf(opened)}
          shifts={shifts}
          places={board.places}
          // Whom to talk with first is asked on the board, for their times.
          hasOwnWay
          onMove={(event, shiftIds) => {
            setOpenId(null)
            move(event, opened, shiftIds)
          }}
          onShifts={board.changeShifts}
          onNotes={() => void board.refresh()}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}

type PersonProps = { application: Application; name: string; onOpen: () => void }

function Person({ application: { worker, stage, shiftIds }, name, onOpen }: PersonProps) {
  const t = useTranslations('applications')
  return (
    <div className="min-w-0 flex-1 basis-40">
      <button
        type="button"
        onClick={onOpen}
        className="min-h-8 rounded-control text-left font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        <Unbroken isName>{name}</Unbroken>
      </button>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <Badge tone={stage === 'offered' ? 'leaf' : 'neutral'}>{t(`stages.${stage}`)}</Badge>
        {worker && <span>{t('facts', { age: worker.age, years: worker.experienceYears })}</span>}
        {shiftIds.length > 0 && <span>{t('shifts.comes', { count: shiftIds.length })}</span>}
      </p>
    </div>
  )
}
