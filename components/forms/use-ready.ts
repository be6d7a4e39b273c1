'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server renders, true as soon as scripts have taken it over: from then on presses and keys count. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
