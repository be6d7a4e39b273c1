'use client'

import { useTranslations } from 'next-intl'
import { type ClipboardEvent, lazy, Suspense, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '@/components/forms/text-field'
import { latinDigits } from '@/components/forms/tidy'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { needsOwnDocument } from '@/lib/maps/document-nonce'
import { mapLink } from '@/lib/maps/map-links'
import { degreesOf, type Position, readPosition, typedPosition } from '@/lib/maps/position'
import { externalLink } from '@/lib/navigation/external-link'
import { navigateTo } from '@/lib/navigation/navigate'
import { PositionPicture } from './position-picture'

const PinPicker = lazy(() => import('./pin-picker'))

type Search = 'idle' | 'searching' | 'denied' | 'failed'

export type PositionFieldsProps = {
  /** What the position is for. */
  about: string
  /** Google's key; empty leaves the map out. */
  mapsKey: string
}

/** A place as `lat` and `lng`: a pin on a map, the device's own, something pasted, or by hand. */
export function PositionFields({ about, mapsKey }: PositionFieldsProps) {
  const t = useTranslations('maps')
  const form = useFormContext()
  const [search, setSearch] = useState<Search>('idle')
  const [picking, setPicking] = useState(false)
  const [lat, lng] = useWatch({ name: ['lat', 'lng'] }) as [string | undefined, string | undefined]
  const position = typedPosition(lat, lng)

  useEffect(() => {
    // Now nothing is typed yet; once the map is asked for it would be too late.
    if (mapsKey && needsOwnDocument()) navigateTo(location.href, { replace: true })
  }, [mapsKey])

  const put = (found: Position) => {
    const options = { shouldDirty: true, shouldValidate: true }
    form.setValue('lat', degreesOf(found.lat), options)
    form.setValue('lng', degreesOf(found.lng), options)
    setSearch('idle')
  }
  const fillFromDevice = () => {
    if (!('geolocation' in navigator)) return setSearch('failed')
    setSearch('searching')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => put({ lat: coords.latitude, lng: coords.longitude }),
      (error) => setSearch(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    )
  }
  const paste = (event: ClipboardEvent) => {
    const found = readPosition(latinDigits(event.clipboardData.getData('text')))
    if (!found) return
    event.preventDefault()
    put(found)
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="text-sm text-ink-3">{about}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" loading={search === 'searching'} onClick={fillFromDevice}>
          {search !== 'searching' && <Icon name="pin" />}
          {t('useDevice')}
        </Button>
        {mapsKey && (
          <Button variant="secondary" aria-expanded={picking} onClick={() => setPicking(!picking)}>
            <Icon name={picking ? 'close' : 'search'} />
            {picking ? t('close') : t('choose')}
          </Button>
        )}
        {position && <MapLink {...position} />}
      </div>
      <p role="status" className="text-sm text-chilli empty:hidden">
        {search === 'denied' && t('denied')}
        {search === 'failed' && t('failed')}
      </p>
      {picking ? (
        <Suspense fallback={<p className="text-sm text-ink-2">{t('loading')}</p>}>
          <PinPicker mapsKey={mapsKey} position={position} onMove={put} />
        </Suspense>
      ) : (
        <PositionPicture position={position} mapsKey={mapsKey} />
      )}
      <p className="text-sm text-ink-3">{t('pasteHint')}</p>
      <div className="grid gap-5 sm:grid-cols-2" onPaste={paste}>
        <TextField
          name="lat"
          label={t('lat')}
          optional
          inputMode="decimal"
          placeholder="13.7563"
          tidy={latinDigits}
        />
        <TextField
          name="lng"
          label={t('lng')}
          optional
          inputMode="decimal"
          placeholder="100.5018"
          tidy={latinDigits}
        />
      </div>
    </fieldset>
  )
}

function MapLink(position: Position) {
  const t = useTranslations('maps')
  return (
    <a
      {...externalLink(mapLink(position))}
      className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
    >
      {t('openMap')}
      <span className="sr-only"> {t('newWindow')}</span>
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}
