import type { SamplePlace } from '../places'
import type { makeMap } from './map'
import type { makeMarker } from './marker'
import type { Handler, Tools } from './tools'

type Parts = {
  readonly tools: Tools
  readonly places: readonly SamplePlace[]
  readonly StandInMap: ReturnType<typeof makeMap>
  readonly Marker: ReturnType<typeof makeMarker>
}

/** Puts map, markers, events and the search for places where the provider's script puts them. It runs in the browser, as text. */
export function install({ tools: { LatLng, LatLngBounds, Point }, places, StandInMap, Marker }: Parts): void {
  const event = {
    addListener(target: InstanceType<Tools['Observed']>, name: string, handler: Handler) {
      target.handlersOf(name).add(handler)
      return { remove: () => void target.handlersOf(name).delete(handler) }
    },
    removeListener: (listener: { remove(): void }) => listener.remove(),
  }
  const searchByText = async ({
    textQuery,
    maxResultCount = 20,
  }: {
    textQuery: string
    maxResultCount?: number
  }) => {
    const wanted = textQuery.replace(/\s+/g, '')
    const found = places.filter(({ name, address }) =>
      `${name}${address}`.replace(/\s+/g, '').includes(wanted),
    )
    return {
      places: found.slice(0, maxResultCount).map((place) => ({
        id: place.id,
        displayName: place.name,
        formattedAddress: place.address,
        location: new LatLng(place),
      })),
    }
  }
  const maps = {
    Map: StandInMap,
    Marker,
    LatLng,
    LatLngBounds,
    Point,
    event,
    places: { Place: { searchByText } },
  }
  Object.assign(window, { google: { maps } })
}
