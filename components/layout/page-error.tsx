'use client'

import { lazy, Suspense, useEffect } from 'react'
import { isFailedChunk, reloadOnce } from './reload-after-failed-chunk'

const ErrorScreen = lazy(() => import('./error-screen'))

type PageErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** What stands in a layout for a page that failed; its parts are loaded only then. `retry` asks the server again. */
export function PageError({ error, retry }: PageErrorProps) {
  useEffect(() => {
    if (isFailedChunk(error)) reloadOnce()
  }, [error])
  return (
    <Suspense>
      <ErrorScreen reference={error.digest} onRetry={retry} />
    </Suspense>
  )
}
