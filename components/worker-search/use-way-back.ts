'use client'

import { useEffect, useRef } from 'react'
import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'
import { personLinkId } from './person-card'

const storageKey = 'partim:left-people'

type Left = { readonly path: string; readonly id: string; readonly count: number }

function takeLeft(path: string): Left | null {
  const left = keptInput<Left>(storageKey, 'tab')?.values
  if (left?.path !== path) return null
  dropInput(storageKey, 'tab')
  return left
}

type List = {
  /** The address of the search. */
  readonly path: string
  readonly count: number
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly more: () => void
}

/**
 * Brings somebody who opened a profile and came back to the card they left, however far down the list it is: `leave` is
 * called when they go.
 */
export function useWayBack({ path, count, hasMore, isLoading, more }: List) {
  const wanted = useRef<Left | null>(null)
  useEffect(() => {
    wanted.current = takeLeft(path)
  }, [path])
  useEffect(() => {
    const left = wanted.current
    if (!left || isLoading) return
    const link = document.getElementById(personLinkId(left.id))
    if (link) {
      wanted.current = null
      link.scrollIntoView({ block: 'center' })
      link.focus({ preventScroll: true })
    } else if (hasMore && count < left.count) more()
    else wanted.current = null
  }, [count, hasMore, isLoading, more])
  return { leave: (id: string) => rememberLeft({ path, id, count }) }
}

/** Remembers whose card to come back to, and how many cards the list of a search must show for it. */
export function rememberLeft(left: Left): void {
  keepInput(storageKey, left, 'tab')
}
