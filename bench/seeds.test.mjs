import { expect, test } from '@jest/globals'
import { againWith, seedsOf } from './seeds.mjs'

const typed = (...args) => seedsOf(3, ['node', 'bench.mjs', 'payments', ...args])

test('without --seeds a run has all of its seeds', () => {
  expect(typed()).toEqual([1, 2, 3])
  expect(typed('--short')).toEqual([1, 2, 3])
})

test.each([
  [['--seeds=7-10'], [7, 8, 9, 10]],
  [
    ['--seeds', '7-9'],
    [7, 8, 9],
  ],
  [['--seeds=8'], [8]],
  [['--seeds=3,8,21'], [3, 8, 21]],
  [
    ['--short', '--seeds', '3,7-9,8'],
    [3, 7, 8, 9],
  ],
])('%j are the seeds %j', (args, seeds) => {
  expect(typed(...args)).toEqual(seeds)
})

test.each(['', 'seven', '9-7', '1-', '-3', '1,,2', '1.5', '1-9999'])('--seeds=%s is refused', (seeds) => {
  expect(() => typed(`--seeds=${seeds}`)).toThrow('--seeds=7-20')
})

test('--seeds without a value is refused', () => {
  expect(() => typed('--seeds')).toThrow('--seeds=7-20')
})

test('failed seeds are named with the command that repeats them, in the form that failed', () => {
  expect(againWith('payments', [7, 12], [])).toEqual(['again: npm run bench -- payments --seeds=7,12'])
  expect(againWith('payments', [1], ['--short'])).toEqual([
    'again: npm run bench -- payments --short --seeds=1',
  ])
  expect(againWith('payments', [], [])).toEqual([])
})
