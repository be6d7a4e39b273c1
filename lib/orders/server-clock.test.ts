import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { hearServerTime, onServerTime, serverTimeAt } from './server-clock'

const start = Date.parse('2026-11-25T03:00:00Z')
/** The `Date` of an answer that the server sends so many seconds after the start. */
const sentAt = (seconds: number) => new Date(start + seconds * 1_000).toUTCString()

beforeEach(() => {
  jest.useFakeTimers({ now: start })
})
afterEach(() => {
  jest.useRealTimers()
})

test('the server’s time is that of the nearest answer, until the browser’s clock is set', () => {
  const seen: (string | undefined)[] = []
  const stop = onServerTime(() => seen.push(serverTimeAt(Date.now())?.toISOString().slice(11, 19)))
  hearServerTime(null)
  hearServerTime('soon')
  expect(serverTimeAt(Date.now())).toBeNull()

  hearServerTime(sentAt(600))
  jest.setSystemTime(start + 3_000)
  // It was two seconds on its way: the first answer knows better.
  hearServerTime(sentAt(601))
  expect(serverTimeAt(Date.now())).toEqual(new Date(start + 603_000))
  hearServerTime(sentAt(604))
  expect(serverTimeAt(Date.now())).toEqual(new Date(start + 604_000))

  jest.setSystemTime(start + 700_000)
  hearServerTime(sentAt(606))
  expect(serverTimeAt(Date.now())).toEqual(new Date(start + 606_000))
  stop()
  hearServerTime(sentAt(607))
  expect(seen).toEqual(['03:10:00', '03:10:04', '03:10:06'])
})
