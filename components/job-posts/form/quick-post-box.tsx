'use client'

import { useTranslations } from 'next-intl'
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { ReadyFields } from '@/components/forms/ready-fields'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { type Job, jobsOf } from '@/lib/job-posts/quick-post/jobs'
import { dropLine, keepLine, keptLine } from '@/lib/job-posts/quick-post/kept-line'
import type { QuickPostTopic } from '@/lib/job-posts/quick-post/line'
import { longestLine } from '@/lib/job-posts/quick-post/longest-line'
import { type AskedPart, type Question, questionsOf } from '@/lib/job-posts/quick-post/questions'
import { type QuickPost, readQuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'
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
import { QuickPostReading } from './quick-post-reading'
import { unknownBranchIn } from './unknown-branch'

export type QuickPostBoxProps = {
  branches: readonly BranchChoice[]
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
  /** The values of a new form: a part that still has its initial value was not filled in by anybody. */
  start: JobPostValues
  /** The id of the draft that the form edits; null until it is stored. */
  draftId: RefObject<string | null>
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

/** Fills the form from one line of ordinary Thai: read while it is typed, applied on request, undone by one press. */
export default function QuickPostBox({ branches, today, start, draftId }: QuickPostBoxProps) {
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
  const said = useRef<HTMLParagraphElement>(null)
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

  const fill = (parts: QuickPostParts, { left, emptied, unclear }: Leaving) => {
    const values = form.getValues()
    const before = { ...values, shifts: values.shifts?.map((shift) => ({ ...shift })) }
    const changed = { ...emptied, ...parts }
    put(valuesWith(before, changed))
    setFilled({ ...filled, ...changed })
    setLast({ parts: changed, before })
    setKept(left)
    const count = Object.keys(parts).length
    const names = unclear.map((part) => t(`parts.${part}`)).join(', ')
    const done = count > 0 ? t('filled', { count }) : names === '' && t('nothingNew')
    setStatus([done, names !== '' && t('emptied', { parts: names })].filter(Boolean).join(' · '))
  }

  const fillFrom = (line: string) => {
    // Read again, because the shown reading may be a keystroke behind the text.
    const read = readQuickPost(line, { today, branches })
    const said = partsSaid(read, workTypeName)
    const current = partsOf(form.getValues())
    const open = questionsOf({ text: line, post: read, today, branches })
    const emptied = partsEmptied(open, current, from)
    const unclear = open
      .filter(({ part, isUnclear }) => isUnclear && (part in emptied || isBlank(current[part])))
      .map(({ part }) => part)
    const isTaken = (part: QuickPostPart) => isByHand(part, current, from) && current[part] !== said[part]
    const isNew = (part: QuickPostPart) => current[part] !== said[part] && !isTaken(part)
    const left = namedParts.filter((part) => said[part] !== undefined && isTaken(part))
    if (Object.keys(said).length === 0 && Object.keys(emptied).length === 0) {
      setKept([])
      setStatus(t('nothing'))
    } else fill(pickParts(said, isNew), { left, emptied, unclear })
  }

  /** What an earlier line has put in, and this one no longer says for sure, is not published by mistake. */
  const giveUp = useEffectEvent((open: readonly Question[]) => {
    const emptied = pickParts(partsEmptied(open, current, from), (part) => part in filled)
    if (Object.keys(emptied).length === 0) return
    put(valuesWith(form.getValues(), emptied))
    setFilled({ ...filled, ...emptied })
  })
  useEffect(() => giveUp(questions), [questions])

  /** What is answered is the person's own: no later line takes it for what a line has put there. */
  const answer = ({ part }: Question, parts: QuickPostParts) => {
    put(valuesWith(form.getValues(), parts))
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
    if (line === '') return
    dropLine()
    write(line)
    fillFrom(line)
  })
  useEffect(() => takeOver(), [])

  const fillKept = () => {
    const said = partsSaid(readQuickPost(text, { today, branches }), workTypeName)
    fill(
      pickParts(said, (part) => kept.some((each) => each === part)),
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
    <Card className="grid gap-3 p-4">
      <ReadyFields className="grid gap-3">
        <div>
          <label htmlFor={id} className="mb-1 flex items-center gap-2 font-medium">
            <Icon name="spark" className="size-5" />
            {t('label')}
          </label>
          <p id={`${id}-hint`} className="mb-1.5 text-sm text-ink-3">
            {t('hint')}
          </p>
          <textarea
            id={id}
            value={text}
            rows={2}
            maxLength={longestLine}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => {
              write(event.target.value)
              // Both are about the line as it was.
              setStatus('')
              setKept([])
            }}
            onKeyDown={(event) => {
              // A line ends with Enter; while a word is being composed, Enter belongs to the input method.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              fillFrom(text)
            }}
            className="control field-sizing-content resize-none"
          />
        </div>
        {post && (
          <>
            <QuickPostReading post={post} text={shown} branches={branches} />
            <Doubts
              post={post}
              pay={wordsOf(post, shown, 'pay')}
              unknownBranch={unknownBranchIn(shown, { post, today, branches })}
              areJobsAsked={jobs.length > 0}
            />
            {jobs.length > 0 && shown !== joined ? (
              <QuickPostJobs
                jobs={jobs}
                isOfOneType={post.workType !== null}
                onChoose={choose}
                onJoin={join}
                onOwn={() => {
                  flushSync(() => setJoined(shown))
                  form.setFocus('workType')
                }}
              />
            ) : (
              <QuickPostQuestions
                questions={questions.filter((question) => isOpen(question, current, from))}
                branches={branches}
                today={today}
                onAnswer={answer}
                onAnswered={() => said.current?.focus()}
              />
            )}
          </>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => fillFrom(text)}>{t('fill')}</Button>
          {last && Object.keys(last.parts).length > 0 && (
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
    </Card>
  )
}

type DoubtsProps = {
  post: QuickPost
  /** The words about the pay. */
  pay: string
  unknownBranch: string | null
  /** Whether the jobs of the line are asked about. */
  areJobsAsked: boolean
}

/** What the line says that no post can hold, and what was read as people mean it. */
function Doubts({ post, pay, unknownBranch, areJobsAsked }: DoubtsProps) {
  const t = useTranslations('jobPosts.quickPost')
  const form = useFormContext<JobPostValues>()
  const doubts = [
    ...(unknownBranch ? [t('unknownBranch', { name: unknownBranch })] : []),
    ...(post.hasSeveralJobs && !areJobsAsked ? [t('severalJobs')] : []),
  ]
  return (
    <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
      {doubts.map((doubt) => (
        <p key={doubt} className="flex gap-1.5">
          <Icon name="warning" className="mt-0.75 size-4 text-mango-ink" />
          {doubt}
        </p>
      ))}
      {post.isDayMeant && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p>{t('dayMeant', { words: pay, baht: (post.payAmount ?? 0) / 100 })}</p>
          <button
            type="button"
            aria-label={t('changeUnit')}
            onClick={() => form.setFocus('payUnit')}
            className="min-h-11 font-medium underline underline-offset-4"
          >
            {t('change')}
          </button>
        </div>
      )}
    </div>
  )
}
