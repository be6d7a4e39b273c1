'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { loadMaps, MapsError, type MapsErrorReason, onKeyRefused } from '@/lib/maps/load-maps'

type MapsGateProps = {
  mapsKey: string
  /** What is said when maps cannot be shown; the usual words are for those who can type coordinates instead. */
  problemText?: string
  /** What stands in for the map then. */
  instead?: ReactNode
  /** Drawn once the map provider's script is there. */
  children: ReactNode
}

type State = 'loading' | 'ready' | MapsErrorReason

/** Loads the maps for what is inside; where they cannot be had it says why, and can try again. */
export function MapsGate({ mapsKey, problemText, instead, children }: MapsGateProps) {
  const t = useTranslations('maps')
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another loading
  useEffect(() => {
    let gone = false
    const fail = (error: unknown) => {
      if (!gone) setState(error instanceof MapsError ? error.reason : 'script_failed')
    }
    const stop = onKeyRefused(fail)
    setState('loading')
    loadMaps({ key: mapsKey }).then(() => {
      if (!gone) setState('ready')
    }, fail)
    return () => {
      gone = true
      stop()
    }
  }, [mapsKey, attempt])

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
