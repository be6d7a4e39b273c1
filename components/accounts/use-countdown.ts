'use client'

import { useEffect, useState } from 'react'

/** Whole seconds left of a wait; 0 when there is none. Follows the clock, so a tab that slept is correct at once. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (endsAt === 0) return
    const tick = () => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [endsAt])

  return { seconds, start: (wait) => setEndsAt(Date.now() + wait * 1000) }
}
