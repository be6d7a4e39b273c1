'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { useClock } from '@/components/ui/use-clock'
import {
  cancelledToCome,
  declinedToReconsider,
  type Interview,
  isNeedless,
  latelyOver,
  liveOf,
  timeOf,
  type WorkTime,
} from '@/lib/interviews/interview'
import { InterviewCard } from './interview-card'
import { useInterviews } from './use-interviews'
import { useWhen } from './use-when'

type OwnInterviewsProps = {
  interviews: readonly Interview[]
  /** When the worker works. */
  work: readonly WorkTime[]
  /** Under which number the workplace of a post is reached, by the post. */
  phones: Readonly<Record<string, string>>
  /** The posts whose companies read their number already. */
  readFor: readonly string[]
  /** The posts whose job they have. */
  hiredFor: readonly string[]
  /** When the page was made, in milliseconds since the epoch. */
  now: number
}

const everyMs = 60_000

/**
 * A worker's interviews that are to come, to answer first, those that were a short while ago, and those that they declined and can
 * still answer. What was answered here stays in sight, unless it was cancelled; of those about a job that they have, it is said that
 * nobody waits for them.
 */
export function OwnInterviews({
  interviews: first,
  work,
  phones,
  readFor,
  hiredFor,
  now: made,
}: OwnInterviewsProps) {
  const t = useTranslations('interviewing.own')
  const when = useWhen()
  const [answered, setAnswered] = useState<readonly string[]>([])
  const now = useClock(made)
  const { interviews, put } = useInterviews('worker', first, everyMs, made)
  const isOver = (one: Interview) => isNeedless(one, hiredFor, now)
  const live = liveOf(interviews, now).filter((one) => !isOver(one))
  const over = hiredFor.flatMap((jobPostId) => {
    const theirs = interviews.filter((one) => one.post?.id === jobPostId && isOver(one))
    return theirs.sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt)).slice(0, 1)
  })
  const current = [
    ...live,
    ...latelyOver(interviews, now).filter((one) => !isOver(one)),
    ...declinedToReconsider(interviews, now),
  ]
  const shown = [
    ...current,
    ...interviews.filter(
      (one) =>
        answered.includes(one.id) &&
        one.state !== 'cancelled' &&
        !isOver(one) &&
        !current.some(({ id }) => id === one.id),
    ),
  ]
  const needless = over.map((one) => {
    const at = timeOf(one)
    return (
      <Alert key={one.id} tone="leaf" title={t('needless', { when: at ? when(at) : '' })}>
        {t('needlessAbout', { title: one.post?.title ?? '' })}
      </Alert>
    )
  })
  if (shown.length === 0) return needless.length > 0 && <div className="grid gap-3">{needless}</div>
  return (
    <section aria-labelledby="interviews">
      <h2 id="interviews" className="mb-3 text-xl">
        {t('title', { count: live.length })}
      </h2>
      {needless.length > 0 && <div className="mb-3 grid gap-3">{needless}</div>}
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((interview) => (
          <li key={interview.id}>
            <InterviewCard
              side="worker"
              {...{ interview, work, now }}
              workplacePhone={phones[interview.post?.id ?? '']}
              isNumberRead={readFor.includes(interview.post?.id ?? '')}
              onChange={(changed) => {
                setAnswered((before) => [...before, changed.id])
                put(changed)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CancelledInterviewsProps = Pick<OwnInterviewsProps, 'interviews' | 'hiredFor' | 'now'>

/**
 * Those that were cancelled and whose time is still to come, a line each: nobody has to go. With the same `now` as above it shows
 * what is cancelled there.
 */
export function CancelledInterviews({ interviews: first, hiredFor, now: made }: CancelledInterviewsProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const now = useClock(made)
  const { interviews } = useInterviews('worker', first, 0, made)
  const cancelled = cancelledToCome(interviews, now).filter((one) => !isNeedless(one, hiredFor, now))
  if (cancelled.length === 0) return null
  return (
    <section aria-labelledby="cancelled-interviews">
      <h2 id="cancelled-interviews" className="mb-3 text-xl">
        {t('own.cancelled')}
      </h2>
      <ul className="grid gap-3">
        {cancelled.map((one) => (
          <li key={one.id} className="rounded-card border border-line bg-card p-4">
            <p className="font-medium">{when(timeOf(one) ?? '')}</p>
            <p className="text-sm">{t('cancelledBy', { by: one.cancelledBy ?? 'nobody', side: 'worker' })}</p>
            <p className="text-sm text-ink-2">
              {[one.post?.title, one.with.name].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
