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

test('one of usual size is', async () => {
  expect(await codeOf(preparePicture(pngOf(4_000, 3_000), { maxBytes: 1_000_000 }))).toBe(
    'picture_unreadable',
  )
  expect(decode).toHaveBeenCalled()
})

test('a HEIC picture that the browser cannot open names the setting of the phone', async () => {
  const heic = new Blob(['\0\0\0\x1cftypheic', new Uint8Array(64)])
  expect(await codeOf(preparePicture(heic, { maxBytes: 1_000_000 }))).toBe('heic_unreadable')
})

test('a document that is changed after it was chosen is said to be so', async () => {
  const file = new File(['%PDF-1.7 …'], 'a.pdf')
  const gone = Object.assign(file, {
    arrayBuffer: async () => {
      throw new DOMException('changed', 'NotReadableError')
    },
  })
  expect(await codeOf(pickFile(gone, 'company_document', 2_000))).toBe('file_unreadable')
})
