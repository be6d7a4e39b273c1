import { describe, expect, test } from '@jest/globals'
import { formatBaht } from './format-baht'

describe('formatBaht', () => {
  test.each([
    [60_000, '฿600'],
    [125_050, '฿1,250.50'],
    [0, '฿0'],
    [5, '฿0.05'],
    [-2_000, '−฿20'],
    [890_000_000, '฿8,900,000'],
  ])('%i satang is %s', (satang, text) => expect(formatBaht(satang)).toBe(text))
})
