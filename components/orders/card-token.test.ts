import { afterEach, expect, test } from '@jest/globals'
import { tokenOf } from '@/lib/orders/card-token'

const access = { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' }
const card = {
  name: 'SOMYING JAIDEE',
  number: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2029,
  securityCode: '987',
}
/** The provider's answer to the next card. */
let answer: { readonly status: number; readonly body: object }
Object.assign(window, {
  Omise: {
    setPublicKey: () => undefined,
    createToken: (_kind: string, _card: object, callback: (status: number, body: object) => void) =>
      callback(answer.status, answer.body),
  },
})
afterEach(() => document.head.replaceChildren())

async function ask(status: number, body: object) {
  answer = { status, body }
  const asked = tokenOf(access, card)
  document.querySelector<HTMLScriptElement>('script')?.onload?.(new Event('load'))
  return asked
}

test('a card that the provider takes is a token', async () => {
  expect(await ask(200, { id: 'tokn_1' })).toEqual({ token: 'tokn_1' })
})

test.each([
  ['number is invalid', 'number'],
  ['brand not supported (unknown)', 'number'],
  ['number is invalid and brand not supported (unknown)', 'number'],
  ['expiration date cannot be in the past', 'expiry'],
  ['security code is invalid', 'code'],
  ["name can't be blank", 'name'],
  ['something else', null],
])('that one is not taken because %j is about the field %s', async (message, field) => {
  expect(await ask(400, { code: 'invalid_card', message })).toEqual({ failure: 'invalid_card', field })
})

test('any other answer says nothing of the card', async () => {
  expect(await ask(500, { code: 'internal_error', message: 'number' })).toEqual({ failure: 'unreachable' })
})
