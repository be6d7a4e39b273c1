'use client'

import { GoogleMap, MarkerF } from '@react-google-maps/api'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MapsGate } from '@/components/maps/maps-gate'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { MapsAccess } from '@/lib/config/maps-access'
import { needsOwnDocument } from '@/lib/maps/document-nonce'
import { navigateTo } from '@/lib/navigation/navigate'
import { askWorkerMap } from '@/lib/worker-search/requests'
import { type SearchView, searchPath } from '@/lib/worker-search/search-view'
import type { FoundWorkers, WorkerMap, WorkerQuery } from '@/lib/worker-search/worker-search'
import { type PersonPin, PersonPinMarker, peopleByPlace } from './person-pin-marker'
import { discIcon, shopIcon } from './pin-icons'

type PeopleMapProps = {
  maps: MapsAccess
  view: SearchView
  query: WorkerQuery
  /** Where it was searched. */
  near: FoundWorkers['near']
  /** Those in the list, by the middle of the area they live in. */
  people: readonly PersonPin[]
  /** Whom the list or the map points at. */
  activeId: string | null
  onActive: (id: string | null) => void
  /** A pin is pressed: those whose homes it stands for. */
  onPress: (people: readonly PersonPin[]) => void
}

const options: google.maps.MapOptions = {
  gestureHandling: 'cooperative',
  clickableIcons: false,
  mapTypeControl: false,
  streetViewControl: false,
  fullscreenControl: false,
}

const kilometresPerDegree = 111.2

/** Radii that the address takes, in kilometres. */
const radius = { least: 1, most: 50 }

/** The people found on a map: a pin with the asked wage for each in the list, discs with numbers for the others. */
export default function PeopleMap(props: PeopleMapProps) {
  const t = useTranslations('people.map')
  const { view, maps } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, with the search in which the map is opened
  useEffect(() => {
    if (needsOwnDocument()) navigateTo(searchPath(view), { replace: true })
  }, [])
  return (
    <MapsGate maps={maps} problemText={t('unavailable')}>
      <LoadedMap {...props} />
    </MapsGate>
  )
}

/** The rectangle of a circle around a place, in degrees. */
function boundsAround({ lat, lng, radiusKm }: FoundWorkers['near']) {
  const north = radiusKm / kilometresPerDegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  return { north: lat + north, south: lat - north, east: lng + east, west: lng - east }
}

function LoadedMap({ view, query, near, people, activeId, onActive, onPress }: PeopleMapProps) {
  const t = useTranslations('people.map')
  const router = useRouter()
  const [map, setMap] = useState<google.maps.Map | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [squares, setSquares] = useState<WorkerMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  /** The latest request; answers of earlier ones are ignored. */
  const latest = useRef(0)
  const { lat, lng, radiusKm } = near
  const center = useMemo(() => ({ lat, lng }), [lat, lng])
  const places = useMemo(() => peopleByPlace(people), [people])

  useEffect(() => {
    if (!map) return
    setMoved(false)
    map.fitBounds(boundsAround({ lat, lng, radiusKm }), 0)
  }, [map, lat, lng, radiusKm])
  useEffect(() => {
    if (activeId) setSeen((now) => new Set([...now, activeId]))
  }, [activeId])

  const onIdle = useCallback(async () => {
    const bounds = map?.getBounds()
    if (!map || !bounds) return
    latest.current += 1
    const asked = latest.current
    const { north, south, east, west } = bounds.toJSON()
    const zoom = Math.min(20, Math.max(4, Math.round(map.getZoom() ?? 10)))
    try {
      const { sort: _, cursor: __, limit: ___, ...where } = query
      const found = await askWorkerMap({ ...where, north, south, east, west, zoom })
      if (asked !== latest.current) return
      setSquares(found)
      setFailed(false)
    } catch {
      if (asked === latest.current) setFailed(true)
    }
  }, [map, query])
  const searchHere = () => {
    const [bounds, middle] = [map?.getBounds(), map?.getCenter()]
    if (!bounds || !middle) return
    const { north, south } = bounds.toJSON()
    const km = Math.round(((north - south) / 2) * kilometresPerDegree)
    router.push(
      searchPath({
        ...view,
        branch: undefined,
        near: `${middle.lat().toFixed(4)},${middle.lng().toFixed(4)}`,
        place: t('placeOnMap'),
        km: Math.min(radius.most, Math.max(radius.least, km)),
      }),
    )
  }
  const zoomTo = ({ lat: north, lng: east }: WorkerMap['clusters'][number]) => {
    map?.panTo({ lat: north, lng: east })
    map?.setZoom((map.getZoom() ?? 12) + 2)
  }

  return (
    <section aria-label={t('label')} className="relative">
      <GoogleMap
        center={center}
        zoom={12}
        options={options}
        onLoad={setMap}
        onIdle={() => void onIdle()}
        onDragEnd={() => setMoved(true)}
        mapContainerClassName="h-72 w-full rounded-card border border-line sm:h-96 lg:h-dvh"
      >
        <MarkerF position={center} title={t('place')} icon={shopIcon()} zIndex={900} clickable={false} />
        {othersIn(squares, people).map((cluster) => (
          <MarkerF
            key={`${cluster.lat} ${cluster.lng}`}
            position={cluster}
            title={t(squares?.isEstimate ? 'peopleAbout' : 'people', { count: cluster.workers })}
            icon={discIcon(cluster.workers)}
            label={{
              text: `${squares?.isEstimate ? '~' : ''}${cluster.workers}`,
              color: '#fff',
              fontSize: '14px',
              fontWeight: '600',
            }}
            options={{ optimized: false }}
            onClick={() => zoomTo(cluster)}
          />
        ))}
        {places.map((there) => (
          <PersonPinMarker
            key={there.map(({ id }) => id).join()}
            people={there}
            isActive={there.some(({ id }) => id === activeId)}
            isSeen={there.every(({ id }) => seen.has(id))}
            onActive={onActive}
            onPress={onPress}
          />
        ))}
      </GoogleMap>
      {isMoved && (
        <Button
          variant="secondary"
          size="sm"
          onClick={searchHere}
          className="absolute inset-x-0 top-3 mx-auto w-fit shadow-soft"
        >
          <Icon name="refresh" className="size-4.5" />
          {t('here')}
        </Button>
      )}
      <p role="status" className="mt-2 text-sm text-ink-2">
        {hasFailed ? t('failed') : t('about')}
      </p>
    </section>
  )
}

/** The squares with people who are not in the list, and how many those are. */
function othersIn(found: WorkerMap | null, people: readonly PersonPin[]): WorkerMap['clusters'] {
  if (!found) return []
  const north = found.cellKm / kilometresPerDegree / 2
  return found.clusters.flatMap((square) => {
    const east = north / Math.cos((square.lat * Math.PI) / 180)
    const listed = people.filter(
      ({ lat, lng }) => Math.abs(lat - square.lat) <= north && Math.abs(lng - square.lng) <= east,
    )
    const workers = square.workers - listed.length
    return workers > 0 ? [{ ...square, workers }] : []
  })
}
