'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { secondsToWait } from '@/lib/api/problem'
import { captureError } from '@/lib/observability/captured-errors'
import { incompleteEvent, isFailedChunk, reloadOnce } from '@/lib/observability/failed-chunk'
import type { ErrorScreenProps } from './error-screen'

type PageErrorProps = { error: Error & { digest?: string }; retry: () => void }

/**
 * What stands in a layout for a page that failed. A part that could not be loaded is fetched by reloading, once;
 * any other failure is reported; a visitor who asked too often is told when to come back. `retry` asks the server again. The screen is loaded when it is needed; where even
 * that fails, the inline script of the document says what there is to say.
 */
export function PageError({ error, retry }: PageErrorProps) {
  const chunk = isFailedChunk(error)
  const wait = secondsToWait(error.digest)
  const [Screen, setScreen] = useState<ComponentType<ErrorScreenProps>>()
  useEffect(() => {
    if (chunk && reloadOnce()) return
    // That somebody asked too often is no failure.
    if (wait === null) captureError(error, { digest: error.digest })
    import('./error-screen').then(
      (screen) => setScreen(() => screen.ErrorScreen),
      () => dispatchEvent(new Event(incompleteEvent)),
    )
  }, [chunk, error, wait])
  if (!Screen) return null
  // A failed part stays failed for the router; only a new page asks for it again.
  return (
    <Screen
      reference={wait === null ? error.digest : undefined}
      waitSeconds={wait}
      onRetry={chunk ? () => location.reload() : retry}
    />
  )
}
