import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formOf, oneForm } from './one-form'

const typed = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0x0e01, max: 0x0e5b }).map((code) => String.fromCodePoint(code)),
      fc.integer({ min: 0xf700, max: 0xf71a }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(' ', '\n', '\r', '\u00a0', '\u200b', '\u200c', '\u200d', '\u202a', '\ufe0f', '\ud800'),
      fc.constantFrom('a', 'é', '\u0301', '1', '👩', '❤', 'ا', '０', '\u2011', '\u{e0067}'),
    ),
    { maxLength: 16 },
  )
  .map((characters) => characters.join(''))

test('a text in the one form is its own form', () => {
  fc.assert(fc.property(typed, (text) => expect(oneForm(oneForm(text))).toBe(oneForm(text))))
})

/** The letters of a text that are no marks, written so that a form that joins two of them counts the same. */
const letters = (text: string) =>
  [...text.replaceAll('แ', 'เเ').replaceAll(/[ำๅ]/g, 'า').normalize('NFKD').replaceAll('ํา', 'า')]
    .filter((character) => /[\p{L}\p{N}\p{So}]/u.test(character))
    .sort()
    .join('')

test('no visible letter is lost', () => {
  const readable = typed.filter((text) => !/\p{Co}/u.test(text))
  fc.assert(fc.property(readable, (text) => expect(letters(oneForm(text))).toBe(letters(text))))
})

test('every mark that was typed is still there', () => {
  const marks = (text: string) =>
    new Set(text.replaceAll('ำ', 'ํา').match(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g))
  const readable = typed.filter((text) => !/\p{Co}/u.test(text))
  fc.assert(fc.property(readable, (text) => expect(marks(oneForm(text))).toEqual(marks(text))))
})

test('the parts of the original cover it in order', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const { text: form, starts, ends } = formOf(text)
      expect([starts.length, ends.length]).toEqual([form.length, form.length])
      const isInOrder = (places: readonly number[]) =>
        places.every((place, at) => place >= (places[at - 1] ?? 0))
      expect([isInOrder(starts), isInOrder(ends)]).toEqual([true, true])
      expect(starts.every((start, at) => start < (ends[at] ?? 0))).toBe(true)
    }),
  )
})
