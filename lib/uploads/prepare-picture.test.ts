import { beforeEach, expect, jest, test } from '@jest/globals'
import { pickFile } from './pick-file'
import { preparePicture } from './prepare-picture'

const decode = jest.fn<() => Promise<never>>(async () => {
  throw new DOMException('unknown format', 'InvalidStateError')
})
beforeEach(() => {
  decode.mockClear()
  Object.assign(globalThis, { createImageBitmap: decode })
})

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
