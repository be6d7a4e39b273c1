'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import { focusLatePage, mainId } from './page-focus'

/** The main part of a page: the target of the skip link and of every navigation. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  useLayoutEffect(focusLatePage, [])
  return (
    <main id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
