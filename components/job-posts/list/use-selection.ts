'use client'

import { useRef, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * The selected items of a list, by id. With `range` (Shift), all items between the last selected one and this one get
 * this one's new state.
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState(none)
  const anchor = useRef<string | null>(null)

  const toggle = (id: string, { range = false } = {}) => {
    const from = range && anchor.current ? ids.indexOf(anchor.current) : -1
    const to = ids.indexOf(id)
    const meant = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const isAdding = !chosen.has(id)
    anchor.current = id
    setChosen((before) => {
      const after = new Set(before)
      for (const one of meant) {
        if (isAdding) after.add(one)
        else after.delete(one)
      }
      return after
    })
  }

  return {
    chosen,
    toggle,
    choose: (some: readonly string[]) => setChosen(new Set(some)),
    clear: () => setChosen(none),
  }
}
