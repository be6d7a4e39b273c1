import { expect, test } from '@jest/globals'
import { labelledBranches as branches, writtenOn as today } from './labelled-lines'
import { readQuickPost } from './read-quick-post'

const days = '28-29 พ.ย.'
const read = (said: string, when = days) =>
  readQuickPost(`ล้างจาน 1 คน ${when} ${said} 11.00-20.00 วันละ 500`, { today, branches })

test.each([
  'เลือกวันได้',
  'เลือกกะได้',
  'เลือกวันทำได้',
  'เลือกวันเองได้',
  'มาวันไหนก็ได้',
  'กะไหนก็ได้',
  'มาได้ทุกวันหรือบางวัน',
  'ได้ทุกวันหรือบางวัน',
  'มาบางวันก็ได้',
  'ไม่ต้องมาครบ',
  'ไม่ต้องมาครบทุกวัน',
  'ไม่จำเป็นต้องมาทุกวัน',
  'แยกวันได้',
  'แยกวัน',
])('people choose their shifts: %s', (said) => {
  const { shiftChoice, dates, leftOver, marks } = read(said)
  expect([shiftChoice, dates, leftOver]).toEqual(['each', ['2026-11-28', '2026-11-29'], ''])
  expect(marks).toContainEqual(expect.objectContaining({ topic: 'shiftChoice', isClear: true }))
})

test.each([
  'ต้องมาครบ',
  'ต้องมาครบทุกวัน',
  'มาได้ทุกวัน',
  'มาได้ครบ 2 วัน',
  'ทำครบทุกวัน',
  'ต้องทำได้ทุกวัน',
  'มาทำงานได้ทั้ง 2 วัน',
  'ต้องมาทุกวัน',
  'ทำยาว',
  'อยู่ยาวทั้ง 2 วัน',
])('everybody works all shifts: %s', (said) => {
  const { shiftChoice, dates, leftOver } = read(said)
  expect([shiftChoice, dates, leftOver]).toEqual(['all', ['2026-11-28', '2026-11-29'], ''])
})

test.each([
  'กางเกงขายาว',
  'ทำยาวถึงตี 2',
  'ทำครบ 2 วันมีโบนัส',
  'ถ้ามาครบ 2 วันได้เพิ่ม',
  'ทำครบ 8 ชั่วโมง',
  'มาได้ทุกวันเสาร์',
])('nothing of it is said: %s', (said) => {
  expect(read(said).shiftChoice).toBeNull()
})

test('of one shift the words say nothing that a post could hold, and are kept for its description', () => {
  const { shiftChoice, leftOver } = read('เลือกวันได้', '28 พ.ย.')
  expect([shiftChoice, leftOver]).toEqual([null, 'เลือกวันได้'])
})
