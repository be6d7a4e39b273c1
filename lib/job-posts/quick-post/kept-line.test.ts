import { beforeEach, expect, test } from '@jest/globals'
import { dropLine, keepLine, keptLine, moveNewLine } from './kept-line'

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

test('a form has a line of its own, which the draft that it becomes takes with it', () => {
  keepLine('ล้างจาน 1 คน')
  keepLine('เสิร์ฟ 2 คน', 'new')
  moveNewLine('post-1')
  expect([keptLine(), keptLine('new'), keptLine('post-1')]).toEqual(['ล้างจาน 1 คน', '', 'เสิร์ฟ 2 คน'])
  dropLine('post-1')
  expect([...kept.keys()]).toEqual(['partim:draft:post-line'])
})
