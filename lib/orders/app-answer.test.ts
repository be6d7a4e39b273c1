import { expect, test } from '@jest/globals'
import { destination } from '@/lib/navigation/destination'
import { answerAddress, answerOf } from './app-answer'

const order = { id: 'o1', number: 'CR-2569-00042' } as const

test.each([
  ['pending', 'ordered'],
  ['awaiting_payment', 'ordered'],
  ['paid', 'paid'],
  ['fulfilled', 'paid'],
  ['expired', 'expired'],
  ['cancelled', 'cancelled'],
] as const)('an order that is %s is told as %s', (state, told) => {
  expect(answerOf({ ...order, state })).toEqual({
    type: 'partim.topup',
    state: told,
    orderId: 'o1',
    orderNumber: 'CR-2569-00042',
  })
})

test('the app’s address carries the answer, and is the only one of its kind that may be gone to', () => {
  const app = 'partim://topup'
  const to = answerAddress(app, answerOf({ ...order, state: 'paid' }))
  expect(to).toBe('partim://topup?state=paid&orderId=o1&orderNumber=CR-2569-00042')
  const go = (address: string, allowed?: string) =>
    destination(address, 'https://partim.example', { external: true, app: allowed }).href
  expect(go(to, app)).toBe(to)
  expect(() => go(to)).toThrow('script')
  expect(() => go('partim://elsewhere?state=paid', app)).toThrow('script')
  expect(() => go('javascript:alert(1)', 'javascript:alert(1)')).toThrow('script')
})
