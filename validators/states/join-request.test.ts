import { describe, expect, test } from '@jest/globals'
import {
  type JoinRequestEvent,
  type JoinRequestState,
  joinRequestEvents,
  joinRequestStates,
  nextState,
  requesterEventsFrom,
  type Who,
} from './join-request'

/** Written out by hand: every allowed transition. Anything else must be refused. */
const allowed = new Map<string, JoinRequestState>([
  ['member accept pending', 'accepted'],
  ['member decline pending', 'declined'],
  ['requester withdraw pending', 'withdrawn'],
  ['system expire pending', 'expired'],
  ['system lapse pending', 'lapsed'],
])

const everybody: readonly Who[] = ['member', 'requester', 'system']
const steps = everybody.flatMap((who) =>
  joinRequestEvents.flatMap((event) => joinRequestStates.map((from) => [who, event, from] as const)),
)

describe.each(everybody)('%s', (actor) => {
  const own = steps.filter(([who]) => who === actor)
  test.each(own)('%s %s from %s', (who: Who, event: JoinRequestEvent, from: JoinRequestState) => {
    expect(nextState(from, event, who)).toBe(allowed.get(`${who} ${event} ${from}`) ?? null)
  })
})

test('the table above names steps that exist', () => {
  const known = new Set(steps.map((step) => step.join(' ')))
  expect([...allowed.keys()].filter((step) => !known.has(step))).toEqual([])
})

test('what whoever asked is offered', () => {
  expect(requesterEventsFrom('pending')).toEqual(['withdraw'])
  for (const state of joinRequestStates.filter((other) => other !== 'pending'))
    expect(requesterEventsFrom(state)).toEqual([])
})
