'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { MapsAccess } from '@/lib/config/maps-access'
import { loadMaps, MapsError, type MapsErrorReason, onKeyRefused } from '@/lib/maps/load-maps'

type MapsGateProps = {
  maps: MapsAccess
  /** The text when maps cannot be shown; the default is for people who can type coordinates instead. */
  problemText?: string
  /** Shown in place of the map in that case. */
  instead?: ReactNode
  /** Rendered once the map provider's script is there. */
  children: ReactNode
}

type State = 'loading' | 'ready' | MapsErrorReason

/** Loads the maps for its children; when they are not available it says why, and can try again. */
export function MapsGate({ maps, problemText, instead, children }: MapsGateProps) {
  const t = useTranslations('maps')
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let gone = false
    const fail = (error: unknown) => {
      if (!gone) setState(error instanceof MapsError ? error.reason : 'script_failed')
    }
    const stop = onKeyRefused(fail)
    setState('loading')
    loadMaps(maps).then(() => {
      if (!gone) setState('ready')
    }, fail)
    return () => {
      gone = true
      stop()
    }
  }, [maps.key, maps.origin, attempt])

  if (state === 'loading') {
    return (
      <p role="status" className="grid h-64 place-items-center rounded-card bg-well text-sm text-ink-2">
        <span className="flex items-center gap-2">
          <Spinner />
          {t('loading')}
        </span>
      </p>
    )
  }
  if (state === 'ready') return children
  return (
    <>
      <Alert
        live
        tone="mango"
        title={problemText ?? t(`problems.${state}`)}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
            {t('retry')}
          </Button>
        }
      />
      {instead}
    </>
  )
}
