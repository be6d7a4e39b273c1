import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { type Tone, toneClass } from '@/components/ui/tone'
import { Unbroken } from '@/components/ui/unbroken'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import type { CancelledPost, DismissedPlace, WorkerAnswer } from '@/lib/days/day'

const looks: Readonly<Record<WorkerAnswer['answer'], { readonly icon: IconName; readonly tone: Tone }>> = {
  offer_accepted: { icon: 'check', tone: 'leaf' },
  worker_comes: { icon: 'check', tone: 'leaf' },
  offer_declined: { icon: 'close', tone: 'neutral' },
  application_withdrawn: { icon: 'close', tone: 'neutral' },
  worker_cannot_come: { icon: 'warning', tone: 'chilli' },
  terms_accepted: { icon: 'check', tone: 'leaf' },
  terms_kept: { icon: 'edit', tone: 'mango' },
}

/** An agreed interview that was cancelled. */
export type CancelledInterview = {
  readonly id: string
  /** null once their account is gone. */
  readonly name: string | null
  /** Who cancelled it; null where that is not known. */
  readonly by: 'company' | 'worker' | 'system' | null
  /** When it was to be, and when it was cancelled; ISO 8601. */
  readonly startsAt: string
  readonly at: string
}

type Happening = {
  readonly key: string
  readonly href: string
  readonly at: string
  readonly icon: IconName
  readonly tone: Tone
  readonly about: ReactNode
}

/** As many as stand in the list; the older ones are in the bell. */
const shownAtMost = 6

type WorkerAnswersProps = {
  answers: readonly WorkerAnswer[]
  /** Posts that were cancelled, of which all that was answered before is overtaken. */
  cancelled: readonly CancelledPost[]
  dismissed: readonly DismissedPlace[]
  interviews?: readonly CancelledInterview[]
}

/** What happened in the last 24 hours, the latest first, each with its time and as a link to the post or the interview. */
export function WorkerAnswers({ answers, cancelled, dismissed, interviews = [] }: WorkerAnswersProps) {
  const t = useTranslations('dashboard.days.answers')
  const ofPost = ({ jobPostId, at }: { readonly jobPostId: string; readonly at: string }) => ({
    href: `/job-posting/${jobPostId}`,
    at,
  })
  const happenings: Happening[] = [
    ...answers.map((answer) => ({
      ...ofPost(answer),
      key: `${answer.applicationId} ${answer.at}`,
      ...looks[answer.answer],
      about: <Answered answer={answer} />,
    })),
    ...cancelled.map((post) => ({
      ...ofPost(post),
      key: post.jobPostId,
      icon: 'close' as const,
      tone: 'neutral' as const,
      about: <Cancelled post={post} />,
    })),
    ...dismissed.map((place) => ({
      ...ofPost(place),
      key: `${place.applicationId} ${place.at}`,
      icon: 'close' as const,
      tone: 'neutral' as const,
      about: <Dismissed place={place} />,
    })),
    ...interviews.map((interview) => ({
      href: `/job-interview#interview-${interview.id}`,
      at: interview.at,
      key: interview.id,
      icon: 'calendar' as const,
      tone: 'chilli' as const,
      about: <InterviewCancelled interview={interview} />,
    })),
  ]
  if (happenings.length === 0) return null
  const latest = happenings.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <section aria-labelledby="worker-answers">
      <Card>
        <h2
          id="worker-answers"
          className="flex min-h-13 items-center border-b border-line px-4 text-lg sm:px-5"
        >
          {t('title')}
        </h2>
        <ul className="divide-y divide-line">
          {latest.slice(0, shownAtMost).map(({ key, ...happening }) => (
            <li key={key}>
              <Row {...happening} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Row({ href, at, icon, tone, about }: Omit<Happening, 'key'>) {
  const t = useTranslations('dashboard.days.answers')
  const moment = new Date(at)
  return (
    <Link
      href={href}
      prefetch="reach"
      className="flex min-h-13 items-center gap-3 px-4 py-2 hover:bg-well sm:px-5"
    >
      <span
        className={classNames('grid size-8 shrink-0 place-items-center rounded-control', toneClass[tone])}
      >
        <Icon name={icon} className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">{about}</span>
      <time dateTime={at} className="shrink-0 text-sm whitespace-nowrap text-ink-3">
        {t('at', { days: -daysUntil(moment), time: formatClock(moment) })}
      </time>
    </Link>
  )
}

function Answered({ answer: { answer, displayName, title, startsAt } }: { answer: WorkerAnswer }) {
  const t = useTranslations('dashboard.days')
  return (
    <>
      <span>
        {t.rich(`answers.${answer}`, {
          person: () => <Unbroken isName={displayName !== null}>{displayName ?? t('unnamed')}</Unbroken>,
          job: () => <Unbroken>{title}</Unbroken>,
          strong: (words) => <strong className="font-semibold">{words}</strong>,
        })}
      </span>
      {startsAt && (
        <span className="whitespace-nowrap text-ink-2">
          {' '}
          {t('answers.starts', { days: daysUntil(startsAt), day: formatDay(startsAt) })}
        </span>
      )}
    </>
  )
}

function Cancelled({ post: { title, beingTold, told, people } }: { post: CancelledPost }) {
  const t = useTranslations('dashboard.days')
  const names = people.map((name) => name ?? t('unnamed')).join(', ')
  return (
    <>
      <span>
        {t.rich('answers.cancelled', {
          job: () => <Unbroken>{title}</Unbroken>,
          strong: (words) => <strong className="font-semibold">{words}</strong>,
        })}
      </span>
      {beingTold > 0 && (
        <span className="text-ink-2">
          {' '}
          <Unbroken>{t('answers.telling', { count: beingTold })}</Unbroken>
        </span>
      )}
      {told > 0 && (
        <span className="text-ink-2">
          {' '}
          <Unbroken>{t('answers.told', { count: told, names, others: told - people.length })}</Unbroken>
        </span>
      )}
    </>
  )
}

function Dismissed({ place: { displayName, title, startsAt, byName } }: { place: DismissedPlace }) {
  const t = useTranslations('dashboard.days')
  return (
    <>
      {t.rich('answers.dismissed', {
        by: byName ? 'member' : 'nobody',
        member: () => <Unbroken isName>{byName ?? ''}</Unbroken>,
        person: () => <Unbroken isName={displayName !== null}>{displayName ?? t('unnamed')}</Unbroken>,
        job: () => <Unbroken>{title}</Unbroken>,
        strong: (words) => <strong className="font-semibold">{words}</strong>,
      })}
      <span className="whitespace-nowrap text-ink-2">
        {' '}
        {t('answers.starts', { days: daysUntil(startsAt), day: formatDay(startsAt) })}
      </span>
    </>
  )
}

function InterviewCancelled({ interview: { name, by, startsAt } }: { interview: CancelledInterview }) {
  const t = useTranslations('dashboard.days')
  const start = new Date(startsAt)
  return (
    <>
      <span>
        {t.rich('answers.interview_cancelled', {
          by: by ?? 'nobody',
          person: () => <Unbroken isName={name !== null}>{name ?? t('unnamed')}</Unbroken>,
          strong: (words) => <strong className="font-semibold">{words}</strong>,
        })}
      </span>
      <span className="whitespace-nowrap text-ink-2">
        {' '}
        {t('answers.interviewAt', {
          days: daysUntil(start),
          day: formatDay(start),
          time: formatClock(start),
        })}
      </span>
    </>
  )
}
