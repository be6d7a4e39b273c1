import { expect, test } from '@jest/globals'
import { typedNumber, typedSatang } from './typed-number'

test.each([
  ['500', 500],
  ['1,250.50', 1_250.5],
  ['1,250,000', 1_250_000],
  ["5'000", 5_000],
  ['฿500', 500],
  ['500 บาท', 500],
  ['500.-', 500],
  ['500.- บาท', 500],
  ['500 บ.', 500],
  ['1 250', 1_250],
  ['\u2013100', -100],
  ['𝟻𝟶𝟶', 500],
  ['๕๐๐', 500],
  ['５００', 500],
  ['\u202a500\u202c', 500],
  ['\u2212100', -100],
  ['', null],
])('%j is %p', (typed, meant) => {
  expect(typedNumber(typed)).toBe(meant)
})

test.each([
  '500,50',
  '5,00',
  '5.000',
  '1.000,50',
  '12,34,567',
  '1e3',
  '0x10',
  'ห้าร้อย',
  '5-6',
  '.5',
  '5.',
  '1,2345',
  '300 500 บาท 400',
  '350บาท400',
  '5 00',
])('%j means different sums to different people, and is said not to be a number', (typed) => {
  expect(typedNumber(typed)).toBeNaN()
  expect(typedSatang(typed)).toBeNaN()
})
