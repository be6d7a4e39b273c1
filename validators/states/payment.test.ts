import { expect, test } from '@jest/globals'
import { isOpen, nextState, type PaymentState, paymentEvents, paymentStates } from './payment'

/** Written out by hand: every allowed transition. Anything else changes nothing. */
const allowed = new Map<string, PaymentState>([
  ['show created', 'awaiting_scan'],
  ['challenge created', 'requires_action'],
  ['succeed created', 'successful'],
  ['succeed awaiting_scan', 'successful'],
  ['succeed requires_action', 'successful'],
  ['succeed failed', 'successful'],
  ['succeed expired', 'successful'],
  ['fail created', 'failed'],
  ['fail awaiting_scan', 'failed'],
  ['fail requires_action', 'failed'],
  ['expire created', 'expired'],
  ['expire awaiting_scan', 'expired'],
  ['expire requires_action', 'expired'],
  ['reverse created', 'failed'],
  ['reverse awaiting_scan', 'failed'],
  ['reverse requires_action', 'failed'],
  ['reverse successful', 'reversed'],
])

const steps = paymentEvents.flatMap((event) => paymentStates.map((from) => [event, from] as const))

test.each(steps)('%s from %s', (event, from) => {
  expect(nextState(from, event)).toBe(allowed.get(`${event} ${from}`) ?? null)
})

test('the table above names steps that exist', () => {
  const known = new Set(steps.map((step) => step.join(' ')))
  expect([...allowed.keys()].filter((step) => !known.has(step))).toEqual([])
})

test('a payment is open until the provider has ended it', () => {
  expect(paymentStates.filter(isOpen)).toEqual(['created', 'awaiting_scan', 'requires_action'])
})
