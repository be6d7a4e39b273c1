'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Unsent, UnsentNews } from '@/lib/applications/unsent'
import { pageOwner } from '@/lib/auth/page-account'
import { loadUnsent } from './load-unsent'

type Loaded = Awaited<ReturnType<typeof loadUnsent>>

/**
 * What the viewer pressed without a network, for parts that show it; its code loads after the page's own. `hear` is called with
 * what became of something, and answers whether the person sees it there.
 */
export function useUnsent(hear: (news: UnsentNews) => boolean) {
  const [items, setItems] = useState<readonly Unsent[]>([])
  const loaded = useRef<Loaded>(null)
  const onNews = useEffectEvent(hear)
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    let isAny = false
    const begin = async () => {
      const unsent = await loadUnsent()
      if (isGone) return
      const look = () => {
        // What a session that ended by itself leaves is shown on, with the way to sign in.
        if (isAny && pageOwner() === null) return setItems((items) => [...items])
        const now = unsent.listUnsent()
        if (now.length > 0 || isAny) setItems(now)
        isAny = now.length > 0
      }
      loaded.current = unsent
      stop = unsent.onUnsent((news) => {
        if (news) return onNews(news)
        look()
        return false
      })
      look()
    }
    // A task of its own: what a page begins with is long enough on a slow phone.
    const start = setTimeout(() => void begin().catch(() => undefined))
    return () => {
      isGone = true
      clearTimeout(start)
      stop?.()
    }
  }, [])
  return {
    items,
    keepAnswer: (...answer: Parameters<Loaded['keepAnswer']>): boolean =>
      loaded.current?.keepAnswer(...answer) ?? false,
    /** Something else is decided about an application than what was thought better of. */
    forgetCancelled: (id: string): void => loaded.current?.forgetCancelled(id),
    drop: (item: Unsent): void => {
      loaded.current?.dropUnsent(item)
      setItems((others) => others.filter(({ id }) => id !== item.id))
    },
  }
}
