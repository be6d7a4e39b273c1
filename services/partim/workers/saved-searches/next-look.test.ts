import { expect, test } from '@jest/globals'
import { nextLook } from './next-look'

test.each([
  ['before the morning of that day', '2026-11-24T00:59:59Z', '2026-11-24T01:00:00.000Z'],
  ['at that very moment, the day after', '2026-11-24T01:00:00Z', '2026-11-25T01:00:00.000Z'],
  ['late at night in Thailand', '2026-11-24T16:30:00Z', '2026-11-25T01:00:00.000Z'],
  ['after midnight in Thailand', '2026-11-24T17:30:00Z', '2026-11-25T01:00:00.000Z'],
])('a daily search looks at eight in the morning: %s', (_when, now, next) => {
  expect(nextLook('daily', new Date(now)).toISOString()).toBe(next)
})

test('an instant search looks every five minutes', () => {
  expect(nextLook('instant', new Date('2026-11-24T00:00:00Z')).toISOString()).toBe('2026-11-24T00:05:00.000Z')
})
