import { constants, inflateSync, type ZlibOptions } from 'node:zlib'
import { countObjectStreams, isActive, isLocked } from './pdf-names'
import {
  blanksBefore,
  firstFrom,
  mayEndComment,
  numberOf,
  objectsIn,
  type PdfObject,
  type PdfStream,
  plainName,
} from './pdf-objects'

/** Why a PDF is not taken: a message key under `problems`. */
export type PdfFault = 'pdf_unreadable' | 'pdf_active' | 'pdf_locked'

/** Bytes one stream, and all together, may unfold to; more is a bomb, not a paper. */
const largestStream = 16 * 1024 * 1024
const largestUnfolded = 64 * 1024 * 1024
/** Streams to unfold; each costs time, however small it is. */
const mostUnfolded = 2_000

const blank = '[\\0\\t\\n\\f\\r ]'
/** What may follow the end: nothing but blanks. A file of another sort begins there otherwise. */
const ending = new RegExp(`startxref${blank}+\\d+${blank}+%%EOF${blank}*$`)

/**
 * What is wrong with a PDF, or null when it only holds pages. Names are read as a reader reads them, `#xx` undone, in
 * the body and in the streams that hold objects, which are unfolded for it; what cannot be looked into, or can be read
 * in two ways, is not taken (decision 56).
 */
export function pdfFault(bytes: Uint8Array): PdfFault | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // One character a byte, so that positions are those of the file.
  const file = buffer.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(file) || !ending.test(file.slice(-2_048))) return 'pdf_unreadable'
  const objects = objectsIn(file)
  if (!objects) return 'pdf_unreadable'
  const streams = judgedStreams(objects)
  const body = bodyOf(file, streams)
  return (
    faultIn(body) ?? new StreamInspection(buffer, file, objects).faultOf(streams, countObjectStreams(body))
  )
}

function faultIn(text: string): PdfFault | null {
  if (isLocked(text)) return 'pdf_locked'
  return isActive(text) ? 'pdf_active' : null
}

// --- What is body and what is content ------------------------------------------------------------------------------

type JudgedStream = PdfStream & {
  /** Whether nobody reads its content but as the content of this stream. */
  readonly isClosed: boolean
}

function judgedStreams(objects: readonly PdfObject[]): JudgedStream[] {
  const starts = objects.map(({ start }) => start)
  let farthest = 0
  const farthestEnds = objects.map(({ end }) => {
    farthest = Math.max(farthest, end)
    return farthest
  })
  const streams = objects.flatMap(({ stream }) => stream ?? [])
  const first = new Set<number>()
  const shared = new Set<number>()
  for (const { contentStart } of streams) (first.has(contentStart) ? shared : first).add(contentStart)
  return streams.map((stream) => {
    const reached = farthestEnds[firstFrom(starts, stream.contentEnd) - 1] ?? 0
    return { ...stream, isClosed: reached <= stream.contentStart && !shared.has(stream.contentStart) }
  })
}

/** Everything a reader may take for objects: the file without the content of streams that is somehow folded. */
function bodyOf(file: string, streams: readonly JudgedStream[]): string {
  const folded = streams.filter((stream) => stream.isClosed && has(stream, 'Filter'))
  const parts: string[] = []
  let from = 0
  for (const { contentStart, contentEnd } of folded) {
    parts.push(file.slice(from, contentStart))
    from = contentEnd
  }
  parts.push(file.slice(from))
  return parts.join('\n')
}

// --- Streams: ISO 32000-2, 7.3.8 and 7.5.7 -------------------------------------------------------------------------

const valuesOf = ({ dictionary }: PdfStream, wanted: string) =>
  dictionary.filter(([key]) => key === wanted).map(([, value]) => value)
const has = ({ dictionary }: PdfStream, wanted: string) => dictionary.some(([key]) => key === wanted)

/** The value of a key that stands there once. */
function soleValue(stream: PdfStream, key: string) {
  const [value, ...more] = valuesOf(stream, key)
  return more.length === 0 ? value : undefined
}

const nameOf = (stream: PdfStream, key: string) => {
  const value = soleValue(stream, key)
  return value?.kind === 'name' ? plainName(value.text) : null
}

/** Some readers go by the type, others take whatever has both numbers. */
const mayHoldObjects = (stream: PdfStream) =>
  valuesOf(stream, 'Type').some(({ text }) => plainName(text) === 'ObjStm') ||
  (has(stream, 'N') && has(stream, 'First'))

const oneFlate = new RegExp(`^(?:/FlateDecode|\\[${blank}*/FlateDecode${blank}*\\])$`)
const isFlate = (stream: PdfStream) => oneFlate.test(soleValue(stream, 'Filter')?.text ?? '')
const parameters = ['DecodeParms', 'DP']
/** Content that is in another file: everybody would see something else. */
const elsewhere = ['F', 'FFilter', 'FDecodeParms']
/** Programs of fonts, and pixels. */
const isBinary = (stream: PdfStream) =>
  has(stream, 'Length1') ||
  ['Image', 'Type1C', 'CIDFontType0C', 'OpenType'].includes(nameOf(stream, 'Subtype') ?? '')

const onlyBlanks = new RegExp(`^${blank}*$`)
/** More objects of one number than this are no revisions of a paper. */
const mostRevisions = 100
/** Deflated data says at most so many bytes with one. */
const largestRatio = 1_032

/** The types of node:zlib leave out what `info` does. */
const inflate = inflateSync as unknown as (
  content: Buffer,
  options: ZlibOptions & { info: true },
) => { buffer: Buffer; engine: { bytesWritten: number } }

class StreamInspection {
  readonly #buffer: Buffer
  readonly #file: string
  readonly #objects: readonly PdfObject[]
  #left = largestUnfolded
  #streamsLeft = mostUnfolded
  #numbers: Map<number, PdfObject[]> | undefined

  constructor(buffer: Buffer, file: string, objects: readonly PdfObject[]) {
    this.#buffer = buffer
    this.#file = file
    this.#objects = objects
  }

  /** The first fault; `named` object streams have to be found, or one of them hides. */
  faultOf(streams: readonly JudgedStream[], named: number): PdfFault | null {
    const holding = streams.filter(mayHoldObjects)
    if (holding.length !== named) return 'pdf_unreadable'
    for (const stream of holding) {
      const fault = this.#objectStreamFault(stream)
      if (fault) return fault
    }
    for (const stream of streams) {
      const fault = mayHoldObjects(stream) ? null : this.#plainStreamFault(stream)
      if (fault) return fault
    }
    return null
  }

  /** Its objects are the same to every reader: deflated once, from the first byte to the last, and nothing besides. */
  #objectStreamFault(stream: JudgedStream): PdfFault | null {
    const isPlain =
      stream.isClosed &&
      nameOf(stream, 'Type') === 'ObjStm' &&
      ['N', 'First'].every((key) => soleValue(stream, key)?.kind === 'number') &&
      isFlate(stream) &&
      ![...parameters, ...elsewhere].some((key) => has(stream, key))
    const unfolded = isPlain ? this.#unfolded(stream, constants.Z_FINISH) : null
    if (!unfolded) return 'pdf_unreadable'
    const { text, dataEnd } = unfolded
    const isWhole =
      onlyBlanks.test(this.#file.slice(dataEnd, stream.contentEnd)) && this.#endsAt(stream, dataEnd)
    if (!isWhole || countObjectStreams(text) > 0 || hasStream(text)) return 'pdf_unreadable'
    return faultIn(text)
  }

  /** Nothing reads objects out of it. What reads like some all the same is judged like them, as far as there is room. */
  #plainStreamFault(stream: JudgedStream): PdfFault | null {
    if (elsewhere.some((key) => has(stream, key))) return 'pdf_unreadable'
    const isText = isFlate(stream) && !isBinary(stream) && !parameters.some((key) => has(stream, key))
    const text = (isText && stream.isClosed && this.#unfolded(stream, constants.Z_SYNC_FLUSH)?.text) || ''
    const fault = /^\s*\d+\s+\d+\s/.test(text.slice(0, 64)) || text.includes('<<') ? faultIn(text) : null
    if (fault) return fault
    // A type that is written elsewhere may be an object stream's for one reader and nothing for another.
    return valuesOf(stream, 'Type').some(({ kind }) => kind !== 'name') ? 'pdf_unreadable' : null
  }

  /** What a stream unfolds to, and where in the file its data ends; null for a damaged one and for a bomb. */
  #unfolded({ contentStart, contentEnd }: PdfStream, finishFlush: number) {
    const maxOutputLength = Math.min(largestStream, this.#left)
    if (maxOutputLength <= 0 || this.#streamsLeft-- <= 0) return null
    const content = this.#buffer.subarray(contentStart, contentEnd)
    try {
      const { buffer, engine } = inflate(content, { maxOutputLength, finishFlush, info: true })
      this.#left -= buffer.length
      return { text: buffer.toString('latin1'), dataEnd: contentStart + engine.bytesWritten }
    } catch {
      this.#left -= Math.min(maxOutputLength, content.length * largestRatio)
      return null
    }
  }

  /** Whether the length says that the data ends there, or after the blanks behind it. */
  #endsAt(stream: PdfStream, dataEnd: number): boolean {
    const length = soleValue(stream, 'Length')
    const isRight = (written: string) => {
      const end = stream.contentStart + Number(written)
      return /^\d+$/.test(written) && end >= dataEnd && end <= stream.contentEnd
    }
    if (length?.kind === 'number') return isRight(length.text)
    const found = length?.kind === 'reference' ? this.#numbered(Number.parseInt(length.text, 10)) : []
    return (
      found.length > 0 &&
      found.length <= mostRevisions &&
      found.every(({ value }) => value.kind === 'number' && isRight(value.text))
    )
  }

  /** Every object of this number, of all revisions. */
  #numbered(wanted: number): readonly PdfObject[] {
    if (!this.#numbers) {
      this.#numbers = new Map()
      for (const object of this.#objects) {
        const number = numberOf(this.#file, object)
        if (number === null) continue
        const others = this.#numbers.get(number)
        if (others) others.push(object)
        else this.#numbers.set(number, [object])
      }
    }
    return this.#numbers.get(wanted) ?? []
  }
}

/** Whether a stream hides in the text of an object stream, where none belongs, behind the end of a dictionary. */
function hasStream(text: string): boolean {
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 1)) {
    const start = blanksBefore(text, at)
    if (text[start - 1] === '>' || mayEndComment(text, start, at)) return true
  }
  return false
}
