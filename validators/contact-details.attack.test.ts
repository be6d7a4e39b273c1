import { describe, expect, test } from '@jest/globals'
import { contactDetailsIn, withoutContactDetails, withoutContactDetailsIn } from './contact-details'
import { joinSpelledOut, read } from './reading'
import { asksToLeave, hiddenContacts, ordinaryTexts } from './testing/hidden-contacts'

const spellings = Object.entries(hiddenContacts).flatMap(([what, texts]) =>
  texts.map((text) => [what, text] as const),
)

/** What a reader could still use of a text. */
function usable(text: string): string[] {
  const reading = joinSpelledOut(read(text)).text
  const digits = reading.replace(/\D/g, '')
  return [
    ...(digits.length >= 8 ? [digits] : []),
    ...(reading.match(/som[.]?chai|สมชาย|partjob|gmail|example/g) ?? []),
  ]
}

test('there are more than a hundred spellings', () => {
  expect(new Set(spellings.map(([, text]) => text)).size).toBeGreaterThan(100)
})

describe.each(spellings)('%s: %j', (_, text) => {
  test('is found, alone and among other words', () => {
    expect(contactDetailsIn(text)).not.toEqual([])
    expect(contactDetailsIn(`พนักงานเสิร์ฟ 5 คน วันละ 600 บาท ${text} เริ่ม 1 ธ.ค. 2569`)).not.toEqual([])
  })

  test('leaves nothing to be used', () => {
    expect(usable(withoutContactDetails(text))).toEqual([])
    expect(usable(withoutContactDetails(`ทำงานได้ ${text} ค่ะ`))).toEqual([])
  })
})

test.each(asksToLeave)('an ask to come elsewhere is found: %s', (text) => {
  expect(contactDetailsIn(text)).toEqual([expect.objectContaining({ kind: 'contact' })])
})

test.each(ordinaryTexts)('an ordinary text stays as it is: %s', (text) => {
  expect(contactDetailsIn(text)).toEqual([])
  expect(withoutContactDetails(text)).toBe(text)
})

test('a number in two texts that are seen together is taken out of both', () => {
  expect(withoutContactDetailsIn(['บาริสต้า 0812', '345678 ยินดีค่ะ'])).toEqual(['บาริสต้า •••', '••• ยินดีค่ะ'])
})

test('a text that stands empty between two halves stays empty', () => {
  expect(withoutContactDetailsIn(['โทร 0812', '', ' ', '345678'])).toEqual(['โทร •••', '', ' ', '•••'])
})

test('it points at exactly what gives somebody away', () => {
  const found = (text: string) => contactDetailsIn(text).map(({ start, end }) => text.slice(start, end))
  expect(found('โทร ๐๘๑\u200b-234 ๕๖๗๘ นะคะ')).toEqual(['๐๘๑\u200b-234 ๕๖๗๘'])
  expect(found('มา 5 คน 09:00-18:00 โทร (081) 234-5678 หรือ 02-123-4567')).toEqual([
    '(081) 234-5678',
    '02-123-4567',
  ])
  expect(found('ทักไล\u200bน์ somying88 ได้เลย')).toEqual(['ไล\u200bน์ somying88'])
})

test.each([
  ['โทร 02-123-4567 ต่อ 12 ค่ะ', '02-123-4567 ต่อ 12'],
  ['โทร 021234567#12', '021234567#12'],
  ['โทร 053-123-456 (ต่อ 105)', '053-123-456 (ต่อ 105)'],
  ['โทร ๐๒ ๑๒๓ ๔๕๖๗ ต่อ ๑๒', '๐๒ ๑๒๓ ๔๕๖๗ ต่อ ๑๒'],
  ['Tel. 0812345678 ext. 7', '0812345678 ext. 7'],
  ['โทร 0812345678 ต่อ 2 คน', '0812345678'],
])('an extension goes with its number: %s', (text, number) => {
  expect(contactDetailsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([number])
  expect(withoutContactDetails(text)).toBe(text.replace(number, '•••'))
})
