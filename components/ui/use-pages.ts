'use client'

import { useEffect, useRef, useState } from 'react'

type Page = { readonly items: readonly unknown[]; readonly nextCursor: string | null }
type Filtered<Filter> = { readonly filter: Filter }

/**
 * A list that came with the page and is searched and continued in the browser. One search runs at a time, and the next
 * is always for the latest input, so that a slow network causes no queue. A failed request is repeated when the network
 * is back, or by `retry`.
 */
export function usePages<Filter, Answer extends Page>(
  first: Answer & Filtered<Filter>,
  ask: (filter: Filter, cursor?: string) => Promise<Answer>,
) {
  const [shown, setShown] = useState<Answer & Filtered<Filter>>(first)
  const [loading, setLoading] = useState<'first' | 'more' | null>(null)
  const [failure, setFailure] = useState<{ readonly what: 'first' | 'more'; readonly error: unknown } | null>(
    null,
  )
  const wanted = useRef({ filter: first.filter })
  const searching = useRef(false)

  const searchLatest = async () => {
    if (searching.current) return
    searching.current = true
    setLoading('first')
    let asked: Filtered<Filter>
    do {
      asked = wanted.current
      try {
        const page = await ask(asked.filter)
        if (asked !== wanted.current) continue
        setShown({ ...page, filter: asked.filter })
        setFailure(null)
      } catch (error) {
        if (asked === wanted.current) setFailure({ what: 'first', error })
      }
    } while (asked !== wanted.current)
    searching.current = false
    setLoading(null)
  }

  const search = (filter: Filter) => {
    wanted.current = { filter }
    void searchLatest()
  }
  const more = async () => {
    if (!shown.nextCursor) return
    const asked = wanted.current
    setLoading('more')
    try {
      const next = await ask(shown.filter, shown.nextCursor)
      if (asked !== wanted.current) return
      setShown((now) => ({ ...now, ...next, items: [...now.items, ...next.items] }))
      setFailure(null)
    } catch (error) {
      if (asked === wanted.current) setFailure({ what: 'more', error })
    } finally {
      // Otherwise a search has taken over.
      if (asked === wanted.current) setLoading(null)
    }
  }
  const retry = () => void (failure?.what === 'more' ? more() : searchLatest())

  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const failed = failure !== null
  useEffect(() => {
    if (!failed) return
    const goOn = () => latest.current()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [failed])

  const current = useRef(shown)
  useEffect(() => {
    current.current = shown
  })
  const askShown = async () => {
    const of = current.current
    let page = await ask(of.filter)
    while (page.nextCursor && page.items.length < of.items.length) {
      const next = await ask(of.filter, page.nextCursor)
      page = { ...page, ...next, items: [...page.items, ...next.items] }
    }
    return { of, page }
  }
  const showAgain = ({ of, page }: Awaited<ReturnType<typeof askShown>>) =>
    setShown((now) => (now === of ? { ...page, filter: of.filter } : now))

  return {
    /** For `ListRefresh`, which keeps the list fresh. */
    refreshed: { askShown, showAgain },
    shown,
    loading,
    error: failure?.error ?? null,
    search,
    more: () => void more(),
    retry,
    reload: () => search(wanted.current.filter),
    /** Replaces the items after a change made here. */
    change: (edit: (items: Answer['items']) => Answer['items']) =>
      setShown((now) => ({ ...now, items: edit(now.items) })),
  }
}
