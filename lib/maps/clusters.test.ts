import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { boundsOf, clustersOf } from './clusters'

const siam = { id: 'siam', lat: 13.7456, lng: 100.5341 }
const chitLom = { id: 'chit-lom', lat: 13.7441, lng: 100.5431 }
const chiangMai = { id: 'chiang-mai', lat: 18.7883, lng: 98.9853 }
const membersOf = (zoom: number) =>
  clustersOf([siam, chitLom, chiangMai], zoom)
    .map(({ places }) => places.map(({ id }) => id).sort())
    .sort()

describe('places on a map', () => {
  test('seen from afar are one, closer by town, and each by itself in the streets', () => {
    expect(membersOf(2)).toEqual([['chiang-mai', 'chit-lom', 'siam']])
    expect(membersOf(8)).toEqual([['chiang-mai'], ['chit-lom', 'siam']])
    expect(membersOf(16)).toEqual([['chiang-mai'], ['chit-lom'], ['siam']])
  })

  test('on the very same spot are told apart where the map goes no closer', () => {
    expect(clustersOf([siam, { ...siam, id: 'next door' }], 16)).toHaveLength(1)
    expect(clustersOf([siam, { ...siam, id: 'next door' }], 17)).toHaveLength(2)
  })

  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  test('stand in exactly one cluster each, which lies among its members', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), fc.integer({ min: 0, max: 21 }), (places, zoom) => {
        const clusters = clustersOf(places, zoom)
        expect(clusters.flatMap((cluster) => cluster.places)).toHaveLength(places.length)
        expect(new Set(clusters.flatMap((cluster) => cluster.places)).size).toBe(places.length)
        for (const { lat, lng, places: members } of clusters) {
          const { north = 0, south = 0, east = 0, west = 0 } = boundsOf(members) ?? {}
          expect(lat).toBeLessThanOrEqual(north + 1e-9)
          expect(lat).toBeGreaterThanOrEqual(south - 1e-9)
          expect(lng).toBeLessThanOrEqual(east + 1e-9)
          expect(lng).toBeGreaterThanOrEqual(west - 1e-9)
        }
      }),
    )
  })

  test('of none there is no rectangle', () => {
    expect(boundsOf([])).toBeNull()
    expect(boundsOf([siam, chiangMai])).toEqual({
      north: 18.7883,
      south: 13.7456,
      east: 100.5341,
      west: 98.9853,
    })
  })
})
