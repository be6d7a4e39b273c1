import { expect, test } from '@jest/globals'
import { initialOf } from './initial'

test.each([
  ['สมหญิง', 'ส'],
  ['เอน', 'อ'],
  ['เเอน', 'อ'],
  ['กุ้ง', 'ก'],
  [' Mali', 'M'],
  ['(ร้านป้าแจ๋ว)', 'ร'],
  ['“ครัว” ยายบัว', 'ค'],
  ['7-Eleven', '7'],
  ['🇹🇭 ไทยทำ', '🇹🇭'],
  ['👩🏽‍🍳 ครัว', '👩🏽‍🍳'],
  ['❤️ร้านรัก', '❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 Pub', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['🏳️‍🌈ร้าน', '🏳️‍🌈'],
  ['\u0e49สมชาย', 'ส'],
  ['\u0e31นา', 'น'],
  ['𝒜nna', '𝒜'],
  ['...', '.'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
