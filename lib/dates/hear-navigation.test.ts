import { afterEach, expect, jest, test } from '@jest/globals'
import { clockAhead, currentTime } from '@/validators/clock'
import { bangkokToday } from '@/validators/rules'
import { daysUntil } from './format-thai'
import { hearNavigation } from './hear-navigation'
import { timeAgo } from './time-ago'

afterEach(() => void jest.restoreAllMocks())

const sent = Date.parse('2026-11-25T16:30:00Z')

/** Opens a page half a second after the server sent it, in a browser whose clock is wrong. */
function open({
  clock,
  size = 300,
  timing = [{ name: 'sent', description: String(sent) }],
}: {
  clock: string
  size?: number
  timing?: readonly { name: string; description: string }[] | null
}) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(clock))
  const answer = { transferSize: size, responseStart: 200, serverTiming: timing ?? undefined }
  Object.assign(performance, { getEntriesByType: () => [answer], now: () => 700 })
  hearNavigation()
}

test.each([
  ['543 years ahead', '3069-11-25T16:31:00Z'],
  ['an hour ahead, which is tomorrow', '2026-11-25T17:30:00Z'],
  ['an hour behind', '2026-11-25T15:30:00Z'],
  ['of 1970', '1970-01-01T00:00:10Z'],
])('a browser’s clock %s changes nothing of today, an age or a countdown', (_, clock) => {
  open({ clock })
  expect(currentTime()).toEqual(new Date(sent + 500))
  expect(bangkokToday()).toBe('2026-11-25')
  expect(daysUntil('2026-11-27')).toBe(2)
  expect(timeAgo(new Date('2026-11-25T16:00:00Z'))).toEqual({ unit: 'minutes', count: 30 })
})

test.each([
  ['a cache kept', { size: 0 }],
  ['no server timed', { timing: [] }],
  ['an old browser says nothing of', { timing: null }],
  ['something else timed', { timing: [{ name: 'db', description: '12' }] }],
  ['is timed by a word', { timing: [{ name: 'sent', description: 'soon' }] }],
])('a page that %s tells no time', (_, answer) => {
  open({ clock: '2026-11-25T16:30:00Z' })
  const before = clockAhead()
  open({ clock: '2026-11-25T19:30:00Z', ...answer })
  expect(clockAhead()).toBe(before)
})
