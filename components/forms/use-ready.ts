'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in server-rendered markup, true once scripts have hydrated it: from then on presses and keys work. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
