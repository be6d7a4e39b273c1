'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { OutIn } from './out-in'

type PageAreaProps = {
  /** How many segments tell pages apart; those after them are parts of one page, which stands while they change. */
  depth?: number
  children: ReactNode
}

/**
 * Where a layout shows its page, with an out-in transition between pages. Pages are told apart by segments, not by
 * address: a form that changes its own address stays the same page.
 */
export function PageArea({ depth, children }: PageAreaProps) {
  return <OutIn key={useSelectedLayoutSegments().slice(0, depth).join('/')}>{children}</OutIn>
}
