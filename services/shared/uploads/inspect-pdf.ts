import { constants, inflateSync } from 'node:zlib'

/** Why a PDF is not taken: a message key under `problems`. */
export type PdfFault = 'pdf_unreadable' | 'pdf_active' | 'pdf_locked'

/**
 * Names behind which a reader may find something to run, to open or to unpack (ISO 32000-2: 12.6 actions, 7.11.4
 * embedded files, 13 multimedia and rich media, Annex on XFA). OpenAction is judged apart.
 */
const activeNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'RichMediaContent',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Movie',
  'Sound',
  'Rendition',
])

/** Bytes all streams together may unfold to; more is a bomb, not a paper. */
const largestUnfolded = 64 * 1024 * 1024
/** Streams larger than this are pixels or fonts, and no list of objects. */
const largestObjectStream = 16 * 1024 * 1024

const whitespace = '\\0\\t\\n\\f\\r '
/** What may follow the end: nothing but blanks. A file of another sort begins there otherwise. */
const ending = new RegExp(`startxref[${whitespace}]+\\d+[${whitespace}]+%%EOF[${whitespace}]*$`)

/**
 * What is wrong with a PDF, or null when it only holds pages. Names are read as a reader reads them, `#xx` undone, in
 * the body and in the streams that hold objects, which are unfolded for it; what cannot be looked into is not taken.
 */
export function pdfFault(bytes: Uint8Array): PdfFault | null {
  // One character a byte, so that positions are those of the file.
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(file) || !ending.test(file.slice(-2_048))) return 'pdf_unreadable'
  const { body, streams } = takenApart(file)
  if (namesIn(body).has('Encrypt')) return 'pdf_locked'
  let unfolded = 0
  for (const { dictionary, content } of streams) {
    const text = objectsOf(dictionary, content)
    if (text === 'unreadable') return 'pdf_unreadable'
    if (text === null) continue
    unfolded += text.length
    if (unfolded > largestUnfolded) return 'pdf_unreadable'
    if (namesIn(text).has('Encrypt')) return 'pdf_locked'
    if (isActive(text)) return 'pdf_active'
  }
  return isActive(body) ? 'pdf_active' : null
}

type Stream = { readonly dictionary: string; readonly content: string }

/** The head of an object. A table of positions may point at one that hides in a stream or behind a comment. */
const objectHead = new RegExp(`\\d[${whitespace}]+\\d+[${whitespace}]+obj`)

/** Everything a reader may take for objects outside of streams, and each stream with the dictionary before it. */
function takenApart(file: string): { body: string; streams: Stream[] } {
  const streams: Stream[] = []
  const parts: string[] = []
  const start = /\bstream\r?\n/g
  let from = 0
  for (let found = start.exec(file); found; found = start.exec(file)) {
    const before = file.slice(from, found.index)
    parts.push(before)
    const contentStart = start.lastIndex
    const end = file.indexOf('endstream', contentStart)
    const contentEnd = end === -1 ? file.length : end
    const objectStart = before.lastIndexOf(' obj')
    const content = file.slice(contentStart, contentEnd)
    streams.push({ dictionary: before.slice(objectStart === -1 ? 0 : objectStart), content })
    if (objectHead.test(content)) parts.push(content)
    from = contentEnd
    start.lastIndex = contentEnd
  }
  parts.push(file.slice(from))
  return { body: parts.join('\n'), streams }
}

/** A stream's objects as text; null for one that holds none, such as pixels. */
function objectsOf(dictionary: string, content: string): string | null | 'unreadable' {
  const names = namesIn(dictionary)
  const holdsObjects = names.has('ObjStm')
  const isFolded = names.has('FlateDecode') || names.has('Fl')
  const otherFilters = [...names].some((name) => foreignFilters.has(name))
  if (holdsObjects && otherFilters) return 'unreadable'
  if (!isFolded) return holdsObjects || !otherFilters ? content : null
  if (otherFilters) return null
  const text = unfold(content)
  if (text === null) return holdsObjects ? 'unreadable' : null
  // A type that is only referred to hides nothing: whatever reads like a list of objects is looked at.
  return holdsObjects || /^\s*\d+\s+\d+\s/.test(text.slice(0, 64)) || text.includes('<<') ? text : null
}

/** Filters of pictures, and those nobody needs for objects. */
const foreignFilters: ReadonlySet<string> = new Set([
  ...['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'],
  ...['LZWDecode', 'LZW', 'ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx', 'RunLengthDecode', 'RL', 'Crypt'],
])

/** The unfolded text of a deflated stream, as far as a reader gets with a damaged one; null for none or a bomb. */
function unfold(content: string): string | null {
  try {
    const options = { maxOutputLength: largestObjectStream, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(Buffer.from(content, 'latin1'), options).toString('latin1')
  } catch {
    return null
  }
}

const nameToken = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g

/** Every name in a text, `/J#61vaScript` as the `JavaScript` it is. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>()
  for (const [, written = ''] of text.matchAll(nameToken)) names.add(plain(written))
  return names
}

const plain = (written: string) =>
  written.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function isActive(text: string): boolean {
  const names = namesIn(text)
  if ([...names].some((name) => activeNames.has(name))) return true
  if (!names.has('OpenAction')) return false
  // Office programs say there which page to begin at: a list that begins with a page. Anything else is an action.
  const plainText = text.replace(nameToken, (token) => plain(token))
  return [...plainText.matchAll(/\/OpenAction\s*(\S)/g)].some(([, next]) => next !== '[')
}
