import { describe, expect, test } from '@jest/globals'
import {
  type InvitationEvent,
  type InvitationState,
  invitationEvents,
  invitationStates,
  memberEventsFrom,
  nextState,
  type Who,
} from './invitation'

/** Written out by hand: every allowed transition. Anything else must be refused. */
const allowed = new Map<string, InvitationState>([
  ['member resend pending', 'pending'],
  ['member resend expired', 'pending'],
  ['member revoke pending', 'revoked'],
  ['member revoke expired', 'revoked'],
  ['member revoke declined', 'revoked'],
  ['invitee accept pending', 'accepted'],
  ['invitee decline pending', 'declined'],
  ['invitee reconsider declined', 'pending'],
  ['system expire pending', 'expired'],
])

const everybody: readonly Who[] = ['member', 'invitee', 'system']
const steps = everybody.flatMap((who) =>
  invitationEvents.flatMap((event) => invitationStates.map((from) => [who, event, from] as const)),
)

describe.each(everybody)('%s', (actor) => {
  const own = steps.filter(([who]) => who === actor)
  test.each(own)('%s %s from %s', (who: Who, event: InvitationEvent, from: InvitationState) => {
    expect(nextState(from, event, who)).toBe(allowed.get(`${who} ${event} ${from}`) ?? null)
  })
})

test('the table above names steps that exist', () => {
  const known = new Set(steps.map((step) => step.join(' ')))
  expect([...allowed.keys()].filter((step) => !known.has(step))).toEqual([])
})

test('what a member is offered', () => {
  expect(memberEventsFrom('pending')).toEqual(['resend', 'revoke'])
  expect(memberEventsFrom('expired')).toEqual(['resend', 'revoke'])
  expect(memberEventsFrom('declined')).toEqual(['revoke'])
  for (const state of ['accepted', 'revoked'] as const) expect(memberEventsFrom(state)).toEqual([])
})
