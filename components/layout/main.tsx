'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import { focusLatePage, mainId } from './page-focus'

/** The main part of a page: where the skip link and every navigation lead. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  useLayoutEffect(focusLatePage, [])
  return (
    <main id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
