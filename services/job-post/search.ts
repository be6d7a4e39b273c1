import { type AnyColumn, ilike, type SQL } from 'drizzle-orm'

/** Rows whose text contains what was typed; `%` and `_` mean themselves, and NUL, which no text holds, nothing. */
export function contains(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const text = typed?.replaceAll('\0', '').trim()
  return text ? ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const thaiZero = '๐'.codePointAt(0) ?? 0

/** One spelling for what looks the same: case, full-width forms, Thai digits, and sara am however it was typed. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero))

/** Thai without its signs of repetition and abbreviation, digits, or letters of other scripts: "ละ500บาท" is three. */
const piece =
  /[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e45\u0e47-\u0e4e]+|\p{N}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}])+/gu

/** The pieces of a text, each cut into words; Thai is written without spaces, so a dictionary cuts it. */
const cut = (text: string): string[][] =>
  Array.from(fold(text).matchAll(piece), ([found]) =>
    Array.from(thaiWords.segment(found), ({ segment }) => segment),
  )

/** A key that begins inside a word; only words of some length are looked for there, else "ยาม" would find "สยาม". */
const inside = '~'
const shortestInside = 4

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const beginningsOf = (text: string) => Array.from(letters.segment(text), ({ index }) => index)

function keysOf(words: readonly string[]): string[] {
  const whole = words.join('')
  const starts = new Set(words.map((_, at) => words.slice(0, at).join('').length))
  return beginningsOf(whole).map((at) => (starts.has(at) ? '' : inside) + whole.slice(at))
}

/**
 * What a text is found by: from each of its letters on to the end of its piece. So whatever is typed is the beginning of
 * one of these, be the last word finished or not, and however the dictionary would cut what is not finished.
 */
export const searchKeys = (text: string): string[] => [...new Set(cut(text).flatMap(keysOf))]

const startsWith = (word: string, prefix: string) => {
  const beginning = `'${prefix}${word}':*`
  return word.length < shortestInside ? beginning : `(${beginning} | '${prefix}${inside}${word}':*)`
}
const allOf = (words: readonly string[], prefix: string) =>
  words.map((word) => startsWith(word, prefix)).join(' & ')

/**
 * The tsquery that finds texts by their `searchKeys`: all pieces as they were typed, or all words of them in any order.
 * null for what holds nothing to search for. Where an index holds every key after a prefix, it is given.
 */
export function searchQuery(typed: string, prefix = ''): string | null {
  const pieces = cut(typed)
  if (pieces.length === 0) return null
  const ways = [pieces.map((words) => words.join('')), pieces.flat()].map(
    (words) => `(${allOf(words, prefix)})`,
  )
  return [...new Set(ways)].join(' | ')
}
