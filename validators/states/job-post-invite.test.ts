import { expect, test } from '@jest/globals'
import { type InviteState, inviteEvents, inviteStates, nextState, stateOf } from './job-post-invite'

/** Written out by hand: every allowed step. Anything else must be refused. */
const allowed = new Map<string, InviteState>([
  ['see sent', 'seen'],
  ['decline sent', 'declined'],
  ['decline seen', 'declined'],
  ['reconsider declined', 'seen'],
])

test.each(inviteEvents.flatMap((event) => inviteStates.map((from) => [event, from] as const)))(
  '%s from %s',
  (event, from) => {
    expect(nextState(from, event)).toBe(allowed.get(`${event} ${from}`) ?? null)
  },
)

test('the state follows from what happened, applying above all', () => {
  const at = new Date()
  const none = { seenAt: null, declinedAt: null, appliedAt: null }
  expect(stateOf(none)).toBe('sent')
  expect(stateOf({ ...none, seenAt: at })).toBe('seen')
  expect(stateOf({ ...none, seenAt: at, declinedAt: at })).toBe('declined')
  expect(stateOf({ seenAt: at, declinedAt: at, appliedAt: at })).toBe('applied')
  expect(stateOf({ ...none, appliedAt: at })).toBe('applied')
})
