'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { BesidePerson } from '@/components/ui/beside-person'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Reach } from '@/components/ui/reach'
import { Unbroken } from '@/components/ui/unbroken'
import {
  type Application,
  type ApplicationState,
  calledState,
  type Stage,
} from '@/lib/applications/application'
import { pastParts, shortDay } from '@/lib/dates/format-thai'
import { phoneHref } from '@/validators/contact-phone'
import { InterviewSlot } from './interview-slot'

type ApplicationCardProps = {
  application: Application
  name: string
  /** Whether the post was cancelled. */
  isPostCancelled: boolean
  /** Of the shifts that they gave back, those that are named: all, unless some have somebody else by now. */
  lostShiftIds?: readonly string[]
  isChosen: boolean
  onChoose: () => void
  onOpen: () => void
  onMove: () => void
}

/** States that need a label because the column alone does not tell them apart. */
const named: readonly ApplicationState[] = [
  'completed',
  'no_show',
  'rejected',
  'withdrawn',
  'offer_declined',
  'expired',
]

/** Stages from which on somebody is to come here, and can be called from the board. */
const meeting: readonly Stage[] = ['interview', 'offered', 'hired']

/** Whether former terms stand, or what somebody has not answered yet. */
const termsStateOf = ({ isSettled, cancelled }: NonNullable<Application['oldTerms']>) => {
  if (isSettled) return 'stand'
  return cancelled.length > 0 ? 'askedLeft' : 'asked'
}

/** One applicant on the board: who they are in two lines, and what stands out. */
export function ApplicationCard({
  application,
  name,
  isPostCancelled,
  lostShiftIds,
  isChosen,
  onChoose,
  onOpen,
  onMove,
}: ApplicationCardProps) {
  const t = useTranslations('applications')
  const {
    worker,
    answers,
    notes,
    events,
    state,
    shiftIds,
    assignedShiftIds,
    givenBack,
    isBeingTold,
    toldAt,
    confirmedAt,
    takenBack: lost,
    contactBar,
  } = application
  const missed = answers.filter(({ isWanted }) => !isWanted).length
  const canMove = events.length > 0
  const lostShifts = givenBack.filter(({ id }) => lostShiftIds?.includes(id) ?? true)
  const [first] = lostShifts
  return (
    <article className="rounded-control border border-line bg-card p-2 shadow-soft">
      <div className="flex items-start gap-1">
        {canMove && (
          <label className="-my-1.5 -ml-2 grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={onChoose}
              aria-label={t('choose', { name })}
              className="size-5 accent-primary"
            />
          </label>
        )}
        <button
          type="button"
          onClick={onOpen}
          className="min-h-8 min-w-0 flex-1 rounded-control py-1 text-left text-sm leading-snug font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          <Unbroken isName={worker !== null}>{name}</Unbroken>
        </button>
      </div>
      {worker && (
        <p className="px-1 text-xs text-ink-2">
          <span>{t('facts', { age: worker.age, years: worker.experienceYears })}</span>
          {worker.district && <span className="block">{worker.district}</span>}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5 px-1">
        {named.includes(state) && (
          <Badge tone={state === 'no_show' ? 'chilli' : state === 'completed' ? 'leaf' : 'neutral'}>
            {lost ? t(`lost.${lost}`) : t(`states.${calledState(state, isPostCancelled)}`)}
          </Badge>
        )}
        {application.isLeaving && <Badge tone="chilli">{t('leaving')}</Badge>}
        {confirmedAt && !lost && (
          <Badge icon="check-circle" tone="leaf">
            {t('confirmed')}
          </Badge>
        )}
        {isBeingTold && <Badge icon="clock">{t('telling')}</Badge>}
        {toldAt && (lost || !confirmedAt) && (
          <Badge icon="check" tone="leaf">
            <span className="whitespace-nowrap">{t('toldAt', pastParts(new Date(toldAt)))}</span>
          </Badge>
        )}
        {shiftIds.length > 0 && !lost && state !== 'no_show' && (
          <Badge icon="calendar" tone={assignedShiftIds ? 'leaf' : 'neutral'}>
            {assignedShiftIds
              ? t('shifts.works', { count: assignedShiftIds.length })
              : t('shifts.comes', { count: shiftIds.length })}
          </Badge>
        )}
        {application.oldTerms && (
          <Badge tone="mango" icon={application.oldTerms.isSettled ? 'edit' : 'clock'}>
            {t(`terms.${termsStateOf(application.oldTerms)}`)}
          </Badge>
        )}
        {first && (
          <Badge icon="warning" tone="chilli">
            {t('shifts.cannotCome', {
              when: `${shortDay(first.date)} ${first.startTime}`,
              others: lostShifts.length - 1,
            })}
          </Badge>
        )}
        {missed > 0 && (
          <Badge tone="mango" icon="warning">
            {t('missed', { count: missed })}
          </Badge>
        )}
        {notes > 0 && <Badge icon="edit">{t('notesCount', { count: notes })}</Badge>}
      </div>
      {contactBar?.why === 'untold' && (
        <p className="mt-1.5 px-1 text-xs text-ink-2">{t('contactBar.untold')}</p>
      )}
      <InterviewSlot workerId={application.workerId} {...{ name, state }} at="card" />
      <div className="mt-1 flex flex-wrap items-center justify-end">
        {canMove && (
          <Button variant="ghost" size="sm" className="flex-1 text-ink-2" onClick={onMove}>
            <Icon name="arrow-right" className="size-4.5" />
            {t('move')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {/* Not beside the name: a column of a sixth of the window has no room there; both go to a line of their own. */}
        {worker && (
          <div className="flex">
            {worker.phone !== null &&
              (meeting.includes(application.stage) || lost === 'hired' || givenBack.length > 0) && (
                <a
                  href={phoneHref(worker.phone)}
                  aria-label={t('callOf', { name })}
                  className={buttonClass({ variant: 'ghost', size: 'sm' }, 'size-11 shrink-0 px-0')}
                >
                  <Icon name="phone" />
                </a>
              )}
            <Reach id={application.workerId} name={name} looks="icon" />
            <BesidePerson id={application.workerId} name={name} />
          </div>
        )}
      </div>
    </article>
  )
}
