'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { OutIn } from './out-in'

/**
 * Where a layout shows its page: another page leaves and comes out-in. By segments, not by address: a form that
 * writes its own new address in place stays the same page.
 */
export function PageArea({ children }: { children: ReactNode }) {
  return <OutIn key={useSelectedLayoutSegments().join('/')}>{children}</OutIn>
}
