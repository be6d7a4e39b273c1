import { expect, test } from '@jest/globals'
import { newNonce } from './nonce'

test('a nonce is at least 128 random bits and never the same', () => {
  const nonces = Array.from({ length: 1_000 }, newNonce)
  expect(new Set(nonces).size).toBe(nonces.length)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64').length * 8).toBeGreaterThanOrEqual(128)
})
