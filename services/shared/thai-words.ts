import { oneForm } from '@/validators/one-form'

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const thaiZero = '๐'.codePointAt(0) ?? 0

/** Normalizes what looks the same: case, full-width forms, Thai digits, and both encodings of sara am. */
const fold = (text: string) =>
  oneForm(text)
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
export const piecesOf = (text: string): string[][] =>
  Array.from(fold(text).matchAll(piece), ([found]) =>
    Array.from(thaiWords.segment(found), ({ segment }) => segment),
  )

/**
 * A word without what people misspell: silent letters, tone marks, short and long vowels above and below, letters of one
 * sound, and the second letter of a cluster. "เสิร์ฟ", "เสริฟ" and "เสิฟ" have one skeleton.
 */
export const skeletonOf = (word: string): string =>
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
