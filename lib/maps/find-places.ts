import 'client-only'
import type { Position } from '@/lib/geolocation/position'

/** A place that somebody may have meant. */
export type FoundPlace = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly position: Position
}

const most = 5
/** Metres around a known position; places within are listed first. */
const nearby = 20_000

/**
 * Finds places in Thailand by name, the most likely first; the maps must be loaded (places library,
 * Place.searchByText). Rejects when the provider does.
 */
export async function findPlaces(name: string, near: Position | null): Promise<readonly FoundPlace[]> {
  const { places } = await google.maps.places.Place.searchByText({
    textQuery: name,
    fields: ['id', 'displayName', 'formattedAddress', 'location'],
    language: 'th',
    region: 'th',
    maxResultCount: most,
    ...(near && { locationBias: { center: near, radius: nearby } }),
  })
  return places.flatMap(({ id, displayName, formattedAddress, location }) =>
    location
      ? {
          id,
          name: displayName ?? '',
          address: formattedAddress ?? '',
          position: { lat: location.lat(), lng: location.lng() },
        }
      : [],
  )
}
