import { describe, expect, test } from '@jest/globals'
import {
  fulfilledStates,
  isPaid,
  nextState,
  type OrderState,
  orderEvents,
  orderStates,
  type Who,
} from './order'

/** Written out by hand: every allowed transition. Anything else must be refused. */
const allowed = new Map<string, OrderState>([
  ['member ask pending', 'awaiting_payment'],
  ['member ask awaiting_payment', 'awaiting_payment'],
  ['member ask expired', 'awaiting_payment'],
  ['member cancel pending', 'cancelled'],
  ['member cancel awaiting_payment', 'cancelled'],
  ['member cancel expired', 'cancelled'],
  ['system pay pending', 'paid'],
  ['system pay awaiting_payment', 'paid'],
  ['system pay expired', 'paid'],
  ['system pay cancelled', 'paid'],
  ['system fulfil paid', 'fulfilled'],
  ['system expire pending', 'expired'],
  ['system expire awaiting_payment', 'expired'],
  ['system refund_part fulfilled', 'partly_refunded'],
  ['system refund_part partly_refunded', 'partly_refunded'],
  ['system refund_rest fulfilled', 'refunded'],
  ['system refund_rest partly_refunded', 'refunded'],
  ['system reverse fulfilled', 'reversed'],
  ['system reverse partly_refunded', 'reversed'],
])

const everybody: readonly Who[] = ['member', 'system']
const steps = everybody.flatMap((who) =>
  orderEvents.flatMap((event) => orderStates.map((from) => [who, event, from] as const)),
)

describe.each(everybody)('%s', (actor) => {
  test.each(steps.filter(([who]) => who === actor))('%s %s from %s', (who, event, from) => {
    expect(nextState(from, event, who)).toBe(allowed.get(`${who} ${event} ${from}`) ?? null)
  })
})

test('the table above names steps that exist', () => {
  const known = new Set(steps.map((step) => step.join(' ')))
  expect([...allowed.keys()].filter((step) => !known.has(step))).toEqual([])
})

test('an order is paid from when its money arrived, also after it was returned', () => {
  expect(orderStates.filter(isPaid)).toEqual(['paid', 'fulfilled', 'partly_refunded', 'refunded', 'reversed'])
  expect(fulfilledStates).toEqual(['fulfilled', 'partly_refunded', 'refunded', 'reversed'])
})
