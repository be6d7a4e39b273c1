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
  ['วันที่ 5-12-19 เดือน 12', '2026-12-05 2026-12-12 2026-12-19'],
  ['30 ธ.ค. - 2 ม.ค. 70', '2026-12-30 2026-12-31 2027-01-01 2027-01-02'],
  ['29 ก.พ. 2570', ''],
])('the day of "%s" is %s or none', (text, date) => {
  expect(['', date]).toContain(answers(text).date)
})

test.each([
  ['พรุ่งนี้ 6 ทุ่มถึงตี 5', '00:00-05:00'],
  ['05-12-2569 9.00-18.00', '09:00-18:00'],
  ['5-12-69 10.00-19.00', '10:00-19:00'],
  ['05.12.2569 9.00-18.00', '09:00-18:00'],
  ['05/12/2569 เวลา 09:00-18:00', '09:00-18:00'],
  ['พรุ่งนี้ 9.70-18.00', '-18:00'],
  ['พรุ่งนี้ 9.00-25.00', '09:00-'],
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
  ['วันละ 1 พัน 5', '1500'],
  ['วันละ 1 พัน 5 บาท', '1500'],
  ['วันละ 6 ร้อยครึ่ง', '650'],
])('the pay of "%s" is %s or none', (text, pay) => {
  expect(['', pay]).toContain(answers(text).pay)
})

test.each([
  ['เสิร์ฟ พรุ่งนี้ วันละ 5OO', '500'],
  ['เสิร์ฟ พรุ่งนี้ 9.00-18.00 1,5OO', '1500'],
  ['เสิร์ฟ พรุ่งนี้ ชั่วโมงละ 6o', '60'],
  ['เสิร์ฟ พรุ่งนี้ เหมา 2OOO บาท', '2000'],
])('letters that stand for zeros in "%s" are zeros', (text, pay) => {
  expect(answers(text).pay).toBe(pay)
})

test.each([
  ['เสิร์ฟ 32/12 วันละ 500', 'date', '32/12'],
  ['แคชเชียร์ 5/13/2569 วันละ 500', 'date', '5/13/2569'],
  ['เสิร์ฟ ๑๕/๑๕ วันละ 500', 'date', '๑๕/๑๕'],
  ['เสิร์ฟ 0/12/69 วันละ 500', 'date', '0/12/69'],
  ['ล้างจาน พรุ่งนี้ วันละ 0.5', 'pay', 'วันละ 0.5'],
  ['ล้างจาน พรุ่งนี้ วันละ -500', 'pay', 'วันละ -500'],
  ['ล้างจาน พรุ่งนี้ ค่าแรง 5', 'pay', 'ค่าแรง 5'],
  ['ล้างจาน พรุ่งนี้ 500-600', 'pay', '500-600'],
  ['ล้างจาน พรุ่งนี้ 9.00-18.00 ๔๐๐ - ๔๕๐', 'pay', '๔๐๐ - ๔๕๐'],
])('what cannot be read in "%s" is marked as not clear', (text, topic, words) => {
  const { marks } = readQuickPost(text, { today: writtenOn, branches: labelledBranches })
  const unclear = marks.filter((mark) => mark.topic === topic && !mark.isClear)
  expect(unclear.map(({ start, end }) => text.slice(start, end))).toEqual([words])
})

test.each(['ร้านเปิด 24/7 เสิร์ฟ', 'เสิร์ฟ ถือถาด 1/2 ถาด', 'เสิร์ฟ ห้อง 502-508', 'เสิร์ฟ พรุ่งนี้ 1000-1800'])(
  'nothing else is taken for a day or for pay that cannot be read: "%s"',
  (text) => {
    const { marks } = readQuickPost(text, { today: writtenOn, branches: labelledBranches })
    const unclear = marks.filter(({ topic, isClear }) => !isClear && (topic === 'pay' || topic === 'date'))
    expect(unclear).toEqual([])
  },
)
