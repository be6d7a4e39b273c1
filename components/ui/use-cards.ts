'use client'

import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { whenIdle } from './prefetch'

/** Cards that the server renders; as many as fit a usual window. */
const usualFromServer = 6
/** Cards added at a time, so that no step keeps a slow phone from a tap. */
const atATime = 4

const never = () => () => undefined

/**
 * How many of a list's `total` cards are in the page. The server renders the first `fromServer`, the browser adds the
 * others when it is idle; a list that the browser begins itself, as for somebody who comes back to it, has them all at
 * once.
 */
export function useCards(total: number, fromServer = usualFromServer): number {
  const hydrates = useRef(false)
  const isFromServer = useSyncExternalStore(
    never,
    () => hydrates.current,
    () => {
      hydrates.current = true
      return true
    },
  )
  const [count, setCount] = useState(isFromServer ? fromServer : Number.POSITIVE_INFINITY)
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return
    const more = count + atATime
    whenIdle(() => startTransition(() => setCount(more < total ? more : Number.POSITIVE_INFINITY)))
  }, [count, isWhole, total])
  return Math.min(count, total)
}
