'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

type QuestionSearchProps = {
  /** Passed as props, so that this page needs no message library; # stands for the number found. */
  labels: { readonly field: string; readonly example: string; readonly found: string; readonly often: string }
  /** The most frequent searches. */
  often: readonly string[]
  /** The number of questions. */
  total: number
  /** Shown when nothing is found. */
  nothing: ReactNode
  /** The list as the server rendered it; parts are hidden, it is never rendered again. */
  children: ReactNode
}

/** The search code loads after the page, and is there before somebody has typed. */
const loadNarrow = () => import('./narrow')

/** Filters the questions below it while somebody types, within the page. */
export function QuestionSearch({ labels, often, total, nothing, children }: QuestionSearchProps) {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef('')
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(total)

  const search = async (typed: string) => {
    setQuery(typed)
    latest.current = typed
    const { narrow } = await loadNarrow()
    if (list.current && latest.current === typed) setFound(narrow(list.current, typed))
  }

  useEffect(() => {
    void loadNarrow()
  }, [])

  useEffect(() => {
    const unfold = () => {
      const details = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('details')
      if (!details || details.open) return
      details.open = true
      details.scrollIntoView()
    }
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [])

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search> */}
      <div
        role="search"
        className="sticky top-0 z-10 -mx-1 mb-6 block bg-paper px-1 py-3 noscript:hidden print:hidden"
      >
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3" />
          <input
            type="search"
            value={query}
            onChange={(event) => void search(event.target.value)}
            aria-label={labels.field}
            placeholder={labels.example}
            enterKeyHint="search"
            autoComplete="off"
            className="control pl-11"
          />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <p role="status" className="mr-auto">
            {labels.found.replace('#', String(found))}
          </p>
          <span>{labels.often}</span>
          {often.map((word) => (
            <button
              key={word}
              type="button"
              onClick={() => void search(word)}
              className="min-h-11 rounded-control px-2 font-semibold underline underline-offset-4 hover:bg-well"
            >
              {word}
            </button>
          ))}
        </div>
      </div>
      <div hidden={found > 0}>{nothing}</div>
      <div ref={list}>{children}</div>
    </>
  )
}
