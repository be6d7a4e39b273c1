'use client'

import { useTranslations } from 'next-intl'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { Skeleton } from '@/components/ui/skeleton'
import { googleMapsOrigin, type MapsAccess } from '@/lib/config/maps-access'
import type { Area, NamedArea } from '@/lib/geolocation/area'
import { mapLink } from '@/lib/geolocation/map-link'
import { degreesOf, type Position, readPosition, typedPosition } from '@/lib/geolocation/position'
import { useDevicePosition } from '@/lib/geolocation/use-device-position'
import { needsOwnDocument } from '@/lib/maps/document-nonce'
import type { LinkedPlace } from '@/lib/maps/open-link'
import { placeTextOf } from '@/lib/maps/place-text'
import { externalLink } from '@/lib/navigation/external-link'
import { navigateTo } from '@/lib/navigation/navigate'
import { latinDigits } from '@/validators/digits'
import { mapLinkIn } from '@/validators/map-link-hosts'
import { LinkField, type LinkState } from './link-field'
import { PinQuestion } from './pin-question'
import { PositionPicture } from './position-picture'

const PinPicker = pressPart(() => import('./pin-picker'), <Skeleton className="h-72" />)

export type PositionFieldsProps = {
  /** What the position is used for. */
  about: string
  /** What is lost without one. */
  without?: string
  /** Where it is by its address: the map opens there, and a pin elsewhere is asked about. */
  near?: NamedArea | null
  /** Null leaves the map out. */
  maps: MapsAccess | null
  /** Called with what a link or a search says of the place that was chosen: its name and address in one line. */
  onPlaceText?: (text: string) => void
}

/** A place as `lat` and `lng`: a map link, a pin on a map, the device's own position, or coordinates by hand. */
export function PositionFields({ about, without, near = null, maps, onPlaceText }: PositionFieldsProps) {
  const t = useTranslations('maps')
  const form = useFormContext()
  const [link, setLink] = useState<LinkState>({ kind: 'idle' })
  const [picking, setPicking] = useState(false)
  /** The area the map looks at instead of the pin, while somebody moves a pin that lies elsewhere. */
  const [sought, setSought] = useState<Area | null>(null)
  const [lat, lng] = useWatch({ name: ['lat', 'lng'] }) as [string | undefined, string | undefined]
  const position = typedPosition(lat, lng)
  // The number of the last link: answers to earlier ones are ignored.
  const lastLink = useRef(0)

  useEffect(() => {
    // Nothing is typed yet; when the map is opened it would be too late.
    if (maps?.origin === googleMapsOrigin && needsOwnDocument()) navigateTo(location.href, { replace: true })
  }, [maps?.origin])

  const fresh = useRef<'focus' | 'sight' | null>(null)
  const put = (found: Position) => {
    fresh.current = 'focus'
    const options = { shouldDirty: true, shouldValidate: true }
    form.setValue('lat', degreesOf(found.lat), options)
    form.setValue('lng', degreesOf(found.lng), options)
    lastLink.current += 1
    device.settle()
    setLink({ kind: 'idle' })
    setSought(null)
  }
  const device = useDevicePosition('exact', put)
  const follow = async (pasted: string) => {
    lastLink.current += 1
    const asked = lastLink.current
    setLink({ kind: 'opening' })
    const outcome = await openLink(pasted)
    if (asked !== lastLink.current) return
    if ('problem' in outcome) return setLink({ kind: 'refused', problem: outcome.problem })
    put(outcome)
    setLink({ kind: 'placed' })
    if (outcome.text) onPlaceText?.(outcome.text)
  }
  /** Uses coordinates or a link; returns whether the text is one. */
  const take = (text: string) => {
    const linked = mapLinkIn(text)
    const found = readPosition(linked?.href ?? latinDigits(text))
    if (found) {
      put(found)
      const said = linked && placeTextOf(linked)
      if (linked) setLink({ kind: 'placed' })
      if (said) onPlaceText?.(said)
    } else if (linked) void follow(text)
    return Boolean(found ?? linked)
  }
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.getData('text'))) event.preventDefault()
  }
  /** Phone keyboards insert copied text without a paste event. */
  const commitOf = (name: 'lat' | 'lng') => (text: string) => {
    if (!/[,/]/.test(text)) return
    // Emptied first, since `take` fills it.
    form.setValue(name, '', { shouldValidate: false })
    if (!take(text)) form.setValue(name, text, { shouldDirty: true })
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="text-sm text-ink-3">{about}</p>
      <LinkField
        state={link}
        onUse={(text) => {
          if (!take(text)) setLink({ kind: 'unreadable' })
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" loading={device.state === 'asking'} onClick={device.ask}>
          {device.state !== 'asking' && <Icon name="pin" />}
          <span>{t('useDevice')}</span>
        </Button>
        {maps && (
          <Button
            variant="secondary"
            aria-expanded={picking}
            onClick={() => {
              setSought(null)
              setPicking(!picking)
            }}
          >
            <Icon name={picking ? 'close' : 'search'} />
            {picking ? t('close') : t('choose')}
          </Button>
        )}
        {position && <MapLink {...position} />}
      </div>
      <p role="status" className="text-sm text-chilli empty:hidden">
        {(device.state === 'denied' || device.state === 'failed') && t(device.state)}
      </p>
      {picking && maps ? (
        <PinPicker
          onClose={() => setPicking(false)}
          maps={maps}
          position={position}
          near={near?.area ?? null}
          sought={sought}
          onMove={(found) => {
            put(found)
            // The map's own keys go on moving it.
            fresh.current = 'sight'
          }}
          onPlace={({ name, address, position: found }) => {
            put(found)
            onPlaceText?.(`${name} ${address}`)
          }}
        />
      ) : (
        <PositionPicture position={position} maps={maps} />
      )}
      {without && !position && (
        <p className="flex gap-1.5 text-sm text-ink-2">
          <Icon name="info" className="mt-0.5 size-4 shrink-0 text-ink-3" />
          {without}
        </p>
      )}
      {near && (
        <PinQuestion
          position={position}
          near={near}
          fresh={fresh}
          onMove={() => {
            if (maps) {
              setSought(near.area)
              setPicking(true)
            } else form.setFocus('lat')
          }}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2" onPaste={paste}>
        <TextField
          name="lat"
          label={t('lat')}
          optional
          inputMode="decimal"
          placeholder="13.7563"
          tidy={latinDigits}
          onCommit={commitOf('lat')}
        />
        <TextField
          name="lng"
          label={t('lng')}
          optional
          inputMode="decimal"
          placeholder="100.5018"
          tidy={latinDigits}
          onCommit={commitOf('lng')}
        />
      </div>
    </fieldset>
  )
}

async function openLink(pasted: string): Promise<LinkedPlace | { readonly problem: FormProblem }> {
  try {
    const { openMapLink } = await import('@/lib/maps/open-link')
    return await openMapLink(pasted)
  } catch (error) {
    return { problem: problemOfFailure(error) }
  }
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
