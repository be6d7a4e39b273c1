'use client'

import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { lettersOver, longAria, TooLong } from '@/components/forms/too-long'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { ListFailure } from '@/components/ui/list-failure'
import { ListRefresh } from '@/components/ui/list-refresh'
import { usePages } from '@/components/ui/use-pages'
import type { Branch, BranchFilter, BranchPage } from '@/lib/branches/branch'
import { askBranches } from '@/lib/branches/requests'
import { longestSearch } from '@/validators/longest-search'
import { BranchItem, type BranchParts, type BranchRights } from './branch-item'
import { type BranchView, listPath } from './list-path'

type BranchListProps = {
  /** The first page of the view, from the server. */
  page: BranchPage
  view: BranchView
  can: BranchRights
  partsOf: (branch: Branch) => BranchParts
  /** The map of a filter's branches, supplied by the page; undefined when maps are not available. */
  mapOf?: (filter: BranchFilter) => ReactNode
}

/** Branches as cards, searched while one types; the address keeps the view. */
export function BranchList({ page, view, can, partsOf, mapOf }: BranchListProps) {
  const t = useTranslations('branchList')
  const problemText = useProblemText()
  const { state } = view
  const [text, setText] = useState(view.q ?? '')
  const [mapOpen, setMapOpen] = useState(Boolean(view.map))
  const first: BranchPage & { filter: BranchFilter } = { ...page, filter: { q: view.q, state } }
  const pages = usePages(first, askBranches)
  const { shown, loading, search, more } = pages
  const { items, nextCursor, filter } = shown
  const list = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLInputElement>(null)
  /** Index at which the last requested page begins. */
  const position = useRef<number | null>(null)
  const mapId = useId()

  useEffect(() => {
    const path = listPath({ ...filter, map: mapOpen })
    if (path !== `${location.pathname}${location.search}`) history.replaceState(null, '', path)
  }, [filter, mapOpen])

  useEffect(() => {
    if (position.current === null || position.current >= items.length) return
    const first = list.current?.children[position.current]
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
    position.current = null
  }, [items])

  const find = (typed: string) => {
    setText(typed)
    if (!lettersOver(typed, longestSearch)) search({ q: typed.trim() || undefined, state })
  }

  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search> */}
      <form
        role="search"
        action="/branch"
        onSubmit={(event) => {
          event.preventDefault()
          find(text)
        }}
        className="flex flex-wrap gap-3"
      >
        {state === 'archived' && <input type="hidden" name="state" value={state} />}
        <span className="relative min-w-0 flex-1 basis-64">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
          />
          <input
            ref={box}
            type="search"
            name="q"
            value={text}
            onChange={({ target }) => find(target.value)}
            aria-label={t('search')}
            placeholder={t('search')}
            {...longAria(mapId, { text, limit: longestSearch })}
            enterKeyHint="search"
            className="control pl-11"
          />
          <TooLong id={mapId} text={text} limit={longestSearch} />
        </span>
        {mapOf && (
          <Button
            variant="secondary"
            aria-expanded={mapOpen}
            aria-controls={mapId}
            onClick={() => setMapOpen(!mapOpen)}
          >
            <Icon name={mapOpen ? 'close' : 'pin'} />
            {t(mapOpen ? 'hideMap' : 'showMap')}
          </Button>
        )}
      </form>
      <div className={classNames('grid gap-5', mapOpen && 'lg:grid-cols-[1fr_26rem] lg:items-start')}>
        <div id={mapId} className="min-w-0 empty:hidden lg:sticky lg:top-20 lg:order-last">
          {mapOpen && mapOf?.(filter)}
        </div>
        <div className="min-w-0" aria-busy={loading === 'first'}>
          <p role="status" className="mb-3 text-sm text-ink-2">
            {items.length > 0 && t('shown', { count: items.length, more: String(nextCursor !== null) })}
          </p>
          <ListRefresh list={pages.refreshed} />
          <ListFailure
            list={pages}
            title={problemText(problemOfFailure(pages.error))}
            retryLabel={t('retry')}
            className="mb-4"
          />
          {/* Another search gives another list, even if both contain a branch, so that no card slides about. */}
          <Fragment key={listPath(filter)}>
            {items.length === 0 ? (
              <NoBranches
                filter={filter}
                onClear={() => {
                  find('')
                  box.current?.focus()
                }}
              />
            ) : (
              <ul
                ref={list}
                className={classNames('grid gap-4 sm:grid-cols-2', !mapOpen && 'lg:grid-cols-3')}
              >
                {items.map((branch) => (
                  <li key={`${branch.id} ${branch.version}`} tabIndex={-1} className="rounded-card">
                    <BranchItem branch={branch} partsOf={partsOf} can={can} />
                  </li>
                ))}
              </ul>
            )}
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
                {t('more')}
              </Button>
            )}
          </Fragment>
        </div>
      </div>
    </div>
  )
}

function NoBranches({ filter, onClear }: { filter: BranchFilter; onClear: () => void }) {
  const t = useTranslations('branchList')
  if (filter.q) {
    return (
      <EmptyState
        illustration="branches"
        title={t('nothingFound.title', { q: filter.q })}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('nothingFound.clear')}
          </Button>
        }
      >
        {t('nothingFound.explain')}
      </EmptyState>
    )
  }
  const kind = filter.state === 'archived' ? 'noneArchived' : 'noneInUse'
  return (
    <EmptyState illustration="branches" title={t(`${kind}.title`)}>
      {t(`${kind}.explain`)}
    </EmptyState>
  )
}
