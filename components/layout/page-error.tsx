'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { secondsToWait } from '@/lib/api/wait-digest'
import { captureError } from '@/lib/observability/captured-errors'
import { incompleteEvent, isFailedChunk, reloadOnce } from '@/lib/observability/failed-chunk'
import type { ErrorScreenProps } from './error-screen'

type PageErrorProps = { error: Error & { digest?: string }; retry: () => void }

/**
 * Shown in a layout in place of a page that failed. A part that failed to load is fetched by reloading, once; any other
 * failure is reported; a visitor who made too many requests is told when to come back. `retry` renders the page on the
 * server again. The screen's script loads only when it is needed; if even that fails, the document's inline script
 * shows a message.
 */
export function PageError({ error, retry }: PageErrorProps) {
  const chunk = isFailedChunk(error)
  const wait = secondsToWait(error.digest)
  const [Screen, setScreen] = useState<ComponentType<ErrorScreenProps>>()
  useEffect(() => {
    if (chunk && reloadOnce()) return
    // A visitor who made too many requests is not a failure.
    if (wait === null) captureError(error, { digest: error.digest })
    import('./error-screen').then(
      (screen) => setScreen(() => screen.ErrorScreen),
      () => dispatchEvent(new Event(incompleteEvent)),
    )
  }, [chunk, error, wait])
  if (!Screen) return null
  // The router keeps a failed part as failed; only a page load fetches it again.
  return (
    <Screen
      reference={wait === null ? error.digest : undefined}
      waitSeconds={wait}
      onRetry={chunk ? () => location.reload() : retry}
    />
  )
}
