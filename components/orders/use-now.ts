'use client'

import { useEffect, useState } from 'react'

/** The time, each second while the page is visible; null until scripts run, so that the markup never depends on it. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    tick()
    const timer = setInterval(tick, 1_000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
