'use client'

import { useCallback, useRef, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { toast } from '@/components/ui/toast'
import { addFavourite, removeFavourite } from '@/lib/favourites/requests'

/**
 * The marked workers: a change is shown at once, and reverted with the reason if the service refuses it. Requests about
 * one worker are sent one after the other, so that repeated presses end in the last state wanted. `onAdded` is part of
 * adding.
 */
export function useMarks(marked: readonly string[], onAdded?: (id: string) => Promise<void>) {
  const problemText = useProblemText()
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(marked))
  const known = useRef(new Set(marked))
  /** The wanted state of workers with a running request. */
  const wanted = useRef(new Map<string, boolean>())

  const show = (id: string, isMarked: boolean) =>
    setIds((before) => {
      const after = new Set(before)
      if (isMarked) after.add(id)
      else after.delete(id)
      return after
    })

  const set = async (id: string, isMarked: boolean) => {
    show(id, isMarked)
    const isUnderWay = wanted.current.has(id)
    wanted.current.set(id, isMarked)
    if (isUnderWay) return
    let stored = !isMarked
    try {
      for (let next = wanted.current.get(id); next !== undefined && next !== stored; ) {
        await (next ? addFavourite(id) : removeFavourite(id))
        stored = next
        if (next) await onAdded?.(id)
        next = wanted.current.get(id)
      }
    } catch (error) {
      show(id, stored)
      void toast('error', problemText(problemOfFailure(error)))
    } finally {
      wanted.current.delete(id)
    }
  }

  /** Adds marked workers of a list that has grown. */
  const know = useCallback((more: readonly string[]) => {
    const fresh = more.filter((id) => !known.current.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) known.current.add(id)
    setIds((before) => new Set([...before, ...fresh]))
  }, [])

  return { isMarked: (id: string) => ids.has(id), set, know }
}
