import { constants, inflateSync, type ZlibOptions } from 'node:zlib'
import { opensWithoutPassword } from './pdf-lock'
import { countObjectStreams, hasAttachment, isActive, isLocked } from './pdf-names'
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

/** Why a PDF is refused: a message key under `problems`. */
export type PdfFault = 'pdf_unreadable' | 'pdf_active' | 'pdf_attached' | 'pdf_locked' | 'pdf_restricted'

/** How many bytes one stream, and all streams together, may decompress to; more is a decompression bomb. */
const largestStream = 16 * 1024 * 1024
const largestUnfolded = 64 * 1024 * 1024
/** How many streams are decompressed; each costs time, however small it is. */
const mostUnfolded = 2_000

const blank = '[\\0\\t\\n\\f\\r ]'
/** Only whitespace may follow the end; otherwise a file of another type could begin there. */
const ending = new RegExp(`startxref${blank}+\\d+${blank}+%%EOF${blank}*$`)

/**
 * What is wrong with a PDF, or null when it contains only pages. Names are decoded as a PDF reader does (`#xx`), in the
 * body and in object streams, which are decompressed for this. A file that cannot be inspected, or that can be read in
 * two ways, is refused (decision 56).
 */
export function pdfFault(bytes: Uint8Array): PdfFault | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // One character per byte, so that positions in the text are positions in the file.
  const file = buffer.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(file) || !ending.test(file.slice(-2_048))) return 'pdf_unreadable'
  const objects = objectsIn(file)
  if (!objects) return 'pdf_unreadable'
  const streams = judgedStreams(objects)
  const body = bodyOf(file, streams)
  const fault =
    faultIn(body) ?? new StreamInspection(buffer, file, objects).faultOf(streams, countObjectStreams(body))
  return fault === 'pdf_locked' && opensWithoutPassword(file) ? 'pdf_restricted' : fault
}

function faultIn(text: string): PdfFault | null {
  if (isLocked(text)) return 'pdf_locked'
  if (isActive(text)) return 'pdf_active'
  return hasAttachment(text) ? 'pdf_attached' : null
}

// --- What is body and what is content ------------------------------------------------------------------------------

type JudgedStream = PdfStream & {
  /** Whether no reader can read its content as anything but this stream's content. */
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

/** Everything that a reader may parse as objects: the file without the content of streams that have a filter. */
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

/** The value of a key that occurs exactly once. */
function soleValue(stream: PdfStream, key: string) {
  const [value, ...more] = valuesOf(stream, key)
  return more.length === 0 ? value : undefined
}

const nameOf = (stream: PdfStream, key: string) => {
  const value = soleValue(stream, key)
  return value?.kind === 'name' ? plainName(value.text) : null
}

/** Some readers decide by the type, others by the presence of both numbers. */
const mayHoldObjects = (stream: PdfStream) =>
  valuesOf(stream, 'Type').some(({ text }) => plainName(text) === 'ObjStm') ||
  (has(stream, 'N') && has(stream, 'First'))

const oneFlate = new RegExp(`^(?:/FlateDecode|\\[${blank}*/FlateDecode${blank}*\\])$`)
const isFlate = (stream: PdfStream) => oneFlate.test(soleValue(stream, 'Filter')?.text ?? '')
const parameters = ['DecodeParms', 'DP']
/** Keys for content in an external file, which could differ for every reader. */
const elsewhere = ['F', 'FFilter', 'FDecodeParms']
/** Font programs and pixels. */
const isBinary = (stream: PdfStream) =>
  has(stream, 'Length1') ||
  ['Image', 'Type1C', 'CIDFontType0C', 'OpenType'].includes(nameOf(stream, 'Subtype') ?? '')

const onlyBlanks = new RegExp(`^${blank}*$`)
/** More objects with the same number than this are not plausible revisions. */
const mostRevisions = 100
/** The highest compression ratio that deflate can reach. */
const largestRatio = 1_032

/** The types of node:zlib do not cover the result of `info`. */
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

  /** The first fault. The streams found must include all `named` object streams, or one of them is hidden. */
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

  /**
   * Every reader must see the same objects: compressed once, from the first byte to the last, with nothing else around.
   */
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

  /** Readers do not read objects from it, but text that looks like objects is checked like them, within the limits. */
  #plainStreamFault(stream: JudgedStream): PdfFault | null {
    if (elsewhere.some((key) => has(stream, key))) return 'pdf_unreadable'
    const isText = isFlate(stream) && !isBinary(stream) && !parameters.some((key) => has(stream, key))
    const text = (isText && stream.isClosed && this.#unfolded(stream, constants.Z_SYNC_FLUSH)?.text) || ''
    const fault = /^\s*\d+\s+\d+\s/.test(text.slice(0, 64)) || text.includes('<<') ? faultIn(text) : null
    if (fault) return fault
    // An indirect type may make it an object stream for one reader and not for another.
    return valuesOf(stream, 'Type').some(({ kind }) => kind !== 'name') ? 'pdf_unreadable' : null
  }

  /** A stream's decompressed text, and where its data ends in the file; null when it is damaged or a bomb. */
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

  /** Whether the declared length ends where the data ends, or within the whitespace after it. */
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

  /** All objects with this number, in all revisions. */
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

/** Whether the text of an object stream contains a stream after a dictionary, which the format does not allow. */
function hasStream(text: string): boolean {
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 1)) {
    const start = blanksBefore(text, at)
    if (text[start - 1] === '>' || mayEndComment(text, start, at)) return true
  }
  return false
}
