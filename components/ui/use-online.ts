'use client'

import { useSyncExternalStore } from 'react'

function subscribe(follow: () => void): () => void {
  addEventListener('online', follow)
  addEventListener('offline', follow)
  return () => {
    removeEventListener('online', follow)
    removeEventListener('offline', follow)
  }
}

/** Whether the browser has a network; the server assumes it. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
