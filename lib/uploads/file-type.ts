/** The type of a file by its first bytes; its name and the type that the browser reports are ignored. */
export type ContentType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/bmp'
  | 'image/avif'
  | 'image/heic'
  | 'application/pdf'

const text = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end))

/** Brands of an ISO media file, which follow `ftyp` (ISO/IEC 23008-12; AVIF specification 1.1). */
const brands: Readonly<Record<string, ContentType>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  hevx: 'image/heic',
  heif: 'image/heic',
  mif1: 'image/heic',
  msf1: 'image/heic',
}

/** The type of a file from its first bytes, or null for anything else: text, scripts, SVG, archives. */
export function contentTypeOf(bytes: Uint8Array): ContentType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'image/gif'
  // A bitmap's header has the file's length and four reserved zeros; "BM" alone could begin any text.
  if (text(bytes, 0, 2) === 'BM' && text(bytes, 6, 10) === '\0\0\0\0') return 'image/bmp'
  if (text(bytes, 4, 8) === 'ftyp') return brands[text(bytes, 8, 12)] ?? null
  if (text(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  return null
}
