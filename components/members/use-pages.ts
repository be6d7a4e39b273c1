'use client'

import { useRef, useState } from 'react'

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null }
type Identified = { readonly id: string }

/**
 * A list that came with the page, shown on and asked anew. An answer that another question has overtaken is dropped.
 * `failed` is what to ask again.
 */
export function usePages<Item extends Identified>(
  first: Page<Item>,
  ask: (q: string, cursor?: string) => Promise<Page<Item>>,
) {
  const [page, setPage] = useState(first)
  const [loading, setLoading] = useState<'first' | 'more' | null>(null)
  const [failed, setFailed] = useState<'first' | 'more' | null>(null)
  const asked = useRef({ q: '', turn: 0 })

  const load = async (what: 'first' | 'more', q: string) => {
    const turn = asked.current.turn + 1
    asked.current = { q, turn }
    setLoading(what)
    setFailed(null)
    try {
      const next = await ask(q, what === 'more' ? (page.nextCursor ?? undefined) : undefined)
      if (asked.current.turn !== turn) return
      setPage((shown) => (what === 'more' ? { ...next, items: [...shown.items, ...next.items] } : next))
      setLoading(null)
    } catch {
      if (asked.current.turn !== turn) return
      setFailed(what)
      setLoading(null)
    }
  }

  return {
    items: page.items,
    hasMore: page.nextCursor !== null,
    loading,
    failed,
    search: (q: string) => load('first', q),
    reload: () => load('first', asked.current.q),
    more: () => load('more', asked.current.q),
    replace: (item: Item) =>
      setPage((shown) => ({
        ...shown,
        items: shown.items.map((other) => (other.id === item.id ? item : other)),
      })),
    drop: ({ id }: Identified) =>
      setPage((shown) => ({ ...shown, items: shown.items.filter((other) => other.id !== id) })),
    add: (item: Item) => setPage((shown) => ({ ...shown, items: [item, ...shown.items] })),
  }
}
