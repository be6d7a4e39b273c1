import { useTranslations } from 'next-intl'
import { type RefObject, useId } from 'react'
import { flushSync } from 'react-dom'
import type { FieldPath } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { leafOf, shortDay } from '@/lib/dates/format-thai'
import type { AnswerTo, AskedPart, Question } from '@/lib/job-posts/quick-post/questions'
import { usualDays } from '@/lib/job-posts/quick-post/usual'
import { formatBaht } from '@/lib/money/format-baht'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'
import type { QuickPostParts } from './quick-post-parts'

/** The form control for each part. */
export const controls = {
  branchId: 'branchId',
  workType: 'workType',
  days: 'shifts.0.date',
  startTime: 'shifts.0.startTime',
  endTime: 'shifts.0.endTime',
  headcount: 'headcount',
  payAmount: 'payAmount',
  payUnit: 'payUnit',
  shiftChoice: 'shiftChoice',
} as const satisfies Record<AskedPart, string>

type QuickPostQuestionsProps = {
  heading: RefObject<HTMLParagraphElement | null>
  questions: readonly Question[]
  /** Whether only the first is in sight, and the others are not named before it is answered. */
  isOneByOne: boolean
  branches: readonly BranchChoice[]
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
  onAnswer: (question: Question, parts: QuickPostParts) => void
  /** Called when the last one has been answered, and the button with the focus is gone. */
  onAnswered: () => void
  /** Leads to a field of the form. */
  onField: (name: FieldPath<JobPostValues>) => void
}

/** What a line leaves open, asked one by one: each answer is a button, the last one leads to the field itself. */
export function QuickPostQuestions({
  heading,
  questions: [question, ...others],
  isOneByOne,
  branches,
  today,
  onAnswer,
  onAnswered,
  onField,
}: QuickPostQuestionsProps) {
  const t = useTranslations('jobPosts.quickPost')
  const id = useId()
  const labelOf = useAnswerLabels({ branches, today })
  if (!question) return null

  const unclear = ({ part, words, answers }: Question) => {
    const [tomorrow = ''] = usualDays(today)[0] ?? []
    const isNoDay = part === 'days' && answers.length === 0
    return isNoDay
      ? t('unclearDay', { words: words ?? '', day: shortDay(tomorrow) })
      : t('unclear', { words: words ?? '' })
  }
  const answer = (value: AnswerTo[AskedPart], along: Partial<AnswerTo> | undefined) => {
    flushSync(() => onAnswer(question, { [question.part]: value, ...along }))
    if (heading.current) heading.current.focus()
    else onAnswered()
  }
  return (
    <>
      <section aria-labelledby={id} className="grid gap-2 rounded-card bg-mango-soft p-3">
        <p ref={heading} id={id} tabIndex={-1} className="font-semibold">
          {t(`questions.${question.part}`)}
        </p>
        {question.isUnclear && <p className="text-sm">{unclear(question)}</p>}
        <div className="flex flex-wrap gap-2">
          {question.answers.map((value, index) => {
            const along = question.along?.[index]
            const label = question.isNow
              ? t('now', { time: String(value) })
              : labelOf(question.part, value, along)
            return (
              <Button
                key={`${value} ${label}`}
                variant="secondary"
                size="sm"
                onClick={() => answer(value, along)}
              >
                {label}
              </Button>
            )
          })}
          {question.part !== 'shiftChoice' && (
            <Button variant="secondary" size="sm" onClick={() => onField(controls[question.part])}>
              {t(`own.${question.part}`)}
            </Button>
          )}
        </div>
      </section>
      {!isOneByOne && others.length > 0 && (
        <div>
          <p id={`${id}-others`} className="text-sm text-ink-2">
            {t('missing')}
          </p>
          <ul aria-labelledby={`${id}-others`} className="flex flex-wrap gap-x-4">
            {others.map(({ part }) => (
              <li key={part}>
                <button
                  type="button"
                  onClick={() => onField(controls[part])}
                  className="min-h-11 font-medium underline underline-offset-4"
                >
                  {t(`parts.${part}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function useAnswerLabels({ branches, today }: Pick<QuickPostQuestionsProps, 'branches' | 'today'>) {
  const t = useTranslations('jobPosts.quickPost')
  const kinds = useTranslations('jobPosts.payUnits')
  const rates = useTranslations('jobPosts.payRate')
  const dates = useTranslations('dates')
  const choices = useTranslations('jobPosts.shiftChoices')
  const workTypeName = useTranslations('workTypes')
  const daysLabel = (days: string) => {
    const [first = '', ...more] = days.split(' ')
    const last = more.at(-1)
    if (last) return t('span', { first: shortDay(first), last: shortDay(last) })
    const isTomorrow = first === usualDays(today)[0]?.[0]
    return isTomorrow ? t('tomorrow', { day: Object.values(leafOf(first)).join(' ') }) : shortDay(first)
  }
  const labels: { readonly [Part in AskedPart]: (value: AnswerTo[Part]) => string } = {
    branchId: (value) => branches.find(({ id }) => id === value)?.name ?? '',
    workType: workTypeName,
    days: daysLabel,
    startTime: (time) => t('from', { time }),
    endTime: (time) => t('until', { time }),
    headcount: (count) => t('people', { count }),
    payUnit: kinds,
    payAmount: (satang) => t('amount', { baht: satang / 100 }),
    shiftChoice: choices,
  }
  return (part: AskedPart, value: AnswerTo[AskedPart], along: Partial<AnswerTo> = {}) => {
    if (along.endTime) return dates('range', { start: String(value), end: along.endTime })
    if (along.payAmount) return rates(value as AnswerTo['payUnit'], { amount: formatBaht(along.payAmount) })
    return labels[part](value as never)
  }
}
