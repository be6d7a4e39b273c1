'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { BesidePerson } from '@/components/ui/beside-person'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { saidKilometres } from '@/lib/i18n/said-kilometres'
import { formatBaht } from '@/lib/money/format-baht'
import type { FoundWorker } from '@/lib/worker-search/worker-search'
import { personLinkId } from './person-link-id'
import { Reasons } from './reasons'

type PersonCardProps = {
  found: FoundWorker
  /** The pin of the card, or the card itself, is pointed at. */
  isActive: boolean
  onActive: (isActive: boolean) => void
  /** The tick that puts them beside others. */
  compare: ReactNode
  /** The invitation. */
  action: ReactNode
  /** Their contact, or what opens it and what that costs. */
  contact: ReactNode
  /** Where their intro videos are watched. */
  videoHref: string
  /** Called when the profile is opened, so that coming back leads here. */
  onOpen: () => void
}

/** One person found: who they are, why they fit and where they do not, what they ask, and what can be done. */
export function PersonCard({
  found,
  isActive,
  onActive,
  compare,
  action,
  contact,
  videoHref,
  onOpen,
}: PersonCardProps) {
  const t = useTranslations('people.card')
  const { id, displayName: name, ageBand, age, district, province, distanceKm, dailyPay, headline } = found
  const facts = [
    ageBand === 'under_18' ? t('young') : age && t('age', { age }),
    found.isFromDistrict
      ? t('fromDistrict', { kilometres: saidKilometres(distanceKm), province })
      : t('distance', { kilometres: saidKilometres(distanceKm) }),
    district || province,
  ].filter(Boolean)
  return (
    <Card
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      className={classNames('grid gap-3 p-4 transition-colors max-sm:p-3', isActive && 'border-mango')}
    >
      <div className="flex items-start gap-3">
        <Face found={found} videoHref={videoHref} onOpen={onOpen} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-1">
            <h3 className="flex min-w-0 flex-1 items-center gap-1.5 text-base">
              <Link
                id={personLinkId(id)}
                href={`/resume/${id}`}
                prefetch="reach"
                onClick={onOpen}
                className="-my-2 flex min-h-11 min-w-0 items-center rounded-control hover:underline"
              >
                <span className="sr-only">{t('open')} </span>
                <Unbroken isName inOneLine>
                  {name}
                </Unbroken>
              </Link>
              {found.isVerified && (
                <>
                  <Icon name="shield" className="size-4.5 shrink-0 text-leaf" />
                  <span className="sr-only">{t('verified')}</span>
                </>
              )}
            </h3>
            <span className="-mt-2 -mr-2">
              <BesidePerson id={id} name={name} />
            </span>
          </div>
          <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
          {headline && <p className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">{headline}</p>}
          <div className="mt-1">
            <Reasons found={found} />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="mr-auto flex flex-wrap items-center justify-between gap-x-4 max-sm:w-full">
          <p>
            <span className="text-lg font-semibold">
              {dailyPay === null ? t('anyPay') : formatBaht(dailyPay)}
            </span>
            {dailyPay !== null && <span className="text-sm text-ink-2">{t('aDay')}</span>}
          </p>
          {compare}
        </div>
        <div className="flex flex-wrap gap-2 *:grow empty:hidden max-sm:w-full">
          {contact && <div>{contact}</div>}
          {action}
        </div>
      </div>
    </Card>
  )
}

/** The photo or the drawn avatar; with a film, the way to watch it. */
function Face({ found, videoHref, onOpen }: Pick<PersonCardProps, 'found' | 'videoHref' | 'onOpen'>) {
  const t = useTranslations('people.card')
  const { displayName: name, photoUrl, hasVideo } = found
  const avatar = <Avatar name={name} src={photoUrl} round="rounded-control" className="h-32 w-24 text-3xl" />
  if (!hasVideo) return avatar
  return (
    <Link
      href={videoHref}
      prefetch="reach"
      onClick={onOpen}
      aria-label={t('video', { name })}
      className="relative shrink-0 rounded-control"
    >
      {avatar}
      <span className="absolute right-1 bottom-1 grid size-8 place-items-center rounded-full border border-line bg-card text-ink">
        <Icon name="play" className="size-5" />
      </span>
    </Link>
  )
}
