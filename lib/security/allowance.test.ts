import { expect, test } from '@jest/globals'
import { createAllowance } from './allowance'

test('an allowance ends at its limit and begins again with the next window', () => {
  let now = 0
  const mayGo = createAllowance({ each: 2, all: 10, windowMs: 1_000 }, () => now)
  expect([mayGo('a'), mayGo('a'), mayGo('a')]).toEqual([true, true, false])
  now = 999
  expect(mayGo('a')).toBe(false)
  now = 1_000
  expect([mayGo('a'), mayGo('a'), mayGo('a')]).toEqual([true, true, false])
})

test('a noisy visitor takes nothing from the others', () => {
  const mayGo = createAllowance({ each: 2, all: 10, windowMs: 1_000 }, () => 0)
  for (let time = 0; time < 100; time += 1) mayGo('noisy')
  expect([mayGo('calm'), mayGo(null), mayGo('noisy')]).toEqual([true, true, false])
})

test('all visitors together have a limit as well', () => {
  const mayGo = createAllowance({ each: 2, all: 3, windowMs: 1_000 }, () => 0)
  expect(['a', 'b', 'c', 'd'].map(mayGo)).toEqual([true, true, true, false])
})
