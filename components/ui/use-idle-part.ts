'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './prefetch'

/**
 * A component whose script is loaded when the page is idle, for parts that nobody waits for; null until then, and where
 * it cannot be loaded. `load` is a constant function, or null where the part is not needed.
 */
export function useIdlePart<Props>(
  load: (() => Promise<{ default: ComponentType<Props> }>) | null,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!load) return
    whenIdle(() => {
      load().then(
        ({ default: loaded }) => setPart(() => loaded),
        () => undefined,
      )
    })
  }, [load])
  return Part
}
