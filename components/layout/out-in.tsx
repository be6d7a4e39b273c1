'use client'

import { type ReactNode, useState, ViewTransition } from 'react'

const wantsLessMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The old content fades out before the new content fades in (`.out-in` in out-in.css, 250 ms together). Only mounting
 * and unmounting are animated, never a change inside. With reduced motion there is no transition at all; this is
 * decided once per page, so that a changed preference never mounts a page again.
 */
export function OutIn({ children }: { children: ReactNode }) {
  const [isStill] = useState(wantsLessMotion)
  if (isStill) return children
  return (
    <ViewTransition enter="out-in" exit="out-in" default="none">
      {children}
    </ViewTransition>
  )
}
