'use client'

import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import { keptFresh } from '@/components/ui/kept-fresh'
import {
  type Notification,
  type NotificationPage,
  type NotificationSource,
  type UnreadCount,
  unreadKey,
} from '@/lib/notifications/notification'
import { requestsOf } from '@/lib/notifications/requests'
import { currentTime } from '@/validators/clock'
import { isKnown } from './notification-kinds'

type Failure = 'first' | 'more' | 'read'

/** The SWR key of a page contains the cursor it begins at; null after the last page. */
const keyOfPage = (index: number, before: NotificationPage | null) => {
  if (index === 0) return ['notifications', null] as const
  return before?.nextCursor ? (['notifications', before.nextCursor] as const) : null
}

type NotificationsOptions = {
  readonly source: NotificationSource
  /** The newest unread notification that the shell knows; the list is loaded again when it changes. */
  readonly newestId: string | null
  /** Called with the remaining unread count whenever it is known. */
  readonly onCount: (unread: UnreadCount) => void
}

/** The notifications, page by page, and marking them as read: shown at once, and undone if it fails. */
export function useNotifications({ source, newestId, onCount }: NotificationsOptions) {
  const { askPage, readOne, readUpTo } = requestsOf(source)
  const { mutate: mutateKey } = useSWRConfig()
  const [readFailed, setReadFailed] = useState(false)
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    keyOfPage,
    async ([, cursor]) => {
      const { items, nextCursor } = await askPage(cursor ?? undefined)
      return { items: items.filter(isKnown), nextCursor }
    },
    // The next page's key follows from the page before it, so new notifications leave no gap between pages.
    { ...keptFresh(), revalidateAll: true },
  )
  const pages = data && {
    items: data.flatMap(({ items }) => items),
    nextCursor: data.at(-1)?.nextCursor ?? null,
  }

  const listedUpTo = useRef(newestId)
  useEffect(() => {
    if (listedUpTo.current === newestId) return
    listedUpTo.current = newestId
    void mutate()
  }, [newestId, mutate])

  const isMore = data !== undefined && size > data.length
  const failure: Failure | null = readFailed ? 'read' : error ? (isMore ? 'more' : 'first') : null

  /** Shows the items as read at once, and reverts that if the service could not store it. */
  const mark = async (isMeant: (item: Notification) => boolean, send: () => Promise<UnreadCount>) => {
    const readAt = currentTime().toISOString()
    const marked = (shown: NotificationPage[] = []) =>
      shown.map((page) => ({
        ...page,
        items: page.items.map((item) => (item.readAt === null && isMeant(item) ? { ...item, readAt } : item)),
      }))
    setReadFailed(false)
    const sent = send()
    try {
      await Promise.all([
        mutate(
          sent.then(() => marked(data)),
          { optimisticData: marked(data), rollbackOnError: true, revalidate: false },
        ),
        mutateKey(unreadKey, sent, { revalidate: false }),
      ])
      const left = await sent
      listedUpTo.current = left.newestId
      onCount(left)
    } catch {
      setReadFailed(true)
    }
  }

  const newest = pages?.items[0]?.id
  return {
    page: pages ?? null,
    failure,
    loadingMore: isMore && isValidating,
    loadFirst: () => void mutate(),
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    read: (id: string) =>
      mark(
        (item) => item.id === id,
        () => readOne(id),
      ),
    readAll: async () => {
      if (newest)
        await mark(
          () => true,
          () => readUpTo(newest),
        )
    },
  }
}
