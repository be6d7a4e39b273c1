import { expect, test } from '@jest/globals'
import { applyUntil, isUnderWay, seeksPeople } from './apply-until'

const shift = (date: string) => ({ date, startTime: '10:00', endTime: '19:00', breakMinutes: 60 })
const post = {
  applyBy: null,
  expiresAt: '2026-12-02T12:00:00.000Z',
  shifts: [shift('2026-12-02'), shift('2026-12-01')],
  shiftChoice: 'all' as const,
  payUnit: 'day' as const,
}
const now = new Date('2026-11-28T03:00:00Z')
const start = new Date('2026-12-01T03:00:00Z')

test('a post whose shifts all belong together takes people until the first of them begins', () => {
  expect(applyUntil(post)).toEqual({ at: start, by: 'start' })
  // What is paid as a whole is worked as a whole.
  expect(applyUntil({ ...post, shiftChoice: 'each', payUnit: 'job' })).toEqual({
    at: start,
    by: 'start',
  })
})

test('one of whose shifts people choose theirs takes them until the last is over', () => {
  expect(applyUntil({ ...post, shiftChoice: 'each' })).toEqual({ at: new Date(post.expiresAt), by: 'end' })
})

test('its deadline counts where it is earlier', () => {
  const applyBy = '2026-11-30T16:59:00.000Z'
  expect(applyUntil({ ...post, applyBy })).toEqual({ at: new Date(applyBy), by: 'deadline' })
  expect(applyUntil({ ...post, applyBy: '2026-12-01T16:59:00.000Z' })).toEqual({
    at: start,
    by: 'start',
  })
})

test('work is under way from the first start on where everybody works every shift', () => {
  expect([isUnderWay(post, now), isUnderWay(post, start)]).toEqual([false, true])
  expect(isUnderWay({ ...post, shiftChoice: 'each' }, start)).toBe(false)
  expect(isUnderWay({ ...post, shifts: [] }, start)).toBe(false)
})

test('people are asked to apply while a post is published, until its deadline and until then', () => {
  const published = { ...post, state: 'published' as const }
  const applyBy = now.toISOString()
  expect([seeksPeople(published, now), seeksPeople(published, start)]).toEqual([true, false])
  expect(seeksPeople({ ...published, shiftChoice: 'each' }, start)).toBe(true)
  expect(seeksPeople({ ...published, applyBy }, new Date(now.getTime() - 1))).toBe(true)
  expect(seeksPeople({ ...published, applyBy }, now)).toBe(false)
  expect(seeksPeople({ ...post, state: 'paused' }, now)).toBe(false)
})
