import { expect, test } from '@jest/globals'
import { dayWords, hourWords } from './day-words'

test.each([
  ['a Friday', ['2026-11-27'], ['วันศุกร์']],
  ['a Saturday', ['2026-11-28'], ['วันเสาร์', 'เสาร์อาทิตย์', 'สุดสัปดาห์', 'วันหยุด']],
  ['a public holiday', ['2026-12-10'], ['วันพฤหัสบดี', 'วันหยุดนักขัตฤกษ์', 'วันหยุด']],
  ['a draft without days', [null], []],
])('work on %s is found by these words', (_what, dates, words) => {
  expect(dayWords(dates.map((date) => ({ date })))).toEqual(words)
})

test.each([
  ['09:00', '18:00', ['กะเช้า', 'ช่วงเช้า', 'ตอนเช้า']],
  ['12:00', '20:00', ['กะบ่าย', 'ช่วงบ่าย', 'ตอนบ่าย']],
  ['17:00', '22:00', ['กะเย็น', 'ช่วงเย็น', 'ตอนเย็น', 'หลังเลิกเรียน', 'หลังเลิกงาน']],
  ['18:00', '02:00', ['กะเย็น', 'ช่วงเย็น', 'ตอนเย็น', 'หลังเลิกเรียน', 'หลังเลิกงาน', 'กะดึก', 'กลางคืน']],
  ['22:00', '06:00', ['กะดึก', 'กลางคืน']],
  ['03:00', '08:00', ['กะดึก', 'กลางคืน']],
  [null, null, []],
])('work from %s to %s is found by these words', (startTime, endTime, words) => {
  expect(hourWords([{ startTime, endTime }])).toEqual(words)
})
