import { beforeEach, expect, test } from '@jest/globals'
import { dropLine, keepLine, keptLine } from './kept-line'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
})

beforeEach(() => kept.clear())

test('a line is kept as it was typed', () => {
  const line = ' พรุ่งนี้  5 คน '
  keepLine(line)
  expect(keptLine()).toBe(line)
})

test('an emptied line and one that was taken over are gone', () => {
  keepLine('5 คน')
  keepLine('  ')
  expect([keptLine(), kept.size]).toEqual(['', 0])
  keepLine('5 คน')
  dropLine()
  expect(keptLine()).toBe('')
})
