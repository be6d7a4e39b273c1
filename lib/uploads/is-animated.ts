import type { PictureType } from '@/validators/upload-terms'

const namesOf = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end))

/** Bit of a VP8X chunk that announces frames (RFC 9649, 2.7). */
const animationFlag = 0x02

/** Whether a picture has frames that follow each other, as its header announces them. */
export function isAnimated(bytes: Uint8Array, type: PictureType): boolean {
  if (type === 'image/webp')
    return namesOf(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & animationFlag) !== 0
  return type === 'image/png' && announcesFrames(bytes)
}

/** An acTL chunk stands before the pixels (Portable Network Graphics, third edition, 11.3.5.1). */
function announcesFrames(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    const name = namesOf(bytes, offset + 4, offset + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}
