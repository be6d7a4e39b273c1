import { expect, test } from '@jest/globals'
import { isReplacedByPost } from './replaced-by-post'

const shift = (date: string) => ({
  id: date,
  date,
  startTime: '10:00',
  endTime: '19:00',
  breakMinutes: 60,
  headcount: null,
})
const whole = {
  shifts: [shift('2026-12-01'), shift('2026-12-02')],
  shiftChoice: 'all' as const,
  payUnit: 'day' as const,
}
const chosen = { ...whole, shiftChoice: 'each' as const }
const before = new Date('2026-12-01T02:59:00Z')
const begun = new Date('2026-12-01T03:00:00Z')

test('a part of a job as a whole has a post of its own, and all of it once the job has begun', () => {
  expect(isReplacedByPost(whole, { state: 'hired' }, before)).toBe(true)
  expect(isReplacedByPost(whole, { state: 'withdrawn' }, before)).toBe(false)
  expect(isReplacedByPost(whole, { state: 'withdrawn' }, begun)).toBe(true)
})

test('where people choose their shifts, somebody else is hired for them', () => {
  for (const state of ['hired', 'withdrawn'] as const) {
    expect(isReplacedByPost(chosen, { state }, before)).toBe(false)
    expect(isReplacedByPost(chosen, { state }, begun)).toBe(false)
  }
})
