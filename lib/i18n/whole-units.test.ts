import { expect, test } from '@jest/globals'
import late from '@/messages/late/validation.json' with { type: 'json' }
import messages from '@/messages/th.json' with { type: 'json' }
import { withWholeUnits, withWholeUnitsIn } from './whole-units'

test.each([
  ['เริ่ม 09:00 น. พัก 60 นาที', 'เริ่ม 09:00~น. พัก 60~นาที'],
  ['{start}–{end} น.', '{start}–{end}~น.'],
  ['ครบ {workers, number} คนแล้ว', 'ครบ {workers, number}~คนแล้ว'],
  ['{days, plural, =0 {วันนี้} other {อีก # วัน}}', '{days, plural, =0 {วันนี้} other {อีก #~วัน}}'],
  [
    '{hours} ชม.{minutes, plural, =0 {} other { # นาที}}',
    '{hours}~ชม.{minutes, plural, =0 {} other { #~นาที}}',
  ],
  ['{day} {time} น.', '{day} {time}~น.'],
])('a figure and its unit stay on one line: %s', (typed, shown) => {
  expect(withWholeUnits(typed)).toBe(shown.replaceAll('~', '\u00a0'))
})

test.each(['กดที่ 2 แล้วรอ', 'คุณ{ชื่อ} วันทำงานแต่งกายสุภาพ', 'ตอบ {company} แล้ว', 'มาตรา 40(8) ค่าบริการ'])(
  'other spaces stay where a line may break: %s',
  (text) => expect(withWholeUnits(text)).toBe(text),
)

test('messages that the build has compiled keep their form', () => {
  const compiled = {
    plain: 'พัก 60 นาที',
    range: [['start'], '–', ['end'], ' น. ที่ร้าน'],
    choice: ['ครบ ', ['workers', 2, { '=0': 'ไม่มี', other: [0, ' คน'], few: 0 }], ' คนแล้ว'],
    tag: [['b', ['n', 4], ' บาท'], ' บาท'],
    pound: [['b', 0, ' กะ']],
  }
  expect(withWholeUnitsIn({ nested: compiled }).nested).toEqual({
    plain: 'พัก 60\u00a0นาที',
    range: [['start'], '–', ['end'], '\u00a0น. ที่ร้าน'],
    choice: ['ครบ ', ['workers', 2, { '=0': 'ไม่มี', other: [0, '\u00a0คน'], few: 0 }], ' คนแล้ว'],
    tag: [['b', ['n', 4], '\u00a0บาท'], ' บาท'],
    pound: [['b', 0, '\u00a0กะ']],
  })
})

const withPlainSpaces = (texts: object): unknown =>
  JSON.parse(JSON.stringify(texts).replaceAll('\u00a0', ' '))

test('messages keep their keys and words, those that load late as well', () => {
  const shown = withWholeUnitsIn(messages)
  expect(shown.dates.range).toBe('{start}–{end}\u00a0น.')
  expect(withPlainSpaces(shown)).toEqual(withPlainSpaces(messages))
  expect(late).toEqual(shown.validation)
})
