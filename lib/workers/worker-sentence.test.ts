import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readWorkerSentence, type WorkerSentence } from './worker-sentence'

/** A Thursday. */
const today = '2026-11-26'
const branches = [{ id: 'siam', name: 'ครัวยายบัว สยามสแควร์', district: 'ปทุมวัน', province: 'กรุงเทพมหานคร' }]
const read = (text: string) => readWorkerSentence(text, { today, branches })

const nothing = {
  place: null,
  radiusKm: null,
  isBeyond: false,
  ages: [],
  workTypes: [],
  free: [],
  possibleFree: [],
  pay: null,
  experienceMonths: null,
  languages: [],
  certificates: [],
  verified: false,
  workedForUs: false,
  favourites: false,
  sort: null,
  q: '',
}

describe('a sentence becomes filters', () => {
  test.each<[string, Partial<WorkerSentence>]>([
    [
      'เด็กเสิร์ฟแถวสยามว่างเสาร์นี้ไม่เกิน 500',
      {
        place: { branchId: 'siam' },
        workTypes: ['waiter'],
        free: ['2026-11-28'],
        pay: { most: 50_000, unit: 'day' },
      },
    ],
    [
      'เด็กเสริฟ ว่างวันธรรมดา ชม.ละ 60',
      { workTypes: ['waiter'], free: ['1', '2', '3', '4', '5'], pay: { most: 6_000, unit: 'hour' } },
    ],
    ['บาลิสต้าว่างวันอาทิตย์ช่วงเช้า ในรัศมี 5 กม.', { workTypes: ['barista'], free: ['0.morning'], radiusKm: 5 }],
    ['แม่บ้านพรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น', { workTypes: ['cleaner'], free: ['2026-11-27T09:00/18:00'] }],
    // Midnight of a day is its beginning to some and its end to others.
    [
      'เสิร์ฟวันที่ 5 เดือน 12 6 ทุ่มถึงตี 5',
      { workTypes: ['waiter'], possibleFree: [['2026-12-05T00:00/05:00'], ['2026-12-06T00:00/05:00']] },
    ],
    ['เสิร์ฟวันที่ 5 เดือน 12 ตี 1 ถึงตี 5', { workTypes: ['waiter'], free: ['2026-12-05T01:00/05:00'] }],
    // To some the coming Saturday, to others that of next week.
    [
      'เสิร์ฟเสาร์หน้าช่วงเย็น',
      { workTypes: ['waiter'], possibleFree: [['2026-11-28T18:00/22:00'], ['2026-12-05T18:00/22:00']] },
    ],
    ['เสิร์ฟพุธหน้า', { workTypes: ['waiter'], free: ['2026-12-02'] }],
    ['แม่บ้านหรือ รปภ', { workTypes: ['cleaner', 'security'] }],
    [
      'คนส่งของมีใบขับขี่ ประสบการณ์ 1 ปี',
      { workTypes: ['delivery'], certificates: ['driving_licence'], experienceMonths: 12 },
    ],
    [
      'พนักงานต้อนรับพูดอังกฤษคล่อง จีนพอได้',
      {
        workTypes: ['receptionist'],
        languages: [
          { code: 'en', level: 'fluent' },
          { code: 'zh', level: 'basic' },
        ],
      },
    ],
    ['แคชเชียร์ที่เคยทำกับเรา ใกล้ที่สุด', { workTypes: ['cashier'], workedForUs: true, sort: 'distance' }],
    ['คนทำลาเต้อาร์ตค่ะ', { q: 'ลาเต้อาร์ต' }],
    // How old somebody is never decides.
    ['เด็กเสิร์ฟ อายุ 18-25', { workTypes: ['waiter'], ages: ['อายุ 18-25'] }],
    ['อายุไม่เกิน ๓๐ ปี แม่บ้าน', { workTypes: ['cleaner'], ages: ['อายุไม่เกิน ๓๐ ปี'] }],
    [
      'แคชเชียร์วัย 20 ถึง 30 ปีขึ้นไป วันละ 500',
      { workTypes: ['cashier'], ages: ['วัย 20 ถึง 30 ปีขึ้นไป'], pay: { most: 50_000, unit: 'day' } },
    ],
    // Nobody is looked for farther away.
    ['แคชเชียร์ รัศมี 999 กม.', { workTypes: ['cashier'], radiusKm: 50, isBeyond: true }],
    ['แคชเชียร์ 50 กม.', { workTypes: ['cashier'], radiusKm: 50 }],
    ['', {}],
  ])('%s', (text, expected) => {
    const { marks: _, unread: __, ...sentence } = read(text)
    expect(sentence).toEqual({ ...nothing, ...expected })
  })
})

test('a place that the company has no branch at is known by its name', () => {
  expect(read('หาคนล้างจานแถวอารีย์').place).toMatchObject({ name: 'อารีย์' })
})

test('each part that was understood is marked where it stands', () => {
  const text = 'เด็กเสิร์ฟแถวสยามว่างเสาร์นี้ไม่เกิน 500'
  const parts = read(text).marks.map(({ topic, start, end }) => [topic, text.slice(start, end)])
  expect(parts).toEqual([
    ['workTypes', 'เด็กเสิร์ฟ'],
    ['place', 'แถวสยาม'],
    ['free', 'เสาร์นี้'],
    ['pay', 'ไม่เกิน 500'],
  ])
})

test('who is cared for may be old', () => {
  expect(read('ดูแลผู้สูงอายุ 2 คน').ages).toEqual([])
})

describe('what became no filter is named, and not marked as understood', () => {
  const words = (text: string, key: 'marks' | 'unread') =>
    read(text)[key].map(({ start, end }) => text.slice(start, end))

  test.each([
    ['a day there is not', 'แม่ครัว 31/11/2569 6 ทุ่มถึงตี 5', ['แม่ครัว'], ['31/11/2569', '6 ทุ่มถึงตี 5']],
    [
      'two days whose midnight can be either end of them',
      'วันที่ 5 และ 6 ธันวา 6 ทุ่มถึงตี 5',
      [],
      ['วันที่ 5 และ 6 ธันวา', '6 ทุ่มถึงตี 5'],
    ],
    ['a day too late in its month', 'แม่ครัว 32/12', ['แม่ครัว'], ['32/12']],
    ['a month too late in its year', 'เสิร์ฟ 5/13/2569', ['เสิร์ฟ'], ['5/13/2569']],
    ['the same in Thai digits', 'เสิร์ฟ ๕/๑๔/๖๙', ['เสิร์ฟ'], ['๕/๑๔/๖๙']],
    ['hours without a day', 'แม่บ้าน 9.00-18.00', ['แม่บ้าน'], ['9.00-18.00']],
    ['a part of the day without a day', 'แม่บ้านช่วงเช้า', ['แม่บ้าน'], ['ช่วงเช้า']],
    ['a beginning without an end', 'แม่บ้านพรุ่งนี้ 9.00', ['แม่บ้าน', 'พรุ่งนี้'], ['9.00']],
    ['hours that are not clear', 'แม่บ้านพรุ่งนี้ 9-5', ['แม่บ้าน', 'พรุ่งนี้'], ['9-5']],
  ])('%s', (_, text, understood, unread) => {
    expect([words(text, 'marks'), words(text, 'unread')]).toEqual([understood, unread])
  })

  test.each([
    'เสิร์ฟเสาร์หน้าช่วงเย็น',
    'แม่บ้านหรือ รปภ',
    'แม่บ้านพรุ่งนี้ 9.00-18.00 2 คน',
    'บาลิสต้าว่างวันอาทิตย์ช่วงเช้า ในรัศมี 5 กม.',
  ])('nothing of %s', (text) => {
    expect(words(text, 'unread')).toEqual([])
  })
})

test('hours in bare figures beside a day that is asked are read', () => {
  expect(read('เสิร์ฟเสาร์หน้า 9-18').possibleFree).toEqual([
    ['2026-11-28T09:00/18:00'],
    ['2026-12-05T09:00/18:00'],
  ])
})

test('any text is read, with marks inside it that do not overlap', () => {
  const words = fc.constantFrom(
    'เด็กเสิร์ฟ',
    'แถว',
    'สยาม',
    'เสาร์',
    'นี้',
    '500',
    'ไม่เกิน',
    'เช้า',
    'พูดจีน',
    ' ',
    '๕',
    '👍',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      let end = 0
      const { marks, unread } = read(text)
      for (const mark of [...marks, ...unread].sort((one, other) => one.start - other.start)) {
        expect(mark.start).toBeGreaterThanOrEqual(end)
        expect(mark.end).toBeGreaterThan(mark.start)
        end = mark.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 200 },
  )
})
