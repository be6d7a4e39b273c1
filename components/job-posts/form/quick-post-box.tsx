'use client'

import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { ReadyFields } from '@/components/forms/ready-fields'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatClock } from '@/lib/dates/format-thai'
import { type Job, jobsOf } from '@/lib/job-posts/quick-post/jobs'
import { dropLine, keepLine, keptLine } from '@/lib/job-posts/quick-post/kept-line'
import type { QuickPostTopic } from '@/lib/job-posts/quick-post/line'
import { longestLine } from '@/lib/job-posts/quick-post/longest-line'
import { type AskedPart, questionsOf } from '@/lib/job-posts/quick-post/questions'
import { type QuickPost, readQuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import { currentTime } from '@/validators/clock'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'
import { LineTooLong } from './line-too-long'
import { MarkedLine } from './marked-line'
import { QuickPostDoubts } from './quick-post-doubts'
import { QuickPostFacts } from './quick-post-facts'
import { QuickPostJobs } from './quick-post-jobs'
import { isBlank, partsOf } from './quick-post-parts'
import { QuickPostQuestions } from './quick-post-questions'
import { unknownBranchIn } from './unknown-branch'
import { useLineFilling } from './use-line-filling'

export type LineHandle = {
  /** Fills the form from the line, unless it was filled from it already. */
  readonly fill: () => void
  /**
   * The same, and answers whether nothing is left to be asked, which an unfolded form says itself. Otherwise what comes
   * next is asked, and has the focus.
   */
  readonly settle: () => boolean
}

/** What of a post the line leaves to be asked; null while nothing is written. */
export type LineRest = {
  readonly areJobsAsked: boolean
  readonly open: readonly AskedPart[]
  /** What is not asked either, because the form has the usual value of it. */
  readonly unsaid: readonly UsualPart[]
} | null

/** A part of a post that has a usual value. */
export type UsualPart = 'rest' | 'payday'

export type QuickPostBoxProps = {
  ref?: Ref<LineHandle>
  branches: readonly BranchChoice[]
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
  /** The values of a new form: a part that still has its initial value was not filled in by anybody. */
  start: JobPostValues
  /** The id of the draft that the form edits; null until it is stored. */
  draftId: RefObject<string | null>
  /** Whether the form's fields are out of sight: then the line is all there is, and asks for what it lacks. */
  isFolded?: boolean
  /** Leads to a field of the form. */
  onField: (name: FieldPath<JobPostValues>) => void
  onRest?: (rest: LineRest) => void
  /** Called when Enter or an answer has left nothing to ask, and the form is folded. */
  onAllSaid?: () => void
}

const wordsOf = ({ marks }: QuickPost, text: string, wanted: QuickPostTopic): string =>
  marks
    .filter(({ topic }) => topic === wanted)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')

/** What a line does not speak of that has a usual value. */
const unsaidIn = (text: string, { extras }: QuickPost): readonly UsualPart[] => [
  ...(/(?<!ที่|ห้อง|หอ|บ้าน)พัก|เบร[คก]/.test(text) ? [] : (['rest'] as const)),
  ...(extras.payday === null ? (['payday'] as const) : []),
]

/**
 * Fills the form from one line of ordinary Thai: read while it is typed, applied on request, undone by one press. What it
 * leaves open is asked, one by one.
 */
export default function QuickPostBox({
  ref,
  branches,
  today,
  start,
  draftId,
  isFolded = false,
  onField,
  onRest,
  onAllSaid,
}: QuickPostBoxProps) {
  const t = useTranslations('jobPosts.quickPost')
  const id = useId()
  const form = useFormContext<JobPostValues>()
  const filling = useLineFilling({ branches, today, start, isFolded })
  const { used, kept, status, fillFrom } = filling
  const [typed, setTyped] = useState('')
  const text = typed.slice(0, longestLine)
  const shown = useDeferredValue(text)
  const post = useMemo(
    () => (shown.trim() === '' ? null : readQuickPost(shown, { today, branches })),
    [shown, today, branches],
  )
  const questions = post
    ? questionsOf({
        text: shown,
        post,
        today,
        branches,
        now: formatClock(currentTime()),
        form: filling.current,
      })
    : []
  const jobs = useMemo(() => (post ? jobsOf(shown, post) : []), [post, shown])
  /** The line whose jobs shall be one post. */
  const [joined, setJoined] = useState('')
  /** What is left of the line for the next post. */
  const [rest, setRest] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  /** What is asked. */
  const asked = useRef<HTMLParagraphElement>(null)
  const said = useRef<HTMLParagraphElement>(null)

  const areJobsAsked = jobs.length > 0 && shown !== joined
  const open = questions.filter(filling.isAsked)
  const unsaid = post ? unsaidIn(shown, post) : []
  const lineRest: LineRest = post && { areJobsAsked, open: open.map(({ part }) => part), unsaid }
  const tellRest = useEffectEvent(() => onRest?.(lineRest))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew where it says something else, not in each drawing
  useEffect(() => tellRest(), [JSON.stringify(lineRest)])

  const fillOnce = () => text !== used.current && text.trim() !== '' && flushSync(() => fillFrom(text))

  /** Whether something is left to be asked, once the form is filled from the line. */
  const leavesOpen = (line: string) => {
    const values = partsOf(form.getValues())
    const read = readQuickPost(line, { today, branches })
    const lacking = questionsOf({ text: line, post: read, today, branches, form: values })
    return (
      lacking.some(({ part }) => isBlank(values[part])) || (line !== joined && jobsOf(line, read).length > 0)
    )
  }

  /** Leads to what is asked, with its answers in sight above the form's bar. */
  const ask = () => {
    const heading = asked.current ?? input.current
    heading?.focus()
    heading?.parentElement?.scrollIntoView?.({ block: 'nearest' })
  }

  const settle = () => {
    const differs = fillOnce()
    if (!isFolded) return true
    if (text.trim() === '') input.current?.focus()
    else if (leavesOpen(text)) {
      // What is shown may be a keystroke behind.
      requestAnimationFrame(ask)
    } else if (differs) onAllSaid?.()
    else return true
    return false
  }
  useImperativeHandle(ref, () => ({ fill: fillOnce, settle }))

  const goOn = () => {
    if (isFolded && settle()) onAllSaid?.()
  }

  const keyDown = (event: KeyboardEvent) => {
    // A line ends with Enter; while a word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isFolded) goOn()
    else fillFrom(text)
  }

  const write = (line: string) => {
    setTyped(line)
    keepLine(line, draftId.current ?? 'new')
  }

  /** The form goes on with one of the jobs; the others are the line of the next new post. */
  const choose = (job: Job) => {
    keepLine(job.rest)
    flushSync(() => {
      setRest(job.rest)
      write(job.line)
      fillFrom(job.line)
    })
    said.current?.focus()
  }

  /** All jobs in this post: of one type, with the people of all. */
  const join = (people: number) => {
    flushSync(() => {
      fillFrom(text)
      filling.put({
        headcount: people,
        title: jobs.map(({ name }) => name).reduce((first, second) => t('both', { first, second })),
      })
      setJoined(text)
    })
    said.current?.focus()
  }

  /** The form's own line is there again as it was typed; one from before the form fills it. */
  const takeOver = useEffectEvent(() => {
    const own = keptLine(draftId.current ?? 'new')
    const line = own || draftId.current ? '' : keptLine()
    if (own) setTyped(own)
    // A draft may have been changed since it was begun with its line.
    if (draftId.current) used.current = own
    if (line === '') return
    dropLine()
    write(line)
    fillFrom(line)
    // Folding draws at once, which an effect must not.
    if (isFolded && !leavesOpen(line)) queueMicrotask(() => onAllSaid?.())
  })
  useEffect(() => takeOver(), [])

  return (
    <ReadyFields className="grid gap-3">
      <div>
        <label htmlFor={id} className="mb-1.5 flex items-center gap-2 font-medium">
          <Icon name="spark" className="size-5" />
          {t('label')}
        </label>
        <div className="relative">
          <textarea
            ref={input}
            id={id}
            value={typed}
            rows={3}
            placeholder={t('hint')}
            autoComplete="off"
            enterKeyHint={isFolded ? 'next' : 'done'}
            onChange={(event) => {
              write(event.target.value)
              filling.forget()
            }}
            onKeyDown={keyDown}
            className="control field-sizing-content min-h-28 resize-none text-lg"
          />
          {post && <MarkedLine text={shown} marks={post.marks} under={input} />}
        </div>
        <LineTooLong text={typed} />
      </div>
      {post && (
        <>
          <QuickPostFacts
            post={post}
            branches={branches}
            isPut={(part) => isFolded || filling.isPut(part, post)}
            onField={onField}
          />
          <QuickPostDoubts
            post={post}
            pay={wordsOf(post, shown, 'pay')}
            unknownBranch={unknownBranchIn(shown, { post, today, branches })}
            areJobsAsked={jobs.length > 0}
            onField={onField}
          />
          {areJobsAsked ? (
            <QuickPostJobs
              heading={asked}
              jobs={jobs}
              isOfOneType={post.workType !== null}
              onChoose={choose}
              onJoin={join}
              onOwn={() => {
                flushSync(() => setJoined(shown))
                onField('workType')
              }}
            />
          ) : (
            <QuickPostQuestions
              heading={asked}
              questions={open}
              isOneByOne={isFolded}
              branches={branches}
              today={today}
              onAnswer={filling.answer}
              onAnswered={() => {
                said.current?.focus()
                goOn()
              }}
              onField={onField}
            />
          )}
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!isFolded && (
          <Button variant="secondary" onClick={() => fillFrom(text)}>
            {t('fill')}
          </Button>
        )}
        {!isFolded && filling.canUndo && (
          <Button variant="secondary" onClick={filling.undo}>
            {t('undo')}
          </Button>
        )}
        <p ref={said} tabIndex={-1} role="status" className="text-sm text-ink-2">
          {status}
        </p>
      </div>
      {rest && <p className="text-sm text-ink-2">{t('nextPost', { line: rest })}</p>}
      {kept.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-well p-3">
          <p className="min-w-0 flex-1 basis-48 text-sm">
            {t('kept', { parts: kept.map((part) => t(`parts.${part}`)).join(', ') })}
          </p>
          <Button variant="secondary" size="sm" onClick={() => filling.fillKept(text)}>
            {t('useLine')}
          </Button>
        </div>
      )}
    </ReadyFields>
  )
}
