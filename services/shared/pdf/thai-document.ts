import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { thaiLines } from './thai-lines'

const { resolve } = createRequire(import.meta.url)

/** Whole fonts: those for the web are split by script, and lack figures beside Thai. */
const fontFiles = {
  regular: '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf',
  bold: '@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf',
} as const
export type FontName = keyof typeof fontFiles

const fonts = new Map<FontName, Buffer>()

function fontOf(name: FontName): Buffer {
  const known = fonts.get(name)
  if (known) return known
  const bytes = readFileSync(resolve(fontFiles[name]))
  fonts.set(name, bytes)
  return bytes
}

/**
 * The same signs with every sara am in its two parts, which is how the font draws them: a reader that ignores the text
 * given beside the glyphs would otherwise copy the second part twice.
 */
const composed = (text: string): string => text.replace(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32')

/** How a text is written; sizes and positions are in points (1/72 inch). */
export type Writing = {
  readonly size?: number
  readonly font?: FontName
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Height of a line as a multiple of the size; stacked Thai marks need room. */
  readonly leading?: number
  /** What the text is in the document's structure. */
  readonly tag?: 'H1' | 'H2' | 'P'
}

type Place = { readonly x: number; readonly y: number; readonly width: number }

export type ThaiDocument = {
  readonly pdf: PDFKit.PDFDocument
  /** Writes a text from a place on downwards; answers where the next one can begin. */
  readonly write: (text: string, place: Place, writing?: Writing) => number
  /** Draws what says nothing: lines, boxes, the mark. */
  readonly decorate: (draw: (pdf: PDFKit.PDFDocument) => void) => void
  /** The whole file. */
  readonly end: () => Promise<Uint8Array>
}

/**
 * A tagged A4 page for Thai text that is copied out and read aloud as it was written. The same contents and `createdAt`
 * give the same bytes.
 */
export function thaiDocument(title: string, author: string, createdAt: Date): ThaiDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'th-TH',
    displayTitle: true,
    // Otherwise the library reads one of its own fonts, which has no Thai.
    font: fontOf('regular') as never,
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const isOver = new Promise<void>((done, fail) => {
    pdf.on('end', done)
    pdf.on('error', fail)
  })
  const page = pdf.struct('Document')
  pdf.addStructure(page)

  const write: ThaiDocument['write'] = (text, { x, y, width }, writing = {}) => {
    const {
      size = 10,
      font = 'regular',
      color = '#14213D',
      align = 'left',
      leading = 1.5,
      tag = 'P',
    } = writing
    pdf.font(fontOf(font) as never).fontSize(size)
    const widthOf = (part: string) => pdf.widthOfString(part)
    const lines = thaiLines(text, width, widthOf)
    const start = {
      left: () => x,
      right: (w: number) => x + width - w,
      center: (w: number) => x + (width - w) / 2,
    }
    page.add(
      pdf.struct(tag, {}, () => {
        lines.forEach((line, index) => {
          // Glyphs of stacked marks are shaped; a reader gets the text itself.
          pdf.markContent('Span', { actual: line })
          pdf.fillColor(color).text(composed(line), start[align](widthOf(line)), y + index * size * leading, {
            lineBreak: false,
          })
          pdf.endMarkedContent()
        })
      }),
    )
    return y + lines.length * size * leading
  }

  return {
    pdf,
    write,
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw(pdf)
      pdf.endMarkedContent()
    },
    async end() {
      page.end()
      pdf.end()
      await isOver
      return Buffer.concat(parts)
    },
  }
}
