import { documentColors, drawMark } from '@/services/shared/pdf/mark'
import { type ThaiDocument, thaiDocument } from '@/services/shared/pdf/thai-document'
import type { Fact, ResumeFacts } from './facts'

const { quiet, mango, line } = documentColors

const left = 48
const right = 547
const width = right - left
const top = 46
const bottom = 796
/** Where the lines of facts begin, beside their names. */
const lines = { x: left + 108, width: width - 108 }
/** The least height that a fact's name and first line need. */
const least = 34

/** Draws a resume on A4: one page for most, and as many more as it says. The same facts give the same bytes. */
export function drawResume({ name, headline, about, facts }: ResumeFacts, at: Date): Promise<Uint8Array> {
  const page = thaiDocument(name, name, at)
  let y = head(page, { name, headline, about })
  for (const fact of facts) y = drawFact(page, fact, y)
  return page.end()
}

function head(page: ThaiDocument, { name, headline, about }: Omit<ResumeFacts, 'facts'>): number {
  const { write, decorate } = page
  drawMark(page, right - 40, top)
  const column = { x: left, width: width - 60 }
  let y = write(name, { ...column, y: top - 6 }, { font: 'bold', size: 20, tag: 'H1' })
  if (headline) y = write(headline, { ...column, y }, { size: 12 })
  if (about.length > 0) y = write(about.join(' · '), { ...column, y }, { size: 10, color: quiet })
  const under = Math.max(y, top + 44) + 8
  decorate((pdf) => pdf.rect(left, under, width, 2.5).fill(mango))
  return under + 14
}

/** The place for the next line, on a new page when this one is full. */
function placeFor({ pdf }: ThaiDocument, y: number, height: number): number {
  if (y + height <= bottom) return y
  pdf.addPage({ size: 'A4', margin: 0 })
  return top
}

function drawFact(page: ThaiDocument, { name, lines: texts }: Fact, after: number): number {
  const { write, decorate } = page
  let y = placeFor(page, after, least)
  write(name, { x: left, y, width: lines.x - left - 8 }, { size: 10, color: quiet, tag: 'H2' })
  for (const text of texts) {
    y = placeFor(page, y, 18)
    y = write(text, { ...lines, y }, { size: 11 })
  }
  const under = y + 5
  decorate((pdf) => pdf.moveTo(left, under).lineTo(right, under).lineWidth(0.5).stroke(line))
  return under + 7
}
