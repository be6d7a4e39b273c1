import { describe, expect, test } from '@jest/globals'
import { priceList, pricePerUnit } from './price-list'

describe('public price list', () => {
  test('a bigger package is never dearer by the unit', () => {
    for (const offers of Object.values(priceList)) {
      const each = offers.map(pricePerUnit)
      expect(each).toEqual([...each].sort((a, b) => b - a))
    }
  })
  test('the unit price is whole baht, rounded up so that it never promises too little', () => {
    expect(pricePerUnit({ size: 30, satang: 4_900_00 })).toBe(164_00)
    expect(pricePerUnit({ size: 5, satang: 2_490_00 })).toBe(498_00)
  })
})
