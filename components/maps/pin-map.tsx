'use client'

import { GoogleMap, MarkerF } from '@react-google-maps/api'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Area, metresPerPixel, zoomOn } from '@/lib/geolocation/area'
import { degreesOf, movedBy, type Position } from '@/lib/geolocation/position'

type PinMapProps = {
  position: Position | null
  /** Where the map looks while there is no pin. */
  near: Area | null
  /** Where it looks although there is one: a pin that is to be moved here. */
  sought: Area | null
  onMove: (position: Position) => void
}

/** The whole of Thailand, while there is no pin. */
const wholeCountry = { center: { lat: 13.1, lng: 101.2 }, zoom: 5 }
const streetZoom = 16

/** Pixels that one press of an arrow key moves the pin, and with Shift. */
const steps = { usual: 8, far: 64 }

const directions: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const options: google.maps.MapOptions = {
  // The arrow keys move the pin.
  keyboardShortcuts: false,
  gestureHandling: 'cooperative',
  clickableIcons: false,
  mapTypeControl: false,
  streetViewControl: false,
  fullscreenControl: false,
}

/** A map with one pin: press the map, drag the pin, or move it with the arrow keys. */
export function PinMap({ position, near, sought, onMove }: PinMapProps) {
  const t = useTranslations('maps')
  const hintId = useId()
  // Whoever has nothing but a finger has hardly a keyboard; a screen reader may have one.
  const [isTouchOnly] = useState(() => matchMedia('(pointer: coarse)').matches)
  const map = useRef<google.maps.Map>(null)
  const looked = sought ?? (position ? null : near)
  const [start] = useState(() => (looked ? zoomOn(looked) : position ? streetZoom : wholeCountry.zoom))
  const { lat, lng } = looked ?? position ?? wholeCountry.center
  const center = useMemo(() => ({ lat, lng }), [lat, lng])
  const { lat: pinLat, lng: pinLng } = position ?? {}
  const pin = useMemo(
    () => (pinLat === undefined || pinLng === undefined ? null : { lat: pinLat, lng: pinLng }),
    [pinLat, pinLng],
  )

  /** The pin's last place that was set on this map itself. */
  const setHere = useRef(position)
  useEffect(() => {
    const isFromElsewhere = position !== null && !isSame(position, setHere.current)
    // A place that was searched for, or linked to, is shown with its streets.
    if (isFromElsewhere && (map.current?.getZoom() ?? streetZoom) < streetZoom)
      map.current?.setZoom(streetZoom)
  }, [position])
  useEffect(() => {
    // An address that was chosen, or a pin that is to be moved there, while the map is open.
    if (looked) map.current?.setZoom(zoomOn(looked))
  }, [looked])

  const move = (to: Position) => {
    setHere.current = to
    onMove(to)
  }
  const moveTo = ({ latLng }: google.maps.MapMouseEvent) => {
    if (latLng) move({ lat: latLng.lat(), lng: latLng.lng() })
  }
  const onLoad = useCallback((loaded: google.maps.Map) => {
    map.current = loaded
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    // The zoom buttons inside handle their own keys.
    if (!direction || event.target !== event.currentTarget) return
    event.preventDefault()
    const zoom = map.current?.getZoom() ?? start
    const pixels = event.shiftKey ? steps.far : steps.usual
    const metres = (pixels * metresPerPixel * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom
    move(movedBy(center, { north: direction[0] * metres, east: direction[1] * metres }))
  }

  return (
    <div>
      <p id={hintId} className="mb-2 text-sm text-ink-3">
        {t('mapTouch')} <span className={isTouchOnly ? 'sr-only' : undefined}>{t('mapKeys')}</span>
      </p>
      <div
        role="application"
        aria-label={t('map')}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys of its own
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="rounded-card"
      >
        <GoogleMap
          center={center}
          zoom={start}
          options={options}
          onLoad={onLoad}
          onClick={moveTo}
          mapContainerClassName="h-72 w-full rounded-card border border-line sm:h-80"
        >
          {pin && <MarkerF position={pin} draggable title={t('pin')} onDragEnd={moveTo} />}
        </GoogleMap>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-2 tabular-nums">
        {position ? t('pinAt', { lat: degreesOf(position.lat), lng: degreesOf(position.lng) }) : t('none')}
      </p>
    </div>
  )
}

/** The form keeps places to six decimals. */
const isSame = (one: Position, other: Position | null) =>
  other !== null && degreesOf(one.lat) === degreesOf(other.lat) && degreesOf(one.lng) === degreesOf(other.lng)
