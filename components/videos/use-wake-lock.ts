'use client'

import { useEffect } from 'react'

/** Keeps the screen from going dark while somebody speaks to it, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !navigator.wakeLock) return
    const asking = navigator.wakeLock.request('screen').catch(() => null)
    return () => void asking.then((lock) => lock?.release())
  }, [isWanted])
}
