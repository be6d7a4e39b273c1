'use client'

import { useEffect } from 'react'
import type { FormProblem } from './apply-problem'

/** The refusal that stands for code that could not be loaded. */
export const offline: FormProblem = { code: 'network' }

/**
 * Code a form needs only once it is sent: loaded beside the page, so that it is there when the network is not. The
 * function waits for it and gives null when it cannot be loaded. `load` is a constant outside the component.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  const later = async () => load().catch(() => null)
  useEffect(() => void load().catch(() => undefined), [load])
  return later
}
