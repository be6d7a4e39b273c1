import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { type FieldPath, useWatch } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { TimeRange } from '@/components/ui/time-range'
import { shortDay } from '@/lib/dates/format-thai'
import type { QuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { BranchChoice } from '../branch-choice'
import { PayRate } from '../pay-rate'
import type { JobPostValues } from './job-post-values'
import type { QuickPostPart } from './quick-post-parts'
import { controls } from './quick-post-questions'

type QuickPostFactsProps = {
  post: QuickPost
  branches: readonly BranchChoice[]
  /** Whether a part of the form has what the line says, as far as a person can see. */
  isPut: (part: QuickPostPart) => boolean
  onField: (name: FieldPath<JobPostValues>) => void
}

type Fact = {
  readonly topic:
    | 'workType'
    | 'date'
    | 'time'
    | 'headcount'
    | 'pay'
    | 'place'
    | 'shiftChoice'
    | 'age'
    | 'payday'
  readonly icon: IconName
  readonly field: FieldPath<JobPostValues>
  readonly value: ReactNode
}
/** What was understood of a line: each term a button that leads to its field, and where its other words go. */
export function QuickPostFacts({ post, branches, isPut, onField }: QuickPostFactsProps) {
  const t = useTranslations('jobPosts.quickPost')
  const id = useId()
  const facts = useFacts(post, branches)
  const notes = useNotes(post)
  return (
    <div className="grid gap-2">
      {facts.length > 0 && (
        <>
          <p id={id} className="text-sm text-ink-3">
            {t('understood', { count: facts.length })}
          </p>
          <ul aria-labelledby={id} className="flex flex-wrap gap-2">
            {facts.map(({ topic, icon, field, value }) => (
              <li key={topic}>
                <button
                  type="button"
                  onClick={() => onField(field)}
                  className="flex min-h-11 items-center gap-2 rounded-full bg-sky-soft px-3.5 text-sm font-semibold text-sky sm:min-h-9"
                >
                  <Icon name={icon} className="size-4.5" />
                  <span className="sr-only">{t(`topics.${topic}`)} </span>
                  {value}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.map(({ words, part }) => (
        <p key={part} className="flex gap-2 text-sm text-ink-2">
          <Icon name={part === 'gear' ? 'shirt' : 'post'} className="mt-0.5 size-4.5 text-ink-3" />
          {t(isPut(part) ? 'putInto' : 'willPutInto', { words, part: t(`parts.${part}`) })}
        </p>
      ))}
    </div>
  )
}

function useFacts(post: QuickPost, branches: readonly BranchChoice[]): readonly Fact[] {
  const t = useTranslations('jobPosts')
  const workTypeName = useTranslations('workTypes')
  const chosenBranch = useWatch<JobPostValues, 'branchId'>({ name: 'branchId' })
  const { dates, startTime, endTime, laterShift, headcount, payAmount, workType, shiftChoice, extras } = post
  const { minAge, maxAge, payday } = extras
  const payUnit = post.payUnit ?? (post.isDayMeant ? 'day' : null)
  const branch = branches.find(({ id }) => id === (post.branchId ?? chosenBranch))
  const [first, last] = [dates[0], dates.at(-1)]
  const days = first && last && { first: shortDay(first), last: shortDay(last), count: dates.length }
  const times = [{ startTime, endTime }, ...(laterShift ? [laterShift] : [])]
  const facts: readonly Fact[] = [
    {
      topic: 'workType',
      icon: workType ?? 'briefcase',
      field: controls.workType,
      value: workType && workTypeName(workType),
    },
    {
      topic: 'headcount',
      icon: 'people',
      field: controls.headcount,
      value: headcount !== null && t('quickPost.people', { count: headcount }),
    },
    {
      topic: 'date',
      icon: 'calendar',
      field: controls.days,
      value: days && (days.count === 1 ? days.first : t('quickPost.days', days)),
    },
    {
      topic: 'time',
      icon: 'clock',
      field: controls.startTime,
      value:
        startTime && endTime ? (
          <span>
            {times.map((each, index) => (
              <span key={each.startTime}>
                {index > 0 && <span> · </span>}
                <TimeRange start={each.startTime ?? ''} end={each.endTime ?? ''} />
              </span>
            ))}
          </span>
        ) : (
          (startTime && t('quickPost.from', { time: startTime })) ||
          (endTime && t('quickPost.until', { time: endTime }))
        ),
    },
    {
      topic: 'shiftChoice',
      icon: 'check-circle',
      field: controls.shiftChoice,
      value: shiftChoice && t(`shiftChoices.${shiftChoice}`),
    },
    {
      topic: 'pay',
      icon: 'coin',
      field: controls.payAmount,
      value:
        payAmount !== null &&
        (payUnit ? (
          <PayRate payAmount={payAmount} payUnit={payUnit} />
        ) : (
          t('quickPost.amount', { baht: payAmount / 100 })
        )),
    },
    { topic: 'place', icon: 'pin', field: controls.branchId, value: branch?.name },
    {
      topic: 'age',
      icon: 'person',
      field: 'minAge',
      value: minAge
        ? t('ages', { minAge, maxAge: maxAge ?? 0 })
        : maxAge && t('quickPost.upToAge', { maxAge }),
    },
    { topic: 'payday', icon: 'coin', field: 'payday', value: payday && t(`paydays.${payday}`) },
  ]
  return facts.filter(({ value }) => value)
}

function useNotes({ extras: { gear, benefits }, leftOver }: QuickPost) {
  const t = useTranslations('jobPosts.benefits')
  const notes = [
    { part: 'gear', words: gear },
    { part: 'benefits', words: benefits.map((benefit) => t(benefit)).join(', ') },
    { part: 'description', words: leftOver },
  ] as const
  return notes.filter(({ words }) => words !== '')
}
