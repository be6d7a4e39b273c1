import { fold } from './fold'

/** Words that ask without saying what about; a query of nothing else keeps them. */
const askingWords = new Set(
  (
    'ได้ ไหม มั้ย อย่าง อย่างไร ยังไง คือ อะไร เมื่อ เมื่อไร เมื่อไหร่ ไหร่ ไร ทำ ต้อง มี ที่ ของ และ จะ ให้ เป็น ฉัน ผม ' +
    'ครับ ค่ะ คะ บ้าง ไป มา แล้ว ถ้า หรือ ใน กับ ว่า ใช้ ขอ ทำไม เท่าไร เท่าไหร่ ไหน ใคร'
  )
    .split(' ')
    .map((word) => fold(word).text),
)

/** How much of what was asked, by letters, a text must hold. */
const enough = 2 / 3

/** The words of a query, folded; Thai is written without spaces, so the browser's dictionary cuts it. */
export function wordsOf(query: string): string[] {
  const parts =
    typeof Intl.Segmenter === 'function'
      ? Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(query), ({ segment }) => segment)
      : query.split(/\s+/)
  const words = [...new Set(parts.map((part) => fold(part).text).filter((word) => word !== ''))]
  const telling = words.filter((word) => !askingWords.has(word))
  return telling.length > 0 ? telling : words
}

/** A run of characters in the original text, end excluded. */
export type Span = readonly [start: number, end: number]

export type Search = {
  /**
   * Which of the texts hold what was asked: all of it in one piece, or, where none does, most of its words. An
   * empty query finds everything.
   */
  readonly among: (texts: readonly string[]) => boolean[]
  /** Where in a text the query, or else its words, stand. */
  readonly spansIn: (text: string) => Span[]
}

/** Prepares a search for what somebody typed. */
export function searchFor(query: string): Search {
  const whole = fold(query).text
  const words = wordsOf(query)
  const total = words.join('').length

  const holdsMost = (folded: string) =>
    words.filter((word) => folded.includes(word)).join('').length >= total * enough

  const among = (texts: readonly string[]) => {
    const folded = texts.map((text) => fold(text).text)
    const inOnePiece = folded.map((text) => text.includes(whole))
    return inOnePiece.includes(true) ? inOnePiece : folded.map(holdsMost)
  }

  const spansIn = (text: string) => {
    if (whole === '') return []
    const folded = fold(text)
    // A single letter would light up everywhere.
    const wanted = folded.text.includes(whole) ? [whole] : words.filter((word) => word.length > 1)
    return wanted.flatMap((word) => spansOf(word, folded, text))
  }

  return { among, spansIn }
}

function spansOf(word: string, { text, places, ends }: ReturnType<typeof fold>, original: string): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const start = places[at] ?? 0
    let end = ends[at + word.length - 1] ?? start + 1
    // Marks above and below belong to the letter they stand on.
    while (/\p{M}/u.test(original.charAt(end))) end++
    spans.push([start, end])
  }
  return spans
}
