'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ProblemError } from '@/lib/api/problem'
import type { Notification, UnreadCount } from '@/lib/notifications/notification'
import { whileVisible } from './while-visible'

const lookEveryMs = 60_000

/**
 * Up to which notification somebody has been told of in this page's life. It outlives the shells, so that coming back
 * to a shell kept in memory tells nothing twice. undefined: not known yet.
 */
let toldUpTo: string | undefined

const later = (one: string | undefined, other: string) => (one !== undefined && one > other ? one : other)

/**
 * The unread count: what came with the page (null where it could not be had), kept fresh while the tab is visible.
 * `onNew` is called with what arrived meanwhile, newest first.
 */
export function useUnread(initial: UnreadCount | null, onNew: (arrived: readonly Notification[]) => void) {
  const [unread, setUnread] = useState(initial)
  const [given, setGiven] = useState(initial)
  if (given !== initial) {
    setGiven(initial)
    if (initial) setUnread(initial)
  }

  const tell = useRef(onNew)
  useEffect(() => {
    tell.current = onNew
  })

  const stopLooking = useRef(() => {})
  const refresh = useCallback(async () => {
    try {
      const { askUnread, askPage } = await import('@/lib/notifications/requests')
      const now = await askUnread()
      setUnread(now)
      const since = toldUpTo
      toldUpTo = later(since, now.newestId ?? '')
      if (since === undefined || since === toldUpTo) return
      const { items } = await askPage()
      tell.current(items.filter(({ id, readAt }) => id > since && readAt === null))
    } catch (error) {
      // The count stays as it is; the next look may do better, unless the session is over.
      if (error instanceof ProblemError && error.problem.status === 401) stopLooking.current()
    }
  }, [])

  useEffect(() => {
    const isKeptShell = toldUpTo !== undefined
    if (initial) toldUpTo = later(toldUpTo, initial.newestId ?? '')
    if (isKeptShell) void refresh()
  }, [initial, refresh])

  // Anew with each count that comes with a page: who signed in again is told again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count itself is not read
  useEffect(() => {
    stopLooking.current = whileVisible(lookEveryMs, () => void refresh())
    return () => stopLooking.current()
  }, [initial, refresh])

  return { unread, setUnread }
}
