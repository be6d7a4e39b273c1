'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { ListFailure } from '@/components/ui/list-failure'
import { ListRefresh } from '@/components/ui/list-refresh'
import { RoomForCards } from '@/components/ui/room-for-cards'
import { useCards } from '@/components/ui/use-cards'
import type { usePages } from '@/components/ui/use-pages'
import { type SearchView, searchPath, searchSorts } from '@/lib/worker-search/search-view'
import { videoPath } from '@/lib/worker-search/video-path'
import type { FoundWorker, FoundWorkers, WorkerQuery } from '@/lib/worker-search/worker-search'
import { rankedAtMost } from '@/validators/worker-search'
import { PersonCard } from './person-card'
import type { useCompared } from './use-compared'
import { focusCard, useWayBack } from './use-way-back'

type PeopleListProps = {
  pages: ReturnType<typeof usePages<WorkerQuery, FoundWorkers>>
  /** The search, and its address. */
  view: SearchView
  path: string
  /** When the list was made, HH:mm. */
  time: string
  activeId: string | null
  onActive: (id: string | null) => void
  /** The only people whose cards phones show, below a map; null for all. */
  onlyOnPhones?: readonly string[] | null
  /** Shows these people's cards where phones show only some, and gives the first of them the focus. */
  onShow?: ((ids: readonly string[]) => void) | undefined
  compared: ReturnType<typeof useCompared>
  /** What can be done with somebody besides reading their profile. */
  actionOf?: ((found: FoundWorker) => ReactNode) | undefined
  /** Their contact, or what opens it. */
  contactOf?: ((found: FoundWorker) => ReactNode) | undefined
}

/** Cards that the server renders: below the search, no usual window shows more. */
const fromServer = 3

/** The people found, page by page. A failure keeps those who are there, and says of when they are. */
export function PeopleList({
  pages,
  view,
  path,
  time,
  activeId,
  onActive,
  onlyOnPhones = null,
  onShow,
  compared,
  actionOf,
  contactOf,
}: PeopleListProps) {
  const t = useTranslations('people')
  const { shown, loading, more } = pages
  const { items, nextCursor, isLoose, total } = shown
  const isRanked = (view.sort ?? searchSorts[0]) === 'fit'
  const cards = useCards(items.length, fromServer)
  const list = useRef<HTMLUListElement>(null)
  /** Index at which the last requested page begins. */
  const position = useRef<number | null>(null)
  const { leave } = useWayBack({
    path,
    count: items.length,
    hasMore: nextCursor !== null,
    isLoading: loading !== null || cards < items.length,
    more,
    leadTo: (id) => (onShow ? onShow([id]) : focusCard(id)),
  })

  const focusFrom = useEffectEvent((index: number) => {
    const next = list.current?.children[index]
    if (onShow) onShow(items.slice(index).map(({ id }) => id))
    else if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (position.current === null || position.current >= cards) return
    focusFrom(position.current)
    position.current = null
  }, [cards])

  return (
    <section aria-label={t('list.label')} aria-busy={loading === 'first'}>
      {isLoose && <p className="mb-3 text-sm text-mango-ink">{t('list.loose')}</p>}
      <ul ref={list} className="grid gap-3">
        {items.slice(0, cards).map((found) => (
          <li
            key={found.id}
            tabIndex={-1}
            className={classNames(
              'rounded-card',
              onlyOnPhones && !onlyOnPhones.includes(found.id) && 'max-lg:hidden',
            )}
          >
            <PersonCard
              found={found}
              isActive={activeId === found.id}
              onActive={(isActive) => onActive(isActive ? found.id : null)}
              videoHref={videoPath(found.id, view)}
              onOpen={() => leave(found.id)}
              compare={
                <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    checked={compared.has(found.id)}
                    disabled={compared.isFull && !compared.has(found.id)}
                    onChange={() => compared.toggle({ id: found.id, name: found.displayName })}
                    aria-label={t('compare.of', { name: found.displayName })}
                    className="size-5 shrink-0 accent-primary"
                  />
                  {t('card.compare')}
                </label>
              }
              action={actionOf?.(found)}
              contact={contactOf?.(found)}
            />
          </li>
        ))}
      </ul>
      <div className={onlyOnPhones ? 'max-lg:hidden' : undefined}>
        <RoomForCards count={items.length - cards} height={300} />
      </div>
      <ListRefresh list={pages.refreshed} />
      <ListFailure
        list={pages}
        title={t('list.failed', { time })}
        retryLabel={t('list.retry')}
        className="mt-4"
      />
      {nextCursor && (
        <Button
          variant="secondary"
          loading={loading === 'more'}
          onClick={() => {
            position.current = items.length
            more()
          }}
          className="mx-auto mt-5 flex"
        >
          {t('list.more')}
        </Button>
      )}
      {isRanked && nextCursor === null && total.count > rankedAtMost && (
        <p className="mt-5 text-center text-sm text-ink-2">
          {t('list.ranked', { count: rankedAtMost })}{' '}
          <Link
            href={searchPath({ ...view, sort: 'distance' })}
            className="inline-flex min-h-6 items-center rounded-control underline underline-offset-4"
          >
            {t('list.byDistance')}
          </Link>
        </p>
      )}
    </section>
  )
}
