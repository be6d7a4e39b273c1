import fc from 'fast-check'
import { withoutMetadata } from '@/lib/uploads/picture-metadata'
import type { PictureType } from '@/validators/upload-terms'
import { pngChunk, samplePhoto } from './sample-files'

/** Must not be found in a cleaned picture. */
export const secret = 'CANARY13.7563N100.5018E'

export type LoadedPicture = {
  readonly type: PictureType
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const uint16 = (value: number) => Buffer.of(value >> 8, value & 0xff)
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Bytes that contain the secret. */
const load = fc
  .tuple(fc.uint8Array({ maxLength: 40 }), fc.uint8Array({ maxLength: 40 }))
  .map(([before, after]) => Buffer.concat([before, latin1(secret), after]))

const tiff = (orientation: number, rest: Buffer) => {
  const head = Buffer.from(
    '49492a00080000000200120103000100000000000000258804000100000026000000000000',
    'hex',
  )
  head.writeUInt16LE(orientation, 18)
  return Buffer.concat([head, rest])
}
const exif = fc.tuple(fc.nat(9), load).map(([orientation, rest]) => tiff(orientation, rest))
const trailer = fc.oneof(fc.constant(Buffer.alloc(0)), load)

/** Inserts things between parts, at the positions given by their numbers, but after the first `fixed` parts. */
function mixed(
  parts: readonly Buffer[],
  added: readonly (readonly [number, Buffer])[],
  fixed: number,
): Buffer {
  const all = [...parts]
  for (const [at, part] of added) all.splice(fixed + (at % (all.length - fixed)), 0, part)
  return Buffer.concat(all)
}

const some = <Part>(part: fc.Arbitrary<Part>) => fc.array(fc.tuple(fc.nat(20), part), { maxLength: 5 })

// --- JPEG ------------------------------------------------------------------------------------------------------------

const segment = (code: number, content: Buffer) =>
  Buffer.concat([Buffer.of(0xff, code), uint16(content.length + 2), content])
const starting = (head: string) => load.map((content) => Buffer.concat([latin1(head), content]))

const jpegSegment = fc.oneof(
  exif.map((content) => segment(0xe1, Buffer.concat([latin1('Exif\0\0'), content]))),
  starting('http://ns.adobe.com/xap/1.0/\0').map((content) => segment(0xe1, content)),
  starting('Photoshop 3.0\x008BIM').map((content) => segment(0xed, content)),
  starting('JFXX\0').map((content) => segment(0xe0, content)),
  starting('MPF\0').map((content) => segment(0xe2, content)),
  load.map((content) => segment(0xfe, content)),
  fc.tuple(fc.integer({ min: 0xe0, max: 0xef }), load).map(([code, content]) => segment(code, content)),
  // Segments that are kept, with more data than they should have.
  starting('JFIF\0\x01\x02\0\0\x48\0\x48\x04\x02').map((content) => segment(0xe0, content)),
  starting('Adobe\0\x64\0\0\0\0\x01').map((content) => segment(0xee, content)),
)

const cleanPhoto = (extension: 'jpg' | 'webp') =>
  Buffer.from(
    withoutMetadata(samplePhoto(extension), extension === 'jpg' ? 'image/jpeg' : 'image/webp') ?? [],
  )

/** The segments of a photo; the last one is its compressed data with everything after it. */
function jpegParts(): Buffer[] {
  const photo = cleanPhoto('jpg')
  const parts = [photo.subarray(0, 2)]
  for (let at = 2; ; ) {
    const end = at + 2 + photo.readUInt16BE(at + 2)
    if (photo[at + 1] === 0xda) return [...parts, photo.subarray(at)]
    parts.push(photo.subarray(at, end))
    at = end
  }
}

/** JPEGs with everything that cameras and programs add to the pixels, and more. */
const jpegs = fc.tuple(some(jpegSegment), trailer).map(([added, rest]): LoadedPicture => {
  const bytes = Buffer.concat([mixed(jpegParts(), added, 1), rest])
  return { type: 'image/jpeg', bytes, width: 64, height: 48 }
})

/** The photo with a second frame header of a larger size: programs disagree about which one counts. */
export function jpegOfTwoFrames(width: number, height: number): Buffer {
  const frame = Buffer.concat([
    Buffer.of(8),
    uint16(height),
    uint16(width),
    Buffer.from('03012200021101031101', 'hex'),
  ])
  const [start = Buffer.alloc(0), ...rest] = jpegParts()
  const last = rest.pop() ?? Buffer.alloc(0)
  return Buffer.concat([start, ...rest, segment(0xc0, frame), last])
}

// --- PNG -------------------------------------------------------------------------------------------------------------

const pngExtra = fc.oneof(
  fc
    .tuple(fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt', 'sPLT', 'hIST', 'dSIG'), load)
    .map(([name, of]) => pngChunk(name, of)),
  exif.map((content) => pngChunk('eXIf', content)),
  // Chunks that are kept, with more data than the longest of them has.
  fc
    .tuple(fc.constantFrom('pHYs', 'gAMA', 'cHRM', 'sRGB', 'bKGD', 'sBIT', 'acTL'), load)
    .map(([name, of]) => pngChunk(name, Buffer.concat([of, Buffer.alloc(33)]))),
)

const pngs = fc
  .record({
    width: fc.integer({ min: 1, max: 64 }),
    height: fc.integer({ min: 1, max: 64 }),
    added: some(pngExtra),
    end: trailer,
    rest: trailer,
    lines: fc.constant(latin1('x\x9c\x63\x00\x00\x00\x01\x00\x01')),
  })
  .map(({ width, height, added, end, rest, lines }): LoadedPicture => {
    const head = Buffer.concat([uint32(width), uint32(height), Buffer.of(8, 0, 0, 0, 0)])
    const parts = [
      latin1('\x89PNG\r\n\x1a\n'),
      pngChunk('IHDR', head),
      pngChunk('IDAT', lines),
      pngChunk('IEND', end),
    ]
    return { type: 'image/png', bytes: Buffer.concat([mixed(parts, added, 2), rest]), width, height }
  })

// --- WebP ------------------------------------------------------------------------------------------------------------

function webpChunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return Buffer.concat([latin1(name), size, content, Buffer.alloc(content.length % 2)])
}

const riff = (chunks: Buffer) => webpChunk('RIFF', Buffer.concat([latin1('WEBP'), chunks]))

/** The photo's chunk of compressed pixels. */
function webpPixels(): Buffer {
  const photo = cleanPhoto('webp')
  for (let at = 12; at < photo.length; ) {
    const end = at + 8 + photo.readUInt32LE(at + 4)
    if (photo.toString('latin1', at, at + 3) === 'VP8' && photo[at + 3] !== 0x58)
      return photo.subarray(at, end + (end % 2))
    at = end + (end % 2)
  }
  return photo
}

/** The content of the first chunk of an extended WebP with this size. */
function canvas(width: number, height: number, flags: number): Buffer {
  const content = Buffer.alloc(10)
  content[0] = flags
  content.writeUIntLE(width - 1, 4, 3)
  content.writeUIntLE(height - 1, 7, 3)
  return content
}

/** An animation of one frame, with another chunk inside the frame. */
function frameWith(part: Buffer): Buffer {
  const head = Buffer.alloc(16)
  head.writeUIntLE(63, 6, 3)
  head.writeUIntLE(47, 9, 3)
  return webpChunk('ANMF', Buffer.concat([head, webpPixels(), part]))
}

const webpExtra = fc.oneof(
  exif.map((content) => webpChunk('EXIF', content)),
  fc.tuple(fc.constantFrom('XMP ', 'CANA', 'exif', 'ANIM'), load).map(([name, of]) => webpChunk(name, of)),
)

const webps = fc
  .record({ added: some(webpExtra), rest: trailer, isAnimated: fc.boolean(), inFrame: load })
  .map(({ added, rest, isAnimated, inFrame }): LoadedPicture => {
    const pixels = isAnimated ? frameWith(webpChunk('CANA', inFrame)) : webpPixels()
    const parts = [webpChunk('VP8X', canvas(64, 48, 0x0c)), pixels]
    return {
      type: 'image/webp',
      bytes: Buffer.concat([riff(mixed(parts, added, 1)), rest]),
      width: 64,
      height: 48,
    }
  })

/** A small canvas with a pixel chunk that declares a larger size. */
export function webpBeyondCanvas(width: number, height: number): Buffer {
  const pixels = Buffer.from(webpPixels())
  pixels.writeUInt16LE(width, 8 + 6)
  pixels.writeUInt16LE(height, 8 + 8)
  return riff(Buffer.concat([webpChunk('VP8X', canvas(64, 48, 0)), pixels]))
}

/** Pictures as cameras and programs write them, with the secret in everything added. */
export const loadedPictures: fc.Arbitrary<LoadedPicture> = fc.oneof(jpegs, pngs, webps)
