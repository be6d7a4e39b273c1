import type { ContentType } from './file-type'

/** Sizes of items of an ISO media file (ISO/IEC 23008-12, 6.5.3) are said near its beginning. */
const mostOfItems = 16 * 1_024

/**
 * The pixels that the header of a picture announces; 0 where it says nothing, and of a JPEG, of which cameras make the largest.
 * A few bytes can announce more than a phone has memory for.
 */
export function announcedPixels(bytes: Uint8Array, type: ContentType): number {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 32) return 0
  if (type === 'image/png') return header.getUint32(16) * header.getUint32(20)
  if (type === 'image/gif') return header.getUint16(6, true) * header.getUint16(8, true)
  if (type === 'image/bmp') return Math.abs(header.getInt32(18, true)) * Math.abs(header.getInt32(22, true))
  if (type === 'image/webp') return webpPixels(header)
  return type === 'image/heic' || type === 'image/avif' ? largestItem(header) : 0
}

/** The VP8X, VP8L or VP8 chunk that comes first (RFC 9649). */
function webpPixels(header: DataView): number {
  const kind = String.fromCharCode(header.getUint8(15))
  if (kind === 'X')
    return ((header.getUint32(24, true) & 0xffffff) + 1) * ((header.getUint32(26, true) >>> 8) + 1)
  if (kind === 'L') {
    const sides = header.getUint32(21, true)
    return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1)
  }
  return (header.getUint16(26, true) & 0x3fff) * (header.getUint16(28, true) & 0x3fff)
}

const ispe = 0x69737065

function largestItem(header: DataView): number {
  let largest = 0
  for (let at = 0; at + 16 <= Math.min(header.byteLength, mostOfItems); at++)
    if (header.getUint32(at) === ispe)
      largest = Math.max(largest, header.getUint32(at + 8) * header.getUint32(at + 12))
  return largest
}
