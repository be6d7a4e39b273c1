'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pressPart } from '@/components/ui/press-part'
import type { FavouriteGroups } from '@/lib/favourites/favourite'
import { favouritesPath } from './favourites-path'

const GroupDialog = pressPart(() => import('./group-dialog'))
const RemoveGroupDialog = pressPart(() => import('./remove-group-dialog'))

type GroupBarProps = {
  groups: FavouriteGroups
  /** The group whose members are shown; without it, all favourites are. */
  chosenId?: string
  /** What else can be done with those shown. */
  action?: ReactNode
}

/** The groups as links, with the actions for them. */
export function GroupBar({ groups: { items, favourites }, chosenId, action }: GroupBarProps) {
  const t = useTranslations('favourites.groups')
  const [open, setOpen] = useState<'create' | 'rename' | 'remove' | null>(null)
  const chosen = items.find(({ id }) => id === chosenId)
  const close = () => setOpen(null)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <nav aria-label={t('label')} className="-m-1 min-w-0 overflow-x-auto p-1">
          <ul className="flex gap-2 sm:flex-wrap">
            <Tab href={favouritesPath()} isCurrent={!chosen} name={t('all')} count={favourites} />
            {items.map(({ id, name, members }) => (
              <Tab
                key={id}
                href={favouritesPath(id)}
                isCurrent={id === chosenId}
                name={name}
                count={members}
              />
            ))}
          </ul>
        </nav>
        <Button variant="ghost" onClick={() => setOpen('create')}>
          <Icon name="plus" />
          {t('create')}
        </Button>
      </div>
      {(chosen || action) && (
        <div className="flex flex-wrap gap-2">
          {action}
          {chosen && (
            <>
              <Button variant="secondary" size="sm" onClick={() => setOpen('rename')}>
                <Icon name="edit" className="size-4.5" />
                {t('rename')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setOpen('remove')}>
                <Icon name="trash" className="size-4.5" />
                {t('remove')}
              </Button>
            </>
          )}
        </div>
      )}
      {open === 'create' && <GroupDialog group={null} onClose={close} />}
      {open === 'rename' && chosen && <GroupDialog group={chosen} onClose={close} />}
      {open === 'remove' && chosen && <RemoveGroupDialog group={chosen} onClose={close} />}
    </div>
  )
}

type TabProps = { href: string; isCurrent: boolean; name: string; count: number }

function Tab({ href, isCurrent, name, count }: TabProps) {
  return (
    <li className="max-w-64 shrink-0 sm:max-w-full">
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium',
          isCurrent ? 'border-transparent bg-primary text-on-primary' : 'border-line bg-card hover:bg-well',
        )}
      >
        <span className="truncate">{name}</span>
        <span className="tabular-nums">{count}</span>
      </Link>
    </li>
  )
}
