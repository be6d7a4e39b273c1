'use client'

import { useEffect } from 'react'
import type { FormProblem } from './apply-problem'

/** The problem shown when code could not be loaded. */
export const offline: FormProblem = { code: 'network' }

/**
 * Code that a form needs only when it is sent: loaded in the background, so that it is there when the network is not.
 * The returned function waits for it and gives null when it cannot be loaded. `load` must be a constant outside the
 * component.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  const later = async () => load().catch(() => null)
  useEffect(() => {
    // A task of its own: what a form begins with is long enough on a slow phone.
    const start = setTimeout(() => void load().catch(() => undefined))
    return () => clearTimeout(start)
  }, [load])
  return later
}
