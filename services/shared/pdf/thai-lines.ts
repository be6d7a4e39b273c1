const words = new Intl.Segmenter('th', { granularity: 'word' })
const signs = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** What may stand at the end of a line and not at the beginning of one. */
const staysBehind = /^[\s)\]}”’ๆฯ,.:;!?%/]+$/u

/**
 * Breaks a Thai text into lines of at most `width`, between words, because there are no spaces between them. A word that
 * is too wide for a line is broken between signs.
 */
export function thaiLines(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    if (line !== '' && widthOf((line + part).trimEnd()) > width && !staysBehind.test(part)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += line === '' ? part.trimStart() : part
  }
  for (const { segment } of words.segment(text)) {
    const parts =
      widthOf(segment) > width ? Array.from(signs.segment(segment), (sign) => sign.segment) : [segment]
    for (const part of parts) add(part)
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
