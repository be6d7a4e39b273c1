'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ButtonVariant } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { pressPart } from '@/components/ui/press-part'
import { asProblem, jobPost, type Problem } from '@/lib/api/browser'
import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'
import type { JobPostEvent } from '@/lib/job-posts/job-post'
import type { Ending } from './confirm-ending'

const loadEnding = () => import('./confirm-ending')
const ConfirmEnding = pressPart(loadEnding)

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

/** What an event was answered with. */
type Done = { readonly event: JobPostEvent; readonly credits: Moved['credits'] }
type Moved = AnswerOf<operations['changeJobPostState']>

/** The events of a post that are possible now. */
export function JobPostActions({ post, people, hasBuffet }: Ending) {
  const t = useTranslations('jobPosts')
  const router = useRouter()
  const [busy, setBusy] = useState<JobPostEvent | null>(null)
  const [asking, setAsking] = useState<JobPostEvent | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const reasonKey = `cancel-reason:${post.id}`
  const ask = (event: JobPostEvent) => {
    setWasAsked(true)
    setAsking(event)
  }
  const cause = async (event: JobPostEvent, reason?: string) => {
    setBusy(event)
    setAsking(null)
    setProblem(null)
    const { data, error, response } = await jobPost.POST('/v1/job-posts/{jobPostId}/events', {
      params: { path: { jobPostId: post.id } },
      body: { event, ...(reason && { reason }) },
    })
    const refused = response.ok ? null : asProblem(error, response)
    // What keeps texts is loaded with the question, which the page has no room for.
    if (event === 'cancel' && !refused) void loadEnding().then(({ dropReason }) => dropReason(reasonKey))
    // `wrong_state` means that the page is out of date. So does `no_credit`: the post waits for credit from now on.
    const isOther = !refused || refused.code === 'wrong_state' || refused.code === 'no_credit'
    // One transition: what was done is said with the page that shows it, and the button is busy until then.
    startTransition(() => {
      if (isOther) router.refresh()
      setBusy(null)
      setDone(refused ? null : { event, credits: data?.credits ?? null })
      setProblem(refused)
      // What was typed stays, with what is wrong with it.
      if (event === 'cancel' && refused?.code === 'validation_failed') setAsking('cancel')
    })
  }

  // A draft has `all` stored also where nobody has said who works which shift: its form asks before it is published.
  const isChoiceOpen =
    post.events.includes('submit') &&
    post.state === 'draft' &&
    post.shiftChoice === 'all' &&
    post.payUnit !== 'job' &&
    post.shifts.length > 1
  const events = post.events
    .filter((event) => event !== 'submit' || !isChoiceOpen)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
  /** What was wrong with the reason, which the question itself shows. */
  const fault = problem?.errors?.find(({ field }) => field === 'reason')
  const isBegun = problem?.errors?.some(({ rule }) => rule === 'begun') ?? false
  const isIncomplete = problem?.code === 'validation_failed' && !fault
  return (
    <div className="grid gap-3">
      {done && undoOf[done.event] && <Undo done={done.event} onUndo={cause} />}
      {done?.event === 'cancel' && <Alert live tone="leaf" title={cancelledText(done, t)} />}
      {isIncomplete ? (
        <Alert live tone="mango" title={t(isBegun ? 'actions.begun' : 'actions.incomplete')} />
      ) : (
        <FormProblem problem={fault ? null : problem} />
      )}
      {isChoiceOpen && (
        <ButtonLink href={`/job-posting/edit/${post.id}`} variant={looks.submit.variant} block>
          <Icon name={looks.submit.icon} />
          {t('actions.check')}
        </ButtonLink>
      )}
      {events.map((event) => (
        <Button
          key={event}
          // Credit publishes a post that waits for it, so that buying it or asking for it is the step.
          variant={event === 'submit' && post.publishesItself ? 'secondary' : looks[event].variant}
          block
          loading={busy === event}
          disabled={busy !== null && busy !== event}
          onClick={() => (looks[event].asks ? ask(event) : cause(event))}
        >
          {busy !== event && <Icon name={looks[event].icon} />}
          <span>{t(`actions.${event}`)}</span>
        </Button>
      ))}
      {/* It stays once it was asked for, with what was typed into it. */}
      {wasAsked && (
        <ConfirmEnding
          open={asking !== null}
          asking={asking}
          {...{ post, people, hasBuffet, reasonKey, fault }}
          onConfirm={cause}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

/** That a post is cancelled, and what came back by it. */
const cancelledText = ({ credits }: Done, t: ReturnType<typeof useTranslations<'jobPosts'>>): string =>
  credits && credits.returned > 0
    ? t('actions.cancelledReturned', { returned: credits.returned, available: credits.available })
    : t('actions.cancelled')

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
