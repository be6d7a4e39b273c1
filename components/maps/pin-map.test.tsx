import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import type { Position } from '@/lib/maps/position'
import { renderInThai } from '@/lib/testing/render-in-thai'

/** Zooms that were asked for; the map itself stays as far out as it began. */
let zooms: number[]

type MapProps = { children?: ReactNode; onLoad: (map: object) => void; zoom: number }
function FakeMap({ children, onLoad, zoom }: MapProps) {
  useEffect(() => onLoad({ getZoom: () => zoom, setZoom: (to: number) => zooms.push(to) }), [onLoad, zoom])
  return children
}
const NoMarker = () => null
jest.unstable_mockModule('@react-google-maps/api', () => ({ GoogleMap: FakeMap, MarkerF: NoMarker }))
const { PinMap } = await import('./pin-map')

function Sample() {
  const [position, setPosition] = useState<Position | null>(null)
  return (
    <>
      <PinMap position={position} onMove={setPosition} />
      <button type="button" onClick={() => setPosition({ lat: 13.7797, lng: 100.5443 })}>
        อารีย์
      </button>
    </>
  )
}

beforeEach(() => {
  zooms = []
  renderInThai(<Sample />)
})

test('a place from a search or a link is shown with its streets', async () => {
  await userEvent.click(screen.getByRole('button'))
  expect(zooms).toEqual([16])
})

test('a pin that is moved on the map leaves the zoom to the person', async () => {
  screen.getByRole('application').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('status')).toHaveTextContent(/^หมุดอยู่ที่/)
  expect(zooms).toEqual([])
})
