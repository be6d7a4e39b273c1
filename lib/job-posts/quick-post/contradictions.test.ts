import { expect, test } from '@jest/globals'
import { answersOf, labelledBranches as branches, writtenOn as today } from './labelled-lines'
import { type AskedPart, questionsOf } from './questions'
import { readQuickPost } from './read-quick-post'

const read = (text: string, on = today) => readQuickPost(text, { today: on, branches })
const asked = (text: string, part: AskedPart, on = today) =>
  questionsOf({ text, post: read(text, on), today: on, branches }).find((question) => question.part === part)

// The lines were written on Thursday 19 November 2026; 3 December is a Thursday, 5 December a Saturday.
test.each([
  ['พรุ่งนี้ 9.00-18.00 เริ่มต้นเดือนหน้า', ['2026-11-20', '2026-12-01']],
  ['พรุ่งนี้ 9.00-18.00 เสิร์ฟ 2 คน เดือนหน้า', ['2026-11-20', '2026-12-01']],
  ['วันนี้ เสิร์ฟ 2 คน เริ่มกลางเดือนหน้า', ['2026-11-19', '2026-12-08']],
  ['พรุ่งนี้ เริ่มต้นเดือน', ['2026-11-20', '2026-12-01']],
  ['มะรืน เริ่มสิ้นเดือนหน้า', ['2026-11-21', '2026-12-25']],
  ['พรุ่งนี้ 9.00-18.00 เริ่มอาทิตย์หน้า', ['2026-11-20', '2026-11-23']],
  ['พรุ่งนี้ 9.00-18.00 เดือนธันวา', ['2026-11-20', '2026-12-01']],
  ['5 ธ.ค. ปีหน้า', ['2026-12-05', '2027-01-01']],
  ['28 พ.ย. 9.00-18.00 เริ่ม 5 ธ.ค.', ['2026-11-28', '2026-12-05']],
  ['พรุ่งนี้ 28 พ.ย.', ['2026-11-20', '2026-11-28']],
  ['เสาร์นี้ วันที่ 3', ['2026-11-21', '2026-12-03']],
  ['เสาร์นี้ วันที่ 5', ['2026-11-21', '2026-12-05']],
  ['วันเสาร์ที่ 27 พ.ย.', ['2026-11-27', '2026-11-28']],
  ['พรุ่งนี้ เสาร์หน้า', ['2026-11-20', '2026-11-28']],
  ['พรุ่งนี้ 9.00-18.00 วันเสาร์', ['2026-11-20', '2026-11-21']],
  ['เสาร์นี้ 9.00-18.00 เริ่มจันทร์หน้า', ['2026-11-21', '2026-11-23']],
  ['เสาร์นี้ เดือนหน้า', ['2026-11-21', '2026-12-05']],
  ['วันศุกร์หรือวันเสาร์', ['2026-11-20', '2026-11-21']],
])('days that exclude each other are none, and either can be chosen: %s', (text, days) => {
  expect(read(text).dates).toEqual([])
  expect(asked(text, 'days')).toMatchObject({ isUnclear: true, answers: days })
})

test.each([
  ['พรุ่งนี้ ปลายเดือนนี้', '2026-11-20'],
  ['1-3 ธ.ค. ต้นเดือนหน้า', '2026-12-01 2026-12-02 2026-12-03'],
  ['15 ธ.ค. กลางเดือนหน้า', '2026-12-15'],
  ['เสาร์หน้า 28 พ.ย.', '2026-11-28'],
  ['เสาร์นี้ วันที่ 21', '2026-11-21'],
  ['2 ม.ค. ปีหน้า', '2027-01-02'],
  ['พรุ่งนี้ 9.00-18.00 จ่ายเงินต้นเดือนหน้า', '2026-11-20'],
])('days that say the same twice are those days: %s', (text, date) => {
  expect(answersOf(read(text)).date).toBe(date)
})

// To some "next Saturday" is the first to come, to others that of next week, which begins on Monday or on Sunday.
test.each([
  ['เสาร์หน้า', '2026-11-19', ['2026-11-21', '2026-11-28']],
  ['วันอาทิตย์หน้า', '2026-11-19', ['2026-11-22', '2026-11-29']],
  ['เสาร์อาทิตย์หน้า', '2026-11-19', ['2026-11-21 2026-11-22', '2026-11-28 2026-11-29']],
  ['เสาร์หน้า 2 วัน', '2026-11-19', ['2026-11-21 2026-11-22', '2026-11-28 2026-11-29']],
  ['ศุกร์หน้าและเสาร์หน้า', '2026-11-19', ['2026-11-20 2026-11-21', '2026-11-27 2026-11-28']],
  ['พุธหน้า', '2026-11-23', ['2026-11-25', '2026-12-02']],
  ['เสาร์หน้า', '2026-11-29', ['2026-12-05', '2026-12-12']],
  ['เสาร์สัปดาห์หน้า', '2026-11-29', ['2026-12-05', '2026-12-12']],
  ['จันทร์หน้า', '2026-11-29', ['2026-11-30', '2026-12-07']],
  ['ส.หน้า', '2026-11-29', ['2026-12-05', '2026-12-12']],
])('%s, said on %s, is asked with both days', (text, on, days) => {
  expect(read(text, on).dates).toEqual([])
  expect(asked(text, 'days', on)).toMatchObject({ isUnclear: true, answers: days })
})

test.each([
  ['พุธหน้า', '2026-11-19', '2026-11-25'],
  ['พฤหัสหน้า', '2026-11-19', '2026-11-26'],
  ['จันทร์-ศุกร์หน้า', '2026-11-19', '2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27'],
  ['จันทร์หน้าถึงศุกร์หน้า', '2026-11-19', '2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27'],
  ['เสาร์สัปดาห์หน้า', '2026-11-19', '2026-11-28'],
  ['เสาร์นี้กับเสาร์หน้า', '2026-11-19', '2026-11-21 2026-11-28'],
  ['เสาร์หน้า 21 พ.ย.', '2026-11-19', '2026-11-21'],
  ['เสาร์หน้า', '2026-11-28', '2026-12-05'],
  ['วันอาทิตย์หน้า', '2026-11-29', '2026-12-06'],
])('%s, said on %s, is the same day to everybody', (text, on, date) => {
  expect(read(text, on).dates.join(' ')).toBe(date)
})

const shift = (startTime: string, endTime: string) => ({ startTime, endTime })

test.each([
  ['9.00-18.00 เสิร์ฟ 2 คน 10.00-19.00', [shift('09:00', '18:00'), shift('10:00', '19:00')]],
  ['9.00-18.00 หรือ 9.00-17.00', [shift('09:00', '18:00'), shift('09:00', '17:00')]],
  ['9.00-18.00 เสิร์ฟ 2 คน เลิก 2 ทุ่ม', [shift('09:00', '18:00'), shift('09:00', '20:00')]],
  ['9.00-18.00 เสิร์ฟ 2 คน เริ่มงาน 10 โมง', [shift('09:00', '18:00'), shift('10:00', '18:00')]],
])('hours that exclude each other are none, and either can be chosen: %s', (text, hours) => {
  expect(read(text)).toMatchObject({ startTime: null, endTime: null, laterShift: null })
  const question = asked(text, 'startTime')
  expect(question?.answers.map((startTime, index) => ({ startTime, ...question.along?.[index] }))).toEqual(
    hours,
  )
})

test.each(['เริ่ม 9 โมง เลิก 17.00 เลิก 18.00', 'เสิร์ฟ 2 คน เลิก 17.00 เลิก 18.00'])(
  'ends that exclude each other are none, and either can be chosen: %s',
  (text) => {
    expect(read(text).endTime).toBeNull()
    expect(asked(text, 'endTime')?.answers).toEqual(['17:00', '18:00'])
  },
)

test.each([
  ['9.00-18.00 เลิกงาน 18.00', '09:00-18:00'],
  ['10.00-14.00 และ 17.00-21.00 เลิก 3 ทุ่ม', '10:00-14:00 17:00-21:00'],
  ['9.00-18.00 ร้านปิด 20.00', '09:00-18:00'],
])('hours that say the same twice are those hours: %s', (text, time) => {
  expect(answersOf(read(text)).time).toBe(time)
})

test.each([
  ['วันละ 500 เสิร์ฟ 2 คน วันละ 600', 'payAmount', [50_000, 60_000]],
  ['เสิร์ฟ 2 คน วันละ 600 พรุ่งนี้ 9.00-18.00 สยาม 500', 'payAmount', [60_000, 50_000]],
  ['เสิร์ฟ 2 คน วันละ 600 ชม.ละ 60', 'payUnit', ['day', 'hour']],
] as const)('pays that exclude each other are none, and either can be chosen: %s', (text, part, answers) => {
  expect(read(text).payAmount).toBeNull()
  expect(asked(text, part)).toMatchObject({ isUnclear: true, answers })
})

test('a rate that is chosen brings its amount', () => {
  expect(asked('วันละ 600 ชม.ละ 60', 'payUnit')?.along).toEqual([{ payAmount: 60_000 }, { payAmount: 6_000 }])
})

test.each([
  ['เสิร์ฟ 2 คน พรุ่งนี้ รับ 3 คน', [2, 3]],
  ['เสิร์ฟ 5 คน พรุ่งนี้ รวม 3 คน', [5, 3]],
])('numbers of people that exclude each other are none, and either can be chosen: %s', (text, answers) => {
  expect(read(text).headcount).toBeNull()
  expect(asked(text, 'headcount')).toMatchObject({ isUnclear: true, answers })
})
