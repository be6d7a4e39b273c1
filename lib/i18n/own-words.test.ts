import { expect, test } from '@jest/globals'
import { formatDay } from '../dates/format-thai'
import { isShort, keepWords, ownWords, phrasesOf } from './own-words'

test.each([
  ['พาร์ทิมช่วยคนหางาน', ['', 'พาร์ทิม', 'ช่วย', 'คนหางาน', '']],
  ['รับแม่ครัว กะเช้า', ['รับ', 'แม่ครัว', ' ', 'กะเช้า', '']],
  ['แขวงคลองเตยเหนือ เขตวัฒนา', ['', 'แขวงคลองเตยเหนือ', ' ', 'เขตวัฒนา', '']],
])('of %s the words of our own and the names of places are kept', (text, pieces) => {
  expect(keepWords(text)).toEqual(pieces)
})

test.each([...ownWords])('%s is kept as a whole, not only its beginning', (word) => {
  expect(keepWords(word)).toEqual(['', word, ''])
})

test.each(
  Array.from({ length: 12 }, (_, month) =>
    formatDay(`2026-${String(month + 1).padStart(2, '0')}-2${month % 7}`),
  ),
)('the day %s stays in one line of a sentence', (day) => {
  expect(keepWords(`เวลาชนกับงานวัน ${day} เวลา 11:00 น.`)).toEqual(['เวลาชนกับงานวัน ', day, ' เวลา 11:00 น.'])
  const withoutYear = day.replace(/ \d{4}$/, '')
  expect(keepWords(`เริ่ม ${withoutYear} ที่ร้าน`)).toEqual(['เริ่ม ', withoutYear, ' ที่ร้าน'])
})

test.each([
  'สวัสดี',
  'Partim',
  '',
  // As long as this it is no name, and could be wider than a phone.
  'เขตพื้นที่ที่คุณเลือกไว้ในโปรไฟล์ของคุณ',
])('nothing is kept in %s', (text) => {
  expect(keepWords(text)).toBeUndefined()
})

test('a heading falls into its phrases', () => {
  expect(phrasesOf('หาคนทำงาน ได้ภายในวันนี้')).toEqual(['หาคนทำงาน', 'ได้ภายในวันนี้'])
  expect(phrasesOf('404')).toBeUndefined()
})

test('marks above and below a letter take no room in a line', () => {
  expect(isShort('ที่นี่มีกี่กะที่ว่าง')).toBe(true)
  expect(isShort('กขคฆงจฉชซฌญฎฏฐฑฒณดต')).toBe(false)
})
