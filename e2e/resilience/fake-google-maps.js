// Stands in for the script at maps.googleapis.com in maps.spec.ts: the part of google.maps that our maps use.
;(() => {
  const ownNonce = document.currentScript.nonce
  const listeners = new Map()
  class Observed {
    constructor() {
      listeners.set(this, {})
    }
    fire(name, event) {
      for (const handler of listeners.get(this)[name] ?? []) handler(event)
    }
  }
  const looks = [
    'Options',
    'Animation',
    'Clickable',
    'Cursor',
    'Draggable',
    'Icon',
    'Label',
    'Opacity',
    'Position',
  ]
  for (const look of [...looks, 'Shape', 'Title', 'Visible', 'ZIndex', 'Zoom', 'Center']) {
    Observed.prototype[`set${look}`] = () => {}
  }
  const at = ({ lat, lng }) => ({ latLng: { lat: () => lat, lng: () => lng } })
  class Map_ extends Observed {
    constructor(element) {
      super()
      // Like the real maps, this adds its styles with the nonce of its script; without them a map is unusable.
      const style = document.createElement('style')
      style.nonce = ownNonce
      style.textContent = '.gm-style { --has-styles: yes }'
      document.head.append(style)
      element.classList.add('gm-style')
      // The top left corner is at 14° N 100° E, and 100 pixels are one degree.
      element.addEventListener('click', (event) => {
        const box = element.getBoundingClientRect()
        const place = {
          lat: 14 - (event.clientY - box.top) / 100,
          lng: 100 + (event.clientX - box.left) / 100,
        }
        this.fire('click', at(place))
      })
      window.fakeMap = this
    }
    #zoom = 16
    getZoom() {
      return this.#zoom
    }
    // An area of more than one degree, such as a country, gets a low zoom; a smaller one gets a high zoom.
    fitBounds({ north, south, east, west }) {
      this.#zoom = Math.max(north - south, east - west) > 1 ? 6 : 17
      this.fire('idle')
    }
    getBounds() {
      return { contains: () => true }
    }
    panTo() {}
    setCenter({ lat, lng }) {
      window.fakeCentre = { lat, lng }
    }
  }
  window.fakeMarkers = new Map()
  class Marker extends Observed {
    constructor({ title, label }) {
      super()
      Object.assign(this, { title, label: label?.text })
    }
    setTitle(title) {
      this.title = title
    }
    setMap(map) {
      window.fakePin = map ? this : null
      if (map) window.fakeMarkers.set(this, this)
      else window.fakeMarkers.delete(this)
    }
    press() {
      this.fire('click', {})
    }
    drag(place) {
      this.fire('dragend', at(place))
    }
  }
  const siam = { lat: () => 13.7456, lng: () => 100.5341 }
  window.google = {
    maps: {
      Map: Map_,
      Marker,
      Point: class {},
      event: {
        addListener(target, name, handler) {
          const all = listeners.get(target)
          all[name] = [...(all[name] ?? []), handler]
          return { target, name, handler }
        },
        removeListener({ target, name, handler }) {
          const all = listeners.get(target)
          all[name] = (all[name] ?? []).filter((known) => known !== handler)
        },
      },
      places: {
        Place: {
          async searchByText({ textQuery }) {
            if (textQuery !== 'สยาม') return { places: [] }
            return {
              places: [
                { id: 'siam', displayName: 'สยามสแควร์', formattedAddress: 'ปทุมวัน กรุงเทพฯ', location: siam },
              ],
            }
          },
        },
      },
    },
  }
  window[new URL(document.currentScript.src).searchParams.get('callback')]()
})()
