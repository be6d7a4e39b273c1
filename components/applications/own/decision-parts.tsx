import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { pressPart } from '@/components/ui/press-part'
import { useIdlePart } from '@/components/ui/use-idle-part'
import type { OwnApplication, OwnEvent } from '@/lib/applications/own-application'
import { daysAfterLeaving } from '@/validators/applicant-contact'
import { UnsentNotice } from './unsent-notice'
import { type Decisions, decisionOf, isOfShifts, mayDecide } from './use-decisions'

const loadCannotCome = () => import('./cannot-come-sheet')
const CannotComeSheet = pressPart(loadCannotCome)

type PartProps = { application: OwnApplication; decisions: Decisions }

/** Why the last decision about an application was not taken, in sight; nothing where it was. */
export function Refusal({
  application: { id },
  decisions,
}: {
  application: Pick<OwnApplication, 'id'>
  decisions: Decisions
}) {
  const t = useTranslations('ownApplications.shifts')
  const refusal = decisions.refusalOf(id)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What stands now may have its place elsewhere in the page than what was pressed.
    if (refusal) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [refusal])
  const isOfTerms = refusal === 'changed' || refusal === 'settled'
  return refusal && <Alert ref={element} live tone="chilli" title={isOfTerms ? t(refusal) : refusal} />
}

/** What was decided and waits for a network, in the place of its buttons; `isOfRest`: only what is left of a job was asked about. */
export function UnsentDecision({
  application: { id },
  decisions,
  isOfRest,
}: PartProps & { isOfRest?: boolean }) {
  const unsent = decisions.unsentOf(id)
  if (!unsent) return null
  const isRest = isOfRest && unsent.answer.decision === 'acceptTerms'
  return (
    <UnsentNotice
      item={unsent}
      answer={isRest ? 'acceptLeft' : undefined}
      onCancel={() => decisions.dropUnsent(unsent)}
    />
  )
}

const variants = { accept: 'primary', decline: 'secondary', withdraw: 'ghost' } as const

/** The offer first, leaving last. */
const order: readonly OwnEvent[] = ['accept', 'decline', 'withdraw']

type DecisionButtonsProps = PartProps & {
  /** Events that are not offered here. */
  but?: readonly OwnEvent[]
  /** The one button of the view that is to be pressed next. */
  isNext?: boolean
  /** An offer that cannot be accepted now. */
  isBarred?: boolean
}

/** What the worker can decide about an application now. */
export function DecisionButtons({
  application,
  decisions,
  but = [],
  isNext,
  isBarred,
}: DecisionButtonsProps) {
  const t = useTranslations('ownApplications')
  const { id, post } = application
  const asked = order.filter((event) => mayDecide(application, event) && !but.includes(event))
  if (asked.length === 0) return null
  if (decisions.unsentOf(id)) return <UnsentDecision application={application} decisions={decisions} />
  const isAlone = asked.length === 1
  return (
    <div data-asked={asked.includes('accept') || undefined} className="flex flex-wrap gap-2">
      {asked.map((event) => {
        const wait = decisions.waitOf(id, event)
        return (
          <Button
            key={event}
            data-event={event}
            variant={event === 'accept' && isNext ? 'accent' : variants[event]}
            loading={wait.loading}
            disabled={wait.disabled || (event === 'accept' && isBarred)}
            aria-label={t('eventOf', {
              event: t(`events.${decisionOf(application, event)}`),
              title: post.title,
            })}
            onClick={() => decisions.ask(application, event)}
            size={event === 'withdraw' ? 'sm' : 'md'}
            // Without a border, its words alone stand in the column.
            className={event === 'withdraw' ? (isAlone ? '-ml-3.5' : undefined) : 'flex-1 sm:flex-none'}
          >
            {t(`events.${decisionOf(application, event)}`)}
          </Button>
        )
      })}
    </div>
  )
}

/** Asks who was taken on whether they come, as long as they have not said so and the work has not begun. */
export function ComingQuestion({ application, decisions }: PartProps) {
  const t = useTranslations('ownApplications.coming')
  const { id, post } = application
  if (decisions.unsentOf(id)) return <UnsentDecision application={application} decisions={decisions} />
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('title')}</p>
      <div data-asked className="flex flex-wrap gap-2">
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            variant={answer === 'yes' ? 'primary' : 'secondary'}
            {...decisions.waitOf(id, answer === 'yes' ? 'confirm' : 'leave')}
            aria-label={t('answerOf', { answer: t(answer), title: post.title })}
            onClick={() =>
              answer === 'yes' ? decisions.confirm(application) : decisions.ask(application, 'withdraw')
            }
            className="flex-1 sm:flex-none"
          >
            {t(answer)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Asks before what cannot be taken back: declining an offer, withdrawing, refusing other terms, and giving shifts back. */
export function DecisionDialog({ decisions }: { decisions: Decisions }) {
  // What is answered without a network is kept, and so the question must open without one.
  useIdlePart(loadCannotCome)
  const { asking, keep } = decisions
  if (asking && isOfShifts(asking)) {
    return (
      <CannotComeSheet
        application={asking.application}
        onGiven={decisions.given}
        onOther={decisions.showStanding}
        onUnsent={decisions.keepGiving}
        onClose={keep}
      />
    )
  }
  return <ConfirmDialog decisions={decisions} />
}

const kinds = { accept: 'withdraw', withdraw: 'withdraw', decline: 'decline', refuseTerms: 'leave' } as const

function ConfirmDialog({ decisions: { asking, keep, decide } }: { decisions: Decisions }) {
  const t = useTranslations('ownApplications')
  const kind = asking ? kinds[asking.event] : 'withdraw'
  return (
    <Dialog
      open={asking !== null}
      onClose={keep}
      size="confirm"
      title={t(`confirm.${kind}Title`)}
      actions={
        <>
          <Button variant="secondary" onClick={keep}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={() => asking && decide(asking)}>
            {t(`events.${kind}`)}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {t(`confirm.${kind}Explain`, {
          company: asking?.application.post.companyName ?? '',
          days: daysAfterLeaving,
        })}
      </p>
    </Dialog>
  )
}
