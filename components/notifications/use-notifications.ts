'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notification, NotificationPage, UnreadCount } from '@/lib/notifications/notification'
import { askPage, readOne, readUpTo } from '@/lib/notifications/requests'
import { isKnown } from './notification-kinds'

type Failure = 'first' | 'more' | 'read'

const known = ({ items, nextCursor }: NotificationPage): NotificationPage => ({
  items: items.filter(isKnown),
  nextCursor,
})

type NotificationsOptions = {
  /** The newest unread one the shell knows of; one that is not listed yet is fetched. */
  readonly newestId: string | null
  /** What is left unread, whenever it is known. */
  readonly onCount: (unread: UnreadCount) => void
}

/** The notifications, page by page, and marking them as read: at once, and undone when it fails. */
export function useNotifications({ newestId, onCount }: NotificationsOptions) {
  const [page, setPage] = useState<NotificationPage | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [loadingMore, setLoadingMore] = useState(false)
  const asked = useRef<string | null | undefined>(undefined)

  const loadFirst = useCallback(async () => {
    setFailure(null)
    try {
      const first = known(await askPage())
      // What is shown below the first page stays, unless there is a gap between the two.
      setPage((shown) => {
        const rest = shown?.items.filter(({ id }) => id < (first.items.at(-1)?.id ?? '')) ?? []
        const isJoined = shown?.items.some(({ id }) => first.items.some((item) => item.id === id))
        return isJoined && rest.length > 0
          ? { items: [...first.items, ...rest], nextCursor: shown?.nextCursor ?? null }
          : first
      })
    } catch {
      setFailure('first')
    }
  }, [])

  useEffect(() => {
    if (asked.current === newestId) return
    asked.current = newestId
    void loadFirst()
  }, [newestId, loadFirst])

  const loadMore = async () => {
    if (!page?.nextCursor) return
    setLoadingMore(true)
    setFailure(null)
    try {
      const next = known(await askPage(page.nextCursor))
      setPage({ items: [...page.items, ...next.items], nextCursor: next.nextCursor })
    } catch {
      setFailure('more')
    } finally {
      setLoadingMore(false)
    }
  }

  /** Shows what is to be read as read, and as it was when the service did not hear of it. */
  const mark = async (isMeant: (item: Notification) => boolean, send: () => Promise<UnreadCount>) => {
    const readAt = new Date().toISOString()
    const meant = new Set(
      page?.items.filter((item) => item.readAt === null && isMeant(item)).map(({ id }) => id),
    )
    const setRead = (value: string | null) =>
      setPage(
        (shown) =>
          shown && {
            ...shown,
            items: shown.items.map((item) => (meant.has(item.id) ? { ...item, readAt: value } : item)),
          },
      )
    setFailure(null)
    setRead(readAt)
    try {
      const left = await send()
      asked.current = left.newestId
      onCount(left)
    } catch {
      setRead(null)
      setFailure('read')
    }
  }

  const read = (id: string) =>
    mark(
      (item) => item.id === id,
      () => readOne(id),
    )
  const readAll = async () => {
    const newest = page?.items[0]?.id
    if (newest)
      await mark(
        () => true,
        () => readUpTo(newest),
      )
  }

  return { page, failure, loadingMore, loadFirst, loadMore, read, readAll }
}
