import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { subsets } from './fonts.mjs'
import { root } from './run.mjs'

const read = (path) => readFileSync(`${root}${path}`, 'utf8')

/** The ranges that the pages' styles state for each file, as pairs of code points. */
const stated = Object.fromEntries(
  [
    ...`${read('components/layout/fonts.ts')}${read('app/globals.css')}`.matchAll(
      /fonts\/anuphan-([\w-]+)\.woff2[\s\S]*?(U\+[^';]+)/g,
    ),
  ].map(([, name, ranges]) => [
    name,
    ranges.split(/,\s*/).map((range) => {
      const [from, to = from] = range.slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  ]),
)

const filesFor = (character) =>
  Object.keys(stated).filter((name) =>
    stated[name].some(([from, to]) => character.codePointAt(0) >= from && character.codePointAt(0) <= to),
  )

test('browsers look for each character in the one file that has it', () => {
  expect(Object.keys(stated).sort()).toEqual(Object.keys(subsets).sort())
  for (const [name, { text }] of Object.entries(subsets))
    for (const character of text) expect([character, filesFor(character)]).toEqual([character, [name]])
})

test('the usual Latin and the rare are all of western Latin', () => {
  const all = subsets.latin.text + subsets['latin-rare'].text
  expect(new Set(all).size).toBe(95 + 96 + 17)
  for (const text of ['0123456789', 'Café', '© 2569', '25° ± 1', '09:00–18:00']) {
    for (const character of text) expect(subsets.latin.text).toContain(character)
  }
})
