'use client'

import { useSyncExternalStore } from 'react'
import { safeNextPath } from '@/lib/auth/next-path'

const never = () => () => {}

/**
 * Where the `next` of the page's address leads, or the fallback. Only the browser reads it: the page itself is the same
 * for everybody, and kept.
 */
export function useNextPath(fallback?: string): string {
  return useSyncExternalStore(
    never,
    () => safeNextPath(new URLSearchParams(location.search).get('next'), fallback),
    () => safeNextPath(null, fallback),
  )
}
