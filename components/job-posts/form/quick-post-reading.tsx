import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TimeRange } from '@/components/ui/time-range'
import { formatDay } from '@/lib/dates/format-thai'
import type { QuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { BranchChoice } from '../branch-choice'
import { PayRate } from '../pay-rate'
import { Lacking } from './lacking'
import { QuickPostLine } from './quick-post-line'

/** A line that says what a post shall be, with what was understood marked in it and put in order below, and what it lacks. */
export function QuickPostReading({
  post,
  text,
  branches,
}: {
  post: QuickPost
  text: string
  branches: readonly BranchChoice[]
}) {
  const t = useTranslations('jobPosts.quickPost')
  const workTypeName = useTranslations('workTypes')
  const choices = useTranslations('jobPosts.shiftChoices')
  const { dates, startTime, endTime, laterShift, headcount, payAmount, payUnit, workType, shiftChoice } = post
  const branch = branches.find(({ id }) => id === post.branchId)
  const [first, last] = [dates[0], dates.at(-1)]
  // Where it is, visitors are not asked yet, and one branch needs no word.
  const lacking = [
    branches.length > 1 && !post.branchId && t('topics.place'),
    !workType && t('topics.workType'),
    !first && t('topics.date'),
    !(startTime && endTime) && t('topics.time'),
    headcount === null && t('topics.headcount'),
    payAmount === null && t('topics.pay'),
  ].filter((name) => name !== false)
  return (
    <div className="grid gap-3">
      <QuickPostLine text={text} marks={post.marks} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Meaning name={t('topics.place')}>{branch?.name}</Meaning>
        <Meaning name={t('topics.workType')}>{workType && workTypeName(workType)}</Meaning>
        <Meaning name={t('topics.date')}>
          {first &&
            last &&
            (dates.length === 1
              ? formatDay(first)
              : t('days', { first: formatDay(first), last: formatDay(last), count: dates.length }))}
        </Meaning>
        <Meaning name={t('topics.time')}>
          {startTime && endTime ? (
            <>
              <TimeRange start={startTime} end={endTime} />
              {laterShift && (
                <span>
                  {' · '}
                  <TimeRange start={laterShift.startTime} end={laterShift.endTime} />
                </span>
              )}
            </>
          ) : (
            (startTime && t('from', { time: startTime })) || (endTime && t('until', { time: endTime }))
          )}
        </Meaning>
        <Meaning name={t('topics.shiftChoice')}>{shiftChoice && choices(shiftChoice)}</Meaning>
        <Meaning name={t('topics.headcount')}>
          {headcount !== null && t('people', { count: headcount })}
        </Meaning>
        <Meaning name={t('topics.pay')}>
          {payAmount !== null && payUnit ? (
            <PayRate payAmount={payAmount} payUnit={payUnit} />
          ) : (
            payAmount !== null && t('amount', { baht: payAmount / 100 })
          )}
        </Meaning>
        <Meaning name={t('leftOver')}>{post.leftOver}</Meaning>
      </dl>
      <Lacking names={lacking} />
    </div>
  )
}

function Meaning({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </>
  )
}
