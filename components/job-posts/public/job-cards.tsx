'use client'

import type { ReactNode } from 'react'
import { ShortMark } from '@/components/standing/short-mark'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import type { CompanyStanding } from '@/validators/company-standing'
import type { WorkType } from '@/validators/work-types'

/** What a card says, in words; lines without words are left out. */
export type JobOnCard = {
  readonly id: string
  readonly type: WorkType
  readonly title: string
  /** The title as the server breaks its lines, where it has words that a browser would break. */
  readonly heading?: ReactNode
  readonly company: string
  readonly standing: CompanyStanding
  readonly mark: string
  /** District and province. */
  readonly area: string
  readonly distance?: string
  readonly day?: string
  readonly hours?: string
  /** That the first shift ends on the next day. */
  readonly nextDay?: string
  /** That there are more shifts, or that one has to come on every day, and until when. */
  readonly moreShifts?: string
  readonly wanted: string
  readonly pay: string
  /** What one person earns with it. */
  readonly total?: string
  readonly daysLeft: string
  /** What is special about it for the reader of the list. */
  readonly badge?: ReactNode
}

type JobCardsProps = {
  jobs: readonly JobOnCard[]
  columns?: 1 | 2
  /** That of the titles: one below the heading the list stands under. */
  heading?: 'h2' | 'h3'
}

/**
 * Open jobs as cards; each card is a link to its job. The cards are drawn from data on both sides, because the markup of
 * a server component is sent twice: as HTML, and again for the browser.
 */
export function JobCards({ jobs, columns = 2, heading = 'h3' }: JobCardsProps) {
  return (
    <ul className={columns === 2 ? 'grid gap-3 lg:grid-cols-2' : 'grid gap-3'}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function JobCard({ job, heading: Heading }: { job: JobOnCard; heading: 'h2' | 'h3' }) {
  return (
    <div className="job-card">
      <WorkTypeIcon type={job.type} />
      <div className="job-card-text">
        {job.badge && <p className="mb-1">{job.badge}</p>}
        <Heading className="text-lg leading-snug">
          <Link href={`/jobs/${job.id}`} prefetch="reach" className="job-card-link">
            {job.heading ?? <Unbroken>{job.title}</Unbroken>}
          </Link>
        </Heading>
        <p className="job-card-company">
          <Unbroken isName>{job.company}</Unbroken>
          <ShortMark standing={job.standing} text={job.mark} />
        </p>
        <p className="job-card-facts">
          <span>
            <Icon name="pin" className="" />
            <Place job={job} />
          </span>
          {job.day && (
            <span>
              <Icon name="calendar" className="" />
              <When job={job} />
            </span>
          )}
          <span>
            <Icon name="people" className="" />
            {job.wanted}
          </span>
        </p>
      </div>
      <p className="job-card-foot">
        <strong className="text-xl leading-snug">{job.pay}</strong>
        {job.total && <span className="font-semibold">{job.total}</span>}
        <span className="text-sm text-ink-3">{job.daysLeft}</span>
      </p>
    </div>
  )
}

function Place({ job: { area, distance } }: { job: JobOnCard }) {
  if (!distance) return <span>{area}</span>
  return (
    <span>
      <span>{area}</span>
      {' · '}
      <span className="whitespace-nowrap">{distance}</span>
    </span>
  )
}

function When({ job: { day, hours, nextDay, moreShifts } }: { job: JobOnCard }) {
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      {day}
      <span>
        <span className="whitespace-nowrap">{hours}</span>
        {nextDay && <span>{` ${nextDay}`}</span>}
      </span>
      {moreShifts}
    </span>
  )
}
