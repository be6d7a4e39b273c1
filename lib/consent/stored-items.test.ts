import { expect, test } from '@jest/globals'
import messages from '@/messages/th.json' with { type: 'json' }
import { consentCategories } from './categories'
import { lastingCookies } from './lasting-cookies'
import { findStoredItem, matchesName, storedItems } from './stored-items'

test.each([
  ['session', 'session', true],
  ['session', 'session2', false],
  ['_ga', '_ga_ABC', false],
  ['_ga_*', '_ga_ABC', true],
  ['_ga_*', '_ga', false],
  ['partim:draft:*', 'partim:draft:job-post:new:uid', true],
  ['partim:draft:*', 'other:partim:draft:x', false],
])('%s means %s: %s', (listed, name, expected) => {
  expect(matchesName(listed, name)).toBe(expected)
})

test('an item is found by kind and name', () => {
  expect(findStoredItem('cookie', 'session')?.purpose).toBe('session')
  expect(findStoredItem('cookie', '__Host-session')?.purpose).toBe('session')
  expect(findStoredItem('local', 'session')).toBeUndefined()
  expect(findStoredItem('cookie', 'unheard-of')).toBeUndefined()
})

test('each has a known category, an explanation, and no double', () => {
  const categories = new Set<string>(consentCategories.map(({ shortName }) => shortName))
  for (const { category, purpose } of storedItems) {
    expect(categories.has(category)).toBe(true)
    expect(messages.storedItems.purposes[purpose]).toMatch(/[ก-ฮ]/)
  }
  const names = storedItems.map(({ kind, name }) => `${kind} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

test('what other parties set needs consent, unless signing in needs it', () => {
  const theirs = storedItems.filter(({ setBy, name }) => setBy !== 'partim' && !name.startsWith('firebase'))
  expect(theirs.filter(({ category }) => category === 'SNC')).toEqual([])
})

test('our own functionality cookies are those whose lifetime a decision settles', () => {
  const listed = storedItems.filter(({ category, kind }) => category === 'FC' && kind === 'cookie')
  expect(listed.map(({ name }) => name)).toEqual([...lastingCookies])
})
