import { fold } from './fold'

/** Question words that carry no topic; a query of nothing else keeps them. */
const askingWords = new Set(
  (
    'ได้ ไหม มั้ย อย่าง อย่างไร ยังไง คือ อะไร เมื่อ เมื่อไร เมื่อไหร่ ไหร่ ไร ทำ ต้อง มี ที่ ของ และ จะ ให้ เป็น ฉัน ผม ' +
    'ครับ ค่ะ คะ บ้าง ไป มา แล้ว ถ้า หรือ ใน กับ ว่า ใช้ ขอ ทำไม เท่าไร เท่าไหร่ ไหน ใคร'
  )
    .split(' ')
    .map((word) => fold(word).text),
)

/** The share of the query, by letters, that a text must contain. */
const enough = 2 / 3

/** The words of a query, folded; Thai is written without spaces, so the browser's dictionary splits it. */
export function wordsOf(query: string): string[] {
  const parts =
    typeof Intl.Segmenter === 'function'
      ? Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(query), ({ segment }) => segment)
      : query.split(/\s+/)
  const words = [...new Set(parts.map((part) => fold(part).text).filter((word) => word !== ''))]
  const telling = words.filter((word) => !askingWords.has(word))
  return telling.length > 0 ? telling : words
}

/** A range of characters in the original text; the end is exclusive. */
export type Span = readonly [start: number, end: number]

export type Search = {
  /**
   * Which of the texts match: those with the whole query in one piece, or, if there are none, those with most of its
   * words. An empty query matches everything.
   */
  readonly among: (texts: readonly string[]) => boolean[]
  /** The positions of the query, or otherwise its words, in a text. */
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
    // A single letter would be highlighted everywhere.
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
    // Marks above and below belong to the letter before them.
    while (/\p{M}/u.test(original.charAt(end))) end++
    spans.push([start, end])
  }
  return spans
}
