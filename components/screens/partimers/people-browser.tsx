'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { LateInviteDialog } from '@/components/screens/inviting/late-invite-dialog'
import type { Candidate } from '@/components/screens/inviting/use-candidates'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { useOnline } from '@/components/ui/use-online'
import { usePages } from '@/components/ui/use-pages'
import { CardContact } from '@/components/unlocks/card-contact'
import { offerWith, type UnlockOffer } from '@/components/unlocks/unlock-offer'
import { CompareBar } from '@/components/worker-search/compare-bar'
import { PeopleList } from '@/components/worker-search/people-list'
import { useCompared } from '@/components/worker-search/use-compared'
import { focusCard } from '@/components/worker-search/use-way-back'
import type { MapsAccess } from '@/lib/config/maps-access'
import type { FavouriteGroup } from '@/lib/favourites/favourite'
import { askWorkers } from '@/lib/worker-search/requests'
import { queryOf, type SearchView, searchPath } from '@/lib/worker-search/search-view'
import type { FoundWorker, FoundWorkers, WorkerQuery } from '@/lib/worker-search/worker-search'
import { LatePeopleMap } from './late-people-map'
import type { PersonPin } from './person-pin-marker'
import type { WaysToInvite } from './ways-to-invite'

type PostToInviteTo = {
  readonly id: string
  readonly title: string | null
  /** The workers who are invited to it. */
  readonly invitedIds?: readonly string[]
  /** Whether they are asked in the place of somebody who cannot come. */
  readonly isReplacement?: boolean
}

type PeopleBrowserProps = {
  /** The first page, and what was asked for it. */
  page: FoundWorkers
  query: WorkerQuery
  view: SearchView
  /** When the page was made, HH:mm. */
  time: string
  /** The post that people are looked for. */
  post: PostToInviteTo | null
  groups: readonly FavouriteGroup[]
  /** What the member's role and the company's standing allow. */
  inviting: WaysToInvite
  /** What the company can do about a masked contact. */
  offer: UnlockOffer
  /** Whether the member may buy credits once none is left. */
  mayBuy: boolean
  maps: MapsAccess | null
}

/** How many are invited with one press. */
const firstInvited = 10

/** The people found, as a list and on a map that point at each other, and the ways to compare, reach and invite them. */
export function PeopleBrowser(props: PeopleBrowserProps) {
  const { page, query, view, time, post, groups, inviting, maps } = props
  const t = useTranslations('people')
  const pages = usePages<WorkerQuery, FoundWorkers>({ ...page, filter: query }, askWorkers)
  const { items } = pages.shown
  const compared = useCompared()
  const isOnline = useOnline()
  const unlocks = useTranslations('unlocks.button')
  const [offer, setOffer] = useState(props.offer)
  // Said once above the list; on a card only where the last credit was just used.
  const isAskingPayer = props.offer.kind === 'ask_payer'
  const [activeId, setActiveId] = useState<string | null>(null)
  const { pressed, press } = usePressedPin()
  const [invited, setInvited] = useState<readonly Candidate[] | null>(null)
  /** Phones show the map, with the cards of the people it was asked for. */
  const isOnMap = Boolean(view.map && maps)
  const first = items.slice(0, firstInvited)
  const path = searchPath(view)
  const shown = useMemo(() => items.map(pinOf), [items])
  const invite = (people: readonly FoundWorker[]) =>
    setInvited(people.map(({ id, displayName: name }) => ({ id, name, isHidden: false })))
  const [one, another] = invited ?? []
  const noteLeft = (left: number | null) => {
    if (left !== null) setOffer((now) => offerWith(now, left, props.mayBuy))
  }

  const list = (
    <div key="list" className="min-w-0">
      <div
        className={classNames(
          'mb-3 flex flex-wrap items-center justify-between gap-2',
          isOnMap && 'max-lg:hidden',
        )}
      >
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
          {[
            t('list.cost'),
            isAskingPayer && unlocks('askPayer'),
            offer.kind === 'open' && offer.left !== null && t('list.left', { left: offer.left }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {inviting === 'many' && first.length > 1 && (
          <Button variant="secondary" size="sm" disabled={!isOnline} onClick={() => invite(first)}>
            <Icon name="mail" className="size-4.5" />
            {t('list.inviteFirst', { count: first.length })}
          </Button>
        )}
      </div>
      <p role="status" className="mb-3 text-sm text-mango-ink empty:hidden">
        {!isOnline && t('list.offline')}
      </p>
      <PeopleList
        pages={pages}
        view={view}
        path={path}
        time={time}
        activeId={activeId}
        onActive={setActiveId}
        onlyOnPhones={isOnMap ? pressed.people.map(({ id }) => id) : null}
        onShow={isOnMap ? (ids) => press(shown.filter(({ id }) => ids.includes(id))) : undefined}
        compared={compared}
        actionOf={
          inviting === 'none'
            ? undefined
            : (found) =>
                post?.invitedIds?.includes(found.id) ? (
                  <Invited name={found.displayName} />
                ) : (
                  <Button disabled={!isOnline} onClick={() => invite([found])} className="max-sm:px-2">
                    {t(post?.isReplacement ? 'card.instead' : 'card.invite')}
                    <span className="sr-only"> {found.displayName}</span>
                  </Button>
                )
        }
        contactOf={({ id, displayName, isContactOpen }) =>
          isAskingPayer && !isContactOpen ? null : (
            <CardContact
              workerId={id}
              name={displayName}
              isOpen={isContactOpen}
              offer={offer}
              backTo={path}
              onUnlocked={noteLeft}
            />
          )
        }
      />
      <CompareBar
        people={compared.people}
        path={`/partimers/compare?${comparedQuery(view, compared.people)}`}
        onClear={compared.clear}
      />
    </div>
  )
  const map = maps && (
    <LatePeopleMap
      key="map"
      maps={maps}
      view={view}
      query={query}
      near={pages.shown.near}
      people={shown}
      activeId={activeId}
      onActive={setActiveId}
      onPress={press}
    />
  )
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      {/* Read in the order in which a phone shows them; what changes places keeps its state. */}
      {isOnMap ? [map, list] : [list, map]}
      {invited && (
        <LateInviteDialog
          post={post}
          person={one && !another ? one : null}
          people={invited}
          groups={groups}
          canInviteMany={inviting === 'many'}
          onClose={() => setInvited(null)}
        />
      )}
    </div>
  )
}

function Invited({ name }: { name: string }) {
  const t = useTranslations('people.card')
  return (
    <p className="flex min-h-11 items-center gap-1.5 px-2 font-medium">
      <Icon name="check-circle" className="size-5 text-leaf" />
      {t('invited')}
      <span className="sr-only"> {name}</span>
    </p>
  )
}

const nobody: { readonly people: readonly PersonPin[]; readonly at: number } = { people: [], at: 0 }

/** The people of the pin pressed last. Their cards have the focus one after the other, each time the pin is pressed. */
function usePressedPin() {
  const [pressed, setPressed] = useState(nobody)
  useEffect(() => {
    const person = pressed.people[pressed.at]
    if (person) focusCard(person.id)
  }, [pressed])
  const press = (people: readonly PersonPin[]) =>
    setPressed((before) => ({
      people,
      at: before.people === people ? (before.at + 1) % people.length : 0,
    }))
  return { pressed, press }
}

const pinOf = ({ id, displayName: name, dailyPay, cell }: FoundWorker) => ({ id, name, dailyPay, ...cell })

function comparedQuery(view: SearchView, people: readonly { readonly id: string }[]): string {
  const query = new URLSearchParams(queryOf(view))
  query.set('people', people.map(({ id }) => id).join())
  return query.toString().replaceAll('%2C', ',')
}
