import { describe, expect, test } from '@jest/globals'
import { commonDay } from './buddhist-year'
import { readDay, readTypedDay, tidyTypedDay } from './typed-day'
import { parseViolation } from './violation'

describe('a typed day', () => {
  test.each([
    ['10/05/2547', '2004-05-10'],
    ['10/05/2004', '2004-05-10'],
    ['10/5/2547', '2004-05-10'],
    ['10 5 2004', '2004-05-10'],
    ['10-05-2547', '2004-05-10'],
    ['10.05.2547', '2004-05-10'],
    ['10052547', '2004-05-10'],
    ['๑๐/๐๕/๒๕๔๗', '2004-05-10'],
    [' 2004-05-10 ', '2004-05-10'],
    ['29/02/2547', '2004-02-29'],
    ['10 พ.ค. 2547', '2004-05-10'],
    ['10พค2547', '2004-05-10'],
    ['10 พฤษภาคม 2547', '2004-05-10'],
    ['๑๐ พฤษภาคม พ.ศ. ๒๕๔๗', '2004-05-10'],
    ['วันที่ 10 พฤษภา 2547', '2004-05-10'],
    ['10 May 2004', '2004-05-10'],
    // Names that were not written to the end.
    ['10 กุมภาพันธ 2547', '2004-02-10'],
    ['10 กุมภาพัน 2547', '2004-02-10'],
    ['10 กรกฏาค 2547', '2004-07-10'],
    ['10 พฤศจิ 2547', '2004-11-10'],
    ['10 พฤษภ 2547', '2004-05-10'],
    ['10 Septem 2004', '2004-09-10'],
    ['10 Feburary 2004', '2004-02-10'],
    ['1 มกราคม 2540', '1997-01-01'],
    ['๑/๑/๒๕๔๐', '1997-01-01'],
    ['01-01-2540', '1997-01-01'],
    ['1.1.2540', '1997-01-01'],
    ['5 ธ.ค. 2569', '2026-12-05'],
    ['5 ธ. ค. 2569', '2026-12-05'],
    ['5 มี.ค. 2569', '2026-03-05'],
    ['5 มิ.ย. 2569', '2026-06-05'],
    ['5 เม.ย. 2569', '2026-04-05'],
    ['2569-12-05', '2026-12-05'],
    ['2569/12/5', '2026-12-05'],
    // As address books, web pages and keyboards of other scripts write them.
    ['\u202a5/12/2569\u202c', '2026-12-05'],
    ['\u20685/12/2569\u2069\u200b', '2026-12-05'],
    ['\ufeff5 ธ.ค.\u00a02569', '2026-12-05'],
    ['5\u201312\u20112569', '2026-12-05'],
    ['5\u221212\u22122569', '2026-12-05'],
    ['５／１２／２５６９', '2026-12-05'],
    ['๕\u2215๑๒\u2215๒๕๖๙', '2026-12-05'],
  ])('%s is %s', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day)
  })

  const today = '2026-11-28'
  const ofTwo = (typed: string, of: 'birth' | 'plan') => {
    const read = readDay(typed, of, today)
    return 'day' in read ? read.day : parseViolation(read.fault).rule
  }

  test.each([
    ['5/12/69', '2026-12-05'],
    ['5 ธ.ค. 69', '2026-12-05'],
    ['05-12-70', '2027-12-05'],
    ['5/12/26', '2026-12-05'],
    ['5/12/99', '2056-12-05'],
  ])('of a plan %s is the nearest such day, %s', (typed, day) => {
    expect(ofTwo(typed, 'plan')).toBe(day)
  })

  test.each([
    ['1 ม.ค. 40', '1997-01-01'],
    ['1/1/40', '1997-01-01'],
    ['1/1/๔๗', '2004-01-01'],
    ['1/1/85', '1985-01-01'],
    ['1/1/99', '1999-01-01'],
    ['1/1/60', '1960-01-01'],
    ['1/1/01', 'year_in_full'],
    ['1/1/05', 'year_in_full'],
  ])('of a birth %s is %s', (typed, read) => {
    expect(ofTwo(typed, 'birth')).toBe(read)
  })

  test.each([
    ['31/02/2547', 'no_such_day', '31 กุมภาพันธ์ 2547', 29],
    ['29/02/2546', 'no_such_day', '29 กุมภาพันธ์ 2546', 28],
    ['31 เม.ย. 2540', 'no_such_day', '31 เมษายน 2540', 30],
  ])('%s is said not to exist', (typed, rule, day, days) => {
    const read = readDay(typed)
    expect('fault' in read && parseViolation(read.fault)).toEqual({ rule, params: { day, days } })
    expect(tidyTypedDay(typed)).toBe(typed)
  })

  test.each(['', '10/05', '0/1/2547', 'เมื่อวาน', '10 แมว 2547', '10 กุม 2547', '100520047', '10/5/254'])(
    '%s is none',
    (typed) => {
      expect(readDay(typed)).toEqual({ fault: 'date' })
      expect(tidyTypedDay(typed)).toBe(typed)
    },
  )

  test.each([
    '10052547',
    '10/5/2004',
    '2004-05-10',
    '10 พ.ค. 2547',
    '\u202a10/5/2547\u202c',
    '10\u20115\u20112547',
  ])('%s is written 10/05/2547', (typed) => {
    expect(tidyTypedDay(typed)).toBe('10/05/2547')
  })

  test.each(['1/1/9999', '1850-01-01'])('%s, which no Buddhist year would give back, stays', (typed) => {
    expect(readTypedDay(typed)).not.toBeNull()
    expect(tidyTypedDay(typed)).toBe(typed)
  })
})

test('a day of the Buddhist years 2400 to 2700 is one of the common era; others stay', () => {
  const read = [
    '2569-12-05',
    '2567-02-29',
    '2400-01-01',
    '2700-12-31',
    '2701-01-01',
    '2026-12-05',
    '9999-12-31',
    'x',
  ]
  expect(read.map(commonDay)).toEqual([
    '2026-12-05',
    '2024-02-29',
    '1857-01-01',
    '2157-12-31',
    '2701-01-01',
    '2026-12-05',
    '9999-12-31',
    'x',
  ])
})
