import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { blobOfDataUrl } from './data-url'

test('any bytes come back from their data: URL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      const dataUrl = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
      const file = blobOfDataUrl(dataUrl, 'image/png')
      expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(['image/png', bytes])
    }),
  )
})

test('text may be written plainly', async () => {
  expect(await blobOfDataUrl('data:text/plain,%E0%B8%81', 'text/plain').text()).toBe('ก')
})

test.each(['', 'data:', 'https://example.com/a.png', 'data:image/png;base64,***', 'data:text/plain,%zz'])(
  '%j is refused as the storage client refuses it',
  (dataUrl) => {
    expect(() => blobOfDataUrl(dataUrl, 'image/png')).toThrow(
      expect.objectContaining({ code: 'storage/invalid-format' }),
    )
  },
)
