'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { type BulkEvent, type EventOutcome, type JobPost, maxAtOnce } from '@/lib/job-posts/job-post'
import { changeStates, clonePosts } from '@/lib/job-posts/requests'
import { currentTime } from '@/validators/clock'

/** An action on the selected posts: an event, or copying each to a draft. */
type Action = BulkEvent | 'clone'

const icons: Record<Action, IconName> = { clone: 'copy', pause: 'pause', resume: 'play', close: 'check' }
const events = ['pause', 'resume', 'close'] as const satisfies readonly BulkEvent[]

/** Pausing and resuming undo each other; a closed post stays closed. */
const undoOf: Partial<Record<Action, BulkEvent>> = { pause: 'resume', resume: 'pause' }

type Result = {
  readonly event: Action
  readonly outcomes: readonly EventOutcome[]
  readonly asked: Titles
}
type Titles = ReadonlyMap<string, string | null>

type BulkBarProps = {
  posts: readonly JobPost[]
  can: { readonly edit: boolean; readonly publish: boolean }
  /** With the posts as they are now, by id. */
  onDone: (changed: ReadonlyMap<string, EventOutcome['post']>) => void
  onClear: () => void
}

/** The actions for the selected posts, and afterwards the result for each. */
export function BulkBar({ posts, can, onDone, onClear }: BulkBarProps) {
  const t = useTranslations('jobPosts')
  const problemText = useProblemText()
  const router = useRouter()
  const [busy, setBusy] = useState<Action | null>(null)
  const [isClosing, setClosing] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const report = useRef<HTMLDivElement>(null)

  // The pressed button disappears with the selection.
  useEffect(() => {
    if (result) report.current?.focus()
  }, [result])

  // A new selection ends the report about the last one.
  const hasChosen = posts.length > 0
  useEffect(() => {
    if (hasChosen) setResult(null)
  }, [hasChosen])

  /** Kept until an answer arrives: pressing again for the same posts repeats the request and creates nothing twice. */
  const attempt = useRef<{ readonly key: string; readonly ids: string } | null>(null)
  const clone = async (ids: readonly string[]) => {
    const of = ids.join(' ')
    if (attempt.current?.ids !== of) attempt.current = { key: crypto.randomUUID(), ids: of }
    const outcomes = await clonePosts(ids, attempt.current.key)
    attempt.current = null
    return outcomes
  }

  const ask = async (event: Action, asked: Titles) => {
    setBusy(event)
    setClosing(false)
    setProblem(null)
    try {
      const ids = [...asked.keys()]
      const outcomes = event === 'clone' ? await clone(ids) : await changeStates(event, ids)
      setResult({ event, outcomes, asked })
      // The drafts are new posts; the selected ones stay as they are.
      const changed = event === 'clone' ? [] : outcomes
      onDone(new Map(changed.map(({ jobPostId, post }) => [jobPostId, post])))
      // Updates the counts of the tabs and of the navigation.
      router.refresh()
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setBusy(null)
    }
  }

  const titles: Titles = new Map(posts.map(({ id, title }) => [id, title]))
  const clear = () => {
    setResult(null)
    setProblem(null)
    onClear()
  }
  if (!hasChosen && !result) return null
  const isTooMany = posts.length > maxAtOnce
  const moves = events.filter((event) => posts.some((post) => post.events.includes(event)))
  const possible: readonly Action[] = isTooMany ? [] : [...moves, ...(can.edit ? (['clone'] as const) : [])]
  return (
    <section
      data-docked
      aria-label={t('bulk.label')}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-5 grid max-h-[60dvh] gap-3 overflow-y-auto border-y border-line bg-card px-4 py-3 shadow-soft sm:mx-0 sm:rounded-card sm:border-x lg:bottom-4 print:hidden"
    >
      {problem && (
        <p role="alert" className="font-medium text-chilli">
          {problemText(problem)}
        </p>
      )}
      {hasChosen ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="flex-1 basis-40 font-medium">
            <span>{t('bulk.chosen', { count: posts.length })}</span>
            {(isTooMany || moves.length === 0) && (
              <span className="block text-sm font-normal text-ink-2">
                {t(isTooMany ? 'bulk.tooMany' : 'bulk.nothingPossible', { max: maxAtOnce })}
              </span>
            )}
          </p>
          {possible.map((event) => (
            <Button
              key={event}
              variant="secondary"
              size="sm"
              loading={busy === event}
              disabled={busy !== null && busy !== event}
              onClick={() => (event === 'close' ? setClosing(true) : void ask(event, titles))}
            >
              {busy !== event && <Icon name={icons[event]} className="size-4.5" />}
              <span>{event === 'clone' ? t('clone.short') : t(`actions.${event}`)}</span>
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={clear}>
            {t('bulk.clear')}
          </Button>
        </div>
      ) : (
        result && (
          <div ref={report} tabIndex={-1} className="grid gap-2 rounded-control">
            <Report result={result} />
            <div className="flex flex-wrap gap-2">
              {result.event === 'clone' && result.outcomes.some(isDone) && (
                <ButtonLink href="/job-posting/pending" variant="secondary" size="sm">
                  {t('bulk.seeDrafts')}
                </ButtonLink>
              )}
              <UndoButton result={result} busy={busy !== null} onUndo={ask} />
              <Button variant="ghost" size="sm" onClick={clear}>
                {t('bulk.close')}
              </Button>
            </div>
          </div>
        )
      )}
      <Dialog
        open={isClosing}
        onClose={() => setClosing(false)}
        size="confirm"
        title={t('bulk.closeTitle', { count: posts.length })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setClosing(false)}>
              {t('actions.keep')}
            </Button>
            <Button variant="danger" onClick={() => void ask('close', titles)}>
              {t('actions.close')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('bulk.closeExplain')}</p>
      </Dialog>
    </section>
  )
}

const isDone = ({ refusal }: EventOutcome) => refusal === null

type UndoButtonProps = {
  result: Result
  busy: boolean
  onUndo: (event: BulkEvent, asked: Titles) => Promise<void>
}

function UndoButton({ result: { event, outcomes, asked }, busy, onUndo }: UndoButtonProps) {
  const t = useTranslations('jobPosts.actions')
  const undo = undoOf[event]
  const done = outcomes.filter(isDone).map(({ jobPostId }) => jobPostId)
  if (!undo || done.length === 0) return null
  const titles: Titles = new Map(done.map((id) => [id, asked.get(id) ?? null]))
  return (
    <Button variant="secondary" size="sm" loading={busy} onClick={() => void onUndo(undo, titles)}>
      {t('undo')}
    </Button>
  )
}

/** How many posts the action worked for, and why not for each of the others. */
function Report({ result: { event, outcomes, asked } }: { result: Result }) {
  const t = useTranslations('jobPosts')
  const refusalText = useRefusalText()
  const refused = outcomes.filter((outcome) => !isDone(outcome))
  return (
    <div role="status">
      <p className="font-medium">{t(`bulk.done.${event}`, { count: outcomes.length - refused.length })}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-2">{t('bulk.refused', { count: refused.length })}</p>
          <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
            {refused.map((outcome) => (
              <li key={outcome.jobPostId}>
                {`${asked.get(outcome.jobPostId) || t('untitled')}: ${refusalText(outcome)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function useRefusalText(): (outcome: EventOutcome) => string {
  const t = useTranslations('jobPosts')
  const problemText = useProblemText()
  return ({ refusal, post }) => {
    if (refusal === 'not_found') return t('bulk.gone')
    // Nothing else is checked of a post that is only paused, resumed or closed.
    if (refusal === 'validation_failed') return t('actions.begun')
    if (refusal !== 'wrong_state' || !post) return problemText({ code: refusal ?? 'unknown' })
    // It could be resumed if it had a day left.
    if (post.state === 'paused' && post.expiresAt && new Date(post.expiresAt) <= currentTime()) {
      return t('detail.next.expired')
    }
    return t('bulk.state', { state: t(`states.${post.state}`) })
  }
}
