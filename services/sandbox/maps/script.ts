import { install } from './browser/install'
import { makeMap } from './browser/map'
import { makeMarker } from './browser/marker'
import { makeTools } from './browser/tools'
import type { SamplePlace } from './places'

/** The browser script of the maps: as much of google.maps as the product uses. It calls `callback` once it is there. */
export function mapsScript(callback: string, places: readonly SamplePlace[]): string {
  // What runs TypeScript directly gives functions their names by a helper of that name.
  return `(() => {
  const __name = (value) => value
  const tools = (${makeTools})()
  const places = ${JSON.stringify(places)}
  const StandInMap = (${makeMap})(tools, places)
  const Marker = (${makeMarker})(tools)
  ;(${install})({ tools, places, StandInMap, Marker })
  window[${JSON.stringify(callback)}]()
})()
`
}
