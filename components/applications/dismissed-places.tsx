'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { Unbroken } from '@/components/ui/unbroken'
import type { Board } from '@/lib/applications/application'
import { daysUntil, formatClock, formatDay, pastParts, shortDay } from '@/lib/dates/format-thai'

type DismissedPlace = Board['dismissed'][number]

type DismissedPlacesProps = {
  places: readonly DismissedPlace[]
  /** Stores that the worker of an application is to be replaced after all; rejects with ProblemError. */
  restore: (applicationId: string) => Promise<void>
}

/** Who cannot come and is not replaced: who said so and when, each with the way back; nothing where there are none. */
export function DismissedPlaces({ places, restore }: DismissedPlacesProps) {
  const t = useTranslations('applications.dismissed')
  if (places.length === 0) return null
  return (
    <section aria-labelledby="dismissed-places" className="mb-3 rounded-card bg-well px-3 py-2">
      <h3 id="dismissed-places" className="text-base">
        {t('title')}
      </h3>
      <ul>
        {places.map((place) => (
          <Dismissed key={place.applicationId} place={place} restore={restore} />
        ))}
      </ul>
    </section>
  )
}

type DismissedProps = Pick<DismissedPlacesProps, 'restore'> & { place: DismissedPlace }

function Dismissed({ place, restore }: DismissedProps) {
  const t = useTranslations('applications')
  const [isBusy, setBusy] = useState(false)
  const { applicationId, displayName, startsAt, shifts, byName } = place
  const [start, at] = [new Date(startsAt), new Date(place.at)]
  const name = displayName ?? t('gone')
  const press = async () => {
    setBusy(true)
    try {
      await restore(applicationId)
    } catch {
      void toast('error', t('dismissed.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        <Unbroken isName={displayName !== null}>{name}</Unbroken>{' '}
        {t('shifts.cannotCome', { when: `${shortDay(startsAt)} ${formatClock(start)}`, others: shifts - 1 })}
        <span className="block text-ink-2">
          <Unbroken>
            {t('dismissed.by', {
              by: byName ? 'member' : 'nobody',
              member: byName ?? '',
              ...pastParts(at),
            })}
          </Unbroken>
        </span>
      </p>
      <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void press()}>
        {t('dismissed.restore')}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}

/** Whom a member invited last in the place of those who cannot come; nothing where nobody was. */
export function InvitedInstead({ lostPlaces }: Pick<Board, 'lostPlaces'>) {
  const t = useTranslations('applications.cannotCome')
  const invites = lostPlaces.flatMap(({ invited }) => invited ?? [])
  const [latest] = invites.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  if (!latest) return null
  // Whoever was invited since a place was lost was invited for those lost before it, too.
  const count = Math.max(...invites.map(({ others }) => others + 1))
  const at = new Date(latest.at)
  return (
    <p className="mb-2 flex items-center gap-1.5 px-1 text-sm">
      <Icon name="mail" className="size-4.5 shrink-0" />
      <Unbroken>
        {t('invited', {
          by: latest.byName ? 'member' : 'nobody',
          member: latest.byName ?? '',
          count,
          days: -daysUntil(at),
          day: formatDay(at),
          time: formatClock(at),
        })}
      </Unbroken>
    </p>
  )
}
