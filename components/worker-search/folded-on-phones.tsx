'use client'

import { type ReactNode, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

type FoldedOnPhonesProps = {
  /** What stands there on phones while it is folded. */
  summary: ReactNode
  /** True where there is something to fill in first. */
  isOpen?: boolean
  children: ReactNode
}

/** A part that narrow screens fold into one line; wide ones always show it. */
export function FoldedOnPhones({ summary, isOpen = false, children }: FoldedOnPhonesProps) {
  const id = useId()
  const [open, setOpen] = useState(isOpen)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex w-full min-w-0 items-center gap-3 rounded-card border border-line bg-card px-4 py-2 text-left shadow-soft lg:hidden"
      >
        <Icon name="search" className="size-5 shrink-0 text-ink-2" />
        {summary}
        <Icon name="filter" className="size-5 shrink-0" />
      </button>
      <div id={id} className={classNames('mt-3', !open && 'max-lg:hidden')}>
        {children}
      </div>
    </>
  )
}
