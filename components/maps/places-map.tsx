'use client'

import { GoogleMap, MarkerF } from '@react-google-maps/api'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Position } from '@/lib/geolocation/position'
import { boundsOf, type Cluster, clustersOf } from '@/lib/maps/clusters'

/** An item with a position on the map. */
export type MapPlace = Position & { readonly id: string; readonly name: string }

type PlacesMapProps = {
  /** Describes the map to screen readers. */
  label: string
  places: readonly MapPlace[]
  chosenId: string | null
  onChoose: (id: string) => void
}

const options: google.maps.MapOptions = {
  gestureHandling: 'cooperative',
  clickableIcons: false,
  mapTypeControl: false,
  streetViewControl: false,
  fullscreenControl: false,
}

/** Zoom limit when a single place is shown: its neighbourhood. */
const closest = 15
const wholeCountry = { center: { lat: 13.1, lng: 101.2 }, zoom: 5 }

const disc = (radius: number) => {
  const size = radius * 2 + 4
  const middle = size / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${middle}" cy="${middle}" r="${radius}" fill="#FFB000" stroke="#14213D" stroke-width="2"/></svg>`
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, middle }
}

/** Larger for more places. */
const radiusOf = (count: number) => 18 + Math.min(10, Math.round(Math.log2(count) * 1.5))

/**
 * Places on a map; places too close to each other become one disc with their number. Discs and pins are the map's own
 * markers: the package's clusterer writes style attributes, which our policy forbids.
 */
export function PlacesMap({ label, places, chosenId, onChoose }: PlacesMapProps) {
  const t = useTranslations('maps')
  const [map, setMap] = useState<google.maps.Map | null>(null)
  const [view, setView] = useState<{ zoom: number; bounds: google.maps.LatLngBounds | undefined }>()

  useEffect(() => {
    const bounds = boundsOf(places)
    if (!map || !bounds) return
    map.fitBounds(bounds, 48)
    if ((map.getZoom() ?? 0) > closest) map.setZoom(closest)
  }, [map, places])

  const onIdle = useCallback(() => {
    if (map) setView({ zoom: Math.round(map.getZoom() ?? wholeCountry.zoom), bounds: map.getBounds() })
  }, [map])
  const clusters = useMemo(() => {
    if (!view) return []
    const inSight = places.filter((place) => view.bounds?.contains(place) ?? true)
    return clustersOf(inSight, view.zoom)
  }, [places, view])

  const open = ({ places: [first, ...others] }: Cluster<MapPlace>) => {
    if (!first) return
    if (others.length === 0) return onChoose(first.id)
    const bounds = boundsOf([first, ...others])
    if (map && bounds) map.fitBounds(bounds, 64)
  }

  return (
    <section aria-label={label}>
      <GoogleMap
        center={wholeCountry.center}
        zoom={wholeCountry.zoom}
        options={options}
        onLoad={setMap}
        onIdle={onIdle}
        mapContainerClassName="h-72 w-full rounded-card border border-line sm:h-96 lg:h-[max(20rem,calc(100dvh-31rem))]"
      >
        {clusters.map((cluster) => (
          <ClusterMarker
            key={cluster.places.map(({ id }) => id).join()}
            cluster={cluster}
            title={
              cluster.places.length > 1
                ? t('clustered', { count: cluster.places.length })
                : (cluster.places[0]?.name ?? '')
            }
            chosen={cluster.places.some(({ id }) => id === chosenId)}
            onOpen={open}
          />
        ))}
      </GoogleMap>
    </section>
  )
}

type ClusterMarkerProps = {
  cluster: Cluster<MapPlace>
  title: string
  chosen: boolean
  onOpen: (cluster: Cluster<MapPlace>) => void
}

function ClusterMarker({ cluster, title, chosen, onOpen }: ClusterMarkerProps) {
  const { lat, lng, places } = cluster
  const count = places.length
  const position = useMemo(() => ({ lat, lng }), [lat, lng])
  const looks = useMemo(() => {
    if (count === 1) return {}
    const { url, middle } = disc(radiusOf(count))
    return {
      icon: { url, anchor: new google.maps.Point(middle, middle) },
      label: { text: String(count), color: '#14213D', fontSize: '14px', fontWeight: '600' },
    }
  }, [count])
  return (
    <MarkerF
      position={position}
      title={title}
      zIndex={chosen ? 1_000 : count}
      opacity={chosen || count > 1 ? 1 : 0.85}
      // Markers that are rendered one by one can be reached by keyboard.
      options={{ optimized: false }}
      onClick={() => onOpen(cluster)}
      {...looks}
    />
  )
}
