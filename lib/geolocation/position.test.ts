import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isLatitude, isLongitude } from '@/validators/rules'
import { growsWithItsLength } from '@/validators/testing/growth'
import { mapLink } from './map-link'
import { degreesOf, movedBy, readPosition, typedPosition } from './position'

const bangkok = { lat: 13.7563, lng: 100.5018 }

describe('what was pasted', () => {
  test.each([
    // From the test data of github.com/google/open-location-code, and Siam square as maps name it.
    ['7FG49QCJ+2V', 20.3700625, 2.7821875],
    ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
    ['8FVC2222+22', 47.0000625, 8.0000625],
    ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
    ['7P52PGWM+VF', 13.7471875, 100.5337],
    ['7p52pgwm+vf สยามสแควร์', 13.7471875, 100.5337],
  ])('%s is the middle of its square', (pasted, lat, lng) => {
    const found = readPosition(pasted)
    expect(found?.lat).toBeCloseTo(lat, 4)
    expect(found?.lng).toBeCloseTo(lng, 4)
  })

  test.each(['PGWM+VF กรุงเทพมหานคร', 'ร้าน A+B', '7P52PGWM+V', 'C++ 7P52'])(
    '%s is no whole plus code',
    (pasted) => {
      expect(readPosition(pasted)).toBeNull()
    },
  )

  test.each([
    '13.7563, 100.5018',
    '13.7563,100.5018',
    '  13.7563   100.5018 ',
    '(13.7563, 100.5018)',
    '13.7563; 100.5018',
    '+13.7563, +100.5018',
    '100.5018, 13.7563',
    // As Apple Maps copies it, as chats pass it on, and from keyboards of other scripts.
    '13.75630° N, 100.50180° E',
    '100.5018°E 13.7563°N',
    '\u202a13.7563, 100.5018\u202c',
    '13.7563,\u00a0100.5018\u200b',
    '13.7563，100.5018',
    'พิกัด 13.7563, 100.5018',
    '13.7563, 100.5018 (ครัวยาย ชั้น 2)',
    'GPS:13.7563,100.5018',
    'lat 13.7563 lng 100.5018',
    '13.7563/100.5018',
    'https://www.google.com/maps/@13.7563,100.5018,15z',
    'https://www.google.com/maps/place/%E0%B8%AA%E0%B8%A2%E0%B8%B2%E0%B8%A1/@1.0,2.0,17z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d13.7563!4d100.5018!16s',
    'https://www.google.com/maps/search/?api=1&query=13.7563,100.5018',
    'https://www.google.com/maps/search/?api=1&query=13.7563%2C100.5018',
    'https://www.google.com/maps/search/13.7563,+100.5018?entry=tts',
    'https://maps.google.com/?q=13.7563,100.5018',
    'https://maps.google.com/maps?q=loc:13.7563,100.5018&z=15',
    'https://maps.apple.com/?ll=13.7563,100.5018&q=x',
    'https://www.google.com/maps/dir/?api=1&destination=13.7563,100.5018',
    'geo:13.7563,100.5018?z=17',
    'https://maps.apple.com/place?coordinate=13.7563,100.5018&name=x',
    'https://www.openstreetmap.org/?mlat=13.7563&mlon=100.5018#map=17/1.0/2.0',
    'https://map.longdo.com/?lat=13.7563&long=100.5018',
  ])('%s is Bangkok', (pasted) => {
    expect(readPosition(pasted)).toEqual(bangkok)
  })

  test('degrees, minutes and seconds are understood as maps write them', () => {
    const found = readPosition('13°45\'22.7"N 100°30\'06.5"E')
    expect(found?.lat).toBeCloseTo(13.75631, 5)
    expect(found?.lng).toBeCloseTo(100.50181, 5)
    expect(readPosition('33°51\'24.8"S 70°39\'0"W')?.lng).toBeCloseTo(-70.65, 5)
    expect(readPosition('33.85° S, 70.65° W')).toEqual({ lat: -33.85, lng: -70.65 })
    expect(readPosition('\u221233.85, 151.2')).toEqual({ lat: -33.85, lng: 151.2 })
  })

  test.each([
    '',
    '13.7563',
    'สยามสแควร์',
    'จาก 13.7563, 100.5018 ถึง 13.8563, 100.6018',
    'ห้อง 1.234 และ 5.678',
    'เวลา 13.75 100.50 บาท',
    '99/1 ถนนพระรามที่ 1 10330',
    '13.7563, 200.5',
    '95, 195',
    '0812345678 0212345678',
    'https://maps.app.goo.gl/AbCdEf',
    'https://www.google.com/maps/place/Siam',
    'https://example.com/13.7563',
    'https://www.google.com/maps/@%E0%A4%A',
    'javascript:13.7563,100.5018',
  ])('%j is no position', (pasted) => {
    expect(readPosition(pasted)).toBeNull()
  })

  test('every position comes back from its text and from its link', () => {
    const degrees = (limit: number) =>
      fc.double({ min: -limit, max: limit, noNaN: true }).map((n) => Number(n.toFixed(6)))
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const text = `${degreesOf(lat)}, ${degreesOf(lng)}`
        expect([readPosition(text)?.lat, readPosition(text)?.lng].map(Number)).toEqual(
          [lat + 0, lng + 0].map(Number),
        )
        expect(isLatitude(degreesOf(lat)) && isLongitude(degreesOf(lng))).toBe(true)
      }),
    )
  })

  test('any text has an answer', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readPosition(text) !== undefined))
  })

  test.each(['1', ' ', '1 ', '1 ° ', 'N ', '/@1', '!3d1', '13°', 'https://', '%'])(
    'very much of %j has one soon',
    (part) => {
      expect(growsWithItsLength((length) => part.repeat(length), readPosition)).toBe(true)
    },
  )
})

test('two typed texts are a position once both keep their rules', () => {
  expect(typedPosition('13.7563', '100.5018')).toEqual(bangkok)
  expect(typedPosition('13', '100.5018')).toBeNull()
  expect(typedPosition('13.7563', '')).toBeNull()
  expect(typedPosition()).toBeNull()
})

test('a move north and back ends where it began, and never leaves the map', () => {
  const there = movedBy(bangkok, { north: 1_000, east: 500 })
  expect(there.lat - bangkok.lat).toBeCloseTo(0.00898, 4)
  expect(there.lng).toBeGreaterThan(bangkok.lng)
  const back = movedBy(there, { north: -1_000, east: 0 })
  expect(back.lat).toBeCloseTo(bangkok.lat, 6)
  expect(movedBy({ lat: 84.99, lng: 179.99 }, { north: 1e6, east: 1e6 })).toEqual({ lat: 85, lng: 180 })
})

test('the link opens a map at the position', () => {
  expect(mapLink(bangkok)).toBe('https://www.google.com/maps/search/?api=1&query=13.7563,100.5018')
})
