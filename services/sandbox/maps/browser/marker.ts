import type { StandInMap } from './map'
import type { Degrees, LatLngLike, Tools } from './tools'

type Label = string | { readonly text: string; readonly color?: string; readonly fontWeight?: string }
type MarkerIcon = { readonly url: string; readonly anchor?: { readonly x: number; readonly y: number } }

/**
 * Makes the class of a pin, or of a disc with a number, on the stand-in's map. It runs in the browser, as text, so it may use
 * nothing from outside but what it is given.
 */
export function makeMarker({ degreesOf, LatLng, Observed, eventAt, styled, followPointer }: Tools) {
  const pin = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="42"><path d="M15 41C11 29 1 26 1 15A14 14 0 1 1 29 15C29 26 19 29 15 41Z" fill="#C0271B" stroke="#fff" stroke-width="2"/><circle cx="15" cy="15" r="5" fill="#fff"/></svg>',
  )}`
  type MarkerOptions = {
    position?: LatLngLike
    map?: StandInMap | null
    title?: string
    label?: Label
    icon?: MarkerIcon
    draggable?: boolean
    opacity?: number
    zIndex?: number
    visible?: boolean
  }

  class Marker extends Observed {
    readonly #element = styled('div', { position: 'absolute', pointerEvents: 'auto', cursor: 'pointer' })
    readonly #image = styled('img', { display: 'block' })
    readonly #text = styled('div', {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      fontSize: '14px',
    })
    #map: StandInMap | null = null
    #position: Degrees = { lat: 0, lng: 0 }
    #anchor = { x: 15, y: 41 }
    #isDraggable = false
    constructor(options: MarkerOptions = {}) {
      super()
      this.#image.alt = ''
      this.#image.draggable = false
      this.#image.src = pin
      this.#element.tabIndex = 0
      this.#element.setAttribute('role', 'button')
      this.#element.append(this.#image, this.#text)
      this.#element.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') this.fire('click', eventAt(this.#position))
      })
      followPointer(this.#element, {
        move: (x, y) => {
          if (!this.#isDraggable || !this.#map) return
          const spot = this.#map.toBox(this.#position)
          this.#position = this.#map.fromBox(spot.x + x, spot.y + y)
          this.draw()
        },
        end: (moved) => this.fire(moved && this.#isDraggable ? 'dragend' : 'click', eventAt(this.#position)),
      })
      this.setOptions(options)
    }
    draw() {
      if (!this.#map) return
      const { x, y } = this.#map.toBox(this.#position)
      Object.assign(this.#element.style, { left: `${x - this.#anchor.x}px`, top: `${y - this.#anchor.y}px` })
    }
    setOptions(options: MarkerOptions) {
      if (options.position) this.setPosition(options.position)
      if (options.title !== undefined) this.setTitle(options.title)
      if (options.label !== undefined) this.setLabel(options.label)
      if (options.icon) this.setIcon(options.icon)
      if (options.draggable !== undefined) this.setDraggable(options.draggable)
      if (options.opacity !== undefined) this.setOpacity(options.opacity)
      if (options.zIndex !== undefined) this.setZIndex(options.zIndex)
      if (options.visible !== undefined) this.setVisible(options.visible)
      if (options.map !== undefined) this.setMap(options.map)
    }
    setMap(map: StandInMap | null) {
      this.#map?.markers.delete(this)
      this.#element.remove()
      this.#map = map
      if (!map) return
      map.markers.add(this)
      map.layer.append(this.#element)
      this.draw()
    }
    getPosition() {
      return new LatLng(this.#position)
    }
    setPosition(position: LatLngLike) {
      this.#position = degreesOf(position)
      this.draw()
    }
    setTitle(title: string) {
      this.#element.title = title
      this.#element.setAttribute('aria-label', title)
    }
    setLabel(label: Label | null) {
      const shown = typeof label === 'string' ? { text: label } : label
      this.#text.textContent = shown?.text ?? ''
      Object.assign(this.#text.style, {
        color: shown?.color ?? '#14213D',
        fontWeight: shown?.fontWeight ?? '400',
      })
    }
    setIcon(icon: MarkerIcon | null) {
      this.#image.src = icon?.url ?? pin
      this.#anchor = icon?.anchor ?? { x: 15, y: 41 }
      this.draw()
    }
    setDraggable(isDraggable: boolean) {
      this.#isDraggable = isDraggable
    }
    setOpacity(opacity: number) {
      this.#element.style.opacity = String(opacity)
    }
    setZIndex(zIndex: number) {
      this.#element.style.zIndex = String(zIndex)
    }
    setVisible(isVisible: boolean) {
      this.#element.style.display = isVisible ? 'block' : 'none'
    }
    setAnimation() {}
    setClickable() {}
    setCursor() {}
    setShape() {}
  }

  return Marker
}
