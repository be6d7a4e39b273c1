'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'
import { personLinkId } from './person-link-id'

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
  /** Brings a card of the list into sight, with the focus. */
  readonly leadTo: (id: string) => void
}

/**
 * Brings somebody who opened a profile and came back to the card they left, however far down the list it is: `leave` is
 * called when they go.
 */
export function useWayBack({ path, count, hasMore, isLoading, more, leadTo }: List) {
  const wanted = useRef<Left | null>(null)
  const lead = useEffectEvent(leadTo)
  useEffect(() => {
    wanted.current = takeLeft(path)
  }, [path])
  useEffect(() => {
    const left = wanted.current
    if (!left || isLoading) return
    if (document.getElementById(personLinkId(left.id))) {
      wanted.current = null
      lead(left.id)
    } else if (hasMore && count < left.count) more()
    else wanted.current = null
  }, [count, hasMore, isLoading, more])
  return { leave: (id: string) => rememberLeft({ path, id, count }) }
}

/** Scrolls to somebody's card and gives its link the focus. */
export function focusCard(id: string): void {
  const link = document.getElementById(personLinkId(id))
  link?.closest('li')?.scrollIntoView({ block: 'center' })
  link?.focus({ preventScroll: true })
}

/** Remembers whose card to come back to, and how many cards the list of a search must show for it. */
export function rememberLeft(left: Left): void {
  keepInput(storageKey, left, 'tab')
}
