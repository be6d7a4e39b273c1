/** What a part of the line speaks of. */
export type QuickPostTopic = 'place' | 'workType' | 'date' | 'time' | 'headcount' | 'pay'

/**
 * A part of the line that was read: `start` to `end` (exclusive) in UTF-16 units of the text as typed. Where it is not
 * clear, it speaks of its topic without saying one thing for sure, and nothing was taken from it.
 */
export type QuickPostMark = {
  readonly topic: QuickPostTopic
  readonly start: number
  readonly end: number
  readonly isClear: boolean
}

/** A stretch of the line as it is searched. */
export type Stretch = { readonly start: number; readonly end: number }

export type Found = Stretch & { readonly groups: Readonly<Record<string, string | undefined>> }

/** Vowels and marks that stand above or below a consonant: a word never ends before one. */
const insideSyllable = '(?![\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E])'

/** A pattern that is looked for in a line; it ends where a syllable may end. */
export function pattern(source: string): RegExp {
  return new RegExp(`(?:${source})${insideSyllable}`, 'g')
}

/**
 * The source of a word, whatever tone marks and signs of silence it is written with: that is where most spelling
 * mistakes are, and hardly any two words differ in them alone.
 */
export function spelling(word: string): string {
  const marks = '[\\u0E47-\\u0E4E]*'
  return Array.from(word.replaceAll(/[\u0E47-\u0E4E]/g, ''), (letter) =>
    /[ก-๎]/.test(letter) ? letter + marks : letter === ' ' ? '\\s*' : letter.replace(/[^\w]/, '\\$&'),
  ).join('')
}

/** What stands for a character that was read; no pattern knows it. */
const read = '\u0000'

/**
 * A line being read. It is searched in one spelling (Latin digits, small letters, plain dashes and spaces, no invisible
 * characters), and what one reader took, the next do not see.
 */
export class Line {
  readonly marks: QuickPostMark[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  #text = ''

  constructor(typed: string) {
    for (const { 0: piece, index } of typed.matchAll(/เเ|ํา|[\s\S]/g)) {
      const plain = plainPiece(piece)
      if (plain === '') continue
      this.#text += plain
      this.#starts.push(index)
      this.#ends.push(index + piece.length)
    }
  }

  /** What is left to be read; what was taken is one NUL a character. */
  get text(): string {
    return this.#text
  }

  find(wanted: RegExp): Found[] {
    return Array.from(this.#text.matchAll(wanted), ({ 0: match, index, groups = {} }) => ({
      start: index,
      end: index + match.length,
      groups,
    })).filter(({ start, end }) => end > start)
  }

  before({ start }: Stretch): string {
    return this.#text.slice(0, start)
  }

  between(left: Stretch, right: Stretch): string {
    return this.#text.slice(left.end, right.start)
  }

  after({ end }: Stretch): string {
    return this.#text.slice(end)
  }

  /** Takes a stretch out of what is left to be read. */
  skip({ start, end }: Stretch): void {
    this.#text = this.#text.slice(0, start) + read.repeat(end - start) + this.#text.slice(end)
  }

  /** Takes a stretch as speaking of a topic; spaces at its ends do not belong to it. */
  take(topic: QuickPostTopic, stretch: Stretch, isClear: boolean): void {
    const words = this.#text.slice(stretch.start, stretch.end)
    const first = stretch.start + (words.length - words.trimStart().length)
    const last = stretch.end - (words.length - words.trimEnd().length) - 1
    this.skip(stretch)
    const [start, end] = [this.#starts[first], this.#ends[last]]
    if (start === undefined || end === undefined || last < first) return
    this.marks.push({ topic, start, end, isClear })
  }
}

/** One spelling for what people type in several; the empty text for what cannot be seen. */
function plainPiece(piece: string): string {
  if (piece === 'เเ') return 'แ'
  if (piece === 'ํา') return 'ำ'
  if (/[๐-๙]/.test(piece)) return String(piece.charCodeAt(0) - 0x0e50)
  if (piece === read || /\s/.test(piece)) return ' '
  if (/\p{Default_Ignorable_Code_Point}/u.test(piece)) return ''
  if (/[\u2010-\u2015\u2212~～]/.test(piece)) return '-'
  if (/[\uFF01-\uFF5E]/.test(piece)) return String.fromCharCode(piece.charCodeAt(0) - 0xfee0).toLowerCase()
  const small = piece.toLowerCase()
  return small.length === 1 ? small : piece
}
