import { describe, expect, test } from '@jest/globals'
import { formOf, oneForm } from './one-form'
import { growsWithItsLength } from './testing/growth'

describe('Thai marks', () => {
  test.each([
    ['a mark of an old font for Windows', 'สมหญ\uf701ง', 'สมหญิง'],
    ['a tone of an old font', 'ค\uf70bาน', 'ค้าน'],
    ['a mark of an old font for Macintosh', 'ร\uf884บสมัคร', 'รับสมัคร'],
    ['two marks of an old font', 'พน\uf710กงานเส\uf701ร\uf70eฟ', 'พนักงานเสิร์ฟ'],
    ['a letter of an old font', 'ป\uf710\uf70fญา', 'ปัญญา'],
    ['a tone behind the vowel', 'ลา้งรถ', 'ล้างรถ'],
    ['a tone before the vowel above', 'ท่ีน่ี', 'ที่นี่'],
    ['a tone before the vowel below', 'ผ้ชู่วย ผู่', 'ผ้ชู่วย ผู่'],
    ['a tone behind am', 'นำ้', 'น้ำ'],
    ['a ring behind the vowel', 'นาํ้', 'น้ำ'],
    ['a ring before the tone', 'นํ้า', 'น้ำ'],
    ['a ring after the tone', 'น้ํา', 'น้ำ'],
    ['a ring and a space', 'กํ าลัง', 'กำลัง'],
    ['a ring with an unseen character', 'กํ\u200bา', 'กำ'],
    ['the long sign for the vowel', 'ค่ๅ', 'ค่า'],
    ['two e for ae', 'เเม่บ้าน เเละ', 'แม่บ้าน และ'],
    ['the same mark twice', 'สมััคร ผูู้', 'สมัคร ผู้'],
    ['spaces before marks, as in PDFs', 'ท ี่น ี่ ม ีงาน', 'ที่นี่ มีงาน'],
    ['an unseen character before a mark', 'ค่าสม\u200bัคร', 'ค่าสมัคร'],
  ])('%s', (_, typed, meant) => {
    expect(oneForm(typed)).toBe(meant)
  })

  test.each(['ฤๅษี', 'น้ำ', 'สิร๎ฟ', 'ปฏิกิริยา', 'วิทฺยา', 'ก็', 'แเ', '๑๒๓ ฯลฯ', 'ค่าสมคัร'])('is kept: %s', (text) => {
    expect(oneForm(text)).toBe(text)
  })
})

describe('what is not seen', () => {
  test.each([
    ['marks of the writing direction', '\u202a081\u2011234\u2011567\u202c', '081-234-567'],
    ['isolates and byte order mark', '\ufeff\u2068มาลี\u2069', 'มาลี'],
    ['soft hyphens and word joiners', 'ร้าน\u00adอา\u2060หาร', 'ร้านอาหาร'],
    ['control characters', 'a\u0000b\u0007c', 'abc'],
    ['half a character', 'a\ud83db', 'ab'],
    ['the place of a picture that was not copied', 'มาลี\ufffc', 'มาลี'],
    ['fillers of Korean and joiners of graphemes', 'มา\u3164ลี\u034f\u180e', 'มาลี'],
    ['spaces of other widths', 'a\u00a0b\u3000c\td', 'a b c d'],
    ['breaks of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('%s', (_, typed, meant) => {
    expect(oneForm(typed)).toBe(meant)
  })

  test.each(['👨‍👩‍👧', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '🇹🇭', 'می‌خواهم', 'မြန်မာ', 'ก\nข'])('is needed: %s', (text) => {
    expect(oneForm(text)).toBe(text)
  })
})

test('bullets of a word processor are those that everybody sees', () => {
  expect(oneForm('\uf0b7 เสิร์ฟ\n\uf0a7 ล้างจาน\n\uf0d8 เก็บโต๊ะ\n\uf0fc มีอาหาร')).toBe(
    '• เสิร์ฟ\n▪ ล้างจาน\n➢ เก็บโต๊ะ\n✓ มีอาหาร',
  )
})

test('full-width letters and decomposed accents are the usual ones; signs of Chinese names stay', () => {
  expect(oneForm('Ｃａｆｅ\u0301 １２３－４ ｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('Café 123-4 me@example.com')
  expect(oneForm('金龍（曼谷）')).toBe('金龍（曼谷）')
})

test('every character knows the part of the original it came from', () => {
  const original = 'x\u200bนำ้y'
  const { text, starts, ends } = formOf(original)
  expect(text).toBe('xน้ำy')
  const from = (index: number) => original.slice(starts[index], ends[index])
  expect(Array.from(text, (_, index) => from(index))).toEqual(['x\u200b', 'น', 'ำ้', 'ำ้', 'y'])
})

test.each([
  [
    'marks below after tones in turn',
    (length: number) => `ก${'่้'.repeat(length / 4)}${'ุู'.repeat(length / 4)}`,
  ],
  ['rings and vowels', (length: number) => 'นํา'.repeat(length / 3)],
  ['marks before one vowel', (length: number) => `น${'ิี'.repeat(length / 2)}า`],
  ['vowels and tones', (length: number) => 'กา้'.repeat(length / 3)],
  ['spaces and marks', (length: number) => 'ก ิ'.repeat(length / 3)],
  ['joiners', (length: number) => '👩\u200d'.repeat(length / 3)],
])('%s take time in proportion to their length', (_, textOf) => {
  expect(growsWithItsLength(textOf, oneForm)).toBe(true)
})

test.each([
  ['ก', '\u0301'],
  ['Z', '\u0300\u0316\u0334'],
  ['ที่', '\u0e34\u0e49\u0e38'],
  ['ا', '\u064b\u064e'],
])('marks stacked on %j end before they cover other lines: %j', (letter, marks) => {
  const flooded = oneForm(letter + marks.repeat(40))
  expect(flooded.match(/\p{M}/gu)?.length ?? 0).toBeLessThanOrEqual(16)
  expect(oneForm(`${flooded}ข`)).toBe(`${flooded}ข`)
})

test.each(['Việt Nam', 'שָׁלוֹם', 'مُحَمَّدٌ', 'ที่นั่นน้ำตื้น', 'བསྒྲུབས'])('the marks of a language stay: %j', (text) => {
  expect(oneForm(text)).toBe(text.normalize('NFC'))
})

test.each(['\u2800', '\u2800\u200b\u2800', '\u3164\u2800 '])('what looks empty is empty: %j', (text) => {
  expect(oneForm(text).trim()).toBe('')
})
