import { expect, test } from '@jest/globals'
import { growsWithItsLength } from './growth'

const count = (steps: number) => {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum += step
  return sum
}
const letters = (length: number) => 'a'.repeat(length)

test.each([
  ['is constant', () => count(1), true],
  ['grows with the length', ({ length }: string) => count(500 * length), true],
  ['grows with its square', ({ length }: string) => count((length / 10) ** 2), false],
])('time that %s', (_growth, read, answer) => {
  expect(growsWithItsLength(letters, read)).toBe(answer)
})
