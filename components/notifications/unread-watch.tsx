'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import useSWR, { mutate } from 'swr'
import { keptFresh } from '@/components/ui/kept-fresh'
import { notify } from '@/components/ui/toast'
import { ProblemError } from '@/lib/api/problem'
import {
  type Notification,
  type NotificationSource,
  type UnreadCount,
  unreadKey,
} from '@/lib/notifications/notification'
import { requestsOf } from '@/lib/notifications/requests'
import { useNotificationText } from './use-notification-text'

/** Within this time an employer hears that somebody cannot come, and a worker that a job is cancelled. */
const lookEveryMs = 15_000

/**
 * The newest notification announced since the page was loaded. It outlives the shells, so that returning to a cached
 * shell announces nothing twice. undefined: not known yet.
 */
let toldUpTo: string | undefined

const later = (one: string | undefined, other: string) => (one !== undefined && one > other ? one : other)

/** Marks one as read and answers the new count; a refresh that is running cannot bring back the old one. */
export const readAndCount = (source: NotificationSource, id: string): Promise<UnreadCount> => {
  const left = requestsOf(source).readOne(id)
  mutate(unreadKey, left, { revalidate: false }).catch(() => undefined)
  return left
}

/** Returns the function that tells of notifications that arrived, newest first, with a way to the newest. */
function useAnnouncement(source: NotificationSource, onCount: (unread: UnreadCount) => void) {
  const t = useTranslations('notifications')
  const textOf = useNotificationText()
  return async (arrived: readonly Notification[]) => {
    // Beside the page: it is seldom needed, and has a row for every kind there is.
    const { isKnown, pathOf } = await import('./notification-kinds')
    const news = arrived.filter(isKnown)
    const [newest] = news
    if (!newest) return
    const { sentence, facts } = textOf(newest)
    const read = () => void readAndCount(source, newest.id).then(onCount, () => undefined)
    void notify({
      title: t('arrived', { count: news.length }),
      text: [sentence, ...facts].join(' · '),
      link: {
        href: pathOf(newest),
        label: t(newest.kind === 'worker_cannot_come' ? 'replace' : 'look'),
        onPress: read,
      },
      closeLabel: t('closeNew'),
    })
  }
}

type UnreadWatchProps = {
  /** The count from the page; null when it could not be loaded. */
  initial: UnreadCount | null
  source: NotificationSource
  onCount: (unread: UnreadCount) => void
}

/**
 * Refreshes the unread count while the tab is visible, and says what arrived. It renders nothing itself: the bell shows
 * the page's count at once.
 */
export default function UnreadWatch({ initial, source, onCount }: UnreadWatchProps) {
  const announce = useAnnouncement(source, onCount)
  const [isOver, setIsOver] = useState(false)
  const isKeptShell = useRef(toldUpTo !== undefined)

  // Starts again with each count that a page brings, so that it continues after signing in again. A layout effect, so
  // that it runs before the first refresh.
  useLayoutEffect(() => {
    if (!initial) return
    toldUpTo = later(toldUpTo, initial.newestId ?? '')
    setIsOver(false)
  }, [initial])

  const look = async () => {
    const { askUnread, askPage } = requestsOf(source)
    const now = await askUnread()
    const since = toldUpTo
    const upTo = later(since, now.newestId ?? '')
    toldUpTo = upTo
    if (since !== undefined && since !== upTo) {
      const { items } = await askPage()
      // One that came between the two answers is told of by the next look, and only then.
      await announce(items.filter(({ id, readAt }) => id > since && id <= upTo && readAt === null))
    }
    return now
  }
  useSWR(isOver ? null : unreadKey, look, {
    ...keptFresh(lookEveryMs),
    revalidateOnMount: isKeptShell.current,
    onSuccess: onCount,
    // The count stays as it is; the next check may succeed, unless the session has ended.
    onError: (error) => setIsOver(error instanceof ProblemError && error.problem.status === 401),
  })

  return null
}
