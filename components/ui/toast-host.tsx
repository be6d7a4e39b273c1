'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast } from './toast'

const LoadedHost = lazy(() => import('./toast-list'))

/** Where toasts appear, named by `label` for screen readers; only a listener until the first one. */
export function ToastHost({ label }: { label: string }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onToast(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense>
      <LoadedHost label={label} />
    </Suspense>
  )
}
