'use client'

import { type ReactNode, useState, ViewTransition } from 'react'

const wantsLessMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * What leaves fades out before what replaces it fades in (`.out-in` in globals.css, 250 ms together). Only being
 * put in or taken away is animated, never a change inside. Who asks for less motion gets no transition at all;
 * decided once for each page, so that a change of mind never makes a page anew.
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
