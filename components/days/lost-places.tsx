import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { initialOf } from '@/components/ui/initial'
import { TimeRange } from '@/components/ui/time-range'
import { Unbroken } from '@/components/ui/unbroken'
import { daysUntil, formatClock, formatDay, pastParts } from '@/lib/dates/format-thai'
import type { LostPlace } from '@/lib/days/day'
import { phoneHref } from '@/validators/contact-phone'
import { Dismissible } from './dismissible'

/** Names by the ids of their workers. */
type Names = Readonly<Record<string, string>>

type LostPlacesProps = {
  places: readonly LostPlace[]
  /** Whether the viewer looks at several branches. */
  showsBranches: boolean
  /** Names of invited workers; null when they could not be loaded. */
  names?: Names | null
}

/** Who cannot come, and the way to somebody in their place; the first is the page's next step. */
export function LostPlaces({ places, showsBranches, names = null }: LostPlacesProps) {
  const [t, days] = [useTranslations('dashboard.days.lostPlaces'), useTranslations('dashboard.days')]
  if (places.length === 0) return null
  return (
    <section aria-labelledby="lost-places">
      <h2 id="lost-places" className="sr-only">
        {t('title')}
      </h2>
      <ul className="grid gap-3">
        {places.map((place, index) => (
          <Dismissible
            key={place.applicationId}
            applicationId={place.applicationId}
            words={{
              dismiss: t('dismiss'),
              failed: t('failed'),
              dismissed: t('dismissed', { name: place.displayName ?? days('unnamed') }),
              later: t('later'),
              undo: t('undo'),
              close: t('close'),
            }}
            about={<About place={place} showsBranch={showsBranches} names={names} />}
            step={
              <>
                {place.phone && (
                  <a
                    href={phoneHref(place.phone)}
                    aria-label={t('callOf', { name: place.displayName ?? '', phone: place.phone })}
                    className={buttonClass({ variant: 'secondary' })}
                  >
                    <Icon name="phone" />
                    {t('call')}
                  </a>
                )}
                <ButtonLink
                  href={`/job-posting/${place.jobPostId}/matches`}
                  variant={index === 0 ? 'accent' : 'secondary'}
                  className="max-sm:flex-1"
                >
                  <Icon name="people" />
                  {t('replace')}
                  <span className="sr-only"> {place.title}</span>
                </ButtonLink>
              </>
            }
          />
        ))}
      </ul>
    </section>
  )
}

type AboutProps = { place: LostPlace; showsBranch: boolean; names: Names | null }

function About({ place, showsBranch, names }: AboutProps) {
  const t = useTranslations('dashboard.days')
  const { displayName, title, branchName, shifts, reason, invited } = place
  const [start, end, at] = [new Date(place.startsAt), new Date(place.endsAt), new Date(place.at)]
  return (
    <div className="flex min-w-0 flex-1 basis-60 gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-card font-semibold text-chilli"
      >
        {displayName ? initialOf(displayName) : <Icon name="person" className="size-5" />}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug">
          <Unbroken isName={displayName !== null}>{displayName ?? t('unnamed')}</Unbroken>{' '}
          <span className="whitespace-nowrap">
            {t('lostPlaces.cannotCome', { days: daysUntil(start), day: formatDay(start) })}
          </span>
        </h3>
        <p className="text-sm text-ink-2">
          <Unbroken>{[title, showsBranch && branchName].filter(Boolean).join(' · ')}</Unbroken>
          <span> · </span>
          <TimeRange start={formatClock(start)} end={formatClock(end)} />
          {shifts > 1 && <span>{` ${t('lostPlaces.more', { count: shifts - 1 })}`}</span>}
          {reason && <span>{` · ${t(`lostPlaces.reasons.${reason}`)}`}</span>}
        </p>
        <p className="text-sm text-ink-2">{t('lostPlaces.told', pastParts(at))}</p>
        {invited && (
          <p className="flex items-center gap-1.5 text-sm font-semibold">
            <Icon name="mail" className="size-4.5 shrink-0" />
            <Unbroken>{t('lostPlaces.invited', inviteWords(invited, names))}</Unbroken>
          </p>
        )}
      </div>
    </div>
  )
}

/** Who invited whom, and when, as the sentence has it. */
function inviteWords(
  { byName, workerId, at, others }: NonNullable<LostPlace['invited']>,
  names: Names | null,
) {
  return {
    by: byName ? 'member' : 'nobody',
    member: byName ?? '',
    isNamed: names?.[workerId] ? 'yes' : 'no',
    name: names?.[workerId] ?? '',
    others,
    ...pastParts(new Date(at)),
  }
}
