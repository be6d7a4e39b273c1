import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contactDetailsIn, withoutContactDetails, withoutContactDetailsIn } from './contact-details'
import { read, spanOf } from './reading'
import { growsWithItsLength } from './testing/growth'
import { hiddenContacts, ordinaryTexts } from './testing/hidden-contacts'

const mobile = fc
  .tuple(fc.constantFrom('06', '08', '09'), fc.stringMatching(/^[0-9]{8}$/))
  .map(([first, last]) => first + last)
const landline = fc
  .tuple(fc.constantFrom('02', '032', '053', '076'), fc.stringMatching(/^[0-9]{7}$/))
  .map(([area, last]) => (area + last).slice(0, 9))

const words = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const english = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const from = (first: number) => (digit: number) => String.fromCodePoint(first + digit)

/** Ways to write one digit. */
const scripts: readonly ((digit: number) => string)[] = [
  String,
  from(0x0e50),
  from(0xff10),
  from(0x1d7ce),
  from(0x0660),
  from(0x0966),
  (digit) => `${digit}\ufe0f\u20e3`,
  (digit) => `${digit}\u0336`,
  (digit) => ['⓪', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'][digit] ?? '',
  (digit) => words[digit] ?? '',
  (digit) => ` ${english[digit]} `,
]
const unseen = [
  '',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u2060',
  '\ufeff',
  '\u034f',
  '\ufe0f',
  '\u{e0020}',
  '\u3164',
  '\u202e',
]
const separators = [
  '',
  '',
  '',
  ' ',
  '-',
  '.',
  '/',
  '_',
  '·',
  '  ',
  ' - ',
  ' — ',
  '*',
  '~',
  '☎',
  '🙏',
  '\n',
  ' แล้ว ',
  ' ขีด ',
  'ครับ ',
  ' (',
  ') ',
  '\u00a0',
  '\u3000',
  '|',
]

/** A hidden number: each digit in some script, with a separator before the next. */
const hidden = (number: fc.Arbitrary<string>) =>
  number.chain((digits) =>
    fc
      .array(
        fc.tuple(fc.constantFrom(...scripts), fc.constantFrom(...unseen), fc.constantFrom(...separators)),
        { minLength: digits.length, maxLength: digits.length },
      )
      .map((ways) => {
        const parts = ways.map(([write, nothing, separator], index) => {
          const digit = write(Number(digits.charAt(index)))
          return digit + nothing + (index < digits.length - 1 ? separator : '')
        })
        return { digits, text: parts.join('') }
      }),
  )

/** Numbers written as opening hours or as a date are read as those, not as phone numbers. */
const looksLikeTime = /(?<!\d)(?:[01]?\d|2[0-4])[.:][0-5]\d(?!\d)|(?<!\d)\d{1,2}([-/.])\d{1,2}\1\d{2}(?!\d)/

const digitsLeft = (text: string) => {
  const values = new Map([...words.entries()].map(([value, word]) => [read(word).text, value]))
  const reading = read(text).text.replace(new RegExp([...values.keys()].join('|'), 'g'), (word) =>
    String(values.get(word)),
  )
  return reading
    .replace(new RegExp(english.join('|'), 'g'), (word) => String(english.indexOf(word)))
    .replace(/\D/g, '')
}

describe('a number, however it is hidden', () => {
  test.each([
    ['mobile', mobile],
    ['landline', landline],
  ])('%s is found, and less than eight of its digits stay', (_, number) => {
    fc.assert(
      fc.property(
        hidden(number),
        fc.constantFrom('', 'โทร ', 'สนใจติดต่อ ', 'รับ 5 คนนะ '),
        ({ text }, before) => {
          fc.pre(!looksLikeTime.test(read(text).text))
          expect(contactDetailsIn(`${before}${text}`)).not.toEqual([])
          expect(digitsLeft(withoutContactDetails(text)).length).toBeLessThan(8)
        },
      ),
      { numRuns: 1_500 },
    )
  })

  test('by telephone’s own spacing is found even where its parts could be times', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('-', ' ', '.', '', '–', '/'), (digits, sign) => {
        for (const parts of [
          [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)],
          [digits.slice(0, 3), digits.slice(3)],
          [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)],
        ]) {
          expect(contactDetailsIn(parts.join(sign))).toHaveLength(1)
        }
      }),
    )
  })
})

describe('a name in a messenger', () => {
  const name = fc.stringMatching(/^[a-z]{3,8}[0-9_.][a-z0-9]{1,6}$/)
  const messenger = fc.constantFrom(
    'LINE',
    'Line ID',
    'ไลน์',
    'ไอดีไลน์',
    'IG',
    'ไอจี',
    'Facebook',
    'เฟซบุ๊ก',
    'WhatsApp',
    'Telegram',
    'WeChat',
    'Viber',
  )
  const sign = fc.constantFrom(' ', ':', ' : ', '=', ' @', ': @', ' > ', ' (', ' คือ ', ' ไอดี ')

  test('is found and taken out, with whatever nobody sees between its letters', () => {
    fc.assert(
      fc.property(
        messenger,
        sign,
        name,
        fc.array(fc.constantFrom(...unseen)),
        (where, mark, who, nothing) => {
          const text = [...`${where}${mark}${who}`]
            .map((letter, index) => letter + (nothing[index] ?? ''))
            .join('')
          expect(contactDetailsIn(text)).not.toEqual([])
          expect(read(withoutContactDetails(text)).text).not.toContain(who.slice(0, 4))
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('an ordinary text', () => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'))
  const clock = fc
    .tuple(two(23), fc.constantFrom(':', '.'), fc.constantFrom('00', '15', '30', '45'))
    .map((parts) => parts.join(''))
  const day = fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }))
  const amount = fc.integer({ min: 1, max: 99_999 }).map((value) => value.toLocaleString('en-US'))
  const small = fc.integer({ min: 1, max: 99 })
  const lines = fc.oneof(
    fc.tuple(clock, clock).map(([from, until]) => `เวลา ${from}-${until} น.`),
    fc.tuple(clock, clock, small).map(([from, until, people]) => `${from}-${until} ${people} คน`),
    fc.tuple(clock, clock, amount).map(([from, until, pay]) => `กะ ${from} - ${until} ${pay} บาท`),
    day.map(([date, month]) => `วันที่ ${date}/${month}/2569`),
    fc.tuple(day, day).map(([[a, b], [c, d]]) => `${a}/${b}/69 - ${c}/${d}/69`),
    amount.map((pay) => `วันละ ${pay} บาท`),
    fc.tuple(amount, amount).map(([from, to]) => `เดือนละ ${from}-${to} บาท`),
    fc.tuple(small, small).map(([from, to]) => `อายุ ${from}-${to} ปี`),
    fc.tuple(small, amount).map(([hours, pay]) => `${hours} ชม. ได้ ${pay}`),
    small.map((people) => `รับ ${people} ตำแหน่ง`),
  )
  const written = fc
    .tuple(fc.array(lines, { maxLength: 4 }), fc.constantFrom('\n', ' ', ', '))
    .map(([texts, between]) => texts.join(between))

  test('of lines as employers write them is never touched', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(contactDetailsIn(text)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  // One of them only: a messenger that ends one sentence makes a name of the word that begins the next. None that asks
  // to be called or written to either: the figures of the next line would be the number.
  const sentence = fc.constantFrom(...ordinaryTexts.filter((text) => !/Line|line|ไลน์/.test(text)))

  test('is not touched among such lines either', () => {
    fc.assert(
      fc.property(written, sentence, written, (before, text, after) => {
        expect(contactDetailsIn([before, text, after].join('\n'))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('any text', () => {
  const spellings = Object.values(hiddenContacts).flat()
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'0123456789@.-_/ ()[]\nlineไลน์แอดจุดcomw•'), maxLength: 120 }),
    fc
      .array(fc.constantFrom(...spellings, ...ordinaryTexts), { maxLength: 5 })
      .map((texts) => texts.join(' ')),
  )

  test('is read to pieces of itself, in order', () => {
    fc.assert(
      fc.property(any, (text) => {
        const reading = read(text)
        expect(reading.starts).toHaveLength(reading.text.length)
        for (let unit = 0; unit < reading.text.length; unit += 1) {
          const { start, end } = spanOf(reading, unit, unit + 1)
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
          if (unit > 0) expect(start).toBeGreaterThanOrEqual(reading.starts[unit - 1] ?? 0)
        }
      }),
    )
  })

  test('loses what was found for good: a second look finds nothing', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), (texts) => {
        const once = withoutContactDetailsIn(texts)
        expect(withoutContactDetailsIn(once)).toEqual(once)
        expect(once).toHaveLength(texts.length)
        expect(contactDetailsIn(once.join('\n'))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    'a',
    '0',
    '0 ',
    '@',
    'a@',
    'a.',
    'a. ',
    'line ',
    'ไลน์ ',
    'a b ',
    'ก ',
    'แอดมา',
    'w ',
    'http',
    '\n',
    'สแกน',
    'เว็บ',
    'จุด',
    '08.00-',
    '08:00 ',
    '01/02/2569 ',
    '1,000',
    'a-',
    '\u200b',
    '\u0301',
    'ศูนย์',
    'line::::',
    '(0)',
    'a@b.',
    'a dot ',
    '9 at ',
    '•••',
    '1234567 ',
  ])('of a hundred thousand characters of %j is read in time that grows with it alone', (piece) => {
    const text = (length: number) => piece.repeat(length / piece.length)
    expect(growsWithItsLength(text, withoutContactDetails)).toBe(true)
  })
})
