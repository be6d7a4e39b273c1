import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { initialOf } from '@/components/ui/initial'
import { TimeRange } from '@/components/ui/time-range'
import { Unbroken } from '@/components/ui/unbroken'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import type { LostPlace } from '@/lib/days/day'
import { phoneHref } from '@/validators/contact-phone'
import { Dismissible } from './dismissible'

type LostPlacesProps = {
  places: readonly LostPlace[]
  /** Whether the viewer looks at several branches. */
  showsBranches: boolean
}

/** Who cannot come, and the way to somebody in their place; the first is the page's next step. */
export function LostPlaces({ places, showsBranches }: LostPlacesProps) {
  const t = useTranslations('dashboard.days.lostPlaces')
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
            words={{ dismiss: t('dismiss'), failed: t('failed') }}
            about={<About place={place} showsBranch={showsBranches} />}
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

function About({ place, showsBranch }: { place: LostPlace; showsBranch: boolean }) {
  const t = useTranslations('dashboard.days')
  const { displayName, title, branchName, shifts, reason } = place
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
          {' · '}
          <TimeRange start={formatClock(start)} end={formatClock(end)} />
          {shifts > 1 && ` ${t('lostPlaces.more', { count: shifts - 1 })}`}
          {reason && ` · ${t(`lostPlaces.reasons.${reason}`)}`}
        </p>
        <p className="text-sm text-ink-2">
          {t('lostPlaces.told', { days: -daysUntil(at), day: formatDay(at), time: formatClock(at) })}
        </p>
      </div>
    </div>
  )
}
