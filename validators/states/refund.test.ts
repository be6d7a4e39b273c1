import { expect, test } from '@jest/globals'
import { disputeStates, isOpenDispute, nextState, refundEvents, refundStates } from './refund'

/** Written out by hand: every allowed transition. Anything else changes nothing. */
const allowed = new Map([
  ['complete created', 'completed'],
  ['refuse created', 'failed'],
])

const steps = refundEvents.flatMap((event) => refundStates.map((from) => [event, from] as const))

test.each(steps)('%s from %s', (event, from) => {
  expect(nextState(from, event)).toBe(allowed.get(`${event} ${from}`) ?? null)
})

test('a dispute is open until somebody has won it', () => {
  expect(disputeStates.filter(isOpenDispute)).toEqual(['open', 'pending'])
})
