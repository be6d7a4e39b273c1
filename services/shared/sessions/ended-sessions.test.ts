import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { endedSessionsLimit, isEnded, withEnded } from './ended-sessions'

const now = new Date('2026-11-21T10:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const session = (hours = 100) => ({ id: randomBytes(16).toString('base64url'), expiresAt: inHours(hours) })

test('an ended session is known as such, another is not', () => {
  const [ended, other] = [session(), session()]
  const kept = withEnded('', [ended], now) ?? ''
  expect([isEnded(kept, ended.id), isEnded(kept, other.id), isEnded('', ended.id)]).toEqual([
    true,
    false,
    false,
  ])
})

test('ended twice it is kept once', () => {
  const ended = session()
  const kept = withEnded('', [ended], now)
  expect(withEnded(kept ?? '', [ended], now)).toBe(kept)
})

test('one that would be over by now makes room, one that would not stays', () => {
  const [over, running] = [session(1), session(3)]
  const kept = withEnded('', [over, running], now) ?? ''
  const later = withEnded(kept, [session()], inHours(2.5)) ?? ''
  expect([isEnded(later, over.id), isEnded(later, running.id)]).toEqual([false, true])
})

test('as many as there is room for fit beside the other claims, one more does not', () => {
  const kept =
    withEnded(
      '',
      Array.from({ length: endedSessionsLimit }, () => session()),
      now,
    ) ?? ''
  expect(JSON.stringify({ kind: 'employer', ops: true, endedSessions: kept }).length).toBeLessThan(1_000)
  expect(withEnded(kept, [session()], now)).toBeNull()
})
