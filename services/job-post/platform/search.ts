import { type AnyColumn, ilike, type SQL } from 'drizzle-orm'

/**
 * Rows whose text contains the search text; `%` and `_` have no special meaning, and NUL is ignored, because no text
 * contains it.
 */
export function contains(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const text = typed?.replaceAll('\0', '').trim()
  return text ? ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const thaiZero = '๐'.codePointAt(0) ?? 0

/** Normalizes what looks the same: case, full-width forms, Thai digits, and both encodings of sara am. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero))

/**
 * A run of Thai without repetition and abbreviation signs, of digits, or of letters of other scripts: "ละ500บาท" has
 * three.
 */
const piece =
  /[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e45\u0e47-\u0e4e]+|\p{N}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}])+/gu

/** The pieces of a text, each split into words; Thai is written without spaces, so a dictionary is needed. */
const cut = (text: string): string[][] =>
  Array.from(fold(text).matchAll(piece), ([found]) =>
    Array.from(thaiWords.segment(found), ({ segment }) => segment),
  )

/** Marks a key that begins inside a word; only longer words are searched there, otherwise "ยาม" would find "สยาม". */
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
 * The search keys of a text: from each of its letters to the end of its piece. Search text is then always the beginning
 * of a key, whether its last word is complete or not, and however the dictionary would split an incomplete word.
 */
export const searchKeys = (text: string): string[] => [...new Set(cut(text).flatMap(keysOf))]

const startsWith = (word: string, prefix: string) => {
  const beginning = `'${prefix}${word}':*`
  return word.length < shortestInside ? beginning : `(${beginning} | '${prefix}${inside}${word}':*)`
}
const allOf = (words: readonly string[], prefix: string) =>
  words.map((word) => startsWith(word, prefix)).join(' & ')

/**
 * The tsquery that finds texts by their `searchKeys`: all pieces as typed, or all words in any order; null when there
 * is nothing to search for. `prefix` is for an index in which every key follows a prefix.
 */
export function searchQuery(typed: string, prefix = ''): string | null {
  const pieces = cut(typed)
  if (pieces.length === 0) return null
  const ways = [pieces.map((words) => words.join('')), pieces.flat()].map(
    (words) => `(${allOf(words, prefix)})`,
  )
  return [...new Set(ways)].join(' | ')
}

/** Marks a key that is spelt as it sounds. */
const loosely = '≈'
/** Shorter skeletons would find everything. */
const shortestLoose = 3

/**
 * A word without what people misspell: silent letters, tone marks, short and long vowels above and below, letters of one
 * sound, and the second letter of a cluster. "เสิร์ฟ", "เสริฟ" and "เสิฟ" have one skeleton.
 */
const skeletonOf = (word: string) =>
  word
    .replace(/[ก-ฮ][ิุ]?์/g, '')
    .replace(/[็-๎ะัิ-ู]/g, '')
    .replace(/เเ/g, 'แ')
    .replace(/ใ/g, 'ไ')
    .replace(/[ศษ]/g, 'ส')
    .replace(/ณ/g, 'น')
    .replace(/ญ/g, 'ย')
    .replace(/[ฑฒธ]/g, 'ท')
    .replace(/ฎ/g, 'ด')
    .replace(/ฏ/g, 'ต')
    .replace(/[รฬ]/g, 'ล')
    .replace(/([กขคปผพตทสดบฟ])ล(?=.)/g, '$1')
    .replace(/(.)\1+/g, '$1')

/** The keys under which a misspelt search finds a text: the skeleton from each of its words on. */
export const looseKeys = (text: string): string[] => [
  ...new Set(
    cut(text).flatMap((words) =>
      words
        .map((_, at) => loosely + skeletonOf(words.slice(at).join('')))
        .filter((key) => key.length > shortestLoose),
    ),
  ),
]

const isLong = (word: string) => skeletonOf(word).length >= shortestLoose

/** A longer piece is not searched for two words that stand together. */
const longestPair = 40
const leadingVowel = /[เ-ไ]$/

/** The ways to read a piece as two words without a space between them, each long enough to be found as it sounds. */
const pairsOf = (piece: string): string[][] =>
  (piece.length > longestPair ? [] : beginningsOf(piece))
    .map((at) => [piece.slice(0, at), piece.slice(at)])
    .filter((pair) => !leadingVowel.test(pair[0] ?? '') && pair.every(isLong))

const soundsLike = (word: string) =>
  isLong(word) ? `'${loosely}${skeletonOf(word)}':*` : startsWith(word, '')

/** A piece as one word, as the words of the dictionary, or as two words. */
function looseWays(words: readonly string[]): string {
  const piece = words.join('')
  const apart = words.length > 1 && words.every(isLong) ? [words] : []
  const ways = [[piece], ...apart, ...pairsOf(piece)].map((way) => way.map(soundsLike).join(' & '))
  return ways.length > 1 ? `(${[...new Set(ways)].map((way) => `(${way})`).join(' | ')})` : (ways[0] ?? '')
}

/**
 * The tsquery that finds texts by their `looseKeys`: every piece as it sounds, also as words without a space between them, or
 * as typed where it is too short for that; null when every piece is.
 */
export function looseQuery(typed: string): string | null {
  const pieces = cut(typed)
  if (!pieces.some((words) => isLong(words.join('')))) return null
  return pieces.map(looseWays).join(' & ')
}
