import { documentColors, drawMark } from '@/services/shared/pdf/mark'
import { type ThaiDocument, thaiDocument } from '@/services/shared/pdf/thai-document'
import type { TaxDocumentFacts } from './facts'
import texts from './texts-th.json' with { type: 'json' }

const { ink, quiet, mango, line, paper } = documentColors

const left = 48
const right = 547
const width = right - left
const half = left + 272

/** Draws a document on one A4 page. The same facts give the same bytes. */
export function drawTaxDocument(facts: TaxDocumentFacts): Promise<Uint8Array> {
  const page = thaiDocument(`${facts.title} ${facts.number}`, facts.seller[0] ?? '', facts.issuedAt)
  const afterHead = head(page, facts)
  const afterParties = parties(page, facts, afterHead + 16)
  const afterItems = items(page, facts, afterParties + 20)
  const afterSums = sums(page, facts, afterItems + 14)
  ending(page, facts, afterSums + 18)
  return page.end()
}

function head(page: ThaiDocument, { title, seller }: TaxDocumentFacts): number {
  const { write, decorate } = page
  drawMark(page, left, 46)
  const [name = '', ...rest] = seller
  const textLeft = left + 54
  let y = write(name, { x: textLeft, y: 42, width: 236 }, { font: 'bold', size: 13 })
  for (const text of rest) y = write(text, { x: textLeft, y, width: 236 }, { size: 9, color: quiet })
  const column = { x: half + 16, width: right - half - 16 }
  const titled = write(title, { ...column, y: 42 }, { font: 'bold', size: 16, align: 'right', tag: 'H1' })
  write(texts.original, { ...column, y: titled + 2 }, { size: 10, align: 'right', color: quiet })
  const under = Math.max(y, titled + 20) + 10
  decorate((pdf) => pdf.rect(left, under, width, 2.5).fill(mango))
  return under
}

function parties(
  { write, decorate }: ThaiDocument,
  { buyer, details }: TaxDocumentFacts,
  top: number,
): number {
  const [name = '', ...rest] = buyer
  const column = { x: left, width: 256 }
  let y = write(texts.buyer, { ...column, y: top }, { size: 9, color: quiet, tag: 'H2' })
  y = write(name, { ...column, y }, { font: 'bold', size: 11.5 })
  for (const text of rest) y = write(text, { ...column, y }, { size: 10 })
  let beside = top
  for (const [term, value] of details) {
    write(term, { x: half + 4, y: beside, width: 84 }, { size: 9, color: quiet, leading: 1.7 })
    beside = write(
      value,
      { x: half + 84, y: beside, width: right - half - 84 },
      { size: 9, align: 'right', leading: 1.7 },
    )
  }
  const bottom = Math.max(y, beside)
  decorate((pdf) =>
    pdf
      .moveTo(half - 8, top)
      .lineTo(half - 8, bottom)
      .lineWidth(0.75)
      .stroke(line),
  )
  return bottom
}

/** Where the columns of the items begin, and how wide they are. */
const columns = {
  position: { x: left + 8, width: 30 },
  item: { x: left + 46, width: 232 },
  quantity: { x: left + 284, width: 42 },
  unit: { x: left + 330, width: 72 },
  amount: { x: left + 406, width: width - 414 },
}

function items({ write, decorate }: ThaiDocument, { item }: TaxDocumentFacts, top: number): number {
  decorate((pdf) => pdf.rect(left, top, width, 26).fill(ink))
  const heading = { size: 9, font: 'bold', color: '#FFFFFF' } as const
  const y = top + 6
  write(texts.columns.position, { ...columns.position, y }, heading)
  write(texts.columns.item, { ...columns.item, y }, heading)
  write(texts.columns.quantity, { ...columns.quantity, y }, { ...heading, align: 'right' })
  write(texts.columns.unit, { ...columns.unit, y }, { ...heading, align: 'right' })
  write(texts.columns.amount, { ...columns.amount, y }, { ...heading, align: 'right' })
  const row = top + 36
  write(texts.one, { ...columns.position, y: row })
  const after = write(item.name, { ...columns.item, y: row })
  write(texts.one, { ...columns.quantity, y: row }, { align: 'right' })
  write(item.unit, { ...columns.unit, y: row }, { align: 'right' })
  write(item.amount, { ...columns.amount, y: row }, { align: 'right' })
  const bottom = Math.max(after + 10, top + 150)
  decorate((pdf) =>
    pdf
      .rect(left, top, width, bottom - top)
      .lineWidth(0.75)
      .stroke(line),
  )
  return bottom
}

function sums({ write, decorate }: ThaiDocument, facts: TaxDocumentFacts, top: number): number {
  const names = { x: half - 12, width: 150 }
  const amounts = { x: half + 140, width: right - half - 148 }
  let y = top
  for (const [name, amount] of facts.sums) {
    write(name, { ...names, y }, { color: quiet })
    y = write(amount, { ...amounts, y }, { align: 'right' }) + 3
  }
  const box = y + 4
  decorate((pdf) => pdf.roundedRect(half - 22, box, right - half + 22, 34, 6).fillAndStroke(paper, mango))
  const [name, amount] = facts.total
  write(name, { ...names, y: box + 8 }, { font: 'bold', size: 11 })
  write(amount, { ...amounts, y: box + 7 }, { font: 'bold', size: 12, align: 'right' })
  const words = write(texts.words, { x: left, y: top, width: 230 }, { size: 9, color: quiet })
  const wordsEnd = write(facts.words, { x: left, y: words, width: 230 }, { font: 'bold', size: 10 })
  return Math.max(box + 34, wordsEnd)
}

function ending(
  { write, decorate }: ThaiDocument,
  { notes, signature, seller }: TaxDocumentFacts,
  top: number,
): void {
  let y = top
  for (const note of notes) y = write(note, { x: left, y, width: 300 }, { size: 9, color: quiet }) + 2
  const foot = Math.max(y + 20, top + 66)
  const column = { x: half + 20, width: right - half - 20 }
  decorate((pdf) =>
    pdf
      .moveTo(column.x, foot)
      .lineTo(right, foot)
      .lineWidth(0.75)
      .dash(2, { space: 2 })
      .stroke(quiet)
      .undash(),
  )
  write(signature, { ...column, y: foot + 4 }, { size: 9, align: 'center', color: quiet })
  write(seller[0] ?? '', { ...column, y: foot + 18 }, { size: 9, align: 'center' })
}
