import { describe, expect, test } from '@jest/globals'
import { areaOfAll, kilometresBetween, strayKm, zoomOn } from './area'

const pathumWan = { lat: 13.74, lng: 100.536, reachKm: 3 }
const siam = { lat: 13.7456, lng: 100.5341 }
const suvarnabhumi = { lat: 13.69, lng: 100.7501 }

describe('the distance of two places', () => {
  test.each([
    ['Siam and the airport', siam, suvarnabhumi, 24],
    ['Bangkok and Chiang Mai', { lat: 13.7563, lng: 100.5018 }, { lat: 18.7883, lng: 98.9853 }, 583],
    ['Hat Yai and Songkhla', { lat: 7.0086, lng: 100.4747 }, { lat: 7.1988, lng: 100.5951 }, 25],
  ])('%s', (_what, one, other, km) => {
    expect(Math.round(kilometresBetween(one, other))).toBe(km)
    expect(kilometresBetween(other, one)).toBeCloseTo(kilometresBetween(one, other))
  })
})

describe('a pin is asked about', () => {
  test('where it is more than 15 km from a small district, with how far that is', () => {
    expect(strayKm(suvarnabhumi, pathumWan)).toBe(24)
    expect(strayKm(siam, pathumWan)).toBeNull()
    const degreesOf = (km: number) => km / 111.32
    expect(strayKm({ ...pathumWan, lat: pathumWan.lat + degreesOf(14.9) }, pathumWan)).toBeNull()
    expect(strayKm({ ...pathumWan, lat: pathumWan.lat + degreesOf(15.4) }, pathumWan)).toBe(15)
  })

  test('beyond a large district only', () => {
    const umphang = { lat: 15.799, lng: 98.877, reachKm: 70 }
    expect(strayKm({ lat: 16.3, lng: 98.877 }, umphang)).toBeNull()
    expect(strayKm({ lat: 16.8, lng: 98.877 }, umphang)).toBe(111)
  })
})

test('the area of several holds all of them', () => {
  const samui = { lat: 9.5, lng: 100, reachKm: 15 }
  const both = areaOfAll([samui, { ...samui, lat: 9.7, reachKm: 10 }])
  expect(both).toMatchObject({ lat: 9.6, lng: 100 })
  expect(both?.reachKm).toBeCloseTo(26.1, 1)
  expect(areaOfAll([])).toBeNull()
})

test('the map shows a district as a whole: closer the smaller it is', () => {
  expect(zoomOn(pathumWan)).toBe(12)
  expect(zoomOn({ ...pathumWan, reachKm: 70 })).toBe(8)
  expect(zoomOn({ ...pathumWan, reachKm: 0.1 })).toBe(14)
})
