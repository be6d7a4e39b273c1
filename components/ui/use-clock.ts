'use client'

import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The present moment in milliseconds since the epoch: as the server said it first, and then by the half minute. */
export function useClock(initial: number): number {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
