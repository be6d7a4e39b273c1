import { expect, test } from '@jest/globals'
import { dayWords } from './day-words'

test.each([
  ['a Friday', ['2026-11-27'], ['วันศุกร์']],
  ['a Saturday', ['2026-11-28'], ['วันเสาร์', 'เสาร์อาทิตย์', 'สุดสัปดาห์', 'วันหยุด']],
  ['a public holiday', ['2026-12-10'], ['วันพฤหัสบดี', 'วันหยุดนักขัตฤกษ์', 'วันหยุด']],
  ['a draft without days', [null], []],
])('work on %s is found by these words', (_what, dates, words) => {
  expect(dayWords(dates.map((date) => ({ date })))).toEqual(words)
})
