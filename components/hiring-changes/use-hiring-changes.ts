import { useEffect, useEffectEvent } from 'react'
import { followStream } from '@/lib/event-streams/follow-stream'

/** What happens at once is looked at once. */
const togetherMs = 300

/** Calls `look` soon after something about the company's applicants changed, whoever did it; asks for nothing itself. */
export function useHiringChanges(look: () => void): void {
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => lookNow(), togetherMs)
    }
    const stop = followStream({
      path: '/api/hiring-changes',
      names: ['changed'],
      heard,
      missed: heard,
      // Without it, the page asks now and then.
      setLive: () => undefined,
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
