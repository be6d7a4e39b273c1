import { expect, test } from '@jest/globals'
import { accountMark, companyMark, markPattern } from './account-mark'
import { begunAsText, isBegunBy } from './begun-as'
import { readBegunAs } from './read-begun-as'

test('a mark is always the same, another one for each account and company, and shows neither', async () => {
  const marks = [await accountMark('uid-1'), await accountMark('uid-2'), await companyMark('uid-1')]
  expect(await accountMark('uid-1')).toBe(marks[0])
  expect(new Set(marks).size).toBe(3)
  for (const mark of marks) expect(mark).toMatch(new RegExp(`^${markPattern}$`))
})

test('what a page says of itself is read as it was meant', async () => {
  const [account, company] = [await accountMark('uid-1'), await companyMark('company-1')]
  for (const begun of [
    { account, company },
    { account, company: null },
  ])
    expect(readBegunAs(begunAsText(begun))).toEqual(begun)
})

test.each([
  '',
  'uid-1',
  `${'a'.repeat(23)}`,
  `${'a'.repeat(22)}.`,
  ` ${'a'.repeat(22)}`,
  `${'a'.repeat(22)}.${'b'.repeat(22)}.c`,
])('%p names nobody', (text) => {
  expect(readBegunAs(text)).toBeNull()
})

test.each([
  ['a', null, 'a', null, true],
  ['a', 'x', 'a', 'x', true],
  ['a', null, 'a', 'x', true],
  ['a', 'x', 'a', null, true],
  ['a', 'x', 'a', 'y', false],
  ['a', null, 'b', null, false],
  ['a', 'x', 'b', 'x', false],
])('begun by %s of %s, done by %s of %s: %s', (account, company, now, nowIn, expected) => {
  expect(isBegunBy({ account, company }, { account: now, company: nowIn })).toBe(expected)
})
