import { beforeEach, expect, jest, test } from '@jest/globals'
import { isAnimated } from './is-animated'
import { pickFile } from './pick-file'
import { preparePicture } from './prepare-picture'

const decode = jest.fn<() => Promise<never>>(async () => {
  throw new DOMException('unknown format', 'InvalidStateError')
})
beforeEach(() => {
  decode.mockClear()
  Object.assign(globalThis, { createImageBitmap: decode })
})

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

/** The beginning of a PNG of a size in pixels. */
function pngOf(width: number, height: number): Blob {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new Blob([bytes])
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { problem?: { code: string } }) => error.problem?.code,
  )

test.each([
  [12_000, 12_000],
  [1, 4_000_000_000],
  [30_000, 30_000],
])('a picture of %i × %i pixels is refused by its header, and never decoded', async (width, height) => {
  expect(await codeOf(preparePicture(pngOf(width, height), { maxBytes: 1_000_000 }))).toBe(
    'picture_too_many_pixels',
  )
  expect(decode).not.toHaveBeenCalled()
})

/** The beginnings of other pictures that announce a size. */
const others: readonly (readonly [string, (width: number, height: number) => Uint8Array])[] = [
  ['GIF', (width, height) => headOf('GIF89a', [6, 2, width], [8, 2, height])],
  ['bitmap', (width, height) => headOf('BM', [18, 4, width], [22, 4, height])],
  [
    'WebP with a canvas',
    (width, height) => headOf('RIFF\0\0\0\0WEBPVP8X', [24, 3, width - 1], [27, 3, height - 1]),
  ],
  [
    'WebP without loss',
    (width, height) => headOf('RIFF\0\0\0\0WEBPVP8L', [21, 4, (width - 1) | ((height - 1) << 14)]),
  ],
  ['WebP with loss', (width, height) => headOf('RIFF\0\0\0\0WEBPVP8 ', [26, 2, width], [28, 2, height])],
  [
    'HEIC',
    (width, height) => headOf('\0\0\0\x1cftypheic', [40, 4, 0x65707369], [48, -4, width], [52, -4, height]),
  ],
  [
    'AVIF',
    (width, height) => headOf('\0\0\0\x1cftypavif', [40, 4, 0x65707369], [48, -4, width], [52, -4, height]),
  ],
]

/** Bytes that begin with a text, with numbers of some bytes at some places; of a negative length, the highest byte first. */
function headOf(
  start: string,
  ...numbers: readonly (readonly [at: number, length: number, value: number])[]
) {
  const bytes = new Uint8Array(80)
  bytes.set([...start].map((char) => char.charCodeAt(0)))
  for (const [at, length, value] of numbers)
    for (let byte = 0; byte < Math.abs(length); byte++)
      bytes[at + (length > 0 ? byte : -length - 1 - byte)] = (value >>> (8 * byte)) & 0xff
  return bytes
}

test.each(others)(
  'a %s of too many pixels is refused by its header, one of usual size is decoded',
  async (_, make) => {
    const codeFor = (width: number, height: number) =>
      codeOf(preparePicture(new Blob([make(width, height) as BlobPart]), { maxBytes: 1_000_000 }))
    expect(await codeFor(16_000, 16_000)).toBe('picture_too_many_pixels')
    expect(decode).not.toHaveBeenCalled()
    expect(await codeFor(4_000, 3_000)).toMatch(/_unreadable$/)
    expect(decode).toHaveBeenCalledTimes(1)
  },
)

test('an empty file is told as that, and not as another kind of file', async () => {
  expect(await codeOf(preparePicture(new Blob([]), { maxBytes: 1_000_000 }))).toBe('file_empty')
})

test('one of usual size is', async () => {
  expect(await codeOf(preparePicture(pngOf(4_000, 3_000), { maxBytes: 1_000_000 }))).toBe(
    'picture_unreadable',
  )
  expect(decode).toHaveBeenCalled()
})

test.each(['heic', 'heix', 'mif1', 'msf1'])(
  'a picture (%s) of an iPhone that the browser cannot open names the setting',
  async (brand) => {
    const heic = new Blob([`\0\0\0\x1cftyp${brand}`, new Uint8Array(64)])
    expect(await codeOf(preparePicture(heic, { maxBytes: 1_000_000 }))).toBe('heic_unreadable')
  },
)

test.each([
  ['changed', 'NotReadableError', '%PDF-1.7 …'],
  ['deleted', 'NotFoundError', '%PDF-1.7 …'],
  ['a picture that is gone', 'NotReadableError', '\x89PNG\r\n\x1a\n'],
])('a file that is %s after it was chosen is said to be so', async (_, name, start) => {
  const bytes = Uint8Array.from(start, (char) => char.charCodeAt(0))
  const file = new File([bytes], 'a')
  const gone = Object.assign(file, {
    arrayBuffer: async () => {
      throw new DOMException('changed', name)
    },
  })
  expect(await codeOf(pickFile(gone, 'company_document', 2_000))).toBe('file_unreadable')
})

test('a PDF is sent without what a printer put around it', async () => {
  const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF'
  const picked = await pickFile(
    new File([`\x1b%-12345X@PJL\r\n${pdf}\r\n\x1b%-12345X`], 'a.pdf'),
    'company_document',
    2_000,
  )
  expect(picked.fileType).toBe('application/pdf')
  expect(picked.file.size).toBe(pdf.length)
})

/** A picture in parts, as its format names them. */
const pngWith = (...names: readonly string[]) =>
  `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${'\0\0\0\x01'.repeat(4)}\0${[...names, 'IEND'].map((name) => `\0\0\0\x08${name}${'\x01'.repeat(12)}`).join('')}`
const webpWith = (kind: string, flags: number) =>
  `RIFF\x40\0\0\0WEBP${kind}\x0a\0\0\0${String.fromCharCode(flags)}${'\0'.repeat(40)}`

test.each([
  ['an animated PNG', 'image/png', pngWith('acTL', 'fcTL', 'IDAT', 'fdAT'), true],
  ['an animated PNG with a colour profile first', 'image/png', pngWith('iCCP', 'acTL', 'IDAT'), true],
  ['a still PNG', 'image/png', pngWith('IDAT'), false],
  ['a PNG that speaks of frames behind its pixels', 'image/png', pngWith('IDAT', 'acTL'), false],
  ['a PNG that ends early', 'image/png', '\x89PNG\r\n\x1a\n\0\0', false],
  ['an animated WebP', 'image/webp', webpWith('VP8X', 0x02), true],
  ['an animated WebP with alpha and a profile', 'image/webp', webpWith('VP8X', 0x32), true],
  ['a still WebP with alpha', 'image/webp', webpWith('VP8X', 0x10), false],
  ['a WebP without a canvas', 'image/webp', webpWith('VP8 ', 0x02), false],
  ['a JPEG', 'image/jpeg', '\xff\xd8\xff\xe0acTL', false],
] as const)('%s moves or does not', (_, type, text, moves) => {
  expect(isAnimated(latin(text), type)).toBe(moves)
})

test.each([
  ['moves', ['acTL', 'fcTL'], 'image/jpeg'],
  ['is still', ['gAMA'], 'image/png'],
])('a small picture that %s is sent as a still one', async (_, names, fileType) => {
  const close = jest.fn()
  decode.mockResolvedValueOnce({ width: 200, height: 200, close } as never)
  const drawn = new Blob(['still'], { type: 'image/jpeg' })
  const canvas = { getContext: () => null, toBlob: (done: (blob: Blob) => void) => done(drawn) }
  Object.assign(globalThis, { document: { createElement: () => canvas } })
  const picture = new Blob([latin(pngWith(...names, 'IDAT'))])
  const sent = await preparePicture(picture, { maxBytes: 1_000_000, longestSide: 480 })
  expect(sent.fileType).toBe(fileType)
  expect(close).toHaveBeenCalled()
})
