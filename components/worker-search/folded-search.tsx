'use client'

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

type FoldedSearchProps = {
  /** What stands there while it is folded. */
  summary: ReactNode
  /** True where there is something to fill in first. */
  isOpen?: boolean
  /** True where people were searched for: what was found comes first on wide screens, too. */
  isSearched?: boolean
  children: ReactNode
}

/** A search form that is folded into one line: on narrow screens, and on wide ones once people were searched for. */
export function FoldedSearch({ summary, isOpen = false, isSearched = false, children }: FoldedSearchProps) {
  const id = useId()
  const [open, setOpen] = useState(isOpen)
  const line = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const isFolded = isSearched && !open
  // Before the browser drops the focus of what it hides: from the button that searched one goes on at the search.
  useLayoutEffect(() => {
    if (isFolded && form.current?.contains(document.activeElement)) line.current?.focus()
  }, [isFolded])
  return (
    <>
      <button
        ref={line}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classNames(
          'flex w-full min-w-0 items-center gap-3 rounded-card border border-line bg-card px-4 py-2 text-left shadow-soft',
          !isSearched && 'lg:hidden',
        )}
      >
        <Icon name="search" className="size-5 shrink-0 text-ink-2" />
        {summary}
        <Icon name="filter" className="size-5 shrink-0" />
      </button>
      <div ref={form} id={id} hidden={isFolded} className={classNames('mt-3', !open && 'max-lg:hidden')}>
        {children}
      </div>
    </>
  )
}
