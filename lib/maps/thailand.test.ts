import { expect, test } from '@jest/globals'
import { onOutline, outlinePath, outlineSize } from './thailand'

test('the outline holds every corner of Thailand and nothing far away', () => {
  for (const corner of [
    { lat: 20.46, lng: 99.95 },
    { lat: 5.62, lng: 101.14 },
    { lat: 15.32, lng: 105.63 },
    { lat: 18.58, lng: 97.35 },
  ]) {
    const { x = -1, y = -1 } = onOutline(corner) ?? {}
    expect(x >= 0 && x <= outlineSize.width && y >= 0 && y <= outlineSize.height).toBe(true)
  }
  expect(outlinePath).toMatch(/^M(\d+ \d+L)+\d+ \d+Z/)
  expect(onOutline({ lat: 35.68, lng: 139.69 })).toBeNull()
  expect(onOutline({ lat: 100.5, lng: 13.75 })).toBeNull()
})
