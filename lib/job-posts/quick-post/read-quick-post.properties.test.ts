import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dayNumber, dayText } from './calendar'
import { answersOf, labelledBranches, labelledFiles, labelledLines, writtenOn } from './labelled-lines'
import { readNumber } from './numbers'
import { readQuickPost } from './read-quick-post'

const read = (text: string, today = writtenOn) => readQuickPost(text, { today, branches: labelledBranches })

const texts = [...labelledFiles.tuned, ...labelledFiles.fragments].flatMap((file) =>
  labelledLines(file).map(({ text }) => text),
)

/** Lines made of pieces as people write them, and of anything at all. */
const pieces = fc.constantFrom(
  ...[
    'พรุ่งนี้',
    'เสาร์',
    '-',
    'ถึง',
    '5',
    '12',
    '/',
    '9.00',
    '18',
    'น.',
    'โมง',
    'เย็น',
    'ทุ่ม',
    'ตี',
    'คน',
    'วันละ',
    '600',
    'บาท',
    'ชม.',
    'ละ',
  ],
  ...[
    'สยาม',
    'เสิร์ฟ',
    'ล้างจาน',
    'ธ.ค.',
    'วันที่',
    'ทุก',
    'หน้า',
    'เเคชเชียร์',
    'ครึ่ง',
    'ห้า',
    'ร้อย',
    ',',
    ' ',
    '\n',
    '\u200B',
    '🔥',
    '่',
    'ํา',
    '๕',
    '\u0000',
  ],
)
/** Days of the years whose holidays are known, and some of which they are not. */
const anyDay = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2029-12-31') }).map(dayText)

const anyLine = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((list) => list.join('')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(...texts),
)

describe('whatever is written', () => {
  test('marks lie inside the text, in order, and never overlap', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        let end = 0
        for (const mark of read(text).marks) {
          expect(mark.start).toBeGreaterThanOrEqual(end)
          expect(mark.end).toBeGreaterThan(mark.start)
          end = mark.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 1_000 },
    )
  })

  test('what is understood can stand in the form', () => {
    fc.assert(
      fc.property(anyLine, anyDay, (text, today) => {
        const post = read(text, today)
        expect([...post.dates].sort()).toEqual(post.dates)
        expect(new Set(post.dates).size).toBe(post.dates.length)
        expect(post.dates.length).toBeLessThanOrEqual(60)
        for (const day of post.dates) expect(day >= today).toBe(true)
        const { startTime, endTime, laterShift } = post
        for (const time of [startTime, endTime, laterShift?.startTime ?? null, laterShift?.endTime ?? null]) {
          if (time !== null) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
        }
        if (post.headcount !== null)
          expect([1, 500]).toEqual([Math.min(1, post.headcount), Math.max(500, post.headcount)])
        if (post.payAmount !== null) {
          expect(Number.isInteger(post.payAmount)).toBe(true)
          expect(post.payAmount).toBeGreaterThanOrEqual(100)
          expect(post.payAmount).toBeLessThanOrEqual(10_000_000)
        }
        const { minAge, maxAge, gear } = post.extras
        for (const age of [minAge, maxAge]) if (age !== null) expect(age >= 15 && age <= 80).toBe(true)
        expect((minAge ?? 15) <= (maxAge ?? 80)).toBe(true)
        expect(gear.length).toBeLessThanOrEqual(300)
      }),
      { numRuns: 1_000 },
    )
  })

  test('Thai and Latin digits mean the same', () => {
    const inThai = (text: string) =>
      text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
    fc.assert(
      fc.property(anyLine, (text) => {
        const { leftOver, ...post } = read(text)
        // What no field is for stays as it was typed.
        expect(read(inThai(text))).toEqual({ ...post, leftOver: inThai(leftOver) })
      }),
      { numRuns: 500 },
    )
  })

  test('the same line always has the same answer', () => {
    fc.assert(
      fc.property(anyLine, (text) => expect(read(text)).toEqual(read(text))),
      { numRuns: 200 },
    )
  })

  test('no hour is read that the line does not say', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const { startTime, endTime, laterShift } = read(text)
        const hours = hoursSaid(text)
        for (const time of [startTime, endTime, laterShift?.startTime, laterShift?.endTime])
          if (time) expect([...hours]).toContain(Number(time.slice(0, 2)) % 12)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a day off is never a day of the work', () => {
    const off = fc.constantFrom('หยุดวันพุธ', 'หยุดทุกวันพุธ', 'ปิดทุกวันพุธ', 'ยกเว้นวันพุธ', 'ไม่รวมวันพุธ', 'ร้านหยุดวันพุธ')
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 2 }), off, (around, words) => {
        const { dates } = read(around.length > 0 ? around.join(` ${words} `) : words)
        if (around.length !== 1) for (const day of dates) expect(new Date(day).getUTCDay()).not.toBe(3)
      }),
      { numRuns: 400 },
    )
  })

  test('the order in which things are said does not matter', () => {
    const said = fc.tuple(
      fc.constantFrom('พรุ่งนี้', 'วันเสาร์นี้', '5-7 ธ.ค.', 'จันทร์หน้า', 'วันพ่อ', '1-7 ธ.ค. หยุดวันพุธ', 'คืนวันศุกร์นี้'),
      fc.constantFrom('9.00-18.00', '10 โมงถึง 4 ทุ่ม', '1700-2300', 'เช้า 8-12 บ่าย 17-21', '4 ชม. เริ่ม 6 โมงเย็น'),
      fc.constantFrom('2 คน', 'ญ2 ช1', 'สามคน', '10 อัตรา'),
      fc.constantFrom('วันละ 500', 'ชม.ละ 60', '700 ต่อคืน', 'เหมา 1,500 บาท', '550.-'),
      fc.constantFrom('สาขาสยาม', 'ทองหล่อ', 'พระรามเก้า'),
      fc.constantFrom('เสิร์ฟ', 'ล้างจาน', 'ครัวร้อน', 'แพ็คของ'),
    )
    const shuffled = said.chain((parts) =>
      fc.tuple(fc.constant(parts), fc.shuffledSubarray([...parts], { minLength: parts.length })),
    )
    fc.assert(
      fc.property(shuffled, ([parts, other]) => {
        const [one, two] = [parts, other].map((words) => answersOf(read(words.join(' ; '))))
        expect(two).toEqual(one)
        expect(Object.values(one ?? {}).filter((answer) => answer === '').length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 400 },
    )
  })
})

/** The hours, of twelve, that the numbers of a line can mean, by the clock or counted from six in the evening. */
function hoursSaid(text: string): Set<number> {
  const plain = text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  const numberWord = '(?:หนึ่ง|นึง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|เอ็ด)'
  const words = ['\\d+', numberWord, `${numberWord}+`].flatMap(
    (word) => plain.match(new RegExp(word, 'g')) ?? [],
  )
  const numbers = words.flatMap((word) => {
    const hours = /^\d{3,}$/.test(word) ? [Number(word.slice(0, -2))] : []
    return [readNumber(word) ?? [], hours].flat()
  })
  const said = new Set(numbers.flatMap((number) => [number % 12, (number + 6) % 12]))
  if (text.includes('เที')) said.add(0)
  if (/ทุ/.test(text)) said.add(7)
  if (text.includes('บ่าย')) said.add(1)
  // A start and how long it is say the end.
  for (const start of [...said])
    for (const number of numbers) {
      if (number > 5) continue
      said.add((start + number) % 12)
      // Half past, and half an hour more.
      if (text.includes('ครึ่ง')) said.add((start + number + 1) % 12)
    }
  return said
}
