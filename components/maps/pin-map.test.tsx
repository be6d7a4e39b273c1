import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import type { Area } from '@/lib/geolocation/area'
import type { Position } from '@/lib/geolocation/position'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

/** Zooms that were asked for; the map itself stays as far out as it began. */
let zooms: number[]

/** Where the map looks. */
let centre: Position

type MapProps = { children?: ReactNode; onLoad: (map: object) => void; zoom: number; center: Position }
function FakeMap({ children, onLoad, zoom, center }: MapProps) {
  centre = center
  useEffect(() => onLoad({ getZoom: () => zoom, setZoom: (to: number) => zooms.push(to) }), [onLoad, zoom])
  return children
}
const NoMarker = () => null
jest.unstable_mockModule('@react-google-maps/api', () => ({ GoogleMap: FakeMap, MarkerF: NoMarker }))
const { PinMap } = await import('./pin-map')

const pathumWan = { lat: 13.74, lng: 100.536, reachKm: 3 }
const umphang = { lat: 15.799, lng: 98.877, reachKm: 70 }
const centreOf = ({ lat, lng }: Position) => ({ lat, lng })

type SampleProps = { near?: Area | null; sought?: Area | null; pin?: Position | null }
function Sample({ near = null, sought = null, pin = null }: SampleProps) {
  const [position, setPosition] = useState(pin)
  return (
    <>
      <PinMap position={position} near={near} sought={sought} onMove={setPosition} />
      <button type="button" onClick={() => setPosition({ lat: 13.7797, lng: 100.5443 })}>
        อารีย์
      </button>
    </>
  )
}

/** Whether what points first is a mouse, or anything else that points finely; a phone's pen is not. */
let hasMouse: boolean
beforeEach(() => {
  hasMouse = true
  zooms = []
  window.matchMedia = (query) => ({ matches: !hasMouse && query === '(pointer: coarse)' }) as MediaQueryList
})

test.each([
  [true, 'shown'],
  [false, 'left to who reads by ear'],
])('the keys that move the pin are, with a mouse %s, %s', (isThere) => {
  hasMouse = isThere
  renderInThai(<Sample />)
  const keys = screen.getByText(messages.maps.mapKeys)
  expect(keys.classList.contains('sr-only')).toBe(!isThere)
  expect(screen.getByText(messages.maps.mapTouch, { exact: false })).not.toHaveClass('sr-only')
})

test('a place from a search or a link is shown with its streets', async () => {
  renderInThai(<Sample />)
  await userEvent.click(screen.getByRole('button'))
  expect(zooms).toEqual([16])
})

test('a pin that is moved on the map leaves the zoom to the person', async () => {
  renderInThai(<Sample />)
  screen.getByRole('application').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('status')).toHaveTextContent(/^หมุดอยู่ที่/)
  expect(zooms).toEqual([])
})

test('the map opens at the address while there is no pin, and follows it', () => {
  const { rerender } = renderInThai(<Sample />)
  expect(centre).toEqual({ lat: 13.1, lng: 101.2 })
  rerender(inThai(<Sample near={pathumWan} />))
  expect(centre).toEqual(centreOf(pathumWan))
  expect(zooms).toEqual([12])
  rerender(inThai(<Sample near={umphang} />))
  expect(centre).toEqual(centreOf(umphang))
  expect(zooms).toEqual([12, 8])
})

test('a pin keeps the map where it is, whatever the address, unless it is to be moved there', async () => {
  const pin = { lat: 18.7883, lng: 98.9853 }
  const { rerender } = renderInThai(<Sample near={pathumWan} pin={pin} />)
  expect(centre).toEqual(pin)
  rerender(inThai(<Sample near={pathumWan} pin={pin} sought={pathumWan} />))
  expect(centre).toEqual(centreOf(pathumWan))
  expect(screen.getByRole('status')).toHaveTextContent('หมุดอยู่ที่ 18.788300, 98.985300')
})
