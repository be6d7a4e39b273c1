'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import type { Favourite, FavouriteGroup } from '@/lib/favourites/favourite'
import { formatBaht } from '@/lib/money/format-baht'
import { MarkButton } from './mark-button'

type FavouriteCardProps = {
  favourite: Favourite
  groups: readonly FavouriteGroup[]
  isMarked: boolean
  /** What else can be done with them. */
  action: ReactNode
  onMark: (isMarked: boolean) => void
  onSort: (groupId: string, isIn: boolean) => void
}

/** One favourite: who they are, the star that removes them, and their groups. */
export function FavouriteCard({ favourite, groups, isMarked, action, onMark, onSort }: FavouriteCardProps) {
  const t = useTranslations('favourites')
  const { worker, isHidden, groupIds } = favourite
  const { displayName: name, age, district, province, headline, photoUrl } = worker
  const facts = [age !== null && t('age', { age }), district || province].filter(Boolean)
  const own = groups.filter(({ id }) => groupIds.includes(id))
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} src={photoUrl} className="size-11 text-lg" />
        <div className="min-w-0 flex-1">
          <h3 className="text-base [overflow-wrap:anywhere]">
            <Unbroken isName>{name}</Unbroken>
          </h3>
          <p className="text-sm text-ink-3">{isHidden ? t('hidden') : facts.join(' · ')}</p>
        </div>
        <span className="-mt-1 -mr-2">
          <MarkButton label={t('mark', { name })} isMarked={isMarked} onChange={onMark} />
        </span>
      </div>
      {headline && <p className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">{headline}</p>}
      {!isHidden && <WorkFacts worker={worker} />}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {!isMarked && t('takenBack')}
      </p>
      {isMarked && own.length > 0 && (
        <ul aria-label={t('groups.of', { name })} className="flex flex-wrap gap-1.5">
          {own.map((group) => (
            <li key={group.id} className="min-w-0">
              <Badge className="max-w-full [overflow-wrap:anywhere]">{group.name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 empty:hidden">
        {isMarked && groups.length > 0 && (
          <details className="group min-w-0 basis-40 open:basis-full">
            <summary className="-mx-2 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control px-2 text-sm font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              {t('groups.sort')}
              <span className="sr-only"> {name}</span>
              <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
            </summary>
            <ul className="mt-1 grid gap-1 sm:grid-cols-2">
              {groups.map((group) => (
                <li key={group.id}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm hover:bg-well">
                    <input
                      type="checkbox"
                      checked={groupIds.includes(group.id)}
                      onChange={({ target }) => onSort(group.id, target.checked)}
                      className="size-5 shrink-0 accent-primary"
                    />
                    <span className="min-w-0 [overflow-wrap:anywhere]">{group.name}</span>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        )}
        {isMarked && action}
      </div>
    </Card>
  )
}

function WorkFacts({ worker }: { worker: Favourite['worker'] }) {
  const t = useTranslations('favourites')
  const workTypeName = useTranslations('workTypes')
  const { workTypes, experienceYears, minDailyPay } = worker
  const lines = [
    workTypes.length > 0 && t('wants', { workTypes: workTypes.map((type) => workTypeName(type)).join(', ') }),
    experienceYears > 0 && t('experience', { years: experienceYears }),
    minDailyPay !== null && t('pay', { pay: formatBaht(minDailyPay) }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
