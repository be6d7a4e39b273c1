'use client'

import { useEffect, useState } from 'react'
import { currentTime } from '@/validators/clock'

const everyMs = 30_000

/** The present moment in milliseconds since the epoch: as the server said it first, and then by the half minute. */
export function useClock(initial: number): number {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    setNow(currentTime().getTime())
    const timer = setInterval(() => setNow(currentTime().getTime()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
