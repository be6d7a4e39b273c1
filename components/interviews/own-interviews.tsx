'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useClock } from '@/components/ui/use-clock'
import { type Interview, latelyOver, liveOf, type WorkTime } from '@/lib/interviews/interview'
import { InterviewCard } from './interview-card'
import { useInterviews } from './use-interviews'

type OwnInterviewsProps = {
  interviews: readonly Interview[]
  /** When the worker works. */
  work: readonly WorkTime[]
  /** Under which number the workplace of a post is reached, by the post. */
  phones: Readonly<Record<string, string>>
  /** When the page was made, in milliseconds since the epoch. */
  now: number
}

const everyMs = 60_000

/**
 * A worker's interviews that are to come, to answer first, and those that were a short while ago. What was answered here stays in
 * sight.
 */
export function OwnInterviews({ interviews: first, work, phones, now: made }: OwnInterviewsProps) {
  const t = useTranslations('interviewing.own')
  const [answered, setAnswered] = useState<readonly string[]>([])
  const now = useClock(made)
  const { interviews, put } = useInterviews('worker', first, everyMs, made)
  const live = liveOf(interviews, now)
  const current = [...live, ...latelyOver(interviews, now)]
  const shown = [
    ...current,
    ...interviews.filter((one) => answered.includes(one.id) && !current.some(({ id }) => id === one.id)),
  ]
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="interviews">
      <h2 id="interviews" className="mb-3 text-xl">
        {t('title', { count: live.length })}
      </h2>
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
