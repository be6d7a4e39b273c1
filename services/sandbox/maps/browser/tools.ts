export type Degrees = { readonly lat: number; readonly lng: number }
export type LatLngLike = Degrees | { lat(): number; lng(): number }
export type Handler = (event: unknown) => void

/**
 * What map and markers of the stand-in share. It runs in the browser, as text, so it may use nothing from outside. Styles are
 * set as properties, which every policy allows.
 */
export function makeTools() {
  const worldPixels = 256
  const degreesOf = ({ lat, lng }: LatLngLike): Degrees => ({
    lat: typeof lat === 'function' ? lat() : lat,
    lng: typeof lng === 'function' ? lng() : lng,
  })
  const pixelOf = ({ lat, lng }: Degrees, zoom: number) => {
    const size = worldPixels * 2 ** zoom
    const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)))
    return {
      x: size * (0.5 + lng / 360),
      y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
    }
  }
  const placeAt = (x: number, y: number, zoom: number): Degrees => {
    const size = worldPixels * 2 ** zoom
    return {
      lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
      lng: (x / size - 0.5) * 360,
    }
  }

  class LatLng {
    #at: Degrees
    constructor(at: Degrees) {
      this.#at = at
    }
    lat() {
      return this.#at.lat
    }
    lng() {
      return this.#at.lng
    }
  }
  class LatLngBounds {
    readonly south: number
    readonly west: number
    readonly north: number
    readonly east: number
    constructor(southWest: Degrees, northEast: Degrees) {
      this.south = southWest.lat
      this.west = southWest.lng
      this.north = northEast.lat
      this.east = northEast.lng
    }
    contains(place: LatLngLike) {
      const { lat, lng } = degreesOf(place)
      return lat >= this.south && lat <= this.north && lng >= this.west && lng <= this.east
    }
    toJSON() {
      const { south, west, north, east } = this
      return { south, west, north, east }
    }
  }
  class Point {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
  }

  class Observed {
    readonly #handlers = new Map<string, Set<Handler>>()
    handlersOf(name: string): Set<Handler> {
      const known = this.#handlers.get(name) ?? new Set<Handler>()
      this.#handlers.set(name, known)
      return known
    }
    fire(name: string, event: unknown = {}) {
      for (const handler of [...this.handlersOf(name)]) handler(event)
    }
  }
  const eventAt = (at: Degrees) => ({ latLng: new LatLng(at), stop: () => undefined })

  const styled = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, style: Partial<CSSStyleDeclaration>) => {
    const element = document.createElement(tag)
    Object.assign(element.style, style)
    return element
  }

  /** Follows a pointer from its press on; `end` learns how far it went. */
  const followPointer = (
    element: HTMLElement,
    {
      move,
      end,
    }: { move: (x: number, y: number) => void; end: (moved: boolean, event: PointerEvent) => void },
  ) => {
    element.addEventListener('pointerdown', (start) => {
      start.stopPropagation()
      element.setPointerCapture(start.pointerId)
      let [x, y, distance] = [start.clientX, start.clientY, 0]
      const onMove = (event: PointerEvent) => {
        distance += Math.abs(event.clientX - x) + Math.abs(event.clientY - y)
        if (distance > 4) move(event.clientX - x, event.clientY - y)
        x = event.clientX
        y = event.clientY
      }
      const onEnd = (event: PointerEvent) => {
        element.removeEventListener('pointermove', onMove)
        end(distance > 4, event)
      }
      element.addEventListener('pointermove', onMove)
      element.addEventListener('pointerup', onEnd, { once: true })
    })
  }

  return {
    degreesOf,
    pixelOf,
    placeAt,
    LatLng,
    LatLngBounds,
    Point,
    Observed,
    eventAt,
    styled,
    followPointer,
  }
}

export type Tools = ReturnType<typeof makeTools>
