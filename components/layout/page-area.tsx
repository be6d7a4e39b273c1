'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { OutIn } from './out-in'

/**
 * Where a layout shows its page, with an out-in transition between pages. Pages are told apart by segments, not by
 * address: a form that changes its own address stays the same page.
 */
export function PageArea({ children }: { children: ReactNode }) {
  return <OutIn key={useSelectedLayoutSegments().join('/')}>{children}</OutIn>
}
