'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Search, searchFor } from '@/lib/questions/search'

type QuestionSearchProps = {
  /** Said here, so that no message library travels with this page; # stands for the number found. */
  labels: { readonly field: string; readonly example: string; readonly found: string; readonly often: string }
  /** What people search for most. */
  often: readonly string[]
  /** How many questions there are. */
  total: number
  /** Shown when nothing is found. */
  nothing: ReactNode
  /** The list as the server wrote it; it is shown in part, never drawn again. */
  children: ReactNode
}

/** So few results unfold by themselves. */
const unfolded = 3

/** Narrows the questions below it down to those about what is typed, in the page itself. */
export function QuestionSearch({ labels, often, total, nothing, children }: QuestionSearchProps) {
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(total)

  const search = (typed: string) => {
    setQuery(typed)
    if (list.current) setFound(narrow(list.current, typed))
  }

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
            onChange={(event) => search(event.target.value)}
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
              onClick={() => search(word)}
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

/** Shows the questions that hold what was typed, and marks it; answers how many there are. */
function narrow(list: HTMLElement, typed: string): number {
  const search = searchFor(typed)
  const all = [...list.querySelectorAll('details')]
  const isShown = search.among(all.map((details) => `${details.textContent} ${details.dataset.also}`))
  const shown = all.filter((_, index) => isShown[index])
  const unfold = typed.trim() !== '' && shown.length <= unfolded
  for (const details of all) {
    details.hidden = !shown.includes(details)
    details.open = unfold && !details.hidden
  }
  for (const section of list.querySelectorAll<HTMLElement>('[data-questions]')) {
    section.hidden = section.querySelector('details:not([hidden])') === null
  }
  mark(shown, search)
  return shown.length
}

/** Marks without touching the text: the list belongs to React. Browsers without highlights go without. */
function mark(shown: readonly Element[], { spansIn }: Search): void {
  if (typeof Highlight === 'undefined') return
  const ranges: Range[] = []
  for (const details of shown) {
    const texts = document.createTreeWalker(details, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [start, end] of spansIn(text.nodeValue ?? '')) {
        const range = new Range()
        range.setStart(text, start)
        range.setEnd(text, end)
        ranges.push(range)
      }
    }
  }
  CSS.highlights.set('question', new Highlight(...ranges))
}
