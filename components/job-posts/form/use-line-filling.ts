import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type AskedPart, type Question, questionsOf } from '@/lib/job-posts/quick-post/questions'
import { type QuickPost, readQuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'
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

type NamedPart = (typeof namedParts)[number]

type Filling = { readonly parts: QuickPostParts; readonly before: JobPostValues }

/** The parts that a person filled in otherwise, those that become empty, and those the line leaves empty. */
type Leaving = {
  readonly left: readonly NamedPart[]
  readonly emptied: QuickPostParts
  readonly unclear: readonly AskedPart[]
}

type Answered = {
  readonly [Part in QuickPostPart]?: {
    readonly words: string | null
    readonly value: QuickPostParts[QuickPostPart]
  }
}

/** Whether the answer that a form has is about other words than a line has now. */
function isOfOtherWords({ part, words }: Question, { [part]: value }: QuickPostParts, answered: Answered) {
  const answer = answered[part]
  return answer !== undefined && words !== null && words !== answer.words && value === answer.value
}

type LineFillingOptions = {
  readonly branches: readonly BranchChoice[]
  /** Today in Thailand, YYYY-MM-DD. */
  readonly today: string
  /** The values of a new form: a part that still has its initial value was not filled in by anybody. */
  readonly start: JobPostValues
  /** Whether the form's fields are out of sight. */
  readonly isFolded: boolean
}

/** What a line has put into a post's form, and the ways to fill the form, to answer what the line leaves open, and to undo that. */
export function useLineFilling({ branches, today, start, isFolded }: LineFillingOptions) {
  const t = useTranslations('jobPosts.quickPost')
  const workTypeName = useTranslations('workTypes')
  const form = useFormContext<JobPostValues>()
  const current = partsOf(useWatch<JobPostValues>() as JobPostValues)
  /** The line that the form has been filled from, or was begun with. */
  const used = useRef('')
  const [filled, setFilled] = useState<QuickPostParts>({})
  const [last, setLast] = useState<Filling | null>(null)
  const [kept, setKept] = useState<readonly NamedPart[]>([])
  const [status, setStatus] = useState('')
  /** What somebody answered about which words of a line. */
  const [answered, setAnswered] = useState<Answered>({})
  const from = { start: partsOf(start), filled }

  const saidIn = (post: QuickPost) => partsSaid(post, workTypeName)

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
    const said = saidIn(read)
    const current = partsOf(form.getValues())
    const open = questionsOf({ text: line, post: read, today, branches, form: current })
    const gone = pickParts(from.start, (part) => said[part] === undefined && isOfEarlier(part, current))
    const stale = pickParts(from.start, (part) =>
      open.some((question) => question.part === part && isOfOtherWords(question, current, answered)),
    )
    const emptied = { ...gone, ...stale, ...partsEmptied(open, current, from) }
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

  /** What is answered is the person's own, as long as the words stand: no later line takes it for what a line has put there. */
  const answer = ({ part, words }: Question, parts: QuickPostParts) => {
    put(valuesWith(form.getValues(), parts, filled))
    const given = Object.entries(parts).map(([each, value]) => [each, { words, value }])
    setAnswered({ ...answered, ...Object.fromEntries(given) })
    setFilled(pickParts(filled, (each) => !(each in parts)))
    setStatus(t('answered', { part: t(`parts.${part}`) }))
  }

  /** Fills in what somebody had typed otherwise. */
  const fillKept = (line: string) => {
    const said = saidIn(readQuickPost(line, { today, branches }))
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

  /** What was said of a line is not said of another. */
  const forget = () => {
    setStatus('')
    setKept([])
  }

  return {
    used,
    current,
    kept,
    status,
    canUndo: last !== null && Object.keys(last.parts).length > 0,
    /** Whether the form has a part as a line says it. */
    isPut: (part: QuickPostPart, post: QuickPost) => current[part] === saidIn(post)[part],
    /** Whether somebody still has to answer a question. */
    isAsked: (question: Question) =>
      isOpen(question, current, from) ||
      isOfEarlier(question.part, current) ||
      isOfOtherWords(question, current, answered),
    put,
    fillFrom,
    fillKept,
    answer,
    undo,
    forget,
  }
}
