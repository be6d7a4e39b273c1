'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { ListFailure } from '@/components/ui/list-failure'
import { ListRefresh } from '@/components/ui/list-refresh'
import { toast } from '@/components/ui/toast'
import { usePages } from '@/components/ui/use-pages'
import { ProblemError } from '@/lib/api/problem'
import type { Favourite, FavouriteFilter, FavouriteGroup, FavouritePage } from '@/lib/favourites/favourite'
import { addToGroup, askFavourites, removeFromGroup } from '@/lib/favourites/requests'
import { FavouriteCard } from './favourite-card'
import { useMarks } from './use-marks'

/** True for a refusal whose reason is worth showing; other failures have no useful text. */
const isRefused = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && [403, 429].includes(error.problem.status)

export type FavouriteListProps = {
  /** The first page of what is shown, from the server. */
  page: FavouritePage
  filter: FavouriteFilter
  groups: readonly FavouriteGroup[]
  /** What else can be done with one of them. */
  actionOf?: (favourite: Favourite) => ReactNode
}

/** Favourites as cards: each can be removed and sorted into groups in its place, and restored after a mistake. */
export function FavouriteList({ page, filter, groups, actionOf }: FavouriteListProps) {
  const t = useTranslations('favourites')
  const problemText = useProblemText()
  const router = useRouter()
  const pages = usePages<FavouriteFilter, FavouritePage>({ ...page, filter }, askFavourites)
  const { items, nextCursor } = pages.shown
  const groupIdsOf = useRef(new Map<string, readonly string[]>())
  groupIdsOf.current = new Map(items.map(({ worker, groupIds }) => [worker.id, groupIds]))
  const marks = useMarks(
    items.map(({ worker }) => worker.id),
    // A restored favourite is put back into its groups.
    async (id) => {
      for (const groupId of groupIdsOf.current.get(id) ?? []) await addToGroup(groupId, id)
    },
  )
  const { know } = marks
  useEffect(() => know(items.map(({ worker }) => worker.id)), [items, know])

  const setGroups = (id: string, edit: (groupIds: readonly string[]) => string[]) =>
    pages.change((now) =>
      now.map((item) => (item.worker.id === id ? { ...item, groupIds: edit(item.groupIds) } : item)),
    )
  const sort = async (id: string, groupId: string, isIn: boolean) => {
    const put = (isThere: boolean) =>
      setGroups(id, (now) => (isThere ? [...now, groupId] : now.filter((other) => other !== groupId)))
    put(isIn)
    try {
      await (isIn ? addToGroup(groupId, id) : removeFromGroup(groupId, id))
      // Updates the group counts above the list.
      router.refresh()
    } catch (error) {
      put(!isIn)
      void toast('error', problemText(problemOfFailure(error)))
    }
  }

  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 lg:grid-cols-2">
        {items.map((favourite) => {
          const { id } = favourite.worker
          return (
            <li key={id}>
              <FavouriteCard
                favourite={favourite}
                groups={groups}
                isMarked={marks.isMarked(id)}
                action={actionOf?.(favourite)}
                onMark={(isMarked) => void marks.set(id, isMarked).then(() => router.refresh())}
                onSort={(groupId, isIn) => void sort(id, groupId, isIn)}
              />
            </li>
          )
        })}
      </ul>
      <ListRefresh list={pages.refreshed} />
      <ListFailure
        list={pages}
        title={isRefused(pages.error) ? problemText(pages.error.problem) : t('failed')}
        retryLabel={t('retry')}
        className="mt-1"
      />
      {nextCursor && (
        <Button
          variant="secondary"
          className="mx-auto"
          loading={pages.loading === 'more'}
          onClick={pages.more}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
