import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompanyMark } from '@/components/standing/company-mark'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import type { OwnApplication } from '@/lib/applications/own-application'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { JobTitle } from './job-title'

type JobHeadProps = {
  application: OwnApplication
  /** Beside the title: where it stands, or what it pays. */
  aside?: ReactNode
  /** Also where it is, for who decides by this. */
  hasPlace?: boolean
}

/** Which job a card is about: its work, title, employer, branch and first day. */
export function JobHead({ application: { jobPostId, post }, aside, hasPlace }: JobHeadProps) {
  const t = useTranslations('ownApplications')
  const start = post.startsAt === null ? null : new Date(post.startsAt)
  const place = hasPlace ? [post.district, post.province].filter(Boolean).join(' ') : ''
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {post.workType && <WorkTypeIcon type={post.workType} />}
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="text-lg leading-snug">
          <Link href={`/jobs/${jobPostId}`} prefetch="reach" className="rounded-control hover:underline">
            <JobTitle>{post.title}</JobTitle>
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <Unbroken isName>{[post.companyName, post.branchName].filter(Boolean).join(' · ')}</Unbroken>
          <CompanyMark standing={post.companyStanding} short />
        </p>
        {place && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
            <Icon name="pin" className="size-4 text-ink-3" />
            <Unbroken>{place}</Unbroken>
          </p>
        )}
        {start && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
            <Icon name="calendar" className="size-4 text-ink-3" />
            {t('starts', { day: formatDay(start), time: formatClock(start) })}
          </p>
        )}
      </div>
      {aside}
    </div>
  )
}
