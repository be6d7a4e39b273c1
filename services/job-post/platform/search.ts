import { type AnyColumn, ilike, type SQL, sql } from 'drizzle-orm'
import { piecesOf, skeletonOf } from '@/services/shared/thai-words'
import { latinDigits } from '@/validators/digits'
import { oneForm } from '@/validators/one-form'

/** A stored text as it is compared: spaces do not count, and digits of both scripts are the same. */
export const comparedText = (column: AnyColumn): SQL =>
  sql`regexp_replace(translate(${column}, '๐๑๒๓๔๕๖๗๘๙', '0123456789'), '\\s', '', 'g')`

/** The same of what somebody typed; stored texts are in the one form already. */
export const soughtText = (typed: string): string => latinDigits(oneForm(typed)).replace(/\s/g, '')

/** Rows whose text contains the search text; `%` and `_` have no special meaning. */
export function contains(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const text = soughtText(typed ?? '')
  return text ? ilike(comparedText(column), `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
}

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
export const searchKeys = (text: string): string[] => [...new Set(piecesOf(text).flatMap(keysOf))]

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
  const pieces = piecesOf(typed)
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

/** The keys under which a misspelt search finds a text: the skeleton from each of its words on. */
export const looseKeys = (text: string): string[] => [
  ...new Set(
    piecesOf(text).flatMap((words) =>
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

/** "เสิรฟ์" for "เสิร์ฟ": the sign that silences r or l is often typed on the letter behind. */
const silencedBefore = (word: string) => word.replace(/([รล])([ก-ฮ])์/g, '$1์$2')

function soundsLike(word: string): string {
  if (!isLong(word)) return startsWith(word, '')
  const skeletons = new Set([word, silencedBefore(word)].filter(isLong).map(skeletonOf))
  const ways = [...skeletons].map((skeleton) => `'${loosely}${skeleton}':*`)
  return ways.length > 1 ? `(${ways.join(' | ')})` : (ways[0] ?? '')
}

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
  const pieces = piecesOf(typed)
  if (!pieces.some((words) => isLong(words.join('')))) return null
  return pieces.map(looseWays).join(' & ')
}
