'use client'

import { useCallback, useState } from 'react'
import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'

const storageKeyOf = (key: string) => `partim:draft:${key}`

/** Forgets a text that was kept under a key, for who sends it elsewhere than where it is typed. */
export const dropKeptText = (key: string): void => dropInput(storageKeyOf(key))

/**
 * A text that is typed outside a form with a draft, such as a note: this browser keeps it for its owner under
 * `partim:draft:<key>` until it is empty again, so that neither a reload nor a closed dialog loses it. For parts that the
 * server does not render; the key must not change.
 */
export function useKeptText(key: string): readonly [text: string, setText: (text: string) => void] {
  const storageKey = storageKeyOf(key)
  const [text, setText] = useState(() => keptInput<string>(storageKey)?.values ?? '')
  const change = useCallback(
    (typed: string) => {
      setText(typed)
      if (typed === '') dropInput(storageKey)
      else keepInput(storageKey, typed)
    },
    [storageKey],
  )
  return [text, change]
}
