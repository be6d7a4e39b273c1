import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { TimeRange } from '@/components/ui/time-range'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { formatClock } from '@/lib/dates/format-thai'
import type { Day, ShiftOfDay } from '@/lib/days/day'
import { currentTime } from '@/validators/clock'
import { Seats } from './seats'

type ShiftRowProps = {
  shift: ShiftOfDay
  /** Those of its people who come at other hours, which they agreed to before. */
  former?: Day['formerShifts']
  /** The branch, where it does not stand above. */
  branchName?: string | null
  /** Whether its step is the page's next one. */
  leads?: boolean
}

/** A shift of a day: who comes, who is missing, and the one step that helps. */
export function ShiftRow({ shift, former = [], branchName, leads }: ShiftRowProps) {
  const t = useTranslations('dashboard.days')
  const { jobPostId, title, workType, startsAt, endsAt, missing, candidates } = shift
  const post = `/job-posting/${jobPostId}`
  // Nobody can apply for what has begun; who applied before can still be chosen.
  const isTooLate = candidates === 0 && Date.parse(startsAt) <= currentTime().getTime()
  const step =
    candidates > 0
      ? { href: `${post}#applications`, words: t('choose', { count: Math.min(missing, candidates) }) }
      : { href: `${post}/matches`, words: t('invite') }
  return (
    <div className="flex gap-3">
      {workType && <WorkTypeIcon type={workType} />}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 text-base leading-snug">
            <Link href={post} className="rounded-control underline-offset-4 hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-sm text-ink-2">
            <TimeRange start={formatClock(new Date(startsAt))} end={formatClock(new Date(endsAt))} />
          </p>
        </div>
        {branchName && <p className="text-sm text-ink-3">{branchName}</p>}
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-40 gap-1.5">
            <Seats shift={shift} />
            <Said shift={shift} former={former} />
          </div>
          {missing > 0 && isTooLate && <p className="text-sm text-ink-2">{t('begun')}</p>}
          {missing > 0 && !isTooLate && (
            <ButtonLink href={step.href} variant={leads ? 'accent' : 'secondary'} className="max-sm:w-full">
              {step.words}
              <span className="sr-only"> {title}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** The seats in words. */
function Said({
  shift: { missing, places, taken, isSought, offered, candidates, people },
  former,
}: Required<Pick<ShiftRowProps, 'shift' | 'former'>>) {
  const t = useTranslations('dashboard.days')
  const names = people.map(({ workerId, displayName }) => {
    const own = former.find((one) => one.workerId === workerId)
    return { name: displayName ?? t('unnamed'), own }
  })
  return (
    <div className="text-sm">
      <p className="flex flex-wrap gap-x-3">
        {missing > 0 ? (
          <Dotted tone="text-chilli">{t('missing', { count: missing })}</Dotted>
        ) : taken >= places ? (
          <Dotted tone="text-leaf">{t('full', { count: taken })}</Dotted>
        ) : (
          <Dotted tone="text-ink-2">{t(isSought ? 'enough' : 'notSought', { taken, places })}</Dotted>
        )}
        {missing > 0 && candidates > 0 && (
          <span className="text-ink-2">{t('candidates', { count: candidates })}</span>
        )}
        {missing > 0 && offered > 0 && <span className="text-ink-2">{t('offered', { count: offered })}</span>}
      </p>
      {names.length > 0 && (
        <p className="text-ink-2">
          <span className="sr-only">{t('coming')} </span>
          {names.map(({ name, own }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            <span key={index}>
              {index > 0 && <span> · </span>}
              <span translate="no" className="whitespace-nowrap">
                {name}
              </span>
              {own && (
                <span>
                  {' '}
                  {t('former.comes')} <TimeRange start={own.startTime} end={own.endTime} />
                </span>
              )}
            </span>
          ))}
          {taken > names.length && <span>{` ${t('others', { count: taken - names.length })}`}</span>}
        </p>
      )}
    </div>
  )
}

const dots = { 'text-chilli': 'bg-chilli', 'text-leaf': 'bg-leaf', 'text-ink-2': 'bg-control' } as const

function Dotted({ tone, children }: { tone: keyof typeof dots; children: string }) {
  return (
    <strong className={classNames('inline-flex items-center gap-1.5 font-semibold', tone)}>
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', dots[tone])} />
      {children}
    </strong>
  )
}
