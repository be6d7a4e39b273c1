import { useEffect, useEffectEvent, useRef } from 'react'
import useSWR from 'swr'
import { type UnreadCount, unreadKey } from '@/lib/notifications/notification'

/** Calls `look` when the bell has heard of another newest notification; asks for nothing itself. */
export function useNews(look: () => void): void {
  const newestId = useSWR<UnreadCount>(unreadKey, null).data?.newestId
  const known = useRef(newestId)
  const heard = useEffectEvent(look)
  useEffect(() => {
    if (known.current === newestId) return
    known.current = newestId
    heard()
  }, [newestId])
}
