import { describe, expect, test } from '@jest/globals'
import {
  cardBrandOf,
  caretAfter,
  codeLengthOf,
  expiryOf,
  groupedCardNumber,
  groupedExpiry,
  isExpired,
  tidyExpiry,
} from './card-brand'
import { cardPatterns, hasCheckDigit } from './card-number'

const samples: Readonly<Record<keyof typeof cardPatterns, string>> = {
  visa: '4242424242424242',
  mastercard: '2223003122003222',
  americanExpress: '378282246310005',
  discover: '6011111111111117',
  dinersClub: '30569309025904',
  jcb: '3530111333300000',
  unionPay: '6200000000000005',
}

test.each(Object.entries(samples))('%s is known by its number', (brand, number) => {
  expect(cardPatterns[brand as keyof typeof cardPatterns].test(number)).toBe(true)
  expect(cardBrandOf(number)).toBe(brand)
  expect(hasCheckDigit(number)).toBe(true)
})

test.each(['4242424242424241', '4242424242424224', '378282246310006'])('%s was mistyped', (number) => {
  expect(hasCheckDigit(number)).toBe(false)
})

test.each([
  ['', null],
  ['5', null],
  ['55', 'mastercard'],
  ['2', null],
  ['3', null],
  ['34', 'americanExpress'],
  ['9', null],
])('%j says %s', (digits, brand) => {
  expect(cardBrandOf(digits)).toBe(brand)
})

describe('while it is typed', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['42424242424242424242', '4242 4242 4242 4242 424'],
    ['๔๒๔๒๔๒', '4242 42'],
    ['４２４２-４２', '4242 42'],
    ['a', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(groupedCardNumber(typed)).toBe(shown)
  })

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/3', '12/3'],
    ['9', '09'],
    ['9/', '09/'],
    ['0929', '09/29'],
    ['12/29', '12/29'],
    ['1/', '1/'],
    ['1/30', '1/30'],
    ['130', '1/30'],
    ['12 / 29', '12/29'],
    ['12/2029', '12/2029'],
    ['122029', '12/2029'],
    ['12/295', '12/29'],
    ['๑๒/๒๙', '12/29'],
    ['１２／２９', '12/29'],
  ])('the expiry %j is shown as %j', (typed, shown) => {
    expect(groupedExpiry(typed)).toBe(shown)
  })

  test.each([
    ['42424', 5, 6],
    ['42942 42', 3, 3],
    ['4242 4242', 0, 0],
    ['4242 424', 4, 4],
    ['4242', 4, 4],
  ])('in %j the caret at %i is then at %i', (typed, caret, then) => {
    expect(caretAfter(typed, caret, groupedCardNumber(typed))).toBe(then)
  })
})

test('an expiry is a month and a year, until that month is over in Thailand', () => {
  for (const text of ['08/29', '8/29', '08/2029']) {
    expect(expiryOf(text)).toEqual({ month: 8, year: 2029 })
    expect(tidyExpiry(text)).toBe('08/29')
  }
  for (const text of ['13/29', '00/29', '08/2', '08/1929', '']) {
    expect(expiryOf(text)).toBeNull()
    expect(tidyExpiry(text)).toBe(text)
  }
  const lastMoment = new Date('2029-08-31T16:59:59Z')
  expect(isExpired({ month: 8, year: 2029 }, lastMoment)).toBe(false)
  expect(isExpired({ month: 8, year: 2029 }, new Date(lastMoment.getTime() + 1_000))).toBe(true)
})

test('American Express has a code of four digits', () => {
  expect([codeLengthOf('americanExpress'), codeLengthOf('visa'), codeLengthOf(null)]).toEqual([4, 3, 3])
})
