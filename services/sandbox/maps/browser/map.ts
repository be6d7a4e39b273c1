import type { SamplePlace } from '../places'
import type { Degrees, LatLngLike, Tools } from './tools'

type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
type Drawn = { draw(): void }

/**
 * Makes the class of a plain map without tiles, which can be pressed, dragged and zoomed. It runs in the browser, as text, so
 * it may use nothing from outside but what it is given.
 */
export function makeMap(tools: Tools, places: readonly SamplePlace[]) {
  const { degreesOf, pixelOf, placeAt, LatLng, LatLngBounds, Observed, eventAt, styled, followPointer } =
    tools
  class StandInMap extends Observed {
    readonly markers = new Set<Drawn>()
    readonly #canvas: HTMLCanvasElement
    readonly layer: HTMLElement
    #center: Degrees = { lat: 13.1, lng: 101.2 }
    #zoom = 5
    #isPlanned = false
    constructor(
      readonly element: HTMLElement,
      options: Record<string, unknown> = {},
    ) {
      super()
      Object.assign(element.style, { position: 'relative', overflow: 'hidden', touchAction: 'pan-y' })
      this.#canvas = styled('canvas', { position: 'absolute', inset: '0', width: '100%', height: '100%' })
      this.layer = styled('div', { position: 'absolute', inset: '0', pointerEvents: 'none' })
      element.append(this.#canvas, this.layer, this.#zoomButton('+', 1, 56), this.#zoomButton('−', -1, 8))
      followPointer(this.#canvas, {
        move: (x, y) => this.moveBy(-x, -y),
        end: (moved, event) => {
          if (moved) return
          const box = element.getBoundingClientRect()
          this.fire('click', eventAt(this.fromBox(event.clientX - box.left, event.clientY - box.top)))
        },
      })
      new ResizeObserver(() => this.plan()).observe(element)
      this.setOptions(options)
    }
    #zoomButton(sign: string, by: number, bottom: number) {
      const button = styled('button', {
        position: 'absolute',
        right: '8px',
        bottom: `${bottom}px`,
        width: '44px',
        height: '44px',
        borderRadius: '8px',
        border: '1px solid #CFC8BA',
        background: '#FFFFFF',
        color: '#14213D',
        fontSize: '22px',
      })
      button.type = 'button'
      button.textContent = sign
      button.setAttribute('aria-label', by > 0 ? 'ขยายแผนที่' : 'ย่อแผนที่')
      button.addEventListener('click', () => this.setZoom(this.#zoom + by))
      return button
    }
    #size() {
      return { width: this.element.clientWidth || 1, height: this.element.clientHeight || 1 }
    }
    /** Where a place is in the element, in pixels. */
    toBox(place: Degrees) {
      const [spot, middle] = [pixelOf(place, this.#zoom), pixelOf(this.#center, this.#zoom)]
      const { width, height } = this.#size()
      return { x: spot.x - middle.x + width / 2, y: spot.y - middle.y + height / 2 }
    }
    fromBox(x: number, y: number): Degrees {
      const middle = pixelOf(this.#center, this.#zoom)
      const { width, height } = this.#size()
      return placeAt(middle.x + x - width / 2, middle.y + y - height / 2, this.#zoom)
    }
    moveBy(x: number, y: number) {
      const { width, height } = this.#size()
      this.setCenter(this.fromBox(width / 2 + x, height / 2 + y))
    }
    setOptions({ center, zoom }: { center?: LatLngLike; zoom?: number }) {
      if (center) this.setCenter(center)
      if (zoom !== undefined) this.setZoom(zoom)
    }
    setCenter(center: LatLngLike) {
      this.#center = degreesOf(center)
      this.plan()
    }
    panTo(center: LatLngLike) {
      this.setCenter(center)
    }
    getCenter() {
      return new LatLng(this.#center)
    }
    setZoom(zoom: number) {
      this.#zoom = Math.min(20, Math.max(3, Math.round(zoom)))
      this.plan()
    }
    getZoom() {
      return this.#zoom
    }
    getBounds() {
      const { width, height } = this.#size()
      return new LatLngBounds(this.fromBox(0, height), this.fromBox(width, 0))
    }
    fitBounds({ south, west, north, east }: Box, padding = 0) {
      const { width, height } = this.#size()
      const fits = (zoom: number) => {
        const [low, high] = [
          pixelOf({ lat: south, lng: west }, zoom),
          pixelOf({ lat: north, lng: east }, zoom),
        ]
        return high.x - low.x <= width - 2 * padding && low.y - high.y <= height - 2 * padding
      }
      let zoom = 20
      while (zoom > 3 && !fits(zoom)) zoom -= 1
      this.setZoom(zoom)
      this.setCenter({ lat: (south + north) / 2, lng: (west + east) / 2 })
    }
    /** Draws once, however much changes until then. */
    plan() {
      if (this.#isPlanned) return
      this.#isPlanned = true
      requestAnimationFrame(() => {
        this.#isPlanned = false
        this.#draw()
        for (const marker of this.markers) marker.draw()
        this.fire('idle')
      })
    }
    #draw() {
      const { width, height } = this.#size()
      const context = this.#canvas.getContext('2d')
      if (!context) return
      this.#canvas.width = width
      this.#canvas.height = height
      context.fillStyle = '#EFEBE2'
      context.fillRect(0, 0, width, height)
      const middle = pixelOf(this.#center, this.#zoom)
      const [left, top] = [middle.x - width / 2, middle.y - height / 2]
      const block = 64
      context.fillStyle = '#FFFFFF'
      for (let x = Math.ceil(left / block); x * block < left + width; x += 1) {
        context.fillRect(x * block - left, 0, x % 4 === 0 ? 8 : 3, height)
      }
      for (let y = Math.ceil(top / block); y * block < top + height; y += 1) {
        context.fillRect(0, y * block - top, width, y % 4 === 0 ? 8 : 3)
      }
      context.font = '13px sans-serif'
      context.textAlign = 'center'
      context.fillStyle = '#4A5468'
      for (const place of places) {
        const { x, y } = this.toBox(place)
        if (x < 0 || y < 0 || x > width || y > height) continue
        context.beginPath()
        context.arc(x, y, 3, 0, 2 * Math.PI)
        context.fill()
        context.fillText(place.name, x, y + 18)
      }
    }
  }

  return StandInMap
}

export type StandInMap = InstanceType<ReturnType<typeof makeMap>>
