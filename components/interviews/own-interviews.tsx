'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { useClock } from '@/components/ui/use-clock'
import {
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
  /** The posts whose job they have. */
  hiredFor: readonly string[]
  /** When the page was made, in milliseconds since the epoch. */
  now: number
}

const everyMs = 60_000

/**
 * A worker's interviews that are to come, to answer first, and those that were a short while ago. What was answered here stays in
 * sight; of those about a job that they have, it is said that nobody waits for them.
 */
export function OwnInterviews({ interviews: first, work, phones, hiredFor, now: made }: OwnInterviewsProps) {
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
  const current = [...live, ...latelyOver(interviews, now).filter((one) => !isOver(one))]
  const shown = [
    ...current,
    ...interviews.filter(
      (one) => answered.includes(one.id) && !isOver(one) && !current.some(({ id }) => id === one.id),
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
