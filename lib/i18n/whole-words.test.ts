import { expect, test } from '@jest/globals'
import { wholeWords } from './whole-words'

test.each([
  ['หางานพาร์ทไทม์และรายวัน', ['พาร์ทไทม์', 'รายวัน']],
  ['งานพาร์ทไทม์และรายวัน ในกรุงเทพมหานคร', ['พาร์ทไทม์', 'รายวัน']],
  ['พนักงานเสิร์ฟกะเช้า', ['กะเช้า']],
  ['แม่บ้านโฮเทลริมทะเล', ['โฮเทล']],
  ['สมัคร พนักงานเสิร์ฟกะเย็น', ['กะเย็น']],
  ['คนหางานรายชั่วโมง', ['หางาน', 'รายชั่วโมง']],
])('words that belong together stay so: %s', (text, words) => {
  const parts = wholeWords(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  for (const word of words) expect(parts.some((part) => part.text.includes(word))).toBe(true)
})

test('no part is wider than a line of a phone', () => {
  const long = 'งานร้านกะวันรายคนผู้นักช่างแม่พ่อการความหารอบเด็กล้างเตรียม'
  for (const { text } of wholeWords(long)) expect(text.length).toBeLessThanOrEqual(12)
})

test('spaces and other scripts stay as they are', () => {
  expect(wholeWords('Staff 24 hours – 7/11')).toEqual([{ text: 'Staff 24 hours – 7/11', isWhole: false }])
})
