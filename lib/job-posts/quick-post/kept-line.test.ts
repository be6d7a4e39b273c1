import { beforeEach, expect, test } from '@jest/globals'
import { draftsOf, dropLine, dropPublishedLine, keepLine, keptLine, moveNewLine } from './kept-line'

/** As much of a browser's storage as is used: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}
const keptKeys = () => Object.keys(globalThis.localStorage)

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new FakeStorage() })
})

test('a line is kept as it was typed', () => {
  const line = ' พรุ่งนี้  5 คน '
  keepLine(line)
  expect(keptLine()).toBe(line)
})

test('an emptied line and one that was taken over are gone', () => {
  keepLine('5 คน')
  keepLine('  ')
  expect([keptLine(), keptKeys()]).toEqual(['', []])
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
  expect(keptKeys()).toEqual(['partim:draft:post-line'])
})

test('a line leads to the drafts that were begun with the same words, and to no form without one', () => {
  const line = 'เสิร์ฟ 2 คน พรุ่งนี้'
  for (const form of [undefined, 'new', 'post-1'] as const) keepLine(line, form)
  keepLine('ล้างจาน 1 คน', 'post-2')
  keepLine(` ${line}`, 'post-3')
  expect(draftsOf(`${line} `)).toEqual(['post-1', 'post-3'])
  expect([draftsOf('เสิร์ฟ'), draftsOf(' ')]).toEqual([[], []])
})

test('a published post takes its words with it, wherever else they were kept, and no others', () => {
  const line = 'เสิร์ฟ 2 คน พรุ่งนี้'
  keepLine(line, 'post-1')
  keepLine(`${line} `)
  keepLine(line, 'post-2')
  keepLine('ล้างจาน 1 คน', 'new')
  localStorage.setItem('partim:draft:branch:new', JSON.stringify({ savedAt: Date.now(), values: line }))
  dropPublishedLine('post-1')
  expect(keptKeys()).toEqual(['partim:draft:post-line:new', 'partim:draft:branch:new'])
  dropPublishedLine('post-3')
  expect(keptLine('new')).toBe('ล้างจาน 1 คน')
})
