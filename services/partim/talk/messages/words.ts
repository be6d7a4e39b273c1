import { piecesOf, skeletonOf } from '@/services/shared/thai-words'

/** Words are cut to this many characters, and a message keeps this many. */
const longest = 30
const most = 400

/** Words as they sound; of one that is mere vowels, as it is spelt. */
const keyOf = (word: string): string => (skeletonOf(word) || word).slice(0, longest)

/**
 * The words of a message by which it is found again: as they sound, so that misspelt ones are found. Neighbouring words are
 * kept joined as well, because the dictionary cuts a word it does not know by what stands beside it.
 */
export function wordsOf(text: string): string[] {
  const joined = piecesOf(text).flatMap((piece) => [
    ...piece,
    ...piece.slice(1).map((word, index) => `${piece[index]}${word}`),
  ])
  return [...new Set(joined.map(keyOf))].slice(0, most)
}

/** The words that are looked for. */
export const soughtWords = (text: string): string[] => [...new Set(piecesOf(text).flat().map(keyOf))]
