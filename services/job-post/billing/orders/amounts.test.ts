import { expect, test } from '@jest/globals'
import { amountsOf } from './amounts'

const rates = { vat: 700, withholding: 300, withholdingFrom: 1_000_00 }

test.each([
  // Price, VAT, total, withheld. The first is the example of docs and policy: 10,000 + 700 − 300.
  [10_000_00, 700_00, 10_700_00, 300_00],
  [590_00, 41_30, 631_30, 0],
  [2_490_00, 174_30, 2_664_30, 74_70],
  [8_900_00, 623_00, 9_523_00, 267_00],
  [999_99, 70_00, 1_069_99, 0],
  [1_000_00, 70_00, 1_070_00, 30_00],
  [50, 4, 54, 0],
])('%i satang: VAT %i, total %i, withheld %i', (price, vat, total, withheld) => {
  expect(amountsOf(price, rates, true)).toEqual({
    priceSatang: price,
    vatSatang: vat,
    totalSatang: total,
    withholdingSatang: withheld,
  })
})

test('a person withholds nothing', () => {
  expect(amountsOf(10_000_00, rates, false).withholdingSatang).toBe(0)
})
