import type { PictureType } from '@/validators/upload-terms'

export type PictureSize = { readonly width: number; readonly height: number }

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const text = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end))

/** The size in pixels that a picture's header declares; null when the header cannot be read. */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | null {
  try {
    return readers[type](bytes)
  } catch (error) {
    // The header is cut short.
    if (error instanceof RangeError) return null
    throw error
  }
}

const readers: Readonly<Record<PictureType, (bytes: Uint8Array) => PictureSize | null>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
}

/** Start-of-frame markers of JPEG (ITU T.81, table B.1): 0xC0 to 0xCF except those for tables. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes)
  for (let offset = 2; offset + 4 <= bytes.length; ) {
    if (bytes[offset] !== 0xff) return null
    const code = bytes[offset + 1] ?? 0
    if (isFrame(code)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    offset += code === 0xff ? 1 : 2 + view.getUint16(offset + 2)
  }
  return null
}

/** IHDR is a PNG's first chunk. */
function pngSize(bytes: Uint8Array): PictureSize | null {
  if (text(bytes, 12, 16) !== 'IHDR') return null
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const pixelChunks: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L'])

/** The largest of all sizes declared in a WebP: of its canvas, its pixels, and the frames of an animation. */
function webpSize(bytes: Uint8Array): PictureSize | null {
  if (!pixelChunks.has(text(bytes, 12, 16))) return null
  const sizes = webpSizes(bytes, 12)
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
}

/** The sizes declared in the chunks from `start` on (RFC 9649, sections 2.5 to 2.7). */
function webpSizes(bytes: Uint8Array, start: number): PictureSize[] {
  const view = viewOf(bytes)
  const uint24 = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)
  const sizes: PictureSize[] = []
  for (let offset = start; offset + 8 <= bytes.length; ) {
    const content = offset + 8
    const size = view.getUint32(offset + 4, true)
    switch (text(bytes, offset, offset + 4)) {
      case 'VP8X':
        sizes.push({ width: uint24(content + 4) + 1, height: uint24(content + 7) + 1 })
        break
      case 'VP8 ':
        sizes.push({
          width: view.getUint16(content + 6, true) & 0x3fff,
          height: view.getUint16(content + 8, true) & 0x3fff,
        })
        break
      case 'VP8L': {
        const bits = view.getUint32(content + 1, true)
        sizes.push({ width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 })
        break
      }
      case 'ANMF':
        sizes.push({ width: uint24(content + 6) + 1, height: uint24(content + 9) + 1 })
        sizes.push(...webpSizes(bytes.subarray(0, content + size), content + 16))
        break
    }
    offset = content + size + (size % 2)
  }
  return sizes
}
