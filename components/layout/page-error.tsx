'use client'

import { useEffect, useState } from 'react'
import { captureError } from '@/lib/observability/captured-errors'
import { isFailedChunk, reloadOnce } from '@/lib/observability/failed-chunk'
import { ErrorScreen } from './error-screen'

type PageErrorProps = { error: Error & { digest?: string }; retry: () => void }

/**
 * What stands in a layout for a page that failed. A part that could not be loaded is fetched by reloading, once;
 * any other failure is reported. `retry` asks the server again.
 */
export function PageError({ error, retry }: PageErrorProps) {
  const chunk = isFailedChunk(error)
  const [shown, setShown] = useState(!chunk)
  useEffect(() => {
    if (chunk && reloadOnce()) return
    setShown(true)
    captureError(error, { digest: error.digest })
  }, [chunk, error])
  if (!shown) return null
  // A failed part stays failed for the router; only a new page asks for it again.
  return <ErrorScreen reference={error.digest} onRetry={chunk ? () => location.reload() : retry} />
}
