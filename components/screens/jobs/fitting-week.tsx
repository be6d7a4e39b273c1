'use client'

import { useState } from 'react'
import { JobCards, type JobOnCard } from '@/components/job-posts/public/job-cards'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'

/** How many jobs are shown before more are asked for. */
const shownFirst = 4

type StripDay = {
  readonly date: string
  readonly state: 'shift' | 'free' | 'busy' | 'unsaid'
  readonly weekday: string
  readonly day: number
  /** The whole day in words, for who does not see the strip. */
  readonly label: string
  /** What is on that day. */
  readonly text: string
  readonly hasJobs: boolean
}

type FittingWeekProps = {
  /** The next days; none where they are not asked for. */
  days: readonly StripDay[]
  jobs: readonly (JobOnCard & { readonly days: readonly string[] })[]
  daysText: string
  moreText: string
}

/** Jobs that fit, under a strip of the next days: a press on a day shows those of that day alone. */
export function FittingWeek({ days, jobs, daysText, moreText }: FittingWeekProps) {
  const [picked, setPicked] = useState<string | null>(null)
  const [areAllShown, setAreAllShown] = useState(false)
  const found = picked === null ? jobs : jobs.filter((job) => job.days.includes(picked))
  const shown = areAllShown || picked !== null ? found : found.slice(0, shownFirst)
  return (
    <>
      {days.length > 0 && (
        <ul aria-label={daysText} className="mb-3 grid auto-cols-fr grid-flow-col gap-1 sm:gap-2">
          {days.map((day) => (
            <li key={day.date}>
              <Day
                day={day}
                isPicked={day.date === picked}
                onPick={() => setPicked(day.date === picked ? null : day.date)}
              />
            </li>
          ))}
        </ul>
      )}
      <JobCards jobs={shown} columns={1} />
      {shown.length < found.length && (
        <Button variant="ghost" onClick={() => setAreAllShown(true)} className="mt-2 -ml-3.5">
          {moreText}
        </Button>
      )}
    </>
  )
}

type DayProps = { day: StripDay; isPicked: boolean; onPick: () => void }

const tones = {
  shift: 'border-transparent bg-primary text-on-primary',
  free: 'border-transparent bg-leaf-soft text-leaf',
  busy: 'border-transparent bg-well text-ink-2',
  unsaid: 'border-line bg-card text-ink-2',
} as const

const leaf =
  'flex h-full min-h-16 w-full flex-col items-center justify-center rounded-control border-2 py-1 text-center text-xs leading-snug'

function Day({ day: { state, weekday, day, label, text, hasJobs }, isPicked, onPick }: DayProps) {
  const content = (
    <>
      <span aria-hidden="true">{weekday}</span>
      <span aria-hidden="true" className="text-lg leading-5 font-bold tabular-nums">
        {day}
      </span>
      <span className="sr-only">{label} </span>
      <span>{text}</span>
    </>
  )
  if (!hasJobs) return <span className={classNames(leaf, tones[state])}>{content}</span>
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className={classNames(leaf, tones[state], 'cursor-pointer font-semibold', isPicked && 'border-ink')}
    >
      {content}
    </button>
  )
}
