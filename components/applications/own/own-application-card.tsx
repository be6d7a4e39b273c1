import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompanyMark } from '@/components/standing/company-mark'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ShiftTimeList } from '@/components/ui/shift-time'
import type { Tone } from '@/components/ui/tone'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import type { OwnApplication, OwnEvent, OwnState } from '@/lib/applications/own-application'
import { formatClock, formatDay } from '@/lib/dates/format-thai'

const tones: Readonly<Record<OwnState, Tone>> = {
  submitted: 'sky',
  viewed: 'sky',
  shortlisted: 'sky',
  interview: 'mango',
  offered: 'mango',
  hired: 'leaf',
  completed: 'leaf',
  no_show: 'chilli',
  rejected: 'neutral',
  withdrawn: 'neutral',
  offer_declined: 'neutral',
  expired: 'neutral',
}

const variants = { accept: 'accent', decline: 'secondary', withdraw: 'ghost' } as const

/** The offer first, leaving last. */
const order: readonly OwnEvent[] = ['accept', 'decline', 'withdraw']

type OwnApplicationCardProps = {
  application: OwnApplication
  busy: boolean
  onAsk: (event: OwnEvent) => void
  /** What came of the last thing that was asked, where it did not succeed. */
  notice: ReactNode
}

/** One application of the worker's own: to what, where it stands in words, and what can be decided. */
export function OwnApplicationCard({ application, busy, onAsk, notice }: OwnApplicationCardProps) {
  const t = useTranslations('ownApplications')
  const { post, state, events, createdAt, jobPostId } = application
  const asked = order.filter((event) => events.includes(event))
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {post.workType && <WorkTypeIcon type={post.workType} />}
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-lg leading-snug">
            <Link href={`/jobs/${jobPostId}`} prefetch="reach" className="rounded-control hover:underline">
              {post.title}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            {post.companyName}
            <CompanyMark standing={post.companyStanding} short />
          </p>
          {post.startsAt && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
              <Icon name="calendar" className="size-4 text-ink-3" />
              {t('starts', {
                day: formatDay(new Date(post.startsAt)),
                time: formatClock(new Date(post.startsAt)),
              })}
            </p>
          )}
        </div>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-2">{t(`about.${state}`)}</p>
      <OwnShifts application={application} />
      {notice}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-3">{t('sentOn', { day: formatDay(new Date(createdAt)) })}</p>
        {asked.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {asked.map((event) => (
              <Button
                key={event}
                size="sm"
                variant={variants[event]}
                loading={busy}
                aria-label={t('eventOf', { event: t(`events.${event}`), title: post.title })}
                onClick={() => onAsk(event)}
              >
                {t(`events.${event}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}

/** The shifts they are hired for, or else those they said they can come to. */
function OwnShifts({
  application: { chosenShifts, assignedShifts },
}: Pick<OwnApplicationCardProps, 'application'>) {
  const t = useTranslations('ownApplications.shifts')
  const shifts = assignedShifts ?? chosenShifts
  if (shifts.length === 0) return null
  return (
    <div className="rounded-control bg-well px-3 py-2 text-sm">
      <h4 className="font-semibold">{t(assignedShifts ? 'assigned' : 'chosen', { count: shifts.length })}</h4>
      <ShiftTimeList shifts={shifts} />
    </div>
  )
}
