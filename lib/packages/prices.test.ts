import { describe, expect, test } from '@jest/globals'
import { pricePerUnit } from '@/lib/money/unit-price'
import { startingPrices } from '@/validators/price-list'
import { withVat } from './prices'

describe('public price list', () => {
  test('a bigger package is never dearer by the unit', () => {
    for (const offers of Object.values(startingPrices)) {
      const each = offers.map(pricePerUnit)
      expect(each).toEqual([...each].sort((a, b) => b - a))
    }
  })
  test('the unit price is to the satang, rounded up so that it never promises too little', () => {
    expect(pricePerUnit({ size: 30, satang: 4_900_00 })).toBe(163_34)
    expect(pricePerUnit({ size: 200, satang: 9_900_00 })).toBe(49_50)
    expect(pricePerUnit({ size: 5, satang: 2_490_00 })).toBe(498_00)
  })
  test.each([
    [590_00, 631_30],
    [10_000_00, 10_700_00],
    [1, 1],
    [50, 54],
    [0, 0],
  ])('%i satang are %i with VAT', (satang, total) => expect(withVat(satang)).toBe(total))
})
