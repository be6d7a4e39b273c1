import { expect, test } from '@jest/globals'
import { messageParts } from './message-parts'

const linked = (text: string) => messageParts(text).filter(({ href }) => href !== null)

test.each([
  ['โทร 081-234-5678 นะคะ', '081-234-5678', 'tel:0812345678'],
  ['โทร +66 81 234 5678', '+66 81 234 5678', 'tel:0812345678'],
  ['ร้าน 02 123 4567', '02 123 4567', 'tel:021234567'],
  [
    'ดูทาง https://maps.app.goo.gl/abc?x=1.',
    'https://maps.app.goo.gl/abc?x=1',
    'https://maps.app.goo.gl/abc?x=1',
  ],
  ['(http://example.com/a)', 'http://example.com/a', 'http://example.com/a'],
])('finds what can be pressed in %p', (text, shown, href) => {
  expect(linked(text)).toEqual([{ text: shown, href }])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://partim.example@elsewhere.example/',
  'http://localhost/',
  'เลข 1234567890123',
  'ค่าจ้าง 600 บาท 10:00-19:00',
  'เลขบัตร 1-2345-67890-12-3',
])('leaves %p as words', (text) => {
  expect(linked(text)).toEqual([])
})

test('puts the text together again, whatever is in it', () => {
  const text = 'ดู https://example.com/a, แล้วโทร 0812345678\nหรือ 02-123-4567!'
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(linked(text)).toHaveLength(3)
})
