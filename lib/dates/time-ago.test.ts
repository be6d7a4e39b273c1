import { expect, test } from '@jest/globals'
import { type TimeAgo, timeAgo } from './time-ago'

// 21 November, 10:00 in Thailand.
const now = new Date('2026-11-21T03:00:00Z')

test.each<[string, string, TimeAgo]>([
  ['a clock that is ahead', '2026-11-21T03:00:30Z', { unit: 'now', count: 0 }],
  ['59 seconds', '2026-11-21T02:59:01Z', { unit: 'now', count: 0 }],
  ['5 minutes', '2026-11-21T02:54:30Z', { unit: 'minutes', count: 5 }],
  ['59 minutes', '2026-11-21T02:00:01Z', { unit: 'minutes', count: 59 }],
  ['an hour', '2026-11-21T02:00:00Z', { unit: 'hours', count: 1 }],
  ['23 hours, which is yesterday, too', '2026-11-20T03:00:01Z', { unit: 'hours', count: 23 }],
  ['a day', '2026-11-20T03:00:00Z', { unit: 'yesterday', count: 1 }],
  ['the first moment of yesterday in Thailand', '2026-11-19T17:00:00Z', { unit: 'yesterday', count: 1 }],
  ['the last moment of the day before', '2026-11-19T16:59:59Z', { unit: 'day', count: 2 }],
])('%s', (_what, moment, said) => {
  expect(timeAgo(new Date(moment), now)).toEqual(said)
})
