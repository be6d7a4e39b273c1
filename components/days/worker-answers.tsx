import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { type Tone, toneClass } from '@/components/ui/tone'
import { Unbroken } from '@/components/ui/unbroken'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import type { WorkerAnswer } from '@/lib/days/day'

const looks: Readonly<Record<WorkerAnswer['answer'], { readonly icon: IconName; readonly tone: Tone }>> = {
  offer_accepted: { icon: 'check', tone: 'leaf' },
  offer_declined: { icon: 'close', tone: 'neutral' },
  application_withdrawn: { icon: 'close', tone: 'neutral' },
  worker_cannot_come: { icon: 'warning', tone: 'chilli' },
  terms_accepted: { icon: 'check', tone: 'leaf' },
  terms_kept: { icon: 'edit', tone: 'mango' },
}

/** What workers answered in the last 24 hours, each with its time and as a link to the post. */
export function WorkerAnswers({ answers }: { answers: readonly WorkerAnswer[] }) {
  const t = useTranslations('dashboard.days.answers')
  if (answers.length === 0) return null
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
          {answers.map((answer) => (
            <li key={`${answer.applicationId} ${answer.at}`}>
              <Answered answer={answer} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Answered({
  answer: { answer, displayName, jobPostId, title, startsAt, at },
}: {
  answer: WorkerAnswer
}) {
  const t = useTranslations('dashboard.days')
  const { icon, tone } = looks[answer]
  const moment = new Date(at)
  return (
    <Link
      href={`/job-posting/${jobPostId}`}
      prefetch="reach"
      className="flex min-h-13 items-center gap-3 px-4 py-2 hover:bg-well sm:px-5"
    >
      <span
        className={classNames('grid size-8 shrink-0 place-items-center rounded-control', toneClass[tone])}
      >
        <Icon name={icon} className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
        {t.rich(`answers.${answer}`, {
          person: () => <Unbroken>{displayName ?? t('unnamed')}</Unbroken>,
          job: () => <Unbroken>{title}</Unbroken>,
          strong: (words) => <strong className="font-semibold">{words}</strong>,
        })}
        {startsAt && (
          <span className="whitespace-nowrap text-ink-2">
            {' '}
            {t('answers.starts', { days: daysUntil(startsAt), day: formatDay(startsAt) })}
          </span>
        )}
      </span>
      <time dateTime={at} className="shrink-0 text-sm whitespace-nowrap text-ink-3">
        {t('answers.at', { days: -daysUntil(moment), time: formatClock(moment) })}
      </time>
    </Link>
  )
}
