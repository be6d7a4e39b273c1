import { latinDigits } from '@/validators/digits'
import { formOf } from '@/validators/one-form'

/** The field of the form that a part of the line is about. */
export type QuickPostTopic =
  | 'place'
  | 'workType'
  | 'date'
  | 'time'
  | 'shiftChoice'
  | 'headcount'
  | 'pay'
  | 'age'
  | 'benefits'
  | 'gear'
  | 'payday'

/**
 * A part of the line that was read: `start` to `end` (exclusive) in UTF-16 units of the text as typed. If it is not
 * clear, the part is about its topic but ambiguous, and no value was taken from it.
 */
export type QuickPostMark = {
  readonly topic: QuickPostTopic
  readonly start: number
  readonly end: number
  readonly isClear: boolean
}

/** A range of the normalised line. */
export type Stretch = { readonly start: number; readonly end: number }

export const overlaps = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end

export type Found = Stretch & { readonly groups: Readonly<Record<string, string | undefined>> }

/** Vowels and marks that follow a consonant of their syllable: a word never ends before one. */
const insideSyllable = '(?![\\u0E30-\\u0E3A\\u0E47-\\u0E4E])'

/** A pattern to look for in a line; its match ends only where a syllable may end. Groups without a name are not kept. */
export function pattern(source: string): RegExp {
  return new RegExp(`(?:${source})${insideSyllable}`, 'g')
}

/** Consonants that sound the same and are often taken for each other. */
const sameSound = ['ศษส', 'ณน', 'ญย', 'ทธฑฒ', 'พภ', 'คฆ', 'ลฬ', 'ดฎ', 'ตฏ', 'ถฐ', 'ใไ']

const letterSource = (letter: string): string => {
  const [first = '', second] = letter
  // "นิมาน" for "นิมมาน", "แสควร์" for "สแควร์".
  if (second) return first === second ? `(${letterSource(first)}){1,2}` : `(${letter}|${second}${first})`
  const same = sameSound.find((letters) => letters.includes(letter))
  return `${same ? `[${same}]` : letter}[\\u0E47-\\u0E4E]*`
}

/**
 * Pattern source of a word that ignores tone marks and silencing marks, and which of two consonants of the same sound is
 * written: most spelling mistakes are there, and hardly any two words differ only in them. One of two
 * same letters may be left out.
 */
export function spelling(word: string): string {
  const letters = word.replaceAll(/[\u0E47-\u0E4E]/g, '').match(/([ก-ฮ])\1|ส[เแ]|./g) ?? []
  return letters
    .map((letter) => {
      if (/[ก-๎]/.test(letter)) return letterSource(letter)
      return letter === ' ' ? '\\s*' : letter.replace(/[^\w]/, '\\$&')
    })
    .join('')
}

/**
 * Pattern source of words of which parts are chosen or left out ("ล้าง(จาน|ชาม)", "ตอบ(ลูกค้า)?"), and which are other words
 * beside some ("(?<!ส)ยาม(?!เช้า)").
 */
export function spellings(words: string): string {
  return words
    .split(/(\(\?<?!|[()|?])/)
    .map((part) => (/^\(\?|^[()|?]$/.test(part) ? part : spelling(part)))
    .join('')
}

/** Figures in which a letter O stands for a zero: "5OO", "1,5oo", "9.OO". */
const zeros = /(?<![a-z\d])\d[\d.,:]*o[o\d]*(?![a-z])/g

/** Replaces characters that were read; no pattern matches it. */
const read = '\u0000'

const without = (text: string, { start, end }: Stretch) =>
  text.slice(0, start) + read.repeat(end - start) + text.slice(end)

/**
 * A line being read. It is searched in normalised form (Latin digits, lower case, plain dashes and spaces, no invisible
 * characters), and what one reader took is hidden from the next.
 */
export class Line {
  readonly marks: QuickPostMark[] = []
  /** The whole line in that spelling, whatever was taken. */
  readonly typed: string
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  #text = ''

  constructor(typed: string) {
    const form = formOf(typed)
    for (const { 0: piece, index } of form.text.matchAll(/->|[\s\S]/g)) {
      const plain = plainPiece(piece)
      if (plain === '') continue
      this.#text += plain
      this.#starts.push(form.starts[index] ?? 0)
      this.#ends.push(form.ends[index + piece.length - 1] ?? 0)
    }
    this.#text = this.#text.replace(zeros, (figures) => figures.replaceAll('o', '0'))
    this.typed = this.#text
  }

  /** The text still to be read; what was taken is replaced by one NUL per character. */
  get text(): string {
    return this.#text
  }

  /** Where a pattern is, as if what is `hidden` had been taken already. */
  find(wanted: RegExp, hidden: readonly Stretch[] = []): Found[] {
    const text = hidden.reduce(without, this.#text)
    return Array.from(text.matchAll(wanted), ({ 0: match, index, groups = {} }) => ({
      start: index,
      end: index + match.length,
      groups,
    })).filter(({ start, end }) => end > start)
  }

  before({ start }: Stretch): string {
    return this.#text.slice(0, start)
  }

  words({ start, end }: Stretch): string {
    return this.#text.slice(start, end)
  }

  between(left: Stretch, right: Stretch): string {
    return this.#text.slice(left.end, right.start)
  }

  after({ end }: Stretch): string {
    return this.#text.slice(end)
  }

  /** Removes a range from the text still to be read. */
  skip({ start, end }: Stretch): void {
    this.#text = without(this.#text, { start, end })
  }

  /** What was read of a topic turns out to mean two things. */
  doubt(topic: QuickPostTopic): void {
    for (const [index, mark] of this.marks.entries())
      if (mark.topic === topic) this.marks[index] = { ...mark, isClear: false }
  }

  /** Removes a range and marks it with its topic, but for spaces at its ends and what was taken before with all left of it. */
  take(topic: QuickPostTopic, stretch: Stretch, isClear: boolean): void {
    const words = this.words(stretch)
    const unread = words.slice(words.lastIndexOf(read) + 1)
    const first = stretch.end - unread.trimStart().length
    const last = stretch.end - (words.length - words.trimEnd().length) - 1
    this.skip(stretch)
    const [start, end] = [this.#starts[first], this.#ends[last]]
    if (start === undefined || end === undefined || last < first) return
    this.marks.push({ topic, start, end, isClear })
  }
}

/** Normalises variants that people type; invisible characters become the empty text. */
function plainPiece(piece: string): string {
  const digit = latinDigits(piece)
  if (digit !== piece) return digit
  if (piece === read || /\s/.test(piece)) return ' '
  if (/\p{Default_Ignorable_Code_Point}/u.test(piece)) return ''
  if (/->|[\u2010-\u2015\u2212\u2192\u21D2\u2794\u27A1~～]/.test(piece)) return '-'
  if (/[\uFF01-\uFF5E]/.test(piece)) return String.fromCharCode(piece.charCodeAt(0) - 0xfee0).toLowerCase()
  const small = piece.toLowerCase()
  return small.length === 1 ? small : piece
}
