'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { FavouriteList, type FavouriteListProps } from '@/components/favourites/favourite-list'
import { GroupBar } from '@/components/favourites/group-bar'
import { LateInviteDialog } from '@/components/screens/inviting/late-invite-dialog'
import type { Candidate } from '@/components/screens/inviting/use-candidates'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Favourite, FavouriteGroups } from '@/lib/favourites/favourite'

type FavouritesBrowserProps = {
  page: FavouriteListProps['page']
  groups: FavouriteGroups
  /** The group whose members are shown; without it, all favourites are. */
  groupId: string | undefined
  /** What the member's role and the company's standing allow. */
  inviting: 'many' | 'one' | 'none'
  /** Shown where the page is empty. */
  nobody: ReactNode
}

/** What the dialog that invites is open for: one person, or the group or all that are shown. */
type Invited = { readonly person: Candidate | null }

/** The favourites, or those of a group, and the ways to invite one or several of them to an open post. */
export function FavouritesBrowser({ page, groups, groupId, inviting, nobody }: FavouritesBrowserProps) {
  const t = useTranslations('inviting')
  const favourites = useTranslations('favourites')
  const [invited, setInvited] = useState<Invited | null>(null)
  const chosen = groups.items.find(({ id }) => id === groupId)
  const inviteOne = ({ worker: { id, displayName: name }, isHidden }: Favourite) =>
    !isHidden && (
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setInvited({ person: { id, name, isHidden: false } })}
      >
        <Icon name="mail" className="size-4.5" />
        {t('actionOf')}
        <span className="sr-only"> {name}</span>
      </Button>
    )
  const inviteShown = (
    <Button size="sm" onClick={() => setInvited({ person: null })}>
      <Icon name="mail" className="size-4.5" />
      {chosen ? t('actionOfGroup', { count: chosen.members }) : t('action')}
    </Button>
  )
  return (
    <>
      <GroupBar
        groups={groups}
        chosenId={chosen?.id}
        action={inviting === 'many' && page.items.length > 0 && inviteShown}
      />
      <section aria-labelledby="list">
        <h2 id="list" className="sr-only">
          {favourites('list')}
        </h2>
        {page.items.length === 0 ? (
          nobody
        ) : (
          <FavouriteList
            key={chosen?.id}
            page={page}
            filter={{ groupId: chosen?.id }}
            groups={groups.items}
            actionOf={inviting === 'none' ? undefined : inviteOne}
          />
        )}
      </section>
      {invited && (
        <LateInviteDialog
          post={null}
          person={invited.person}
          groupId={chosen?.id}
          groups={groups.items}
          canInviteMany={inviting === 'many'}
          onClose={() => setInvited(null)}
        />
      )}
    </>
  )
}
