import { expect, test } from '@jest/globals'
import { answersOf, labelledBranches, writtenOn } from './labelled-lines'
import { readQuickPost } from './read-quick-post'

const answers = (text: string) =>
  answersOf(readQuickPost(text, { today: writtenOn, branches: labelledBranches }))

// What is not sure is left out; what is said is never something else.
test.each([
  ['พรุ่งนี้ 6 ทุ่มถึงตี 5', '2026-11-21'],
  ['พรุ่งนี้ หกทุ่ม-ตีห้า', '2026-11-21'],
  ['พรุ่งนี้ 24.00-05.00', '2026-11-21'],
  ['พรุ่งนี้ เที่ยงคืนถึงตี 5', '2026-11-21'],
  ['วันเสาร์นี้ 6 ทุ่มถึงตี 4', '2026-11-22'],
  ['28 พ.ย. 6 ทุ่ม-6 โมงเช้า', '2026-11-29'],
  ['วันที่ 5 เดือน 1', '2027-01-05'],
  ['วันที่ 5 เดือน 12', '2026-12-05'],
  ['5 เดือน 12', '2026-12-05'],
  ['วันที่ 7 เดือนมกราคม', '2027-01-07'],
  ['วันที่ 31 เดือน 2', ''],
  ['05-12-2569 9.00-18.00', '2026-12-05'],
  ['5-12-69 10.00-19.00', '2026-12-05'],
  ['05.12.2569 9.00-18.00', '2026-12-05'],
  ['05/12/2569 เวลา 09:00-18:00', '2026-12-05'],
])('the day of "%s" is %s or none', (text, date) => {
  expect(['', date]).toContain(answers(text).date)
})

test.each([
  ['พรุ่งนี้ 6 ทุ่มถึงตี 5', '00:00-05:00'],
  ['05-12-2569 9.00-18.00', '09:00-18:00'],
  ['5-12-69 10.00-19.00', '10:00-19:00'],
  ['05.12.2569 9.00-18.00', '09:00-18:00'],
  ['05/12/2569 เวลา 09:00-18:00', '09:00-18:00'],
])('the hours of "%s" are %s or none', (text, hours) => {
  expect(['', hours]).toContain(answers(text).time)
})

test.each([
  ['เสิร์ฟ พรุ่งนี้ 1k5', '1500'],
  ['เสิร์ฟ พรุ่งนี้ วันละ 1k5', '1500'],
  ['เหมา 2k5', '2500'],
  ['วันละ 1.5k', '1500'],
  ['วันละ 6ร้อย5', '650'],
  ['เหมา 5ร้อย5', '550'],
  ['วันละ 6ร้อย50', '650'],
  ['วันละพัน5', '1500'],
])('the pay of "%s" is %s or none', (text, pay) => {
  expect(['', pay]).toContain(answers(text).pay)
})
