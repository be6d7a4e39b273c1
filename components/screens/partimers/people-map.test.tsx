import { describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { WorkerMap } from '@/lib/worker-search/worker-search'

const near = { lat: 13.745, lng: 100.53, radiusKm: 5, place: null }
const shown = {
  getBounds: () => ({ toJSON: () => ({ north: 13.8, south: 13.7, east: 100.6, west: 100.5 }) }),
  getZoom: () => 12,
  fitBounds: () => {},
}
type FakeMapProps = { children: ReactNode; onLoad: (map: unknown) => void; onIdle: () => void }
function FakeMap({ children, onLoad, onIdle }: FakeMapProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map loads once
  useEffect(() => onLoad(shown), [])
  return (
    <div>
      <button type="button" onClick={onIdle}>
        วาดแผนที่
      </button>
      {children}
    </div>
  )
}
type FakeMarkerProps = { title: string; label?: { text: string }; onClick?: () => void }
const FakeMarker = ({ title, label, onClick }: FakeMarkerProps) => (
  <button type="button" title={title} onClick={onClick}>
    {label?.text ?? title}
  </button>
)
jest.unstable_mockModule('@react-google-maps/api', () => ({ GoogleMap: FakeMap, MarkerF: FakeMarker }))
const OpenGate = ({ children }: { children: ReactNode }) => children
jest.unstable_mockModule('@/components/maps/maps-gate', () => ({ MapsGate: OpenGate }))
jest.unstable_mockModule('@/lib/maps/document-nonce', () => ({ needsOwnDocument: () => false }))
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
const askWorkerMap = jest.fn<() => Promise<WorkerMap>>()
jest.unstable_mockModule('@/lib/worker-search/requests', () => ({ askWorkerMap }))
Object.assign(globalThis, { google: { maps: { Point: class {} } } })
const { default: PeopleMap } = await import('./people-map')

const mali = { id: 'mali', name: 'มาลี', dailyPay: 55_000, lat: 13.745, lng: 100.53 }
const lek = { id: 'lek', name: 'เล็ก', dailyPay: 60_000, lat: 13.745, lng: 100.53 }
const far = { id: 'far', name: 'นภา', dailyPay: null, lat: 13.76, lng: 100.55 }

function show(people = [mali, lek, far]) {
  const onPress = jest.fn()
  renderInThai(
    <PeopleMap
      maps={{} as never}
      view={{} as never}
      query={{} as never}
      near={near as never}
      people={people}
      activeId={null}
      onActive={() => {}}
      onPress={onPress}
    />,
  )
  return onPress
}

describe('pins', () => {
  test('people of one area share a pin that says how many, and pressing it names them all', async () => {
    const onPress = show()
    await userEvent.click(screen.getByRole('button', { name: /^฿550 · 2\s?คน$/ }))
    expect(onPress).toHaveBeenCalledWith([mali, lek])
    expect(screen.getByTitle(/^มาลี, เล็ก เริ่มที่วันละ\s?฿550$/)).toBeVisible()
    await userEvent.click(screen.getByTitle(/นภา/))
    expect(onPress).toHaveBeenLastCalledWith([far])
  })

  test.each([
    [true, '~40', /^ราว\s40\s?คน/],
    [false, '40', /^40\s?คน/],
  ])('others are counted; an estimate (%p) says so', async (isEstimate, label, title) => {
    askWorkerMap.mockResolvedValue({
      clusters: [{ lat: 13.78, lng: 100.58, workers: 40 }],
      cellKm: 1,
      isEstimate,
    } as WorkerMap)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'วาดแผนที่' }))
    expect(await screen.findByRole('button', { name: label })).toHaveAttribute(
      'title',
      expect.stringMatching(title),
    )
  })
})
