import { expect, test } from '@jest/globals'
import messages from '../messages/th.json' with { type: 'json' }
import { paymentFailureOf, paymentFailures } from './payment-failures'

test.each([
  ['insufficient_fund', 'insufficient_fund'],
  ['insufficient_balance', 'insufficient_fund'],
  ['something_new', 'other'],
])('%s is %s', (code, failure) => {
  expect(paymentFailureOf(code)).toBe(failure)
})

test('each has its sentence', () => {
  expect(Object.keys(messages.orders.card.failures).sort()).toEqual([...paymentFailures].sort())
})
