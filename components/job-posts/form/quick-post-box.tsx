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
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { ReadyFields } from '@/components/forms/ready-fields'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Job, jobsOf } from '@/lib/job-posts/quick-post/jobs'
import { dropLine, keepLine, keptLine } from '@/lib/job-posts/quick-post/kept-line'
import type { QuickPostTopic } from '@/lib/job-posts/quick-post/line'
import { longestLine } from '@/lib/job-posts/quick-post/longest-line'
import { type AskedPart, type Question, questionsOf } from '@/lib/job-posts/quick-post/questions'
import { type QuickPost, readQuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'
import { MarkedLine } from './marked-line'
import { QuickPostDoubts } from './quick-post-doubts'
import { QuickPostFacts } from './quick-post-facts'
import { QuickPostJobs } from './quick-post-jobs'
import {
  isBlank,
  isByHand,
  isOpen,
  namedParts,
  partsEmptied,
  partsOf,
  partsSaid,
  pickParts,
  type QuickPostPart,
  type QuickPostParts,
  valuesBefore,
  valuesWith,
} from './quick-post-parts'
import { QuickPostQuestions } from './quick-post-questions'
import { unknownBranchIn } from './unknown-branch'

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
export type LineRest = { readonly areJobsAsked: boolean; readonly open: readonly AskedPart[] } | null

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

type NamedPart = (typeof namedParts)[number]

type Filling = { readonly parts: QuickPostParts; readonly before: JobPostValues }

/** The parts that a person filled in otherwise, those that become empty, and those the line leaves empty. */
type Leaving = {
  readonly left: readonly NamedPart[]
  readonly emptied: QuickPostParts
  readonly unclear: readonly AskedPart[]
}

const wordsOf = ({ marks }: QuickPost, text: string, wanted: QuickPostTopic): string =>
  marks
    .filter(({ topic }) => topic === wanted)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')

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
  const workTypeName = useTranslations('workTypes')
  const id = useId()
  const form = useFormContext<JobPostValues>()
  const [text, setText] = useState('')
  const shown = useDeferredValue(text)
  const post = useMemo(
    () => (shown.trim() === '' ? null : readQuickPost(shown, { today, branches })),
    [shown, today, branches],
  )
  const questions = useMemo(
    () => (post ? questionsOf({ text: shown, post, today, branches }) : []),
    [post, shown, today, branches],
  )
  const jobs = useMemo(() => (post ? jobsOf(shown, post) : []), [post, shown])
  /** The line whose jobs shall be one post. */
  const [joined, setJoined] = useState('')
  /** What is left of the line for the next post. */
  const [rest, setRest] = useState('')
  const current = partsOf(useWatch<JobPostValues>() as JobPostValues)
  const input = useRef<HTMLTextAreaElement>(null)
  /** What is asked. */
  const asked = useRef<HTMLParagraphElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  /** The line that the form has been filled from, or was begun with. */
  const used = useRef('')
  const [filled, setFilled] = useState<QuickPostParts>({})
  const [last, setLast] = useState<Filling | null>(null)
  const [kept, setKept] = useState<readonly NamedPart[]>([])
  const [status, setStatus] = useState('')
  const from = { start: partsOf(start), filled }

  const put = (values: Partial<JobPostValues>) => {
    for (const [name, value] of Object.entries(values) as [keyof JobPostValues, never][]) {
      // Days without hours yet must not show errors for that.
      const isComplete =
        name !== 'shifts' || values.shifts?.every((shift) => shift.startTime && shift.endTime)
      form.setValue(name, value, { shouldDirty: true, ...(!isComplete && { shouldValidate: false }) })
    }
  }

  /** Fills in `parts` of what the line says; a form that was loaded again may have the others from it already. */
  const fill = (parts: QuickPostParts, said: QuickPostParts, { left, emptied, unclear }: Leaving) => {
    const values = form.getValues()
    const before = { ...values, shifts: values.shifts?.map((shift) => ({ ...shift })) }
    const changed = { ...emptied, ...parts }
    put(valuesWith(before, changed, { ...filled, ...said }))
    setFilled({ ...filled, ...changed })
    setLast({ parts: changed, before })
    setKept(left)
    // Folded, what was filled in shows in the facts, and what is unclear is asked.
    if (isFolded) return setStatus('')
    const count = Object.keys(parts).length
    const names = unclear.map((part) => t(`parts.${part}`)).join(', ')
    const done = count > 0 ? t('filled', { count }) : names === '' && t('nothingNew')
    setStatus([done, names !== '' && t('emptied', { parts: names })].filter(Boolean).join(' · '))
  }

  /** Whether an earlier line has put a part in, where no field shows it: what the line no longer says is not meant. */
  const isOfEarlier = (part: QuickPostPart, { [part]: value }: QuickPostParts) =>
    isFolded && part in filled && value === filled[part]

  /** Answers whether a value that somebody typed stands where the line says another. */
  const fillFrom = (line: string): boolean => {
    used.current = line
    // Read again, because the shown reading may be a keystroke behind the text.
    const read = readQuickPost(line, { today, branches })
    const said = partsSaid(read, workTypeName)
    const current = partsOf(form.getValues())
    const open = questionsOf({ text: line, post: read, today, branches })
    const gone = pickParts(from.start, (part) => said[part] === undefined && isOfEarlier(part, current))
    const emptied = { ...gone, ...partsEmptied(open, current, from) }
    const unclear = open
      .filter(({ part, isUnclear }) => isUnclear && (part in emptied || isBlank(current[part])))
      .map(({ part }) => part)
    const isTaken = (part: QuickPostPart) => isByHand(part, current, from) && current[part] !== said[part]
    const isNew = (part: QuickPostPart) => current[part] !== said[part] && !isTaken(part)
    const left = namedParts.filter((part) => said[part] !== undefined && isTaken(part))
    if (Object.keys(said).length === 0 && Object.keys(emptied).length === 0) {
      setKept([])
      setStatus(t('nothing'))
    } else fill(pickParts(said, isNew), said, { left, emptied, unclear })
    return left.length > 0
  }

  const areJobsAsked = jobs.length > 0 && shown !== joined
  const open = questions.filter(
    (question) => isOpen(question, current, from) || isOfEarlier(question.part, current),
  )
  const lineRest: LineRest = post && { areJobsAsked, open: open.map(({ part }) => part) }
  const tellRest = useEffectEvent(() => onRest?.(lineRest))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew where it says something else, not in each drawing
  useEffect(() => tellRest(), [JSON.stringify(lineRest)])

  const fillOnce = () => text !== used.current && text.trim() !== '' && flushSync(() => fillFrom(text))

  /** Whether something is left to be asked, once the form is filled from the line. */
  const leavesOpen = (line: string) => {
    const values = partsOf(form.getValues())
    const read = readQuickPost(line, { today, branches })
    const lacking = questionsOf({ text: line, post: read, today, branches })
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

  /** What is answered is the person's own: no later line takes it for what a line has put there. */
  const answer = ({ part }: Question, parts: QuickPostParts) => {
    put(valuesWith(form.getValues(), parts, filled))
    setFilled(pickParts(filled, (each) => each !== part))
    setStatus(t('answered', { part: t(`parts.${part}`) }))
  }

  const write = (line: string) => {
    setText(line)
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
      put({
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
    if (own) setText(own)
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

  const fillKept = () => {
    const said = partsSaid(readQuickPost(text, { today, branches }), workTypeName)
    fill(
      pickParts(said, (part) => kept.some((each) => each === part)),
      said,
      { left: [], emptied: {}, unclear: [] },
    )
  }

  const undo = () => {
    if (!last) return
    put(valuesBefore(last.before, form.getValues(), last.parts))
    setLast(null)
    setKept([])
    setStatus(t('undone'))
  }

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
            value={text}
            rows={3}
            maxLength={longestLine}
            placeholder={t('hint')}
            autoComplete="off"
            enterKeyHint={isFolded ? 'next' : 'done'}
            onChange={(event) => {
              write(event.target.value)
              // Both are about the line as it was.
              setStatus('')
              setKept([])
            }}
            onKeyDown={keyDown}
            className="control field-sizing-content min-h-28 resize-none text-lg"
          />
          {post && <MarkedLine text={shown} marks={post.marks} under={input} />}
        </div>
      </div>
      {post && (
        <>
          <QuickPostFacts
            post={post}
            branches={branches}
            isPut={(part) => isFolded || current[part] === partsSaid(post, workTypeName)[part]}
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
              onAnswer={answer}
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
        {!isFolded && last && Object.keys(last.parts).length > 0 && (
          <Button variant="secondary" onClick={undo}>
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
          <Button variant="secondary" size="sm" onClick={fillKept}>
            {t('useLine')}
          </Button>
        </div>
      )}
    </ReadyFields>
  )
}
