import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { formatClock } from '@/lib/dates/format-thai'
import type { Interview } from '@/lib/interviews/interview'
import { externalLink } from '@/lib/navigation/external-link'
import { phoneHref } from '@/validators/contact-phone'

/** A company's agreed interviews of a day, in a card of that day: when, with whom, how, and the call or the room itself. */
export function InterviewsOfDay({ interviews }: { interviews: readonly Interview[] }) {
  const t = useTranslations('interviewing')
  return (
    <div className="px-4 py-3 sm:px-5">
      <h3 className="mb-1.5 flex items-center gap-1.5 text-sm font-semibold text-ink-3">
        <Icon name="calendar" className="size-4" />
        {t('ofDay', { count: interviews.length })}
      </h3>
      <ul className="grid gap-3">
        {interviews.map((interview) => (
          <li key={interview.id}>
            <Row interview={interview} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ interview }: { interview: Interview }) {
  const t = useTranslations('interviewing')
  const { id, startsAt, kind, place, post, with: other } = interview
  const how = kind === 'phone' ? t('youRing') : kind === 'on_site' ? place : t(`kinds.${kind}`)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        href={`/job-interview#interview-${id}`}
        prefetch="reach"
        className="grid min-h-11 min-w-0 flex-1 basis-40 content-center rounded-control hover:underline"
      >
        <span className="font-semibold">
          {startsAt && (
            <time dateTime={startsAt} className="whitespace-nowrap tabular-nums">
              {t('form.clock', { clock: formatClock(new Date(startsAt)) })}
            </time>
          )}{' '}
          <Unbroken isName={other.name !== ''}>{other.name || t('gone')}</Unbroken>
        </span>
        <span className="text-sm wrap-anywhere text-ink-2">
          {[how, post?.title].filter(Boolean).join(' · ')}
        </span>
      </Link>
      <Way interview={interview} />
    </div>
  )
}

/** The number to ring, or the room of a video call; of a number that is not there, what to do instead. */
function Way({ interview: { kind, phone, place, with: other } }: { interview: Interview }) {
  const t = useTranslations('interviewing')
  const looks = buttonClass({ variant: 'secondary' }, 'max-sm:w-full')
  if (kind === 'on_site') return null
  if (kind === 'video')
    return (
      <a {...externalLink(place)} className={looks}>
        <Icon name="camera" className="size-5" />
        {t('join')}
        <span className="sr-only"> {other.name}</span>
      </a>
    )
  return phone ? (
    <a href={phoneHref(phone)} className={looks}>
      <Icon name="phone" className="size-5" />
      {t('ring', { phone })}
      <span className="sr-only"> {other.name}</span>
    </a>
  ) : (
    <p className="text-sm text-ink-2">{t('noNumber')}</p>
  )
}
