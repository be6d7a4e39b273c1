import { describe, expect, test } from '@jest/globals'
import { formatDate, formatLongDay } from './format-long'
import { daysUntil, formatClock, formatDay, formatPeriod } from './format-thai'

describe('Thai dates', () => {
  test('a moment is shown as its day in Thailand, in the Buddhist calendar', () => {
    expect(formatDay(new Date('2026-11-20T18:00:00Z'))).toBe('ส. 21 พ.ย. 2569')
    expect(formatDay(new Date('2026-11-20T16:59:59Z'))).toBe('ศ. 20 พ.ย. 2569')
  })
  test('so is a moment that is written as a text', () => {
    expect(formatDay('2026-11-29T23:00:00.000Z')).toBe('จ. 30 พ.ย. 2569')
    expect(formatDay('2026-11-29T16:59:59Z')).toBe('อา. 29 พ.ย. 2569')
    expect(formatDay('2026-11-30T01:00:00+07:00')).toBe('จ. 30 พ.ย. 2569')
    expect(daysUntil('2026-11-29T23:00:00.000Z', new Date('2026-11-29T05:00:00Z'))).toBe(1)
  })
  test('a plain day is that day', () => {
    expect(formatDay('2026-01-01')).toBe('พฤ. 1 ม.ค. 2569')
    expect(formatDay('2028-02-29')).toBe('อ. 29 ก.พ. 2571')
    expect(formatLongDay('2026-11-20')).toBe('วันศุกร์ที่ 20 พฤศจิกายน 2569')
    expect(formatDate('2026-11-20')).toBe('20 พฤศจิกายน 2569')
  })
  test('a length of time is said in words', () => {
    expect(formatPeriod({ count: 24, unit: 'hour' })).toBe('24 ชั่วโมง')
    expect(formatPeriod({ count: 30, unit: 'day' })).toBe('30 วัน')
    expect(formatPeriod({ count: 2, unit: 'year' })).toBe('2 ปี')
  })
  test('a time of day is Thai time', () => {
    expect(formatClock(new Date('2026-11-20T07:05:00Z'))).toBe('14:05')
    expect(formatClock(new Date('2026-11-20T17:00:00Z'))).toBe('00:00')
  })
  test('days are counted by the calendar of Thailand, not by hours', () => {
    const lateEvening = new Date('2026-11-20T16:30:00Z')
    expect(daysUntil(new Date('2026-11-20T17:00:00Z'), lateEvening)).toBe(1)
    expect(daysUntil('2026-11-20', lateEvening)).toBe(0)
    expect(daysUntil('2026-12-01', lateEvening)).toBe(11)
  })
})
