'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { loadMaps, MapsError, type MapsErrorReason, onKeyRefused } from '@/lib/maps/load-maps'
import type { Position } from '@/lib/maps/position'
import { PinMap } from './pin-map'
import { PlaceSearch } from './place-search'
import { PositionPicture } from './position-picture'

type PinPickerProps = {
  mapsKey: string
  position: Position | null
  onMove: (position: Position) => void
}

type State = 'loading' | 'ready' | MapsErrorReason

/** A map to put a pin on; where it cannot be shown, the plain picture and why. */
export default function PinPicker({ mapsKey, position, onMove }: PinPickerProps) {
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
  if (state === 'ready') {
    return (
      <div className="grid gap-3">
        <PlaceSearch near={position} onChoose={onMove} />
        <PinMap position={position} onMove={onMove} />
      </div>
    )
  }
  return (
    <>
      <Alert
        live
        tone="mango"
        title={t(`problems.${state}`)}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
            {t('retry')}
          </Button>
        }
      />
      <PositionPicture position={position} mapsKey="" />
    </>
  )
}
