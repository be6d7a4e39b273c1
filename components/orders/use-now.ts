'use client'

import { useEffect, useState } from 'react'
import { onServerTime, serverTimeAt } from '@/lib/orders/server-clock'

/**
 * The server's time, each second while the page is visible; null until an answer has told it, because the browser's own
 * clock may be wrong.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(serverTimeAt(Date.now()))
    }
    tick()
    const timer = setInterval(tick, 1_000)
    const stopHearing = onServerTime(tick)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
