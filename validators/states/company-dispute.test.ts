import { describe, expect, test } from '@jest/globals'
import {
  type DisputeEvent,
  type DisputeState,
  disputeEvents,
  disputeStates,
  isSettled,
  nextState,
  type Who,
} from './company-dispute'

/** Written out by hand: every allowed transition. Anything else must be refused. */
const allowed = new Map<string, DisputeState>([
  ['claimant open preparing', 'open'],
  ['holder answer open', 'answered'],
  ['ops for_claimant open', 'won'],
  ['ops for_claimant answered', 'won'],
  ['ops for_holder open', 'lost'],
  ['ops for_holder answered', 'lost'],
  ['claimant withdraw preparing', 'withdrawn'],
  ['claimant withdraw open', 'withdrawn'],
  ['claimant withdraw answered', 'withdrawn'],
  ['system end preparing', 'ended'],
  ['system end open', 'ended'],
  ['system end answered', 'ended'],
])

const everybody: readonly Who[] = ['claimant', 'holder', 'ops', 'system']
const steps = everybody.flatMap((who) =>
  disputeEvents.flatMap((event) => disputeStates.map((from) => [who, event, from] as const)),
)

describe.each(everybody)('%s', (actor) => {
  const own = steps.filter(([who]) => who === actor)
  test.each(own)('%s %s from %s', (who: Who, event: DisputeEvent, from: DisputeState) => {
    expect(nextState(from, event, who)).toBe(allowed.get(`${who} ${event} ${from}`) ?? null)
  })
})

test('the table above names steps that exist', () => {
  const known = new Set(steps.map((step) => step.join(' ')))
  expect([...allowed.keys()].filter((step) => !known.has(step))).toEqual([])
})

test('what is settled stays so, and everything else can still be ended', () => {
  for (const state of disputeStates) {
    const leads = disputeEvents.some((event) => everybody.some((who) => nextState(state, event, who)))
    expect([state, leads]).toEqual([state, !isSettled(state)])
    expect(nextState(state, 'end', 'system')).toBe(isSettled(state) ? null : 'ended')
  }
})
