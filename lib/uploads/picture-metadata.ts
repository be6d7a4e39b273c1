import type { PictureType } from '@/validators/upload-terms'

/** Parts of a picture, in order. */
type Parts = Uint8Array[]

/** The bytes are not the picture they claim to be. */
class Malformed extends Error {
  override name = 'Malformed'
}

/**
 * A picture without everything that is not needed for its pixels: place and time, camera, comments, thumbnails, editing
 * history (EXIF, XMP, IPTC, text), and data after its end. Colour profiles stay, and the orientation stays as the only
 * entry of a new EXIF block. Nothing is recompressed. Null when the file cannot be parsed.
 */
export function withoutMetadata(bytes: Uint8Array, type: PictureType): Uint8Array<ArrayBuffer> | null {
  try {
    return joined(cleaners[type](bytes))
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return null
    throw error
  }
}

const cleaners: Readonly<Record<PictureType, (bytes: Uint8Array) => Parts>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

function joined(parts: Parts): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const startsWith = (bytes: Uint8Array, text: string) =>
  text.length <= bytes.length && ascii(text).every((byte, index) => bytes[index] === byte)

// --- Orientation: tag 0x0112 of the first directory (Exif 2.32, 4.6.4) ---------------------------------------------

const orientationTag = 0x0112
const upright = 1

function orientationOf(tiff: Uint8Array): number {
  if (tiff.length < 8) return upright
  const view = viewOf(tiff)
  const little = startsWith(tiff, 'II')
  if (!little && !startsWith(tiff, 'MM')) return upright
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return upright
  const count = view.getUint16(directory, little)
  for (
    let entry = directory + 2;
    entry + 12 <= tiff.length && entry < directory + 2 + count * 12;
    entry += 12
  ) {
    if (view.getUint16(entry, little) !== orientationTag) continue
    const orientation = view.getUint16(entry + 8, little)
    return orientation >= 1 && orientation <= 8 ? orientation : upright
  }
  return upright
}

/** A TIFF block with the orientation and nothing else: all that a cleaned picture keeps of its EXIF. */
export function tiffOf(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26)
  const view = viewOf(tiff)
  tiff.set(ascii('II*\0'))
  view.setUint32(4, 8, true)
  view.setUint16(8, 1, true)
  view.setUint16(10, orientationTag, true)
  view.setUint16(12, 3, true)
  view.setUint32(14, 1, true)
  view.setUint16(18, orientation, true)
  return tiff
}

const exifHead = 'Exif\0\0'

// --- JPEG: segments, ITU T.81 annex B -----------------------------------------------------------------------------

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
}

/** Segments with tables, the restart interval and scans (ITU T.81, table B.1). */
const jpegPixels: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdd, marker.scan])
/** Frame markers: all from 0xC0 to 0xCF except two for tables and a reserved one. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
/** Markers without a length, which may not occur between segments. */
const isAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= marker.start)

function cleanJpeg(bytes: Uint8Array): Parts {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) throw new Malformed()
  const view = viewOf(bytes)
  const kept: Parts = []
  let orientation = upright
  let frames = 0
  let hasPixels = false
  let offset = 2
  for (;;) {
    if (bytes[offset] !== 0xff) throw new Malformed()
    while (bytes[offset + 1] === 0xff) offset++
    const code = bytes[offset + 1] ?? 0
    if (code === marker.end) break
    if (isAlone(code)) throw new Malformed()
    const end = offset + 2 + view.getUint16(offset + 2)
    if (end > bytes.length || end < offset + 4) throw new Malformed()
    const content = bytes.subarray(offset + 4, end)
    if (code === marker.app1 && startsWith(content, exifHead)) {
      orientation = orientationOf(content.subarray(exifHead.length))
    }
    const next = code === marker.scan ? endOfScan(bytes, end) : end
    if (next > end) hasPixels = true
    if (isFrame(code)) {
      frames++
      if (content.length !== 6 + 3 * (content[5] ?? 0)) throw new Malformed()
    }
    if (isFrame(code) || jpegPixels.has(code)) kept.push(bytes.subarray(offset, next))
    else kept.push(...applicationData(code, content))
    offset = next
  }
  // With two frames, programs disagree on which one gives the size.
  if (frames !== 1 || !hasPixels) throw new Malformed()
  return [
    Uint8Array.of(0xff, marker.start),
    ...jpegOrientation(orientation),
    ...kept,
    Uint8Array.of(0xff, marker.end),
  ]
}

/** Of application data only header, colour profile and colour transform are kept, without trailing bytes. */
function applicationData(code: number, content: Uint8Array): Parts {
  if (code === marker.app0 && startsWith(content, 'JFIF\0') && content.length >= 14) {
    return jpegSegment(code, joined([content.subarray(0, 12), noThumbnail]))
  }
  if (code === marker.app2 && startsWith(content, 'ICC_PROFILE\0')) return jpegSegment(code, content)
  if (code === marker.app14 && startsWith(content, 'Adobe') && content.length >= 12) {
    return jpegSegment(code, content.subarray(0, 12))
  }
  return []
}

const noThumbnail = Uint8Array.of(0, 0)

function jpegSegment(code: number, content: Uint8Array): Parts {
  const size = content.length + 2
  return [Uint8Array.of(0xff, code, size >> 8, size & 0xff), content]
}

/** The position of the marker after compressed data; within the data, 0xFF is followed by 0 or a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let offset = start; offset + 1 < bytes.length; offset++) {
    const code = bytes[offset + 1] ?? 0
    const isData = bytes[offset] !== 0xff || code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7)
    if (!isData) return offset
  }
  throw new Malformed()
}

function jpegOrientation(orientation: number): Parts {
  if (orientation === upright) return []
  return jpegSegment(marker.app1, joined([ascii(exifHead), tiffOf(orientation)]))
}

// --- PNG: chunks, W3C Portable Network Graphics (third edition) ---------------------------------------------------

const pngSignature = '\x89PNG\r\n\x1a\n'

/** Chunks for pixels, colour and animation with their possible lengths; a longer one carries something else. */
const pngChunks = new Map<string, (size: number) => boolean>([
  ['IHDR', (size) => size === 13],
  ['PLTE', (size) => size <= 768],
  ['IDAT', () => true],
  ['tRNS', (size) => size <= 256],
  ['cHRM', (size) => size === 32],
  ['gAMA', (size) => size === 4],
  ['iCCP', () => true],
  ['sBIT', (size) => size <= 4],
  ['sRGB', (size) => size === 1],
  ['cICP', (size) => size === 4],
  ['mDCV', (size) => size === 24],
  ['cLLI', (size) => size === 8],
  ['bKGD', (size) => size <= 6],
  ['pHYs', (size) => size === 9],
  ['acTL', (size) => size === 8],
  ['fcTL', (size) => size === 26],
  ['fdAT', () => true],
])
const repeatedPngChunks: ReadonlySet<string> = new Set(['IDAT', 'fcTL', 'fdAT'])

function cleanPng(bytes: Uint8Array): Parts {
  if (!startsWith(bytes, pngSignature)) throw new Malformed()
  const view = viewOf(bytes)
  const kept: Parts = []
  const seen = new Set<string>()
  let orientation = upright
  let hasPixels = false
  for (let offset = pngSignature.length; ; ) {
    const end = offset + 12 + view.getUint32(offset)
    if (end > bytes.length) throw new Malformed()
    const name = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8))
    if (name === 'eXIf') orientation = orientationOf(bytes.subarray(offset + 8, end - 4))
    if (kept.length === 0 && name !== 'IHDR') throw new Malformed()
    const size = end - offset - 12
    const isKept = pngChunks.get(name)?.(size) && (!seen.has(name) || repeatedPngChunks.has(name))
    if (isKept) kept.push(bytes.subarray(offset, end))
    if (name === 'IDAT' && size > 0) hasPixels = true
    seen.add(name)
    if (name === 'IEND') break
    offset = end
  }
  const [head, ...rest] = kept
  if (!head || !hasPixels) throw new Malformed()
  const turned = orientation === upright ? [] : [pngChunk('eXIf', tiffOf(orientation))]
  return [ascii(pngSignature), head, ...turned, ...rest, pngChunk('IEND', new Uint8Array())]
}

function pngChunk(name: string, content: Uint8Array): Uint8Array {
  const chunk = joined([new Uint8Array(4), ascii(name), content, new Uint8Array(4)])
  const view = viewOf(chunk)
  view.setUint32(0, content.length)
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)))
  return chunk
}

/** The CRC of ISO 3309, as PNG uses it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

// --- WebP: RIFF chunks, RFC 9649 ----------------------------------------------------------------------------------

const webpChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Chunks with pixels, directly or in frames. */
const webpPixels: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ANMF'])
const webpFrameChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH'])
/** The fixed length of some chunks; a longer one carries something else as well. */
const webpSizes: ReadonlyMap<string, number> = new Map([
  ['VP8X', 10],
  ['ANIM', 6],
])
/** Bytes of an animation frame before its chunks. */
const webpFrameHead = 16
const webpFlags = { exif: 0x08, xmp: 0x04 }

type WebpChunk = { readonly name: string; readonly content: Uint8Array }

function webpChunksIn(bytes: Uint8Array, start: number, end: number): WebpChunk[] {
  const view = viewOf(bytes)
  const chunks: WebpChunk[] = []
  for (let offset = start; offset + 8 <= end; ) {
    const size = view.getUint32(offset + 4, true)
    const contentEnd = offset + 8 + size
    if (contentEnd > bytes.length) throw new Malformed()
    const name = String.fromCharCode(...bytes.subarray(offset, offset + 4))
    chunks.push({ name, content: bytes.subarray(offset + 8, contentEnd) })
    offset = contentEnd + (size % 2)
  }
  return chunks
}

/** The chunks with one of these names and a valid length: the first of each name, but every frame of an animation. */
function keptWebp(chunks: readonly WebpChunk[], names: ReadonlySet<string>): WebpChunk[] {
  const seen = new Set<string>()
  return chunks.filter(({ name, content }) => {
    const isFirst = name === 'ANMF' || !seen.has(name)
    const isKept = names.has(name) && isFirst && content.length === (webpSizes.get(name) ?? content.length)
    if (isKept) seen.add(name)
    return isKept
  })
}

/** A frame of an animation is a picture of its own, and can carry as much metadata. */
function webpFrame(content: Uint8Array): Uint8Array {
  const chunks = keptWebp(webpChunksIn(content, webpFrameHead, content.length), webpFrameChunks)
  return joined([content.subarray(0, webpFrameHead), ...chunks.map(written)])
}

const written = ({ name, content }: WebpChunk) => webpChunk(name, content)

function cleanWebp(bytes: Uint8Array): Parts {
  const view = viewOf(bytes)
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes.subarray(8), 'WEBP')) throw new Malformed()
  const riffEnd = 8 + view.getUint32(4, true)
  if (riffEnd > bytes.length + 1) throw new Malformed()
  const chunks = webpChunksIn(bytes, 12, riffEnd)
  let orientation = upright
  for (const { name, content } of chunks) {
    if (name !== 'EXIF') continue
    orientation = orientationOf(startsWith(content, exifHead) ? content.subarray(exifHead.length) : content)
  }
  const kept: Parts = []
  let extended: Uint8Array | undefined
  const wanted = keptWebp(chunks, webpChunks)
  if (!wanted.some(({ name, content }) => webpPixels.has(name) && content.length > 0)) throw new Malformed()
  for (const { name, content } of wanted) {
    const chunk = webpChunk(name, name === 'ANMF' ? webpFrame(content) : content)
    if (name === 'VP8X') extended = chunk
    kept.push(chunk)
  }
  if (extended) {
    extended[8] = (extended[8] ?? 0) & ~(webpFlags.exif | webpFlags.xmp)
    if (orientation !== upright) {
      extended[8] |= webpFlags.exif
      kept.push(webpChunk('EXIF', tiffOf(orientation)))
    }
  }
  const size = new Uint8Array(4)
  viewOf(size).setUint32(
    0,
    kept.reduce((sum, part) => sum + part.length, 4),
    true,
  )
  return [ascii('RIFF'), size, ascii('WEBP'), ...kept]
}

function webpChunk(name: string, content: Uint8Array): Uint8Array {
  const size = new Uint8Array(4)
  viewOf(size).setUint32(0, content.length, true)
  return joined([ascii(name), size, content, new Uint8Array(content.length % 2)])
}
