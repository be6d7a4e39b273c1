import type { ThaiDocument } from './thai-document'

/** The colours of documents, as on paper. */
export const documentColors = {
  ink: '#14213D',
  quiet: '#5B6275',
  mango: '#FFB000',
  line: '#E7E2D8',
  paper: '#FFFCF6',
} as const

/** Draws the mark with its corner at a place: a P whose bowl is a clock face, on an ink tile of 40 points. */
export function drawMark({ decorate }: ThaiDocument, x: number, y: number): void {
  decorate((pdf) => {
    pdf
      .save()
      .translate(x, y)
      .scale(40 / 34)
    pdf.roundedRect(0, 0, 34, 34, 10).fill(documentColors.ink)
    pdf
      .path('M11 26V9h7.5a5.5 5.5 0 0 1 0 11H11')
      .lineWidth(3.6)
      .lineCap('round')
      .lineJoin('round')
      .stroke(documentColors.mango)
    pdf.circle(18.5, 14.5, 2).fill('#FFFFFF')
    pdf.restore()
  })
}
