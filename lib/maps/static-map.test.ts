import { expect, test } from '@jest/globals'
import { googleMapsOrigin } from '@/lib/config/maps-access'
import { staticMapUrl } from './static-map'

const bangkok = { lat: 13.7563, lng: 100.5018 }

test('a static map has zoom 10 and 100 × 100 pixels unless told', () => {
  const { origin, searchParams } = new URL(staticMapUrl(bangkok, { key: 'a key', origin: googleMapsOrigin }))
  expect(origin).toBe('https://maps.googleapis.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    center: '13.7563,100.5018',
    zoom: '10',
    size: '100x100',
    key: 'a key',
  })
  const other = new URL(
    staticMapUrl({ ...bangkok, zoom: 15, width: 640, height: 320 }, { key: 'k', origin: googleMapsOrigin }),
  ).searchParams
  expect([other.get('zoom'), other.get('size')]).toEqual(['15', '640x320'])
})
