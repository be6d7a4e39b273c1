import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { answersOf, labelledBranches, labelledFields, labelledLines, writtenOn } from './labelled-lines'
import { readQuickPost } from './read-quick-post'

const read = (text: string, today = writtenOn) => readQuickPost(text, { today, branches: labelledBranches })
const answers = (text: string, today?: string) => answersOf(read(text, today))

const lines = labelledLines().map((line) => ({ ...line, answers: answers(line.text) }))
const parts = {
  tuning: lines.filter(({ isHeldBack }) => !isHeldBack),
  heldBack: lines.filter(({ isHeldBack }) => isHeldBack),
}

type Part = keyof typeof parts
type Field = (typeof labelledFields)[number]

/** The share of lines whose answer is the label's, nothing included. */
const accuracy = (part: Part, field: Field) =>
  parts[part].filter((line) => line.answers[field] === line.expected[field]).length / parts[part].length

/** The share of the answers given that are the label's: what is filled in wrongly costs more than what is left out. */
function precision(part: Part, field: Field): number {
  const given = parts[part].filter((line) => line.answers[field] !== '')
  return given.filter((line) => line.answers[field] === line.expected[field]).length / given.length
}

const floors = {
  tuning: { accuracy: 0.98, precision: 0.99 },
  heldBack: { accuracy: 0.96, precision: 0.98 },
} as const

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

describe('labelled lines', () => {
  test('there are 300 or more, a third of them held back', () => {
    expect(lines.length).toBeGreaterThanOrEqual(300)
    expect(parts.heldBack.length).toBe(Math.floor(lines.length / 3))
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  })

  test('the accuracy of every field is printed', () => {
    const rows = labelledFields.map((field) => {
      const [tuning, heldBack] = (['tuning', 'heldBack'] as const).map((part) => [
        percent(accuracy(part, field)),
        percent(precision(part, field)),
      ])
      return `${field.padEnd(10)} tuning ${tuning?.join(' right, ')} of those given   held back ${heldBack?.join(' right, ')} of those given`
    })
    const wrong = parts.tuning.flatMap(({ text, answers: given, expected }) =>
      labelledFields
        .filter((field) => given[field] !== expected[field])
        .map((field) => `  ${field}: "${given[field]}" for "${expected[field]}" in ${text}`),
    )
    process.stdout.write(
      `${['quick post, accuracy by field', ...rows, 'wrong among the tuning lines:', ...wrong].join('\n')}\n`,
    )
    expect(rows).toHaveLength(labelledFields.length)
  })

  for (const part of ['tuning', 'heldBack'] as const) {
    test.each(labelledFields)(`${part}: %s is understood as labelled`, (field) => {
      expect(accuracy(part, field)).toBeGreaterThanOrEqual(floors[part].accuracy)
      expect(precision(part, field)).toBeGreaterThanOrEqual(floors[part].precision)
    })
  }
})

describe('days', () => {
  test.each([
    ['วันนี้', '2026-11-19'],
    ['คืนนี้', '2026-11-19'],
    ['พรุ่งนี้', '2026-11-20'],
    ['มะรืน', '2026-11-21'],
    ['อีกสองวัน', '2026-11-21'],
    ['วันเสาร์นี้', '2026-11-21'],
    ['วันเสาร์หน้า', '2026-11-28'],
    ['เสาร์-อาทิตย์', '2026-11-21 2026-11-22'],
    ['5-7 ธ.ค.', '2026-12-05 2026-12-06 2026-12-07'],
    ['5/12', '2026-12-05'],
    ['5 ธันวาคม 2569', '2026-12-05'],
    ['29 ก.พ. 71', '2028-02-29'],
    ['30 พ.ย.-1 ธ.ค.', '2026-11-30 2026-12-01'],
    ['ทุกวันจันทร์', '2026-11-23 2026-11-30 2026-12-07 2026-12-14'],
    ['วันจันทร์สัปดาห์หน้า', '2026-11-23'],
  ])('%s is %s', (text, expected) => {
    expect(answers(text).date).toBe(expected)
  })

  test.each([
    ['a week without a day of it', 'สัปดาห์หน้า'],
    ['a Thursday said on a Thursday', 'วันพฤหัส'],
    ['a day that has passed', '18 พ.ย. 2569'],
    ['a date on another weekday than it says', 'วันเสาร์ที่ 27 พ.ย.'],
    ['a day there is not', '31 พ.ย.'],
    ['one day or another', 'วันศุกร์หรือวันเสาร์'],
    ['a beginning without an end', 'ตั้งแต่ 1 ธ.ค. เป็นต้นไป'],
  ])('%s is marked as not clear and left out', (_, text) => {
    const { dates, marks } = read(text)
    expect(dates).toEqual([])
    expect(marks).toEqual(
      expect.arrayContaining([expect.objectContaining({ topic: 'date', isClear: false })]),
    )
  })

  test('the year turns', () => {
    expect(answers('พรุ่งนี้', '2026-12-31').date).toBe('2027-01-01')
    expect(answers('วันที่ 2', '2026-12-31').date).toBe('2027-01-02')
    expect(answers('5 ม.ค.', '2026-12-31').date).toBe('2027-01-05')
  })
})

describe('hours', () => {
  test.each([
    ['9 โมงเช้าถึง 6 โมงเย็น', '09:00-18:00'],
    ['9 โมง-6 โมง', '09:00-18:00'],
    ['4 ทุ่มถึง 6 โมง', '22:00-06:00'],
    ['บ่ายสองถึงบ่าย 4 ครึ่ง', '14:00-16:30'],
    ['สี่โมงเย็น - 2 ทุ่ม', '16:00-20:00'],
    ['ตีสามถึงเที่ยง', '03:00-12:00'],
    ['เที่ยงถึงเที่ยงคืน', '12:00-00:00'],
    ['18.00-22.00', '18:00-22:00'],
    ['18:00 น. ถึง 02:00 น.', '18:00-02:00'],
    ['๑๘.๐๐-๒๔.๐๐', '18:00-00:00'],
    ['2-4 ทุ่ม', '20:00-22:00'],
    ['เริ่ม 9 โมง', '09:00-'],
    ['เลิกเที่ยงคืน', '-00:00'],
    ['10.00-14.00 และ 17.00-21.00', '10:00-14:00 17:00-21:00'],
    ['กะเช้า 6-14 กะบ่าย 14-22', '06:00-14:00 14:00-22:00'],
    ['กะดึก 22-6', '22:00-06:00'],
    ['9 โมงถึงเที่ยง กับ 5 โมงเย็นถึง 3 ทุ่ม', '09:00-12:00 17:00-21:00'],
  ])('%s is %s', (text, expected) => {
    expect(answers(text).time).toBe(expected)
  })

  test.each([
    ['six, of the morning or of the evening', '6 โมง'],
    ['two shifts of different days', 'เสาร์ 9.00-12.00 อาทิตย์ 17.00-21.00'],
    ['one shift or another', '9.00-12.00 หรือ 17.00-21.00'],
    ['two shifts at the same time', '9.00-15.00 และ 12.00-21.00'],
    ['three shifts', '6.00-10.00, 11.00-14.00, 17.00-21.00'],
    ['an evening not by the clock', 'กะเย็น 5-9'],
    ['a time there is not', '25.00-30.00'],
  ])('%s is left out', (_, text) => {
    expect(answers(text).time).toBe('')
  })
})

describe('pay', () => {
  test.each([
    ['วันละ 600', '600', 'day'],
    ['600/วัน', '600', 'day'],
    ['ชม.ละ 60', '60', 'hour'],
    ['62.50 บาท/ชม.', '62.5', 'hour'],
    ['เหมา 1,500', '1500', 'job'],
    ['๖๐๐ บาท', '600', ''],
    ['วันละพันสอง', '1200', 'day'],
    ['วันละห้าร้อยห้าสิบ', '550', 'day'],
    ['วันละ 500-600', '', 'day'],
    ['เดือนละ 15000', '', ''],
    ['วันละ 5 คน', '', ''],
    ['วันละ 500 โอที ชม.ละ 90', '500', 'day'],
    ['600', '', ''],
  ])('%s is %s %s', (text, pay, unit) => {
    expect(answers(text)).toMatchObject({ pay, unit })
  })
})

describe('people, place and work', () => {
  test.each([
    ['5 คน', '5'],
    ['สองคน', '2'],
    ['ห้าตำแหน่ง', '5'],
    ['ชาย 2 หญิง 3', '5'],
    ['คนเดียว', '1'],
    ['สองสามคน', ''],
    ['เสิร์ฟ 3 คน ล้างจาน 2 คน', ''],
    ['501 คน', ''],
    ['แขก 300 คน', ''],
  ])('%s is %s', (text, expected) => {
    expect(answers(text).headcount).toBe(expected)
  })

  test.each([
    ['สยาม', 'siam'],
    ['สยามสแควร์', 'siam'],
    ['เขตปทุมวัน', 'siam'],
    ['เชียงใหม่', 'nimman'],
    ['เซ็นทรัล ลาดพร้าว', ''],
    ['กทม', ''],
    ['สยามหรือทองหล่อ', ''],
  ])('the place of %s is %s', (text, expected) => {
    expect(answers(text).place).toBe(expected)
  })

  test('a company with one branch is meant by its own name', () => {
    const branches = labelledBranches.slice(0, 1)
    expect(readQuickPost('ครัวยายบัว', { today: writtenOn, branches }).branchId).toBe('siam')
  })

  test('without branches no place is understood', () => {
    expect(readQuickPost('สยาม 5 คน', { today: writtenOn, branches: [] })).toMatchObject({
      branchId: null,
      headcount: 5,
    })
  })

  test.each([
    ['เด็กเสริฟ', 'waiter'],
    ['ล้างจาน', 'kitchen_helper'],
    ['ผู้ช่วยกุ๊ก', 'kitchen_helper'],
    ['กุ๊ก', 'cook'],
    ['บาริสตา', 'barista'],
    ['รปภ', 'security'],
    ['งานอีเวนต์ หาแม่บ้าน', 'cleaner'],
    ['พยายามมาก', ''],
    ['เสิร์ฟและล้างจาน', ''],
  ])('the work of %s is %s', (text, expected) => {
    expect(answers(text).workType).toBe(expected)
  })
})

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
const anyLine = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((list) => list.join('')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(...lines.map(({ text }) => text)),
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
      { numRuns: 2_000 },
    )
  })

  test('what is understood can stand in the form', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const post = read(text)
        expect([...post.dates].sort()).toEqual(post.dates)
        expect(new Set(post.dates).size).toBe(post.dates.length)
        expect(post.dates.length).toBeLessThanOrEqual(60)
        for (const day of post.dates) expect(day >= writtenOn).toBe(true)
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
      }),
      { numRuns: 2_000 },
    )
  })

  test('Thai and Latin digits mean the same', () => {
    const inThai = (text: string) =>
      text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
    fc.assert(
      fc.property(anyLine, (text) => expect(read(inThai(text))).toEqual(read(text))),
      { numRuns: 1_000 },
    )
  })

  test('the same line always has the same answer', () => {
    fc.assert(
      fc.property(anyLine, (text) => expect(read(text)).toEqual(read(text))),
      { numRuns: 300 },
    )
  })
})
