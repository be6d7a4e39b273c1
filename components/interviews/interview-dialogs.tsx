'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { DraftNotice } from '@/components/forms/draft-notice'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { RadioCards } from '@/components/forms/radio-cards'
import { TextareaField } from '@/components/forms/textarea-field'
import { useDraft } from '@/components/forms/use-draft'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import type { Interview } from '@/lib/interviews/interview'
import {
  askOtherTime,
  endInterview,
  noteOutcome,
  type Outcome,
  proposeOtherTimes,
} from '@/lib/interviews/requests'
import { momentIn, otherTimesFormSchema, outcomeFormSchema, wishFormSchema } from '@/validators/interview'
import { interviewDecisions, interviewTerms } from '@/validators/interview-terms'
import type { TalkSide } from '@/validators/talk-terms'
import { InterviewForm } from './interview-form'
import { SlotWarnings } from './slot-warnings'
import { firstSlot, LengthField, SlotFields, TimeSlots, timesIn } from './time-slots'
import type { InterviewAsked } from './use-interview'
import { aboutOf } from './use-job-start'
import { useProposed } from './use-proposed'
import { useWhen } from './use-when'

type DialogProps = {
  side: TalkSide
  interview: Interview
  onDone: (interview: Interview) => void
  onClose: () => void
}

/** What needs more than a tap: other times, a wish, a result, and ending what was agreed. */
export default function InterviewDialogs({ asked, ...props }: DialogProps & { asked: InterviewAsked }) {
  if (asked === 'times') return <TimesDialog {...props} />
  if (asked === 'wish') return <WishDialog {...props} />
  if (asked === 'outcome') return <OutcomeDialog {...props} />
  return <CancelDialog {...props} />
}

/** Under what the input is kept: an interview that is proposed anew keeps its id, and is another one. */
const keyOf = (what: string, { id, version }: Interview) => `interview-${what}:${id}:${version}`

function TimesDialog({ interview, onDone, onClose }: DialogProps) {
  const t = useTranslations('interviewing')
  const tellProposed = useProposed()
  const form = useValidatedForm(otherTimesFormSchema, {
    minutes: String(interview.minutes),
    slots: [firstSlot()],
  })
  const draft = useDraft(form, keyOf('times', interview))
  return (
    <Dialog open onClose={onClose} title={t('times.title', { name: interview.with.name })}>
      <InterviewForm
        id="times"
        form={form}
        send={async (values) => {
          const proposed = await proposeOtherTimes(interview, timesIn(values))
          draft.clear()
          onDone(proposed)
          tellProposed(interview.with.name, proposed)
        }}
        sendLabel={t('form.send')}
        onClose={onClose}
      >
        <DraftNotice draft={draft} />
        <TimeSlots />
        <SlotWarnings name="slots" side="company" about={aboutOf(interview)} />
        <LengthField />
      </InterviewForm>
    </Dialog>
  )
}

function WishDialog({ interview, onDone, onClose }: DialogProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const form = useValidatedForm(wishFormSchema, { slot: { date: '', time: '' }, reason: '' })
  const draft = useDraft(form, keyOf('wish', interview))
  return (
    <Dialog open onClose={onClose} title={t('wish.title')}>
      <p className="mb-4 text-ink-2">
        {[
          t('wish.about', { name: interview.with.name }),
          interview.state === 'accepted' &&
            interview.startsAt &&
            t('wish.stands', { when: when(interview.startsAt) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <InterviewForm
        id="wish"
        form={form}
        send={async ({ slot, reason = '' }) => {
          const asked = await askOtherTime(interview, { at: momentIn(slot.date, slot.time), reason })
          draft.clear()
          onDone(asked)
          void toast('success', t('done.asked'))
        }}
        sendLabel={t('wish.send')}
        onClose={onClose}
      >
        <DraftNotice draft={draft} />
        <SlotFields name="slot" />
        <SlotWarnings name="slot" side="worker" about={aboutOf(interview)} />
        <TextareaField name="reason" label={t('wish.reason')} optional rows={2} limit={interviewTerms.wish} />
      </InterviewForm>
    </Dialog>
  )
}

function OutcomeDialog({ interview, onDone, onClose }: DialogProps) {
  const t = useTranslations('interviewing')
  const { outcome, state } = interview
  const form = useValidatedForm(outcomeFormSchema, {
    event: state === 'no_show' ? 'mark_no_show' : 'complete',
    decision: outcome?.decision ?? undefined,
    note: outcome?.note ?? '',
  })
  const draft = useDraft(form, keyOf('outcome', interview))
  return (
    <Dialog open onClose={onClose} title={t('outcome.title', { name: interview.with.name })}>
      <p className="mb-4 text-ink-2">{t('outcome.about')}</p>
      <InterviewForm
        id="outcome"
        form={form}
        send={async ({ event, note = '', decision }) => {
          const noted = { event: event as Outcome['event'], note, decision: decision ?? null }
          const stored = await noteOutcome(interview, noted)
          draft.clear()
          onDone(stored)
          void toast('success', t('done.noted'))
        }}
        sendLabel={t('outcome.send')}
        onClose={onClose}
      >
        <DraftNotice draft={draft} />
        <RadioCards
          name="event"
          label={t('outcome.came')}
          options={[
            { value: 'complete', label: t('outcome.complete'), icon: 'check' },
            { value: 'mark_no_show', label: t('outcome.mark_no_show'), icon: 'close' },
          ]}
        />
        <RadioCards
          name="decision"
          label={t('outcome.decision')}
          optional
          columns={3}
          options={interviewDecisions.map((decision) => ({
            value: decision,
            label: t(`decisions.${decision}`),
          }))}
        />
        <TextareaField
          name="note"
          label={t('outcome.note')}
          hint={t('outcome.noteHint')}
          optional
          rows={3}
          limit={interviewTerms.outcomeNote}
        />
      </InterviewForm>
    </Dialog>
  )
}

function CancelDialog({ side, interview, onDone, onClose }: DialogProps) {
  const t = useTranslations('interviewing')
  const problemText = useProblemText()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isSending, setSending] = useState(false)
  const cancel = async () => {
    setSending(true)
    setProblem(null)
    try {
      onDone(await endInterview(side, interview, 'cancel'))
      void toast('success', t('done.cancelled'))
    } catch (error) {
      setProblem(problemOfFailure(error))
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      size="confirm"
      onClose={onClose}
      title={t('cancelling.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="danger" loading={isSending} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('cancelling.about', { name: interview.with.name })}</p>
      {problem && <Alert live tone="chilli" className="mt-3" title={problemText(problem)} />}
    </Dialog>
  )
}
