import { beforeEach, expect, jest, test } from '@jest/globals'
import type { UploadOptions } from './storage-client'

type Stored = { readonly name: string; readonly fileType: string; readonly file: Blob }

/** The storage client, which the journey tests cover for real. */
let storeObject = jest.fn<(config: object, object: Stored, options: UploadOptions) => Promise<string>>()
jest.unstable_mockModule('client-only', () => ({}))
jest.unstable_mockModule('./storage-client', () => ({
  storeObject: (...given: Parameters<typeof storeObject>) => storeObject(...given),
}))
jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({ identityConfig: async () => ({}) }))
const { upload } = await import('./upload')
const { sendDocument } = await import('./send-document')
const { sendPicture } = await import('./send-picture')

const place = { path: 'companies/krua/branches', fileName: 'a.png', fileType: 'image/png' }
const options = { token: 'permit' }

beforeEach(() => {
  storeObject = jest.fn(async () => 'https://files/a')
})

test('a file is stored at {path}/{fileName} with its type, and its address is the result', async () => {
  const file = new Blob(['x'])
  expect(await upload({ ...place, file }, options)).toEqual({ url: 'https://files/a', error: null })
  const stored = { name: 'companies/krua/branches/a.png', fileType: 'image/png', file }
  expect(storeObject).toHaveBeenCalledWith({}, stored, options)
})

test('a data: URL is stored as the file it holds', async () => {
  await upload({ ...place, dataUrl: 'data:image/png;base64,4LiB' }, options)
  expect(await storeObject.mock.calls[0]?.[1].file.text()).toBe('ก')
})

test('a failure is the result’s error, with an empty url', async () => {
  const failure = Object.assign(new Error('quota'), { code: 'storage/quota-exceeded' })
  storeObject.mockRejectedValue(failure)
  expect(await upload({ ...place, file: new Blob() }, options)).toEqual({ url: '', error: failure })
  const damaged = await upload({ ...place, dataUrl: 'no data: URL' }, options)
  expect(damaged).toEqual({ url: '', error: expect.objectContaining({ code: 'storage/invalid-format' }) })
})

test.each(['photo.heic', 'IMG_01.HEIC', 'photo.heif', 'photo.jpg'])(
  'a picture of an iPhone called %s names the phone’s setting where the browser cannot open it',
  async (name) => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new DOMException('unknown')) })
    const source = new File(['\0\0\0\x1cftypheic', new Uint8Array(64)], name, { type: 'image/heic' })
    const sending = {
      maxBytes: 1_000_000,
      askPermit: () => Promise.reject(new Error('not asked')),
      onPrepared: () => undefined,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    }
    const refused = { problem: expect.objectContaining({ code: 'heic_unreadable' }) }
    await expect(sendDocument(source, sending)).rejects.toMatchObject(refused)
    expect((await sendPicture(source, sending)).error).toMatchObject(refused)
  },
)

test.each([
  ['หนังสือรับรอง.jpg', 'หนังสือรับรอง.pdf'],
  ['ใบทะเบียน', null],
  [`${'ยาว'.repeat(120)}.pdf`, expect.stringMatching(/^ย.{20,115}\.pdf$/)],
  ['ใบ\u202Egnp.pdf', 'ใบ gnp.pdf'],
])('a paper called %s is named for people as what it is', async (name, named) => {
  const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF'
  const sent = sendDocument(new File([pdf], name), {
    maxBytes: 1_000_000,
    askPermit: async () => ({ path: 'companies/krua/documents', fileName: 'a.pdf', token: 'permit' }),
    onPrepared: () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  if (named === null) return expect(sent).rejects.toThrow()
  expect(await sent).toEqual({ fileName: 'a.pdf', name: named })
})
