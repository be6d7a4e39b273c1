'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useViolationText } from '@/components/forms/violation-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { asProblem, jobPost, type Problem } from '@/lib/api/browser'
import type { FieldError } from '@/lib/api/problem'
import { formatClock } from '@/lib/dates/format-thai'
import type { JobPost, JobPostEvent } from '@/lib/job-posts/job-post'
import { cancelReasonLimit } from '@/validators/cancel-reason'
import { creditReturnMinutes, isCreditReturnable } from '@/validators/credit-return'
import { encodeViolation, knownViolation } from '@/validators/violation'

/** The look of each event; those that cannot be undone ask for confirmation first. */
const looks: Record<JobPostEvent, { icon: IconName; variant: ButtonVariant; asks?: true }> = {
  submit: { icon: 'arrow-right', variant: 'accent' },
  resume: { icon: 'play', variant: 'accent' },
  reopen: { icon: 'play', variant: 'accent' },
  pause: { icon: 'pause', variant: 'secondary' },
  close: { icon: 'check', variant: 'secondary', asks: true },
  cancel: { icon: 'close', variant: 'ghost', asks: true },
}

/** Pausing and resuming undo each other. */
const undoOf: Partial<Record<JobPostEvent, JobPostEvent>> = { pause: 'resume', resume: 'pause' }

/** The events of a post that are possible now. */
export function JobPostActions({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts')
  const router = useRouter()
  const [busy, setBusy] = useState<JobPostEvent | null>(null)
  const [asking, setAsking] = useState<JobPostEvent | null>(null)
  const [done, setDone] = useState<JobPostEvent | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const cause = async (event: JobPostEvent, reason?: string) => {
    setBusy(event)
    setAsking(null)
    setProblem(null)
    const { error, response } = await jobPost.POST('/v1/job-posts/{jobPostId}/events', {
      params: { path: { jobPostId: post.id } },
      body: { event, ...(reason && { reason }) },
    })
    setBusy(null)
    const refused = response.ok ? null : asProblem(error, response)
    setDone(refused ? null : event)
    setProblem(refused)
    // What was typed stays, with what is wrong with it.
    if (event === 'cancel' && refused?.code === 'validation_failed') setAsking('cancel')
    // `wrong_state` means that the page is out of date. So does `no_credit`: the post waits for credit from now on.
    if (!refused || refused.code === 'wrong_state' || refused.code === 'no_credit') router.refresh()
  }

  const events = [...post.events].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  /** What was wrong with the reason, which the question itself shows. */
  const fault = problem?.errors?.find(({ field }) => field === 'reason')
  const isIncomplete = problem?.code === 'validation_failed' && !fault
  return (
    <div className="grid gap-3">
      {done && undoOf[done] && <Undo done={done} onUndo={cause} />}
      {isIncomplete ? (
        <Alert live tone="mango" title={t('actions.incomplete')} />
      ) : (
        <FormProblem problem={fault ? null : problem} />
      )}
      {events.map((event) => (
        <Button
          key={event}
          variant={looks[event].variant}
          block
          loading={busy === event}
          disabled={busy !== null && busy !== event}
          onClick={() => (looks[event].asks ? setAsking(event) : cause(event))}
        >
          {busy !== event && <Icon name={looks[event].icon} />}
          {t(`actions.${event}`)}
        </Button>
      ))}
      <Confirm asking={asking} post={post} fault={fault} onConfirm={cause} onClose={() => setAsking(null)} />
    </div>
  )
}

const order: readonly JobPostEvent[] = ['submit', 'resume', 'reopen', 'pause', 'close', 'cancel']

function Undo({ done, onUndo }: { done: JobPostEvent; onUndo: (event: JobPostEvent) => void }) {
  const t = useTranslations('jobPosts.actions')
  const undo = undoOf[done]
  return (
    <Alert
      live
      tone="leaf"
      title={t(done === 'pause' ? 'paused' : 'resumed')}
      action={
        undo && (
          <Button variant="secondary" size="sm" onClick={() => onUndo(undo)}>
            {t('undo')}
          </Button>
        )
      }
    />
  )
}

type ConfirmProps = {
  asking: JobPostEvent | null
  post: JobPost
  /** What was wrong with the reason. */
  fault: FieldError | undefined
  onConfirm: (event: JobPostEvent, reason: string) => void
  onClose: () => void
}

function Confirm({ asking, post, fault, onConfirm, onClose }: ConfirmProps) {
  const t = useTranslations('jobPosts.actions')
  const [reason, setReason] = useState('')
  const kind = asking === 'close' ? 'close' : 'cancel'
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      size="confirm"
      title={t(`confirm.${kind}Title`)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => asking && onConfirm(asking, kind === 'cancel' ? reason.trim() : '')}
          >
            {t(kind)}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t(`confirm.${kind}Explain`)}</p>
      {kind === 'cancel' && post.publishedAt && (
        <>
          <p className="mt-2 text-ink-2">{t('confirm.cancelTells')}</p>
          <Reason value={reason} fault={fault} onChange={setReason} />
        </>
      )}
      {kind === 'cancel' && <p className="mt-2 text-ink-2 empty:hidden">{creditNote(post, t)}</p>}
    </Dialog>
  )
}

/** What becomes of the credit of a post that is cancelled now; nothing where it has none yet. */
function creditNote(
  { publishedAt, state }: JobPost,
  t: ReturnType<typeof useTranslations<'jobPosts.actions'>>,
): string | null {
  if (!publishedAt) return state === 'pending_review' ? t('confirm.cancelReturns') : null
  const at = new Date(publishedAt)
  if (!isCreditReturnable({ state, publishedAt: at })) return t('confirm.cancelKeeps')
  const until = new Date(at.getTime() + creditReturnMinutes * 60_000)
  return t('confirm.cancelReturnsSoon', { minutes: creditReturnMinutes, until: formatClock(until) })
}

type ReasonProps = {
  value: string
  fault: FieldError | undefined
  onChange: (reason: string) => void
}

/** Why a job is cancelled, for those who lose it. */
function Reason({ value, fault, onChange }: ReasonProps) {
  const t = useTranslations('jobPosts.actions.confirm')
  const violationText = useViolationText()
  const id = useId()
  return (
    <div className="mt-3 grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {t('reason')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t('reasonHint')}
      </p>
      <textarea
        id={id}
        rows={2}
        value={value}
        maxLength={cancelReasonLimit}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className="control field-sizing-content min-h-16 resize-y"
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-sm font-medium text-chilli">
          {violationText(encodeViolation(knownViolation(fault.rule, fault.params)), t('reasonName'))}
        </p>
      )}
    </div>
  )
}
