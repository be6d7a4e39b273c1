import { expect, test } from '@jest/globals'
import { ExpiringCache } from './expiring-cache'

test('the least recently used goes first', () => {
  const cache = new ExpiringCache<number>(2)
  cache.set('a', 1, 1_000)
  cache.set('b', 2, 1_000)
  cache.get('a')
  cache.set('c', 3, 1_000)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('an entry ends when its time is over', () => {
  let now = 0
  const cache = new ExpiringCache<number>(2, () => now)
  cache.set('a', 1, 10)
  now = 9
  expect(cache.get('a')).toBe(1)
  now = 10
  expect(cache.get('a')).toBeUndefined()
})
