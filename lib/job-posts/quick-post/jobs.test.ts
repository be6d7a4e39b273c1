import { describe, expect, test } from '@jest/globals'
import { jobsOf } from './jobs'
import { labelledBranches as branches, writtenOn as today } from './labelled-lines'
import { readQuickPost } from './read-quick-post'

const read = (text: string) => readQuickPost(text, { today, branches })
const jobs = (text: string) => jobsOf(text, read(text))

describe('several jobs in a line', () => {
  test('are one line each, with what they share, and the rest for another post', () => {
    expect(jobs('พรุ่งนี้ ครัวร้อน 1 ครัวเย็น 1 สยาม 10.00-20.00 วันละ 600')).toEqual([
      {
        words: 'ครัวร้อน 1',
        name: 'ครัวร้อน',
        headcount: 1,
        line: 'พรุ่งนี้ ครัวร้อน 1 สยาม 10.00-20.00 วันละ 600',
        rest: 'พรุ่งนี้ ครัวเย็น 1 สยาม 10.00-20.00 วันละ 600',
      },
      {
        words: 'ครัวเย็น 1',
        name: 'ครัวเย็น',
        headcount: 1,
        line: 'พรุ่งนี้ ครัวเย็น 1 สยาม 10.00-20.00 วันละ 600',
        rest: 'พรุ่งนี้ ครัวร้อน 1 สยาม 10.00-20.00 วันละ 600',
      },
    ])
  })

  test.each([
    ['เสิร์ฟ 2 คน และล้างจาน 1 คน พรุ่งนี้', ['เสิร์ฟ 2 คน พรุ่งนี้', 'ล้างจาน 1 คน พรุ่งนี้']],
    ['รับเด็กเสิร์ฟ 2 คน, ล้างจาน 1 คน', ['รับเด็กเสิร์ฟ 2 คน', 'รับล้างจาน 1 คน']],
    ['หาเด็กเสิร์ฟกับล้างจาน 4 คน พรุ่งนี้', ['หาเด็กเสิร์ฟ พรุ่งนี้', 'หาล้างจาน 4 คน พรุ่งนี้']],
    ['บาริสต้า 1 เสิร์ฟ 2 ล้างจาน 1 พรุ่งนี้', ['บาริสต้า 1 พรุ่งนี้', 'เสิร์ฟ 2 พรุ่งนี้', 'ล้างจาน 1 พรุ่งนี้']],
  ])('%s', (text, lines) => {
    expect(jobs(text).map(({ line }) => line)).toEqual(lines)
  })

  test('each line is read as that job alone', () => {
    for (const text of ['ครัวร้อน 1 ครัวเย็น 2 พรุ่งนี้', 'เสิร์ฟ 2 คน ล้างจาน 1 คน พรุ่งนี้'])
      for (const { line, headcount } of jobs(text)) {
        expect(jobs(line)).toEqual([])
        expect(read(line)).toMatchObject({ hasSeveralJobs: false, headcount, dates: ['2026-11-20'] })
      }
  })

  test.each([
    'เสิร์ฟ 2 คน พรุ่งนี้',
    // One job, in more words than one, or for men and for women.
    'ล้างจาน ล้างแก้ว 2 คน',
    'แม่บ้าน 2 พ่อบ้าน 1',
    // More than buttons can offer.
    'เสิร์ฟ 1 ล้างจาน 1 บาริสต้า 1 แคชเชียร์ 1',
  ])('none in %s', (text) => {
    expect(jobs(text)).toEqual([])
  })
})

describe('what the work is called', () => {
  test.each([
    ['ล้างจาน 2 คน', 'ล้างจาน'],
    ['แจกใบปลิว 3 คน', 'แจกใบปลิว'],
    ['รับเด็กเสิร์ฟ 5 คน', 'เสิร์ฟ'],
    ['เสิร์ฟกับล้างจาน', null],
    ['งานคอนเสิร์ต 5 คน', null],
    ['พรุ่งนี้ 5 คน', null],
  ])('%s: %s', (text, name) => {
    expect(read(text).workName).toBe(name)
  })
})

describe('pay for each person', () => {
  test.each([
    ['คนละ 600 พรุ่งนี้ 10.00-20.00', true],
    ['600 บาท/คน พรุ่งนี้', true],
    // Several days or shifts, no day, or a unit of its own.
    ['คนละ 600 5-7 ธ.ค.', false],
    ['คนละ 600 พรุ่งนี้ 10.00-14.00 และ 17.00-21.00', false],
    ['คนละ 600', false],
    ['คนละ 600 จบงาน พรุ่งนี้', false],
    ['600 บาท พรุ่งนี้', false],
  ])('%s is meant for the day: %s', (text, isDayMeant) => {
    expect(read(text)).toMatchObject({ isDayMeant, payAmount: 60_000 })
    expect(read(text).payUnit).toBe(text.includes('จบงาน') ? 'job' : null)
  })
})
